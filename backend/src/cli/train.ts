import { readFileSync, writeFileSync } from 'node:fs';
import { ears, knowledge } from '../conversation/safety/ears.js';
import { labelledOf, wholeCorpus } from '../conversation/safety/corpus.js';
import { trained } from '../conversation/safety/trained.js';
import { packed } from '../conversation/classifier/weights.js';
import type { Language } from '../reading/reading.js';
import { foodWords } from './food-words.js';
import { markedCorpus, ownCorpus, relationCorpus, toldCorpus } from '../conversation/relation/corpus.js';
import { trainedOwn, trainedRelations } from '../conversation/relation/trained.js';
import { relationExamples } from '../conversation/relation/examples.js';
import { actCorpus, exampleOf as exampleOfAct } from '../conversation/recogniser/corpus.js';
import { trainedActs } from '../conversation/recogniser/trained.js';
import { exampleOf, tagCorpus } from '../conversation/tagger/corpus.js';
import { SIZE, TAGS } from '../conversation/tagger/tags.js';
import { fitted } from '../conversation/chain/fit.js';
import { packedModel } from '../conversation/chain/weights.js';
import { afterthoughtCorpus, exampleOf as exampleOfText, pairsOf } from '../conversation/afterthoughts/corpus.js';
import { PARTS, SIZE as PARTS_SIZE } from '../conversation/afterthoughts/parts.js';
import { exampleOf as exampleOfPair, slotCorpus } from '../conversation/slots/corpus.js';
import { SIZE as SLOT_SIZE, SLOTS } from '../conversation/slots/slots.js';
import { markedRelations } from './record-marked.js';
import { recordedRelations } from './record-relations.js';
import { toldBeside } from './record-told.js';
import { validateActs } from './validate-acts.js';
import { validateRelations } from './validate-relations.js';
import { validateChain } from './validate-chain.js';
import { failures, judgedBy, report, validate } from './validate-safety.js';

/**
 * `npm run train`: fits the classifier that safety is heard with on nlp-fixtures/safety, the recogniser of what a text asks for on
 * nlp-fixtures/acts, that of how it stands to what was told before on nlp-fixtures/relations, and the tagger of its words on nlp-fixtures/tags,
 * and writes their weights.bin of backend/data, the same to the last byte every time. `-- --acts`: all but safety.
 * `-- --record`: what is made today of the texts of nlp-fixtures/relations, written beside them, and the relations of the marked pairs of
 * nlp-fixtures/slots; then train. `-- --validate`: fits on all but one hand's texts and tells how that hand's fare.
 * `-- --texts <table> <language>`: how the texts of a table like the corpus fare with the weights as they are. `--list` names the failures.
 * `-- --foods`: draws the words of foods from the food table again; then train.
 */
const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
type Fitted = 'acts' | 'afterthoughts' | 'own' | 'relations' | 'safety' | 'slots' | 'slots-within' | 'tags';
const args = process.argv.slice(2);
const texts = args.indexOf('--texts');
const fixtures = (of: Fitted) => (file: string) => readFileSync(at(`nlp-fixtures/${of}/${file}`), 'utf8');
const say = (lines: readonly string[]): void => lines.forEach((line) => console.log(line));

if (args.includes('--foods')) {
  const data = (file: string): string => readFileSync(at(`backend/data/${file}`), 'utf8');
  writeFileSync(at('backend/data/safety/food-words.tsv'), foodWords(data('foods.tsv'), data('ordinary-words.tsv')));
} else if (args.includes('--record')) {
  for (const name of ['en', 'fr', 'es'].flatMap((lang) => [lang, `own/${lang}`])) {
    const file = at(`nlp-fixtures/relations/${name}.tsv`);
    const { table, left } = recordedRelations(readFileSync(file, 'utf8'));
    writeFileSync(file, table);
    say(left.map((line) => `nothing is logged of: ${line}`));
  }
  const beside = toldBeside(
    tagCorpus(fixtures('tags')),
    afterthoughtCorpus(fixtures('afterthoughts')),
    relationCorpus(fixtures('relations')),
  );
  const marked = markedRelations(slotCorpus(fixtures('slots')), relationCorpus(fixtures('relations')), knowledge().lexicons);
  for (const lang of ['en', 'fr', 'es'] as const) {
    writeFileSync(at(`nlp-fixtures/relations/marked/${lang}.tsv`), marked(lang));
    writeFileSync(at(`nlp-fixtures/relations/own/told/${lang}.tsv`), beside(lang));
  }
} else if (texts >= 0) {
  const given = labelledOf((args[texts + 2] ?? 'en') as Language, readFileSync(args[texts + 1]!, 'utf8'));
  const judged = given.map((one) => judgedBy(ears(), one));
  say([...report(judged), ...(args.includes('--list') ? failures(judged) : [])]);
} else {
  const validates = args.includes('--validate');
  const keep = (of: Fitted, texts: number, bytes: Uint8Array): void => {
    writeFileSync(at(`backend/data/${of}/weights.bin`), bytes);
    say([`${of}: ${texts} texts, ${bytes.length} bytes`]);
  };
  const acts = actCorpus(fixtures('acts'));
  if (validates) say(validateActs(acts, knowledge().lexicons, args.includes('--list')));
  else keep('acts', acts.length, packed(trainedActs(acts.map((one) => exampleOfAct(one, knowledge().lexicons)))));
  const tags = tagCorpus(fixtures('tags'));
  const afterthoughts = afterthoughtCorpus(fixtures('afterthoughts'));
  if (validates) say(validateChain('afterthoughts', afterthoughts, exampleOfText, PARTS, PARTS_SIZE));
  else keep('afterthoughts', afterthoughts.length, packedModel(fitted(afterthoughts.map(exampleOfText), PARTS_SIZE)));
  const slots = slotCorpus(fixtures('slots'));
  if (validates) say(validateChain('slots', slots, exampleOfPair, SLOTS, SLOT_SIZE));
  else keep('slots', slots.length, packedModel(fitted(slots.map(exampleOfPair), SLOT_SIZE)));
  const within = [...slots, ...pairsOf(afterthoughts)];
  if (!validates) keep('slots-within', within.length, packedModel(fitted(within.map(exampleOfPair), SLOT_SIZE)));
  // After the acts and the slots, whose weights it asks.
  const relations = relationCorpus(fixtures('relations'));
  const marked = markedCorpus(fixtures('relations'));
  if (validates) say(validateRelations(relations, marked, knowledge().lexicons, args.includes('--list')));
  else {
    const [own, told] = [ownCorpus(fixtures('relations')), toldCorpus(fixtures('relations'))];
    const examples = relationExamples({ reviewed: relations, marked, own, told }, knowledge().lexicons);
    keep('relations', examples.relations.length, packed(trainedRelations(examples.relations)));
    keep('own', examples.own.length, packed(trainedOwn(examples.own)));
  }
  if (validates) say(validateChain('tags', tags, exampleOf, TAGS, SIZE));
  else keep('tags', tags.length, packedModel(fitted(tags.map(exampleOf), SIZE)));
  if (!args.includes('--acts')) {
    const corpus = wholeCorpus(fixtures('safety'));
    if (validates) say(validate(corpus, knowledge(), args.includes('--list')));
    else keep('safety', corpus.length, packed(trained(corpus, knowledge())));
  }
}
