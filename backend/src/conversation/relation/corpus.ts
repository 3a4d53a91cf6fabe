import type { Language } from '../../reading/reading.js';
import { normalise } from '../normalise.js';
import { LANGUAGES, rowsOf } from '../safety/lexicon.js';
import type { Filler } from '../slots/slotted.js';
import type { Filled, Host, Pair, Told } from './pair.js';
import type { Relation } from './relations.js';

/** One reviewed pair of texts of nlp-fixtures/relations, with what was made of them when it was recorded. */
export interface LabelledPair extends Pair {
  relation: Relation;
  /** Who wrote it, by a letter: figures count only between hands. */
  hand: string;
  /** The text before. */
  first: string;
  /** What its words fill where that is recorded; else it is asked. */
  filled?: Filled;
}

/** All reviewed pairs. `read`: the text of a file of nlp-fixtures/relations. */
export const relationCorpus = (read: (file: string) => string): LabelledPair[] =>
  LANGUAGES.flatMap((lang) => rowsOf(read(`${lang}.tsv`)).map((row) => pairOfRow(lang, row)));

/** Pairs whose second text tells a meal or training of its own and says nothing of what stands. */
export const ownCorpus = (read: (file: string) => string): LabelledPair[] => relationCorpus((file) => read(`own/${file}`));

/** Texts of other corpora that tell a meal or training of their own, beside what stands in a pair that they have nothing to do with. */
export const toldCorpus = (read: (file: string) => string): LabelledPair[] => relationCorpus((file) => read(`own/told/${file}`));

/** All pairs whose relation was made of the marks of nlp-fixtures/slots, with what their words fill by weights that never saw them. */
export const markedCorpus = (read: (file: string) => string): LabelledPair[] =>
  LANGUAGES.flatMap((lang) =>
    rowsOf(read(`marked/${lang}.tsv`)).map((row) => ({ ...pairOfRow(lang, row), filled: filledWritten(row[FILLED]!) })),
  );
const FILLED = 7;

function pairOfRow(lang: Language, [relation, hand, minutes, first, text, host, told = '']: readonly string[]): LabelledPair {
  return {
    relation: relation as Relation,
    hand: hand!,
    first: first!,
    lang,
    text: normalise(text!).text,
    minutes: Number(minutes),
    host: hostWritten(host!),
    told: toldWritten(told),
  };
}

/** Between foods, and between what is told of each. */
const [NEXT, FIELD] = [' + ', '|'];
const WORKOUT = 'workout ';

/** "burger|cheeseburger|27510480|assumed + …", "workout running". */
export const writtenHost = ({ kind, foods }: Host): string =>
  kind === 'workout'
    ? `${WORKOUT}${foods[0]!.name}`
    : foods
        .map(({ name, words, code, assumed }) => [plain(name), plain(words), code ?? '', assumed ? 'assumed' : ''].join(FIELD))
        .join(NEXT);

/** Without what divides. */
const plain = (words: string): string => words.replaceAll(FIELD, ' ').replaceAll(NEXT, ' ');

function hostWritten(written: string): Host {
  if (written.startsWith(WORKOUT)) {
    const name = written.slice(WORKOUT.length);
    return { kind: 'workout', foods: [{ name, words: name, code: null, assumed: true }] };
  }
  const foods = written.split(NEXT).map((food) => {
    const [name = '', words = '', code = '', assumed = ''] = food.split(FIELD);
    return { name, words, code: code || null, assumed: assumed !== '' };
  });
  return { kind: 'meal', foods };
}

/** "27510480|assumed|known + workout running"; empty for nothing. */
export const writtenTold = ({ foods, activities }: Told): string =>
  [
    ...foods.map(({ code, assumed, known }) => [code ?? '', assumed ? 'assumed' : '', known ? 'known' : ''].join(FIELD)),
    ...activities.map((activity) => `${WORKOUT}${activity}`),
  ].join(NEXT);

function toldWritten(written: string): Told {
  const parts = written === '' ? [] : written.split(NEXT);
  const foods = parts
    .filter((part) => !part.startsWith(WORKOUT))
    .map((part) => {
      const [code = '', assumed = '', known = ''] = part.split(FIELD);
      return { code: code || null, assumed: assumed !== '', known: known !== '' };
    });
  return { foods, activities: parts.filter((part) => part.startsWith(WORKOUT)).map((part) => part.slice(WORKOUT.length)) };
}

/** "wrong 0.93 + right 0.41 + most 0.97". */
export const writtenFilled = ({ fillers, most }: Filled): string =>
  [...fillers.map(({ slot, chance }) => `${slot} ${chance.toFixed(2)}`), `most ${most.toFixed(2)}`].join(NEXT);

function filledWritten(written: string): Filled {
  const parts = written.split(NEXT).map((part) => part.split(' '));
  const fillers = parts.slice(0, -1).map(([slot, chance]) => ({ slot: slot as Filler['slot'], chance: Number(chance) }));
  return { fillers, most: Number(parts.at(-1)![1]) };
}
