import type { MakeLesson } from '../../../contract/index.js';
import type { Lesson } from '../../../ports/storage/staff/staff-lessons.js';

/** What the columns of a food file hold, of a food that staff enter: kinds of fat, fibre and the like are not known. */
const ROW = (of: { name: string; figures: readonly number[]; portion: string; grams: number }): string => {
  const [kcal, protein, carbs, fat, sugar] = of.figures;
  const code = `own-${of.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`;
  const figures = [kcal, protein, carbs, fat, 0, 0, sugar, 0, 0, 0];
  return [
    code,
    of.name.toLowerCase(),
    '',
    '',
    '',
    '',
    ...figures,
    `${of.portion}=${of.grams}`,
    of.portion,
    1,
    'dish',
    '',
    '',
    '',
    'entered by staff',
  ].join('\t');
};

/** What is to be taught, as the table takes it. */
export function lessonOf(made: MakeLesson): Lesson {
  const { kind, food = '', language = 'en', words = '', portion = '', grams = 0 } = made;
  if (kind === 'alias') return { kind, food, language, words };
  if (kind === 'portion') return { kind, food, portion: `${portion.trim()}=${grams}` };
  const figures = [made.calories ?? 0, made.protein ?? 0, made.carbs ?? 0, made.fat ?? 0, made.sugar ?? 0];
  return { kind, row: ROW({ name: words.trim(), figures, portion: portion.trim(), grams }) };
}
