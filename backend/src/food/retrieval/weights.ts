import { dataFile } from '../data-files.js';

/** What counts how much in retrieval and cover; `data/README.md` says what each figure weighs. */
export interface Weights {
  item: number;
  unexplained: number;
  unknownWord: number;
  unsaid: number;
  unsaidFlat: number;
  unsaidLater: number;
  unsaidFaint: number;
  unsaidNegated: number;
  classOfKind: number;
  head: number;
  headSaid: number;
  /** All words of a name were said. */
  wholly: number;
  pair: number;
  otherName: number;
  synonym: number;
  contradiction: number;
  foreign: number;
  alias: number;
  skipFood: number;
  skipWord: number;
  /** More for a food that people name alone. */
  skipCommon: number;
  skipAmount: number;
  secondAmount: number;
  trailingAmount: number;
  midAmount: number;
  midArticle: number;
  takes: number;
  held: number;
  /** A food that people name alone, behind a joint that the name does not span, and not in it. */
  swallowed: number;
  /** A word that the name leaves out of a dish's name. */
  torn: number;
  unsaidEither: number;
  joinedName: number;
  sized: number;
  quality: number;
  negated: number;
  /** The least that a food of its own costs, unexplained in another item. */
  foodWord: number;
  /** A restaurant's or shop's name that its item does not hold. */
  place: number;
  unjoined: number;
  apart: number;
  beside: number;
  spanned: number;
  /** Said behind "with" and first in the name: "taco with chicken". */
  turned: number;
  /** A dish that says nothing of what is listed behind it. */
  hosts: number;
  spannedComma: number;
  portionMiss: number;
  joint: Readonly<Record<JointKind, number>>;
  start: Readonly<Record<JointKind | 'none', number>>;
  startAmount: number;
  /** An item that begins with its size, behind another with nothing between: "big mac large fries". */
  startSize: number;
  prior: { generic: number; eaten: number; raw: number; usda: number; within: number; place: number };
  spelling: {
    edit: number;
    short: number;
    second: number;
    wrongKey: { far: number; near: number };
    foreign: number;
    sound: number;
    /** Written without its vowels. */
    vowels: number;
    /** More for a food that few people eat, near an unknown word. */
    chance: number;
    prefix: number;
    ordinary: number;
    prior: number;
    rare: number;
  };
}

/** What stands between two runs of words. */
export type JointKind = 'and' | 'comma' | 'with' | 'on' | 'made' | 'open' | 'end';

export const WEIGHTS = JSON.parse(dataFile('reading-weights.json')) as Weights;
