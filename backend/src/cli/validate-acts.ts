import { normalise } from '../conversation/normalise.js';
import type { Example } from '../conversation/classifier/fit.js';
import { exampleOf, type LabelledAct } from '../conversation/recogniser/corpus.js';
import { recognisedBy, type Recognised } from '../conversation/recogniser/recognise.js';
import { trainedActs } from '../conversation/recogniser/trained.js';
import type { Lexicons } from '../conversation/safety/lexicon.js';
import { handsOf, type Judgement, levelsOf } from './between-hands.js';

interface Judged extends LabelledAct {
  recognised: Recognised;
}

/** The year the texts were written in. */
const YEAR = 2026;
/** What is told of those that are at least so likely. */
const LEVELS = [0, 0.5, 0.9, 0.95];

/** Every hand's texts judged by a recogniser that saw none of them. `examples`: one of each text. */
export function judgedBetweenHands(
  corpus: readonly LabelledAct[],
  examples: readonly Example[],
  lexicons: Lexicons,
  hands = handsOf(corpus),
): Judged[] {
  return hands.flatMap((hand) => {
    const weights = trainedActs(examples.filter((_, at) => corpus[at]!.hand !== hand));
    return corpus
      .filter((saying) => saying.hand === hand)
      .map((saying) => ({ ...saying, recognised: recognisedBy(weights, lexicons, normalise(saying.text).text, saying.lang, YEAR) }));
  });
}

/** Lines of a report; `list`: with the texts that were taken for something else. */
export function validateActs(corpus: readonly LabelledAct[], lexicons: Lexicons, list: boolean): string[] {
  const examples = corpus.map((saying) => exampleOf(saying, lexicons));
  const judged = judgedBetweenHands(corpus, examples, lexicons);
  const lines = (['all', 'en', 'fr', 'es'] as const).map((lang) => {
    const own = judged.filter((saying) => lang === 'all' || saying.lang === lang);
    return `acts ${lang} (${own.length}): ${levelsOf(own.map(judgementOf), LEVELS, 'texts')}`;
  });
  const wrong = judged
    .filter((saying) => !isRight(saying))
    .map((saying) => `${saying.lang} ${saying.act} > ${told(saying)}: ${saying.text}`);
  return [...lines, ...(list ? wrong : [])];
}

const isRight = ({ act, recognised }: Judged): boolean => act === recognised.act;
const told = ({ recognised: { act, chance } }: Judged): string => `${act} ${chance.toFixed(2)}`;
const judgementOf = (saying: Judged): Judgement => ({ chance: saying.recognised.chance, right: isRight(saying) });
