import { type CutText, wholeOf } from '../conversation/afterthoughts/corpus.js';
import { normalise } from '../conversation/normalise.js';
import { type LabelledPair, writtenHost, writtenTold } from '../conversation/relation/corpus.js';
import { toldOf } from '../conversation/relation/pair.js';
import { type MarkedText, unmarked } from '../conversation/tagger/corpus.js';
import { readingContext } from '../conversation/turn-context.js';
import { readText } from '../reading/index.js';
import type { Language } from '../reading/reading.js';
import { worldOf } from './converse-world.js';

/** Every so many of the tagged texts: they are many. */
const EVERY = 3;
/** Between what stands and the text, in turn. */
const MINUTES = [0, 1, 1, 2, 2, 5, 20, 60];
/** What stands beside each is of so many pairs further than beside the one before. */
const STEP = 7919;
const HEAD = ['relation', 'hand', 'minutes', 'first', 'second', 'before', 'read'].join('\t');

/**
 * Texts of nlp-fixtures/tags that tell of something had or done, and of nlp-fixtures/afterthoughts, each beside what stands in a pair of
 * nlp-fixtures/relations that it has nothing to do with, as tables of nlp-fixtures/relations/own/told: each tells a meal or training of its own.
 */
export function toldBeside(
  marked: readonly MarkedText[],
  cut: readonly CutText[],
  reviewed: readonly LabelledPair[],
): (lang: Language) => string {
  const { snapshot, now } = worldOf({ local: '2025-06-10T12:40' });
  const context = readingContext(snapshot, now);
  const telling = marked.map((one) => ({ ...one, ...unmarked(one.text) })).filter(({ tags }) => tags.some((tag) => TELLS.has(tag)));
  const texts = [
    ...telling.filter((_, at) => at % EVERY === 0),
    ...cut.filter(({ hand }) => hand !== FRAMES).map((one) => ({ lang: one.lang, hand: one.hand, text: wholeOf(one) })),
  ];
  return (lang) => {
    const pairs = reviewed.filter((pair) => pair.lang === lang);
    const rows = texts
      .filter((one) => one.lang === lang)
      .map(({ hand, text }, at) => {
        const beside = pairs[(at * STEP) % pairs.length]!;
        const told = toldOf(readText(normalise(text).text, context));
        const minutes = String(MINUTES[at % MINUTES.length]);
        return ['own', hand, minutes, beside.first, text, writtenHost(beside.host), writtenTold(told)].join('\t');
      });
    return `${[HEAD, ...rows].join('\n')}\n`;
  };
}

/** What was had and done. */
const TELLS: ReadonlySet<string> = new Set(['eaten', 'done']);
/** Texts of this hand are made of others. */
const FRAMES = 'frames';
