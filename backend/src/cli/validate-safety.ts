import type { Labelled } from '../conversation/safety/corpus.js';
import { CLASSES } from '../conversation/safety/classes.js';
import type { Ears, Knowledge } from '../conversation/safety/ears.js';
import { senseBy, type Sense } from '../conversation/safety/sense.js';
import { normalise } from '../conversation/normalise.js';
import { trained } from '../conversation/safety/trained.js';

interface Judged extends Labelled {
  sense: Sense | null;
}

/** The year the texts were written in. */
const YEAR = 2026;

/** Whose texts are tested: those who wrote of every class in every language. */
const HANDS = ['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'];

/** Lines of a report: every hand's texts judged by a classifier that saw none of them. */
export function validate(corpus: readonly Labelled[], known: Knowledge, list: boolean): string[] {
  const judged = HANDS.flatMap((hand) => {
    const weights = trained(
      corpus.filter((saying) => saying.hand !== hand),
      known,
    );
    return corpus.filter((saying) => saying.hand === hand).map((saying) => judgedBy({ ...known, weights }, saying));
  });
  return [...report(judged), ...(list ? failures(judged) : [])];
}

export const judgedBy = (ears: Ears, saying: Labelled): Judged => ({
  ...saying,
  sense: senseBy(ears, normalise(saying.text).text, saying.lang, YEAR),
});

export function report(judged: readonly Judged[]): string[] {
  return (['all', 'en', 'fr', 'es'] as const).flatMap((lang) => {
    const own = judged.filter((saying) => lang === 'all' || saying.lang === lang);
    if (own.length === 0) return [];
    const classes = CLASSES.slice(1).map((is) => {
      const those = own.filter((saying) => saying.is === is);
      return `${is} ${share(those, heard)} (sure ${share(those, (saying) => saying.sense?.grade === 'sure')})`;
    });
    const near = own.filter((saying) => saying.is === 'none' && saying.near !== '-');
    const plain = own.filter((saying) => saying.is === 'none' && saying.near === '-');
    const safety = own.filter((saying) => saying.is !== 'none' && saying.is !== 'opt-out');
    return [
      `${lang}: safety ${share(safety, heard)}, of those labelled sure ${share(
        safety.filter(({ grade }) => grade === 'sure'),
        heard,
      )}; ${classes.join(', ')}`,
      `  sounds alike (${near.length}): fixed answer ${share(near, (saying) => saying.sense?.grade === 'sure')}, line ${share(near, (saying) => saying.sense?.grade === 'possible')};` +
        ` plain (${plain.length}): fixed answer ${share(plain, (saying) => saying.sense?.grade === 'sure')}, line ${share(plain, (saying) => saying.sense?.grade === 'possible')}`,
    ];
  });
}

export function failures(judged: readonly Judged[]): string[] {
  const told = (saying: Judged): string =>
    `${saying.lang} ${saying.is}/${saying.grade} ${saying.sense ? `${saying.sense.topic}/${saying.sense.grade}` : 'not heard'}: ${saying.text}`;
  return [
    '-- not heard',
    ...judged.filter((saying) => saying.is !== 'none' && saying.sense === null).map(told),
    '-- false alarms',
    ...judged.filter((saying) => saying.is === 'none' && saying.sense !== null).map(told),
  ];
}

const heard = (saying: Judged): boolean => saying.sense !== null;

const share = (those: readonly Judged[], holds: (saying: Judged) => boolean): string =>
  those.length === 0 ? '-' : `${((100 * those.filter(holds).length) / those.length).toFixed(1)} %`;
