import { GOAL_NAMES } from '../../domain/goals.js';
import type { MealType } from '../../domain/meal-type.js';

/*
 * What a model may answer about a turn: numbers and words of these lists, and nothing else. Words of food are the user's own, by their numbers.
 */
export const TURN_ACTS = [
  'candidate',
  'log',
  'add',
  'amount',
  'size',
  'share',
  'figure',
  'minutes',
  'distance',
  'replace',
  'remove',
  'put-back',
  'move',
  'delete',
  'undo',
  'redo',
  'repeat',
  'save',
  'saved',
  'water',
  'weight',
  'name',
  'goal',
  'remind',
  'answer',
  'day-so-far',
  'left-today',
  'figures-of',
  'plan',
  'not-eaten',
  'nothing',
] as const;
export type TurnAct = (typeof TURN_ACTS)[number];

export const TURN_UNITS = [
  'none',
  'g',
  'kg',
  'oz',
  'lb',
  'ml',
  'l',
  'floz',
  'cup',
  'tbsp',
  'tsp',
  'slice',
  'piece',
  'serving',
  'bowl',
  'plate',
  'glass',
  'mug',
  'bottle',
  'can',
  'bag',
  'packet',
  'box',
  'pack',
  'container',
  'handful',
  'scoop',
  'bar',
  'stick',
  'strip',
  'bite',
  'shot',
  'mi',
  'km',
] as const;
export const TURN_SIZES = ['none', 'small', 'medium', 'large', 'extra large'] as const;
export const TURN_MEALS = ['none', 'breakfast', 'lunch', 'dinner', 'snack'] as const satisfies readonly (MealType | 'none')[];
export const TURN_FIELDS = ['none', ...GOAL_NAMES] as const;
export const TURN_OPS = ['set', 'by', 'times'] as const;

/** One thing that a text asks for. Numbers that an act does not use are 0, or null where 0 means something. */
export interface TurnFrame {
  act: TurnAct;
  /** Number of the candidate that is meant. */
  candidate: number;
  /** Number of the entry, and the place of a food in it; 0: none. */
  entry: number;
  item: number;
  field: (typeof TURN_FIELDS)[number];
  op: (typeof TURN_OPS)[number];
  value: number | null;
  /** The figure that stands now, where the text says it. */
  was: number | null;
  unit: (typeof TURN_UNITS)[number];
  size: (typeof TURN_SIZES)[number];
  meal: (typeof TURN_MEALS)[number];
  /** 0 today, -1 yesterday. */
  day: number | null;
  /** 1330 is half past one in the afternoon. */
  time: number | null;
  /** First and last word, by their numbers; 0: none. */
  from: number;
  to: number;
}

/** A frame of which nothing is said. */
export const NO_FRAME: TurnFrame = {
  act: 'nothing',
  candidate: 0,
  entry: 0,
  item: 0,
  field: 'none',
  op: 'set',
  value: null,
  was: null,
  unit: 'none',
  size: 'none',
  meal: 'none',
  day: null,
  time: null,
  from: 0,
  to: 0,
};

export interface TurnAnswer {
  do: 'frames' | 'log' | 'ask' | 'none';
  frames: TurnFrame[];
  /** The two candidates that come as near. */
  ask: number[];
}

/** More than this no text asks for. */
export const MOST_TURN_FRAMES = 8;
