import type { Graded } from './grade.js';
import { PORTION_KINDS } from './said-portion.js';

/** What the figures must reach. */
export const TARGET = { kcalRight: 0.88, gramsRight: 0.85, far: 0.005 };
const FAR_KCAL = 500;
/** A family needs this many texts before its share means anything. */
const FAMILY = 8;

export interface Summary {
  sentences: number;
  kcalRight: number;
  gramsRight: number;
  /** The share that is more than 500 kcal off. */
  far: number;
}

export function summarise(graded: readonly Graded[]): Summary {
  const share = (test: (answer: Graded) => boolean) => graded.filter(test).length / Math.max(1, graded.length);
  return {
    sentences: graded.length,
    kcalRight: share((answer) => answer.kcalRight),
    gramsRight: share((answer) => answer.gramsRight),
    far: share((answer) => answer.kcalOff > FAR_KCAL),
  };
}

export function reached({ kcalRight, gramsRight, far }: Summary): boolean {
  return kcalRight >= TARGET.kcalRight && gramsRight >= TARGET.gramsRight && far <= TARGET.far;
}

/** The report as lines of text: the three figures, shares by measure, the worst families with examples, and single failures where asked for. */
export function report(graded: readonly Graded[], failures: number): string[] {
  const all = summarise(graded);
  const lines = [
    `${all.sentences} sentences`,
    line('calories within 20 %', percent(all.kcalRight), `target ${percent(TARGET.kcalRight)}`),
    line('grams within 15 %', percent(all.gramsRight), `target ${percent(TARGET.gramsRight)}`),
    line('more than 500 kcal off', percent(all.far), `target at most ${percent(TARGET.far)}`),
    '',
    line('by measure', 'texts', 'calories', 'grams', '> 500 kcal'),
  ];
  for (const kind of [...PORTION_KINDS, 'two foods'] as const)
    lines.push(
      row(
        kind,
        graded.filter((answer) => answer.sentence.kind === kind),
      ),
    );

  lines.push('', line('worst families', 'texts', 'calories', 'grams', '> 500 kcal'));
  const families = new Map<string, Graded[]>();
  for (const answer of graded) {
    const family = `${answer.sentence.category} × ${answer.sentence.kind}`;
    families.set(family, [...(families.get(family) ?? []), answer]);
  }
  const worst = [...families]
    .filter(([, list]) => list.length >= FAMILY)
    .map(([name, list]) => ({ name, list, wrong: list.filter((answer) => !answer.kcalRight || !answer.gramsRight) }))
    .sort((a, b) => b.wrong.length / b.list.length - a.wrong.length / a.list.length || b.wrong.length - a.wrong.length)
    .slice(0, 25);
  for (const { name, list, wrong } of worst) lines.push(row(name, list), ...wrong.slice(0, 3).map(example));

  if (failures) {
    lines.push('', 'failures');
    lines.push(
      ...graded
        .filter((answer) => !answer.kcalRight || !answer.gramsRight)
        .slice(0, failures)
        .map(example),
    );
  }
  return lines;
}

function row(name: string, list: readonly Graded[]): string {
  const { sentences, kcalRight, gramsRight, far } = summarise(list);
  return line(name, String(sentences), percent(kcalRight), percent(gramsRight), percent(far));
}

function line(name: string, ...cells: string[]): string {
  return name.slice(0, 58).padEnd(60) + cells.map((cell) => cell.padStart(10)).join(' ');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function example({ sentence, read, kcalRight, gramsRight }: Graded): string {
  const near = sentence.truths.reduce((best, truth) => (Math.abs(truth.kcal - read.kcal) < Math.abs(best.kcal - read.kcal) ? truth : best));
  const marks = `${kcalRight ? '' : ' calories'}${gramsRight ? '' : ' grams'}`;
  const amount = ({ grams, kcal }: { grams: number; kcal: number }) => `${Math.round(grams)} g ${Math.round(kcal)} kcal`;
  return `    ${sentence.text}  →  read ${amount(read)}, is ${amount(near)}${sentence.truths.length > 1 ? ' or alike' : ''}; wrong:${marks}`;
}
