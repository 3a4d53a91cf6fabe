import { mealAtTime } from '../../domain/meal-type.js';
import type { MealEntry } from '../../domain/entry.js';
import { decision, type Decision } from '../decision.js';
import { entryBase } from '../new-entry.js';
import type { Scene } from '../scene.js';
import type { IntentOf } from './intent.js';

export function logMeal(intent: IntentOf<'log-meal'>, scene: Scene): Decision {
  const base = entryBase(scene, intent);
  const entry: MealEntry = {
    ...base, kind: 'meal', meal: intent.meal ?? mealAtTime(base.localTime), copyOf: intent.copyOf ?? null, health: null,
    items: intent.items.map(({ words: _w, choices: _c, sureness: _s, ...item }) => item),
  };
  return decision('log_meal', [{ kind: 'confirm_log', text: '', entry }], { events: [{ type: 'meal-logged', entry }] });
}
