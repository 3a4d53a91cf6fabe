import type { Food, FoodTag, Portion } from './food.js';
import { parsePortion } from './portion-text.js';
import { deriveNutrients } from './sugar-and-fat.js';

/**
 * Reads one line of a table module:
 * `name | aliases | kcal protein carbs fat saturated unsaturated sugar fibre sodium alcohol | portions | default | code | tags`.
 * Figures are per 100 g (sodium in mg). Aliases are split by `;`, those in other languages begin with `fr:` or `es:`.
 * Portions are `unit=grams`, the default `2 slice`. Throws for a line that is not of this form: the table is part of the program.
 */
export function parseFood(line: string): Food {
  const fields = line.split('|');
  if (fields.length !== 7) throw new Error(`food table: ${fields.length} fields instead of 7: ${line}`);
  const [name, aliases, figures, portions, standard, code, tags] = fields.map((field) => field.trim()) as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const numbers = figures.split(' ').map(Number);
  if (numbers.length !== 10 || numbers.some((n) => !(n >= 0))) throw new Error(`food table: bad figures: ${line}`);
  const [kcal, protein, carbs, fat, saturated, unsaturated, sugar, fiber, sodium, alcohol] = numbers as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const parsed = portions ? portions.split(';').map((text) => parsePortion(text)) : [];
  if (parsed.some((portion) => portion === null)) throw new Error(`food table: bad portion: ${line}`);
  const list = parsed as Portion[];
  const en: string[] = [];
  const fr: string[] = [];
  const es: string[] = [];
  if (aliases) {
    for (const alias of aliases.split(';')) {
      const text = alias.trim();
      if (text.startsWith('fr:')) fr.push(text.slice(3).trim());
      else if (text.startsWith('es:')) es.push(text.slice(3).trim());
      else en.push(text);
    }
  }
  return {
    name,
    aliases: en,
    fr,
    es,
    per100g: deriveNutrients(code, { kcal, protein, carbs, fat, saturated, unsaturated, sugar, fiber, sodium, alcohol }),
    portions: list,
    standard: parseStandard(standard, list, line),
    code,
    source: 'builtin',
    tags: tagsOf(tags),
  };
}

const tagSets = new Map<string, ReadonlySet<FoodTag>>();

function tagsOf(text: string): ReadonlySet<FoodTag> {
  let set = tagSets.get(text);
  if (!set) tagSets.set(text, (set = new Set(text ? (text.split(' ') as FoodTag[]) : [])));
  return set;
}

function parseStandard(text: string, portions: readonly Portion[], line: string): Food['standard'] {
  const match = /^(\d+(?:\.\d+)?) (.+)$/.exec(text);
  if (!match) throw new Error(`food table: bad default: ${line}`);
  const quantity = Number(match[1]);
  if (match[2] === 'g') return { quantity, portion: { unit: 'g', size: null, detail: null, grams: 1 } };
  const wanted = parsePortion(`${match[2]}=1`)!;
  const portion =
    portions.find((one) => one.unit === wanted.unit && one.size === wanted.size) ?? portions.find((one) => one.unit === wanted.unit);
  if (!portion) throw new Error(`food table: the default is no portion: ${line}`);
  return { quantity, portion };
}

/** All foods of a table module's text; blank lines and `#` lines are skipped. */
export function parseFoods(text: string): Food[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parseFood);
}
