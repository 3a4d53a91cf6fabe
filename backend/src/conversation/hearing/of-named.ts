import { weekdayOf } from '../../domain/local-day.js';
import { readAmount } from '../../reading/index.js';
import type { Change } from '../intents/edit-words.js';
import { read } from '../matching-items.js';
import { plainNumber, shareOf } from '../numbers.js';
import type { Scene } from '../scene.js';
import { activityMatches, lastEntries, resolveTarget, stems } from '../targets.js';
import type { HeardCorrection } from './heard-correction.js';
import { clockIn, dayIn, MEAL_WORD, mealIn } from './meal-words.js';
import { SIZES } from './said-anew.js';

const ONE_OF =
  /^(?:the )?(first|second|third|other|1st|2nd|3rd|one)(?: one| of (?:them|those|the \w+))? (?:was|is|had) (?:an? )?([a-z][a-z ]{2,30})$/;
const NTH: Readonly<Record<string, number>> = { first: 1, '1st': 1, second: 2, '2nd': 2, third: 3, '3rd': 3 };
const MAKE = /^(?:please |can you |could you )*(?:make|have|turn|change|set) (?:the |my |los |las |les )(.+)$/;
const SHOULD = /^(?:the |my )?(.+?) should(?:'ve| have)? be(?:en)? (?:actually |only |just )?(.+)$/;
/** "Garlic bread was just 1 slice". */
const AMOUNT_OF =
  /^(?:the |my |le |la |les |el |los |las )?([a-z][a-z ]{1,25}?) (?:was|were|is|etait|etaient|era|eran) (?:only |just |about |like |more like |actually |really |juste |seulement |solo )*(\d[\w ./]*|one|two|three|four|half an? \w+|an? \w+)$/;
const WHEN = /^(?:that|the|my|this) ([a-z][a-z ]{1,25}?) (?:was|were|is) (?:actually |really |from |for |at |on |an? |my )*(.+)$/;
const MEAL_ALONE = new RegExp(`^${MEAL_WORD}$`);

/** Something said of a food or workout by its name: "make the rice brown", "eggs should be 3", "that run was yesterday". */
export function ofNamed(text: string, scene: Scene): HeardCorrection | null {
  const one = ONE_OF.exec(text);
  if (one) return { change: { is: 'one-of', nth: NTH[one[1]!] ?? 2, words: one[2]! }, weak: true };
  const made = MAKE.exec(text);
  if (made) return partedAtName(made[1]!, scene);
  const should = SHOULD.exec(text);
  if (should && isNamed(should[1]!, scene)) return { change: changeOf(should[1]!, should[2]!), weak: true };
  const amount = AMOUNT_OF.exec(text);
  const said = amount ? readAmount(amount[2]!) : null;
  if (
    amount &&
    isNamed(amount[1]!, scene) &&
    (plainNumber(amount[2]!) !== null || (said !== null && said.quantity !== null && !said.share && said.calories === null))
  )
    return { change: { is: 'say', words: `${amount[2]} ${amount[1]}` }, weak: true };
  const when = WHEN.exec(text);
  return when ? timed(when[1]!, when[2]!, scene) : null;
}

/** Where the name ends and what it should be begins; the longest name that is one of the food logged. */
function partedAtName(rest: string, scene: Scene): HeardCorrection | null {
  const words = rest.split(' ');
  for (let at = words.length - 1; at > 0; at--) {
    const of = words.slice(0, at).join(' ');
    const to = words
      .slice(at)
      .join(' ')
      .replace(/^(?:into |to |be |an? (?=\w+$))/, '');
    if (to !== '' && isNamed(of, scene)) return { change: changeOf(of, to), weak: true };
  }
  return null;
}

function changeOf(of: string, to: string): Change {
  const size = SIZES.exec(to)?.[1];
  if (size) return { is: 'size', size, of };
  if (MEAL_ALONE.test(to.replace(/^an? /, ''))) return { is: 'meal', meal: mealIn(to)!, of };
  const share = to === 'double' ? 2 : plainNumber(to) === null ? shareOf(to) : null;
  if (share !== null) return { is: 'scale', factor: share, of };
  return plainNumber(to) !== null || readAmount(to) ? { is: 'say', words: `${to} ${of}` } : { is: 'replace', of, words: to };
}

/** Every word of it stands in the name of one food of a recent meal. */
function isNamed(words: string, scene: Scene): boolean {
  const wanted = stems(words);
  return (
    wanted.length > 0 &&
    lastEntries(scene).some(
      (entry) =>
        entry.kind === 'meal' &&
        entry.items.some((item) => {
          const has = stems(`${item.name} ${item.words ?? ''}`);
          return wanted.every((word) => has.includes(word));
        }),
    )
  );
}

/** "That run was yesterday", "the coke was a snack", "my walk was at 7am". */
function timed(what: string, said: string, scene: Scene): HeardCorrection | null {
  const entry = lastEntries(scene).find((one) =>
    one.kind === 'workout'
      ? activityMatches(one.activity, what)
      : isNamed(what, { ...scene, snapshot: { ...scene.snapshot, entries: [one] } }),
  );
  if (!entry) return null;
  const target = { by: 'numbers' as const, numbers: [entry.number] };
  const meal = MEAL_ALONE.test(said) ? mealIn(said) : null;
  if (meal && entry.kind === 'meal') return { target, change: { is: 'meal', meal, of: entry.items.length > 1 ? what : null } };
  const day = /^(?:yesterday|last night|hier|ayer|anoche|(?:last )?\w+day|\w+ days? ago)$/.test(said)
    ? dayIn(said, weekdayOf(scene.today))
    : null;
  if (day !== null && day < 0) return { target, change: { is: 'day', day, meal: null } };
  const time = /^\d{1,2}(?::\d\d)? ?[ap]\.?m\.?$|^noon$/.test(said) ? clockIn(said) : null;
  return time ? { target, change: { is: 'time', time } } : null;
}

const MEAL_TOLD = new RegExp(
  String.raw`^(?:(?:for |my |today'?s )*(${MEAL_WORD})(?: today)?,? (?:was|were|should be|should have been|i had|i ate|had|c'etait|fue)|(?:i had|i ate|had) (?=.* for (${MEAL_WORD})$))(?: actually| really| only| just)* (.+?)(?: for ${MEAL_WORD})?$`,
);
const WAS = new RegExp(String.raw`^(?:for |my |today's )*${MEAL_WORD}(?: today)?,? (?:was|were|fue) `);
const CORRECTS = /\b(?:actually|really|should|instead|sorry|my bad|meant|correction|oops|no|not|wait|en fait|plutot|en realidad)\b/;

/** "Breakfast was 3 eggs", "lunch was actually a chicken wrap": a meal that stands, told anew. Another food without a sign of correcting is more. */
export function ofMeal(text: string, whole: string, scene: Scene): HeardCorrection | null {
  const found = MEAL_TOLD.exec(text);
  if (!found) return null;
  const meal = mealIn((found[1] ?? found[2])!)!;
  const target = { by: 'meal' as const, meal, day: 0 };
  const [entry] = resolveTarget(target, scene);
  const words = found[3]!.replace(/ (?:instead|actually|sorry|my bad)$/, '').replace(/,? not .*$/, '');
  if (entry?.kind !== 'meal') return null;
  const calories = /^(\d{1,2},?\d{3}|\d{2,3})(?: ?k?cals?| calories)?$/.exec(words)?.[1];
  if (calories && Number(calories.replace(',', '')) >= 50)
    return { target, change: { is: 'calories', value: Number(calories.replace(',', '')), of: null } };
  const foods = read(words, scene);
  if (foods.length === 0 || foods.some((item) => item.nutrients === null)) return null;
  const same = foods.every((food) =>
    entry.items.some((item) => item.food === food.food || stems(food.name).every((word) => stems(item.name).includes(word))),
  );
  if (same && (CORRECTS.test(whole) || (WAS.test(text) && foods.every((item) => !item.assumed))))
    return { target, change: { is: 'say', words } };
  return CORRECTS.test(whole) ? { target, change: { is: 'replace-all', words } } : null;
}
