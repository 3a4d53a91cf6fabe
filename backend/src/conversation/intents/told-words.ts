import type { Item } from '../../domain/entry.js';
import type { Chart } from '../../language/chart.js';
import { stems } from '../targets.js';

type Named = Pick<Item, 'name' | 'words' | 'mods' | 'size' | 'unit'>;

/** Stems of all that foods are called, counted in and told with. */
export const stemsOfFoods = (items: readonly Named[]): string[] => [
  ...new Set(items.flatMap(({ name, words, mods, size, unit }) => [name, words ?? '', ...mods, size ?? '', unit]).flatMap(stems)),
];

/** Whether a word belongs to a concept of ours that says something. */
export const isConcept = ({ at }: Chart, place: number): boolean =>
  at.some((spans) => spans.some(({ kind, from, to }) => from <= place && place < to && !LIGHT.has(kind)));
const LIGHT: ReadonlySet<string> = new Set(['determiner', 'article', 'filler', 'and']);
