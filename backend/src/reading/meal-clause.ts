import type { FoodTable, SaidFood } from '../food/index.js';
import { foodOfItem } from '../food/find-foods.js';
import { isSide } from '../food/portions/plate.js';
import { layFigures } from './lay-figures.js';
import { bareEnergy, energyOfMeal, NO_FIGURES, quickItem, takeFigures } from './quick-add.js';
import type { Clause } from './clauses.js';
import { type LooseAmount, readFoodPhrase } from './food-phrase.js';
import type { Mark } from './marks.js';
import { withAmount } from './loose-amounts.js';
import type { Language, ReadingContext, ReadItem, Stance } from './reading.js';
import { layEnergy } from './whole-energy.js';
import { conceptsOf } from '../language/concepts-of.js';
import { LEXICONS } from '../language/load-lexicons.js';
import { contains, hasLetter } from '../language/letters.js';
import { shape } from '../language/shape.js';
import { tokenise } from '../language/token.js';
import { withoutKinds } from './stance-signs.js';
import { readTitled } from './titled.js';

/** What one clause says was eaten. */
export interface MealClause {
  items: ReadItem[];
  leftover: string[];
  /** An amount that no food was found for: "husband had 3 slices". */
  loose: SaidFood | null;
  stance: Stance;
  /** When it was, as far as it says. */
  marks: readonly Mark[];
}

const EATING =
  /\b(?:had|have|ate|eat|eating|eaten|drank|drink|drinking|lunch|breakfast|dinner|snack|snacked|finished|devoured|inhaled|demolished|crushed|smashed|munch(?:ed|ing)|grabbed|made|ordered|log|logged|cooked|mange|bu|pris|comi|tome|bebi|cene|almorce|desayune|for (?:breakfast|lunch|dinner))\b/;

/** How long something lasted is no amount of food: "24 hr fast done", "baked for 30 min". */
const LASTING =
  /\b(?:for |in |after )?(?:a |an )?\d+(?:\.\d+)?\s?-?(?:hours?|hrs?|hr|h|minutes?|mins?|min|days?|weeks?)\b(?: (?:fast(?:ed|ing)?|later|done))*(?! ?(?:energy|egg|oats|rice|ramen))/g;

/** Whose food it was, up to the verb. */
const SUBJECT =
  /^.{0,30}?\b(?:had|has|ate|eats|having|got|finished|ordered|drank|made|brought|bought|cooked|baked|grilled|packed|sent|wants|mange|bu|comio|tomo|bebio)\b/;

/** Words that tell to whom it went, and no food: "2 were for my kid". */
const HANDED: ReadonlySet<string> = new Set(['gave', 'for', 'was', 'whose', 'owned', 'other', 'theirs']);

