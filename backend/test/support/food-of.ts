import type { Food } from '../../src/food/food.js';
import { parseFoodRow } from '../../src/food/food-row.js';

/** A food as a row of the table has it; what is left out is empty. `figures`: kcal to alcohol in the order of the columns, with blanks between. */
export function foodOf(
  row: { name: string; figures: string; portions: string; standard: string } & Partial<
    Record<'code' | 'en' | 'fr' | 'es' | 'tags', string>
  >,
): Food {
  const { name, figures, portions, standard, code = '99999999', en = '', fr = '', es = '', tags = '' } = row;
  return parseFoodRow([code, name, en, fr, es, '', ...figures.split(' '), portions, standard, '1', tags, '', '', '', 'test'].join('\t'));
}
