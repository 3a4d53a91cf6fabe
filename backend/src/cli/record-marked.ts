import { chartOfText } from '../conversation/chain/chart-of-text.js';
import { fitted } from '../conversation/chain/fit.js';
import type { Model } from '../conversation/chain/model.js';
import { normalise } from '../conversation/normalise.js';
import { type LabelledPair, writtenFilled, writtenHost, writtenTold } from '../conversation/relation/corpus.js';
import { leftByMarks } from '../conversation/relation/left-by-marks.js';
import { relatedBy, standingBeside } from '../conversation/relation/relate.js';
import { exampleOf as exampleOfPair } from '../conversation/relation/examples.js';
import { trainedRelations } from '../conversation/relation/trained.js';
import type { Lexicons } from '../conversation/safety/lexicon.js';
import { exampleOf, type SlottedPair, unmarked } from '../conversation/slots/corpus.js';
import { SIZE } from '../conversation/slots/slots.js';
import { slottedBy } from '../conversation/slots/slotted.js';
import type { Language } from '../reading/reading.js';
import { recordedPair } from './record-relations.js';

/** Slots are fitted anew for so many parts of the hands, each on the hands of the others. */
const PARTS = 3;
/** Marked pairs were texted one right after the other, in minutes, in the year the reviewed pairs were written in. */
const [SOON, YEAR] = [2, 2026];
const HEAD = ['relation', 'hand', 'minutes', 'first', 'second', 'before', 'read', 'filled'].join('\t');

/**
 * The marked pairs of nlp-fixtures/slots as tables of nlp-fixtures/relations/marked: of the relations that their marks leave open the one
 * that weights fitted on the reviewed pairs hold for likeliest (self-training under constraints), with what their words fill by weights
 * that saw nothing of their hand. Pairs of several entries, of several changes, and of whose first text nothing is logged are left out.
 */
export function markedRelations(corpus: readonly SlottedPair[], reviewed: readonly LabelledPair[], lexicons: Lexicons) {
  const models = modelsWithout(corpus);
  const weights = trainedRelations(reviewed.map((pair) => exampleOfPair(pair, lexicons)));
  const rowOf = ({ lang, hand, first: [first, ...more], text: marked }: SlottedPair): string[] => {
    const left = more.length === 0 ? leftByMarks(marked) : [];
    const text = unmarked(marked).text;
    const recorded = left.length > 0 ? recordedPair(first!, text) : null;
    if (!recorded) return [];
    const pair = { lang, text: normalise(text).text, minutes: SOON, ...recorded };
    const filled = slottedBy(models(hand), chartOfText(pair.text, lang), lang, standingBeside(pair.host));
    const { relation } = relatedBy(weights, lexicons, pair, YEAR, filled).find((one) => left.includes(one.relation))!;
    const written = [writtenHost(pair.host), writtenTold(pair.told), writtenFilled(filled)];
    return [[relation, hand, String(SOON), first!, text, ...written].join('\t')];
  };
  return (lang: Language): string => `${[HEAD, ...corpus.filter((one) => one.lang === lang).flatMap(rowOf)].join('\n')}\n`;
}

/** Weights of slots that saw nothing of a hand. */
function modelsWithout(corpus: readonly SlottedPair[]): (hand: string) => Model {
  const partOf = (hand: string): number => hand.charCodeAt(0) % PARTS;
  const examples = corpus.map(exampleOf);
  const models = Array.from({ length: PARTS }, (_, part) =>
    fitted(
      examples.filter((_, at) => partOf(corpus[at]!.hand) !== part),
      SIZE,
    ),
  );
  return (hand) => models[partOf(hand)]!;
}
