import type { Dialogue, Figure, Made, MadeItem, MadeMeal, Wanted, WantedEdit, WantedItem, WantedMeal } from './dialogue.js';

/** What is wrong in what became of a dialogue; empty when all is as it must be. */
export function wrongIn({ want }: Dialogue, made: Made): string[] {
  const said = made.replies.map(({ kind }) => kind);
  const mayAsk = said.length > 0 && said.every((kind) => ASKS.has(kind) && want.reply?.includes(kind));
  if (mayAsk && !want.reply!.every((kind) => ASKS.has(kind))) return [];
  const meant =
    (want.intents ?? []).every((one) => made.intents.includes(one)) || want.orIntents?.some((one) => made.intents.includes(one));
  return [
    ...unless(meant === true, `intents ${made.intents.join()}`),
    ...inMeals(want, made),
    ...inWorkouts(want, made),
    ...(want.edits ?? []).flatMap((edit) => inEdit(edit, made)),
    ...unless(!want.deletes || want.deletes.toSorted().join() === made.deletes.toSorted().join(), `deletes ${made.deletes.join()}`),
    ...unless(want.restore === undefined || made.restored === want.restore, `restored ${made.restored}`),
    ...Object.entries(want.settings ?? {}).flatMap(([name, value]) => unless(made.settings?.[name] === value, `setting ${name}`)),
    ...unless(
      !want.reply || want.reply.some((kind) => (kind === 'none' ? said.length === 0 : said.includes(kind))),
      `replies ${said.join()}`,
    ),
    ...unless(!want.lang || made.replies.every(({ lang }) => lang === want.lang), 'language'),
    ...(want.mention ?? []).flatMap((word) =>
      unless(
        made.replies.some(({ text }) => has(text.replaceAll(',', ''), word)),
        `no "${word}"`,
      ),
    ),
    ...(want.never ?? []).flatMap((name) => unless(!made.intents.includes(name), `must not ${name}`)),
  ];
}

/** Something is told to be done, and nothing is asked: whoever reads it does not notice that it is wrong. */
export const tellsDone = ({ replies }: Made): boolean =>
  replies.some(({ kind }) => kind.startsWith('confirm_') && kind !== 'confirm_question') && !replies.some(({ kind }) => ASKS.has(kind));

const ASKS: ReadonlySet<string> = new Set(['clarify', 'confirm_question']);
const unless = (right: boolean, what: string): string[] => (right ? [] : [what]);
const has = (text: string | undefined, part: string): boolean => (text ?? '').toLowerCase().includes(part.toLowerCase());
const within = (value: unknown, wanted: Figure): boolean =>
  Array.isArray(wanted)
    ? Number(value) >= wanted[0] - 1 && Number(value) <= wanted[1] + 1
    : Math.abs(Number(value) - wanted) <= Math.max(0.02, Math.abs(wanted) * 0.02);

function inMeals({ meals = [], newMeals, mostMeals, mayJoin, orIntents }: Wanted, made: Made): string[] {
  const wanted = orIntents?.includes('edit') && made.intents.includes('edit') ? [] : meals;
  const count = made.meals.length;
  const right =
    mostMeals === undefined
      ? count === (newMeals ?? wanted.length) || (mayJoin === true && count === 1)
      : count <= mostMeals && count >= Math.min(wanted.length, mostMeals);
  if (!right) return [`${count} meals`];
  return mayJoin && count < wanted.length ? [] : matched(wanted.slice(0, count || undefined), made.meals, inMeal, 'meal missing');
}

/** Each that is wanted beside the one that is least wrong of those left. */
function matched<W, M>(wanted: readonly W[], made: readonly M[], wrong: (want: W, got: M) => string[], missing: string): string[] {
  const left = [...made];
  return wanted.flatMap((want) => {
    const [best] = left.map((got) => ({ got, found: wrong(want, got) })).toSorted((a, b) => a.found.length - b.found.length);
    if (!best) return [missing];
    left.splice(left.indexOf(best.got), 1);
    return best.found;
  });
}

