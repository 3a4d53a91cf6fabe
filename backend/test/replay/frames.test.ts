import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { converseLine } from '../../src/cli/converse-line.js';

const file = fileURLToPath(new URL('../../../nlp-fixtures/frames/around-a-meal.yaml', import.meta.url));

interface Framed {
  meals: string[];
  frames: string[];
}
const { why: _why, ...languages } = parse(readFileSync(file, 'utf8')) as { why: string } & Record<string, Framed>;

interface Told {
  meals: { items: { food: string | null; grams: number | null; calories: number }[] }[];
  replies: unknown;
}

/** What a text stores, in whatever order it is told. */
function stored(text: string): string[] {
  const { meals } = converseLine({ text }) as unknown as Told;
  return meals.map(({ items }) =>
    items
      .map(({ food, grams, calories }) => `${food ?? '?'} ${Math.round(grams ?? 0)} g ${Math.round(calories)} cal`)
      .toSorted()
      .join(', '),
  );
}

describe.each(Object.entries(languages as Record<string, Framed>))('frames: %s', (_language, { meals, frames }) => {
  const bare = new Map(meals.map((meal) => [meal, stored(meal)]));

  it.each(meals)('%s is stored as one meal', (meal) => {
    expect(bare.get(meal)).toHaveLength(1);
  });

  it.each(frames)('%s', (frame) => {
    const said = meals.map((meal) => frame.replace('{}', () => meal));
    expect(said.map((text) => [text, stored(text)])).toEqual(meals.map((meal, i) => [said[i], bare.get(meal)]));
  });
});
