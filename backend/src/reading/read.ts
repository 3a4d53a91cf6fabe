import type { FoodTable } from '../food/index.js';
import type { Reading, ReadingContext } from './reading.js';

/** Reads a free text with no model and no network. Pure: the same text, context and table always give the same reading. */
export function readText(text: string, context: ReadingContext, table?: FoodTable): Reading {
  void context;
  void table;
  return { language: 'en', meals: [], workouts: [], asides: [], leftover: text.trim() ? [text.trim()] : [], reader: 'builtin' };
}
