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
      corpus.filter((one) => one.hand !== hand),
      known,
    );
    return corpus.filter((one) => one.hand === hand).map((one) => judgedBy({ ...known, weights }, one));
  });
  return [...report(judged), ...(list ? failures(judged) : [])];
}

export const judgedBy = (ears: Ears, one: Labelled): Judged => ({ ...one, sense: senseBy(ears, normalise(one.text).text, one.lang, YEAR) });

export function report(judged: readonly Judged[]): string[] {
  return (['all', 'en', 'fr', 'es'] as const).flatMap((lang) => {
    const own = judged.filter((one) => lang === 'all' || one.lang === lang);
    if (own.length === 0) return [];
    const classes = CLASSES.slice(1).map((is) => {
      const those = own.filter((one) => one.is === is);
      return `${is} ${share(those, heard)} (sure ${share(those, (one) => one.sense?.grade === 'sure')})`;
    });
    const near = own.filter((one) => one.is === 'none' && one.near !== '-');
    const plain = own.filter((one) => one.is === 'none' && one.near === '-');
    const safety = own.filter((one) => one.is !== 'none' && one.is !== 'opt-out');
    return [
      `${lang}: safety ${share(safety, heard)}, of those labelled sure ${share(
        safety.filter(({ grade }) => grade === 'sure'),
        heard,
      )}; ${classes.join(', ')}`,
      `  sounds alike (${near.length}): fixed answer ${share(near, (one) => one.sense?.grade === 'sure')}, line ${share(near, (one) => one.sense?.grade === 'possible')};` +
        ` plain (${plain.length}): fixed answer ${share(plain, (one) => one.sense?.grade === 'sure')}, line ${share(plain, (one) => one.sense?.grade === 'possible')}`,
    ];
  });
}

export function failures(judged: readonly Judged[]): string[] {
  const told = (one: Judged): string =>
    `${one.lang} ${one.is}/${one.grade} ${one.sense ? `${one.sense.topic}/${one.sense.grade}` : 'not heard'}: ${one.text}`;
  return [
    '-- not heard',
    ...judged.filter((one) => one.is !== 'none' && one.sense === null).map(told),
    '-- false alarms',
    ...judged.filter((one) => one.is === 'none' && one.sense !== null).map(told),
  ];
}

const heard = (one: Judged): boolean => one.sense !== null;

const share = (those: readonly Judged[], holds: (one: Judged) => boolean): string =>
  those.length === 0 ? '-' : `${((100 * those.filter(holds).length) / those.length).toFixed(1)} %`;