/** Reads one clause about food, in the light of the clauses before it. */
export function readMealClause(
  text: string,
  clause: Clause,
  before: readonly MealClause[],
  about: { context: ReadingContext; table: FoodTable; as: 'auto' | 'meal' | 'workout'; language: Language },
): MealClause {
  const { context, table, as, language } = about;
  text = withNamedOnes(text, before);
  if (before.at(-1)?.stance !== clause.stance) text = withNamedOne(text, before);
  const named = clause.marks.find((mark) => mark.meal)?.meal ?? null;
  const energy = bareEnergy(text) ?? (named === null ? null : energyOfMeal(text));
  if (energy !== null)
    return {
      items: [quickItem({ ...NO_FIGURES, calories: energy }, named, text)],
      leftover: [],
      loose: null,
      stance: clause.stance,
      marks: clause.marks,
    };
  const said = clause.stance === 'others' ? withoutKinds(text.replace(SUBJECT, ' '), HANDED) : text;
  const own = takeFigures(said.replace(LASTING, ' '));
  const told = named !== null || context.meal !== null || EATING.test(clause.words);
  const unknowns = as === 'meal' || told ? 'always' : 'with-amount';
  const phrase = readTitled(own.rest, { table, unknowns, memory: context.memory, language });
  const items = phrase.items;
  let loose: SaidFood | null = null;
  for (const { said, after } of phrase.loose) {
    if (said.calories !== null && layEnergy({ calories: said.calories, all: after === 0 }, after === 0 ? items : items.slice(0, after)))
      continue;
    // "hubby made pancakes. had 3 with syrup": so many of what was named before
    if (after === 0 && items[0]?.lead?.joint === 'with' && said.quantity !== null && before.some((one) => one.items.length > 0)) {
      const counted: ReadItem[] = [];
      loose = looseAlone(said, clause, before, counted, about);
      items.unshift(...counted);
      continue;
    }
    // "6 wings and a pint"
    if (said.unit === 'pint' && after > 0 && !said.share && !contains(own.rest, WHOLE_PINT)) {
      items.push(...usual('beer', said, context, table));
      continue;
    }
    // "2 pc n fries": pieces that sides go with
    if (said.unit === 'piece' && after === 0 && (said.quantity ?? 0) >= 2 && isSideItem(items[0], table)) {
      items.unshift(...usual('fried chicken', said, context, table));
      continue;
    }
    // "brought kolaches. i had 2, sausage & cheese": so many of them, and of which kind
    if (after === 0 && isOfOthers(said, items, clause, before)) {
      const kinds = kindsOf(items, before, about);
      const counted: ReadItem[] = [];
      loose = looseAlone(said, clause, before, counted, about);
      for (const item of counted) item.mods = [...item.mods, ...items.slice(0, kinds).map(({ words }) => words)];
      items.splice(0, kinds, ...counted);
      continue;
    }
    // a number before a list belongs to none of it
    if (items.length > 0 && after === 0 && ((said.unit === null && said.size === null && !said.share) || !items[0]!.assumed)) continue;
    if (items.length > 0) {
      const all = said.size !== null && said.quantity === null && said.unit === null;
      // a size before a food is of that food, "eggs, small sweet potato", and behind all of them of each
      const first = all && after < items.length ? after : Math.max(0, after - 1);
      items.forEach((item, i) => {
        if (all && after === items.length ? item.size === null : i === first && !(all && item.size !== null))
          items[i] = withAmount(item, said, table);
      });
    } else loose = looseAlone(said, clause, before, items, about);
  }
  // "dinner about 800 cals, buffet": what it was is not known, what it held is
  const { calories = null, unit = null } = phrase.loose.find(({ said: { calories: told } }) => told !== null)?.said ?? {};
  const what = phrase.leftover.join(' ') || (named ?? unit);
  if (items.length === 0 && calories !== null && own.figures === null && clause.stance === 'ate' && (told || what !== null)) {
    return {
      items: [quickItem({ ...NO_FIGURES, calories }, what, text)],
      leftover: [],
      loose: null,
      stance: clause.stance,
      marks: clause.marks,
    };
  }
  if (items.length === 0 && as === 'meal' && own.figures === null && text.trim())
    items.push(...readFoodPhrase(own.rest, { table, unknowns: 'always', memory: [], language }).items);
  // "Protein bar. 200 cal 20g protein": figures alone are of what stands before
  const alone = items.length === 0 && named === null && !hasLetter(own.rest);
  if (own.figures) layFigures((alone && unmeasured(before.at(-1), clause)) || items, own.figures, named ?? calledIn(own.rest), text);
  return { items, leftover: phrase.leftover, loose, stance: clause.stance, marks: clause.marks };
}

/** What a clause told was eaten, where the user gave no figures of it. */
function unmeasured(last: MealClause | undefined, { stance, marks }: Clause): ReadItem[] | null {
  const own = last?.stance === 'ate' && stance === 'ate' && marks.every((mark) => last.marks.includes(mark));
  return own && last.items.length > 0 && last.items.every(({ source }) => source !== 'user') ? last.items : null;
}

/** "Ice cream, the whole pint" is no beer. */
const WHOLE_PINT = ['the pint', 'whole pint', 'entire pint', 'full pint'];

const ONES = ' ones';

/** "Brought donuts and i had 2 chocolate ones": what was named last. */
function withNamedOnes(text: string, before: readonly MealClause[]): string {
  const at = `${text} `.indexOf(`${ONES} `);
  const former = before.findLast(({ items }) => items.length > 0)?.items.at(-1);
  return at < 0 || !former ? text : `${text.slice(0, at)} ${former.name}${text.slice(at + ONES.length)}`;
}

