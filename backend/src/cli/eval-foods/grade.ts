import type { Sentence, Truth } from './sentences.js';

export interface Graded {
  sentence: Sentence;
  /** What the reader made of the text, all foods together. */
  read: Truth;
  kcalRight: boolean;
  gramsRight: boolean;
  /** How far the calories are from the nearest rightful meaning. */
  kcalOff: number;
}

/** Calories come as whole numbers; a cup of tea has two. */
const ROUNDING_KCAL = 2;

/** Calories within 20 % and grams within 15 % of any rightful meaning, each judged on its own. */
export function grade(sentence: Sentence, read: Truth): Graded {
  const kcalOff = Math.min(...sentence.truths.map(({ kcal }) => Math.abs(kcal - read.kcal)));
  return {
    sentence,
    read,
    kcalOff,
    kcalRight: sentence.truths.some(({ kcal }) => Math.abs(kcal - read.kcal) <= Math.max(kcal * 0.2, ROUNDING_KCAL)),
    gramsRight: sentence.truths.some(({ grams }) => Math.abs(grams - read.grams) <= Math.max(grams * 0.15, 1)),
  };
}
