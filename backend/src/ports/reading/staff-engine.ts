import type { Food } from '../../food/index.js';
import type { Lesson } from '../../food/lesson.js';
import type { Understanding } from './understanding.js';

/** How a text is heard by itself, by somebody of whom nothing is known. */
export interface Explained {
  /** Each word with what it, or what begins with it, may be. */
  chart: { word: string; spans: string[] }[];
  /** What it could mean, the best first. */
  frames: { act: string; sentence: string; words: string; cost: number; taken: boolean }[];
  /** Words that nothing explains. */
  left: string[];
}

/** The engine as staff look into it. Promises: nothing is changed by looking or trying. */
export abstract class StaffEngine {
  abstract explain(text: string): Explained;
  abstract allFoods(): readonly Food[];
  /** Those that share words, the nearest first. */
  abstract foods(words: string, most: number): Food[];
  abstract foodByName(name: string): Food | null;
  /** As the table takes it. */
  abstract tidy(lesson: Lesson): Lesson;
  /** Why the table should not be taught this; empty: it may. */
  abstract faults(lesson: Lesson): string[];
  /** The engine of today, the same with a lesson more, and which texts that may be heard otherwise: any other is heard as it was. */
  abstract trial(lesson: Lesson): { without: Understanding; with: Understanding; mayChange: (text: string) => boolean };
}
