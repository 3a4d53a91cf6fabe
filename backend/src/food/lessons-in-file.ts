import { FOOD_COLUMNS } from './food-row.js';
import type { Lesson } from './lesson.js';

const COLUMN = { name: FOOD_COLUMNS.indexOf('name'), portions: FOOD_COLUMNS.indexOf('portions') };

/** The text of a food file with lessons in their rows; what it has already is not written twice. Other rows stay as they are, byte for byte. */
export function lessonsInFile(text: string, lessons: readonly Lesson[]): string {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const rows = new Map(lines.map((line) => [line.split('\t')[COLUMN.name]!, line]));
  for (const lesson of lessons) {
    if (lesson.kind === 'food') {
      const name = lesson.row.split('\t')[COLUMN.name]!;
      if (!rows.has(name)) rows.set(name, lesson.row);
      continue;
    }
    const row = rows.get(lesson.food);
    if (row === undefined) continue;
    const column = lesson.kind === 'portion' ? COLUMN.portions : FOOD_COLUMNS.indexOf(lesson.language);
    rows.set(lesson.food, withEntry(row, column, lesson.kind === 'portion' ? lesson.portion : lesson.words));
  }
  return `${[header, ...rows.values()].join('\n')}\n`;
}

function withEntry(row: string, column: number, entry: string): string {
  const cells = row.split('\t');
  const all = cells[column] ? cells[column].split('; ') : [];
  if (!all.includes(entry)) cells[column] = [...all, entry].join('; ');
  return cells.join('\t');
}