function inMeal(want: WantedMeal, got: MadeMeal): string[] {
  const left = [...(got.items ?? [])];
  return [
    ...unless(!want.meal || got.meal === want.meal, `is ${got.meal}`),
    ...unless(want.day === undefined || got.day === want.day, `day ${got.day}`),
    ...unless(want.time === undefined || got.time === want.time, `time ${got.time}`),
    ...unless(want.kcal === undefined || within(got.calories, want.kcal), `${got.calories} kcal`),
    ...(want.items ?? []).flatMap((item) => {
      const at = left.findIndex(({ name }) => [item.name, ...(item.alt ?? [])].some((one) => has(name, one)));
      return at < 0 ? [`no ${item.name}`] : inItem(item, left.splice(at, 1)[0]!, got);
    }),
  ];
}

const MEASURES: ReadonlySet<string> = new Set(['oz', 'g', 'kg', 'lb', 'cup', 'tbsp', 'tsp', 'ml', 'l', 'pint', 'quart']);
/** Counted things are one measure, and ounces are one, of whatever they are. */
const measure = (unit = 'count'): string => (unit === 'floz' ? 'oz' : MEASURES.has(unit) ? unit : 'count');

const inItem = (want: WantedItem, got: MadeItem, meal: MadeMeal): string[] => [
  ...unless(
    want.qty === undefined || (measure(want.unit) === measure(got.unit) && within(got.quantity, want.qty)),
    `${got.quantity} ${got.unit} ${want.name}`,
  ),
  ...unless(!want.size || got.size === want.size || has(got.name, want.size) || has(got.unit, want.size), `${want.name} is ${got.size}`),
  ...(want.mods ?? []).flatMap((mod) => unless(has(got.name, mod) || has(meal.description, mod), `${want.name} lost "${mod}"`)),
];

function inWorkouts({ workouts = [] }: Wanted, made: Made): string[] {
  if (made.workouts.length !== workouts.length) return [`${made.workouts.length} workouts`];
  return matched(
    workouts,
    made.workouts,
    (want, got) => [
      ...unless(
        [want.activity, ...(want.alt ?? [])].some((name) => has(got.activity, name)),
        `is ${got.activity}`,
      ),
      ...unless(want.min === undefined || within(got.minutes, want.min), `${got.minutes} min`),
      ...unless(want.day === undefined || got.day === want.day, `workout on day ${got.day}`),
      ...unless(want.kcal === undefined || within(got.calories, want.kcal), `burned ${got.calories}`),
    ],
    'workout missing',
  );
}

function inEdit(want: WantedEdit, made: Made): string[] {
  const own = made.edits.filter(({ target }) => target === want.target);
  if (own.length === 0) return [`${want.target} not edited`];
  const [before, after] = [own[0]!.before, own.at(-1)!.after];
  const moved = own.flatMap((edit) => edit.moved);
  const find = (name: string): MadeItem | undefined => after.items?.find((item) => has(item.name, name));
  const fresh = [...(want.add ?? []), ...Object.values(want.replace ?? {}).map((name): WantedItem => ({ name }))];
  return [
    ...Object.entries(want.set ?? {}).flatMap(([field, value]) =>
      inField(field, value, { after, moved, item: want.item && find(want.item) }),
    ),
    ...(want.remove ?? []).flatMap((name) => unless(!find(name), `${name} still there`)),
    ...fresh.flatMap(({ name, qty }) => {
      const got = find(name);
      return unless(got !== undefined && (qty === undefined || within(got.quantity, qty)), `no ${name}`);
    }),
    ...unless(
      want.scale === undefined || Math.abs(Number(after.calories) / Number(before.calories) - want.scale) <= 0.04,
      `scaled to ${after.calories}`,
    ),
  ];
}

/** What is set of the item that is named, or of the whole entry. */
function inField(
  field: string,
  value: string | Figure,
  { after, moved, item }: { after: MadeMeal; moved: MadeMeal[]; item: MadeItem | '' | undefined },
): string[] {
  if (field === 'meal' && after.meal !== value)
    return unless(
      moved.some(({ meal }) => meal === value),
      `still ${after.meal}`,
    );
  if (item && field === 'qty') return unless(within(item.quantity, value as Figure), `${item.quantity} ${item.name}`);
  if (item && field === 'size')
    return unless(
      [item.size, item.name, item.unit].some((words) => has(words ?? '', String(value))),
      `${item.name} is ${item.size}`,
    );
  const got = field === 'min' ? after.minutes : field === 'kcal' ? after.calories : after[field];
  return unless(typeof value === 'string' ? got === value : within(got, value), `${field} ${String(got)}`);
}