/** "My grandson ate 3 parathas! i had half of one with achar": the one that somebody else had. */
function withNamedOne(text: string, before: readonly MealClause[]): string {
  const former = before.at(-1)?.items.at(-1);
  const of = former && OF_ONE.find(text);
  return of ? `${text.slice(0, of.from)} of a ${former.name}${text.slice(of.to)}` : text;
}
/** A bare number and a comma, behind what somebody else had: "she ordered tacos. i had two, chips and salsa". */
const isOfOthers = (said: LooseAmount, [first]: readonly ReadItem[], { stance }: Clause, before: readonly MealClause[]): boolean =>
  first?.lead?.joint === 'comma' && said.unit === null && !said.share && stance === 'ate' && before.at(-1)?.stance === 'others';

/** How many of the foods behind a bare number tell what the one named before was made of: "2, sausage & cheese" of kolaches. */
function kindsOf(items: readonly ReadItem[], before: readonly MealClause[], { table }: { table: FoodTable }): number {
  const former = before.at(-1)?.items.at(-1);
  const end = items.findIndex(({ lead, assumed }, i) => !assumed || (i > 0 && lead?.joint !== 'and'));
  const kinds = items.slice(0, end < 0 ? items.length : end);
  if (!former?.nutrients || kinds.length === 0) return 0;
  const whole = readFoodPhrase(`${kinds.map(({ name }) => name).join(' ')} ${former.name}`, { table, unknowns: 'never', memory: [] });
  return whole.items.length === 1 && whole.leftover.length === 0 ? kinds.length : 0;
}

const OF_ONE = shape('of-one');

function isSideItem(item: ReadItem | undefined, table: FoodTable): boolean {
  const food = item ? foodOfItem(item, table) : null;
  return food !== null && isSide(food);
}

/** "Husband had 3 slices, i had 1", "a pint of ice cream, ate a third": an amount of what was named before. */
function looseAlone(
  said: LooseAmount,
  clause: Clause,
  before: readonly MealClause[],
  items: ReadItem[],
  { context, table }: { context: ReadingContext; table: FoodTable },
): SaidFood | null {
  const last = before.findLast((one) => one.items.length > 0 || one.loose !== null);
  const former = last?.items[last.items.length - 1];
  const own = before.findLast((one) => one.items.length > 0 && one.stance === clause.stance);
  if (former && last) {
    // "2 coffees, one at 8 and one at 3": each at its own time
    if (
      last.stance === clause.stance &&
      !said.share &&
      clause.marks.some((mark) => (mark.clock ?? mark.ago) !== undefined && !last.marks.includes(mark))
    ) {
      items.push(withAmount({ ...former, assumed: true }, said, table));
      if (last.marks.length === 0) last.items.pop();
      // "tacos, husband had 3, i had 2"
    } else if (own && own !== last && own.items.at(-1)!.assumed && own.items.at(-1)!.food === former.food)
      own.items[own.items.length - 1] = withAmount(own.items.at(-1)!, said, table);
    else if (last.stance === clause.stance) last.items[last.items.length - 1] = withAmount(former, said, table);
    else items.push(withAmount({ ...former, assumed: true }, said, table));
    return null;
  }
  const unit = said.unit ?? last?.loose?.unit ?? null;
  if (clause.stance === 'ate' && unit === 'slice') items.push(...usual('pizza', { ...said, unit }, context, table));
  return { ...said, unit };
}

/** What is meant by a unit alone: slices of pizza, a pint of beer. */
function usual(name: string, said: SaidFood, context: ReadingContext, table: FoodTable): ReadItem[] {
  const [item] = readFoodPhrase(name, { table, unknowns: 'never', memory: context.memory }).items;
  return item ? [withAmount(item, { ...said, quantity: said.quantity ?? 1 }, table)] : [];
}

/** "Kirkland bar 190 cal 21p 22c 7f": what is told beside a label's figures is what it is called, though no row is. */
function calledIn(rest: string): string | null {
  const tokens = tokenise(rest, new Map());
  const quiet = conceptsOf(tokens, Object.values(LEXICONS), QUIET);
  const words = tokens.filter(({ is, word }, i) => is === 'word' && quiet[i] === '' && !SO_FAR.has(word)).map(({ word }) => word);
  return words.length > 0 && words.length <= LONGEST_NAME ? words.join(' ') : null;
}
const QUIET = new Set('filler determiner article add move eat be only it in in-all energy label says to meal and with'.split(' '));
const SO_FAR = new Set(['far', 'today', 'total', 'now']);
const LONGEST_NAME = 4;
