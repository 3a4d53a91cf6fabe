import type { FoodTable } from '../../food/food-table.js';
import { normaliseText } from '../normalise.js';
import { tokenise } from '../tokens.js';
import { chartOf } from './chart.js';
import { coverClause } from './cover-clause.js';
import { type Element, wordOf } from './element.js';

/** A text's pieces with what each costs inside and outside of an item, and the cover with its candidates, as lines for people who mend the reader. */
export function explainReading(text: string, table: FoodTable): string[] {
  const elements = chartOf(tokenise(normaliseText(text)), table);
  const lines = elements.map((element) => {
    const { within, outside, joint, negated, stems } = element;
    const may = stems.filter(({ cost }) => cost > 0).map(({ stem, cost }) => `${stem} ${cost.toFixed(1)}`);
    const signs = [joint, negated ? 'left away' : null, ...may].filter((sign) => sign !== null);
    return `  ${shown(element).padEnd(16)} within ${within.toFixed(1)}  outside ${outside.toFixed(1)}  ${signs.join(', ')}`;
  });
  for (const { from, to, start, candidates } of coverClause(elements, table)) {
    lines.push(`  item (${start}): ${elements.slice(from, to).map(shown).join(' ')}`);
    for (const { form, cost, matched } of candidates)
      lines.push(
        `    ${cost.toFixed(2).padStart(6)}  ${table.forms.shown(form)} ${table.foods[table.forms.food[form]!]!.code}  by ${matched.map((i) => wordOf(elements[i]!)).join(' ')}`,
      );
  }
  return lines;
}

function shown({ piece }: Element): string {
  if (piece.type === 'token') return piece.token.text;
  return piece.type === 'amount'
    ? `<${Math.round(piece.value * 100) / 100}${piece.measure ? ` ${piece.measure}` : ''}>`
    : `<${piece.type}>`;
}
