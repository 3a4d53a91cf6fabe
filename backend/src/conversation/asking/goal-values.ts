import type { GoalName } from '../../domain/goals.js';
import type { Figure } from '../../language/span.js';
import { pointsAt, type Said } from './said.js';

/** A figure that was told, and of what; null where that was not said. */
export interface GoalValue {
  goal: GoalName | null;
  value: number;
  /** The part it stands in. */
  at: number;
}

const LABELS: ReadonlySet<string> = new Set(['nutrient', 'energy', 'micro', 'untracked']);
/** Of these no goal is kept. */
const OTHERS: ReadonlySet<string> = new Set(['micro', 'untracked']);
const OTHER = 'other';
/** What may stand between a figure and what it is of. */
const BETWEEN: ReadonlySet<string> = new Set(
  'unit determiner article filler aim be to in bound for goal-word aim-at aim-with from-now per-day only at-of down-by up-by make'.split(
    ' ',
  ),
);

/** The figures of a text with what they are of: the label next to each, else the only one there is; without those of what no goal is kept. */
export function goalValues(said: Said): GoalValue[] {
  const { parts } = said;
  const used = new Set<number>();
  const is = (at: number, kind: string) => parts[at]?.spans.some((span) => span.kind === kind) ?? false;
  const labelAt = (at: number): GoalName | typeof OTHER | null => {
    const span = parts[at]?.spans.find(({ kind }) => LABELS.has(kind));
    return span ? (span.kind === 'energy' ? 'calories' : OTHERS.has(span.kind) ? OTHER : (span.value as GoalName)) : null;
  };
  const between = (at: number) => parts[at]?.spans.some(({ kind }) => BETWEEN.has(kind)) ?? false;
  // "P 240 C 310": of goals, the letters stand before what they are of.
  const letterFirst =
    said.has('aim', 'aims', 'goal-word', 'regime') &&
    parts.findIndex((_, at) => is(at, 'macro-letter') && is(at + 1, 'number')) >= 0 &&
    !isLetterLast(parts);
  const out: GoalValue[] = [];
  parts.forEach((part, at) => {
    for (const span of part.spans) {
      if (span.kind === 'figure') {
        const { nutrient, grams } = span.value as Figure;
        out.push({ goal: nutrient as GoalName, value: grams, at });
        return;
      }
      if (span.kind === 'kcal') {
        out.push({ goal: 'calories', value: span.value as number, at });
        return;
      }
    }
    const number = part.spans.find(({ kind }) => kind === 'number');
    // "The carbs one" is no figure.
    if (!number || pointsAt(said, at)) return;
    const say = (goal: GoalName | typeof OTHER | null, label: number | null) => {
      if (label !== null) used.add(label);
      if (goal !== OTHER) out.push({ goal, value: number.value as number, at });
    };
    // "35 g" are grams of something, in French too.
    const letter =
      is(at + 1, 'unit') && !letterFirst
        ? undefined
        : parts[letterFirst ? at - 1 : at + 1]?.spans.find(({ kind }) => kind === 'macro-letter');
    if (letter) return say(letter.value as GoalName, null);
    for (const step of [1, -1])
      for (let to = at + step; parts[to]; to += step) {
        const label = labelAt(to);
        if (label && !used.has(to)) return say(label, to);
        if (label || !between(to)) break;
      }
    return say(null, null);
  });
  // One figure and one word for what it is of belong together, wherever they stand.
  const labels = parts.flatMap((_, at) => {
    const label = used.has(at) ? null : labelAt(at);
    return label === null || label === OTHER ? [] : [label];
  });
  const loose = out.filter(({ goal }) => goal === null);
  return toldOnce(
    labels.length > 0 && new Set(labels).size === 1 && loose.length > 0 && loose.length === out.length
      ? out.map((one) => ({ ...one, goal: labels[0]! }))
      : out,
  );
}

/** "No, 1650, the doctor said 1650": the same figure of the same goal is told once. */
const toldOnce = (all: readonly GoalValue[]): GoalValue[] =>
  all.filter((one, i) => !all.slice(0, i).some(({ goal, value }) => goal === one.goal && value === one.value));

/** "240p 310c 65f", "240p 310c, 25g fiber": a letter follows the last number that a goal is kept of. */
function isLetterLast(parts: Said['parts']): boolean {
  const kinds = parts.map(({ spans }) => spans.map(({ kind }) => kind));
  const isOther = (at: number) => [1, 2].some((by) => kinds[at + by]?.some((kind) => OTHERS.has(kind)));
  return kinds.findLastIndex((of) => of.includes('macro-letter')) > kinds.findLastIndex((of, at) => of.includes('number') && !isOther(at));
}

/** What the text is about where it tells no figure. */
export function goalNamed(said: Said): GoalName | null {
  const nutrient = said.value<GoalName>('nutrient');
  return nutrient ?? (said.has('energy') ? 'calories' : null);
}
