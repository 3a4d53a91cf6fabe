import type { ReadWorkout } from '../reading.js';
import { startsActivity, type Activity, type NamedActivity } from './activities.js';
import { adds, joins, LIFTING, merge, type Draft } from './drafts.js';
import { burnOf, effortOf, tellsEffort, type Effort } from './effort.js';
import type { Fact } from './facts.js';
import { burntAlone, moverOf, UNKNOWN_MET, WALKING } from './movers.js';
import {
  isBareLength,
  isEffort,
  isLoad,
  isPart,
  isRemark,
  lengthOf,
  saysNothing,
  segmentsOf,
  tellsOfBody,
  tellsTotal,
  type Segment,
} from './segments.js';
import { withSameUnit } from './same-unit.js';
import { tokenise } from './tokens.js';
import { PORTION_WORDS } from '../unit-words.js';
import { isRole } from './training-words.js';
import type { ToldWorkout } from './under-total.js';

export type PlainWorkout = Omit<ReadWorkout, 'day' | 'time'>;

export interface WorkoutSetting {
  weightKg: number | null;
  /** Whether words are the name of a food, so that "squash" needs more than its name. */
  isFood: (words: string) => boolean;
  /** The whole text is known to be about training. */
  sure: boolean;
  /** It stands behind an exercise of the same session. */
  lifting?: boolean;
  /** Somewhere beside it stands how long it took. */
  timed?: boolean;
}

const MOST_STRANGE = 3;
/** Below this nobody calls it exercise by itself. */
const LEAST_MET = 2.5;

/** Takes the workouts out of a normalised clause; what is left is about food. */
export function readWorkouts(clause: string, setting: WorkoutSetting): { workouts: ToldWorkout[]; food: string } {
  if (!setting.sure && !mayTell(clause)) return { workouts: [], food: clause };
  const drafts: Draft[] = [];
  const food: Segment[] = [];
  let waiting: Fact[] = [];
  let open = false;
  const segments = segmentsOf(clause);
  const timed = segments.some(({ facts }) => facts.some(({ is }) => is === 'minutes' || is === 'clock'));
  for (const segment of segments) {
    if (open && (saysNothing(segment) || tellsOfBody(segment) || isLoad(segment, setting.isFood))) continue;
    // Among exercises "dips" are one.
    const lifting = open && drafts.at(-1)?.activity.kind === 'strength';
    const way = drafts.at(-1)?.facts.findLast((fact) => fact.is === 'distance');
    const among = lifting && segment.strange.length === 0 ? { ...setting, timed, isFood: () => false } : { ...setting, timed, lifting };
    const draft = draftOf(withSameUnit(segment, way), among);
    if (draft) {
      draft.facts.push(...waiting);
      waiting = [];
      const last = drafts.at(-1);
      if (last && open && joins(last, draft)) merge(last, draft);
      else drafts.push(draft);
      open = true;
    } else if (
      (open ? isEffort(segment) || lasts(segment, setting) : tellsTotal(segment)) &&
      drafts.length > 0 &&
      (adds(drafts.at(-1)!, segment.facts) || isPart(segment))
    )
      drafts.at(-1)!.facts.push(...segment.facts);
    else if (open && isBareLength(segment) && adds(drafts.at(-1)!, [lengthOf(segment)]) && !tellsEffort(effortOf(drafts.at(-1)!.facts, '')))
      drafts.at(-1)!.facts.push(lengthOf(segment));
    else if (drafts.length === 0 && food.length === 0 && isEffort(segment)) waiting = [...waiting, ...segment.facts];
    else {
      open &&= isRemark(segment, setting.isFood);
      food.push(segment);
    }
  }
  const tokens = drafts.length === 0 && food.length === 0 ? tokenise(clause) : [];
  const alone = tokens.length > 0 ? (moverOf({ facts: waiting, tokens }) ?? burntAlone(waiting, tokens)) : null;
  if (alone) drafts.push({ activity: alone, facts: waiting, hard: 1, strange: 0 });
  if (drafts.length === 0) return { workouts: [], food: clause };
  return {
    workouts: drafts.map((draft) => finished(draft, setting.weightKg)),
    food: food.map((one, k) => (k === 0 ? one.text : ` ${one.separator === '' ? ',' : one.separator} ${one.text}`)).join(''),
  };
}

/** Most clauses are about food: they hold no word that begins an activity and no figure of training. */
function mayTell(clause: string): boolean {
  return tokenise(clause).some(
    ({ text }) =>
      startsActivity(text) ||
      isRole(text, 'step') ||
      isRole(text, 'burn') ||
      isRole(text, 'minute') ||
      isRole(text, 'hour') ||
      isRole(text, 'kilometre') ||
      isRole(text, 'mile') ||
      text === 'x' ||
      text === 'h' ||
      text === 'min',
  );
}

function draftOf(segment: Segment, setting: WorkoutSetting): Draft | null {
  const named = best(segment, setting);
  const golf = golfOf(segment, named);
  if (golf) return { activity: golf, facts: segment.facts, hard: 1, strange: segment.strange.length };
  if (named)
    return {
      activity: isLifting(segment, named) ? LIFTING : named.activity,
      facts: withBareNumber(segment, named),
      hard: hardness(segment),
      strange: segment.strange.length,
    };
  return unknownOf(segment, setting);
}

/** "walked 18 holes" is golf; "18 holes" alone is, too. */
function golfOf(segment: Segment, named: NamedActivity | null): Activity | null {
  if (!segment.facts.some(({ is }) => is === 'holes') || (named && named.activity.kind !== 'walk')) return null;
  return named
    ? { name: 'walking golf', met: 4.3, code: '15265', kind: 'golf', km: null }
    : { name: 'golf', met: 4.8, code: '15255', kind: 'golf', km: null };
}

/** "rows 4x8 135": sets of repetitions are lifting, whatever else the word may be. */
const isLifting = (segment: Segment, { activity }: NamedActivity): boolean =>
  activity.kind !== 'strength' &&
  activity.kind !== 'swim' &&
  activity.kind !== '' &&
  segment.facts.some((fact) => fact.is === 'sets' && fact.reps !== null);

/** The activity that a stretch tells of: the longest name that is neither a point in time nor denied. */
function best(segment: Segment, setting: WorkoutSetting): NamedActivity | null {
  const own = effortOf(segment.facts, '');
  // what is eaten has calories, too
  const burnt = segment.tokens.some(({ text }) => isRole(text, 'burn'));
  const told = tellsEffort(burnt ? own : { ...own, calories: null });
  const candidates = segment.activities.filter(
    (named) =>
      setting.sure || !((named.unsure && !told && !stands(segment, setting)) || isOnlyWhen(segment, named) || isDenied(segment, named)),
  );
  // "Climbed 30 flights on the stairmaster" was done on the latter.
  const stairs = segment.facts.some(({ is }) => is === 'flights')
    ? candidates.find(({ activity }) => activity.kind === 'stairs')
    : undefined;
  const named = stairs ?? candidates.reduce<NamedActivity | null>((most, one) => (!most || isSurer(one, most, segment) ? one : most), null);
  if (!named) return null;
  if (setting.sure) return named;
  const rest = besides(segment, named);
  const verb =
    segment.tokens.some(({ text }) => isRole(text, 'verb')) ||
    segment.tokens.slice(named.to, named.to + 2).some(({ text }) => isRole(text, 'cue'));
  const name = segment.tokens
    .slice(named.from, named.to)
    .map(({ text }) => text)
    .join(' ');
  // "2 bowls of chili" is no bowling
  if (!told && ((Object.hasOwn(PORTION_WORDS, name) && !stands(segment, setting)) || setting.isFood(segment.text))) return null;
  if (setting.isFood(name) && !(told && rest <= 2 && (own.minutes !== null || burnt || own.sets > 0))) return null;
  if (told || segment.facts.length > 0) return named;
  const bare = withBareNumber(segment, named).length > 0;
  // "Cooking" and "shopping" are exercise only where it is said for how long.
  if (named.activity.met < LEAST_MET && !bare && !setting.timed) return null;
  return ((verb || (setting.lifting && named.activity.kind === 'strength')) && rest <= 4) || rest <= (bare ? 2 : 1) ? named : null;
}

/** "Legs" among exercises, or with how long they took beside it, is what was done. */
const stands = ({ strange }: Segment, { lifting, timed }: WorkoutSetting): boolean =>
  lifting === true || (timed === true && strange.length === 0);

/** Words that tell neither of the activity nor where and with whom it was: "hike at bear mountain" has none. */
function besides({ strange, tokens }: Segment, { to }: NamedActivity): number {
  const from = tokens.findIndex(({ text }, at) => at >= to && isRole(text, 'whither'));
  return strange.filter((token) => from < 0 || token.from < tokens[from]!.from).length;
}

/** The longer name; of two as long the one that means nothing else, and is no place: "gym: 30 min treadmill". */
function isSurer(one: NamedActivity, other: NamedActivity, { tokens }: Segment): boolean {
  const isHall = ({ from, words }: NamedActivity): boolean => words === 1 && isRole(tokens[from]!.text, 'hall');
  if (isHall(one) !== isHall(other)) return isHall(other);
  return one.unsure === other.unsure ? one.words > other.words : other.unsure;
}

/** "after the gym", "post run", "before my long morning swim": when something else happened. */
function isOnlyWhen(segment: Segment, named: NamedActivity): boolean {
  let at = named.from - 1;
  while (
    at >= 0 &&
    (isRole(segment.tokens[at]!.text, 'filler') || isRole(segment.tokens[at]!.text, 'hard') || isRole(segment.tokens[at]!.text, 'easy')) &&
    !isRole(segment.tokens[at]!.text, 'before') &&
    !isRole(segment.tokens[at]!.text, 'verb')
  )
    at--;
  const word = segment.tokens[at]?.text;
  if (word === undefined) return false;
  if (!isRole(word, 'before') && word !== 'at') return false;
  return !(word === 'at' && tellsEffort(effortOf(segment.facts, '')));
}

/** "skipped the gym", "no run today", "ran to the store". */
function isDenied(segment: Segment, named: NamedActivity): boolean {
  if (segment.tokens.slice(Math.max(0, named.from - 3), named.from).some(({ text }) => isRole(text, 'no'))) return true;
  const after = segment.tokens.slice(named.to, named.to + 4).map(({ text }) => text);
  const to = after.findIndex((text) => text === 'to' || text === 'into');
  return to >= 0 && after.slice(to).some((text) => isRole(text, 'goto')) && !tellsEffort(effortOf(segment.facts, ''));
}

/** A number that stands alone by the activity: "yoga 60", "15 de pesas" are minutes, "50 push ups" repetitions. */
function withBareNumber(segment: Segment, named: NamedActivity): Fact[] {
  const facts = [...segment.facts];
  if (tellsEffort({ ...effortOf(facts, named.activity.kind), calories: null })) return facts;
  const free = (at: number): boolean => !facts.some((fact) => fact.from <= at && at < fact.to) && !(named.from <= at && at < named.to);
  const at = segment.tokens.findIndex((token, k) => token.number !== null && free(k));
  if (at < 0) return facts;
  const value = segment.tokens[at]!.number!;
  const counted =
    named.activity.kind === 'strength' &&
    (at + 1 === named.from || at === named.to) &&
    named.activity.name.endsWith('s') &&
    named.activity.name !== 'planks';
  if (counted && value >= 1 && value <= 2000) return [...facts, { is: 'reps', value, from: at, to: at + 1 }];
  const last = segment.tokens[at + 1]?.text === 'ish' ? at + 2 : at + 1;
  // "45 on the peloton", "quick 15 on my bike".
  const light = segment.tokens.slice(last, named.from).every(({ text, number }) => number === null && isRole(text, 'filler'));
  const after = segment.tokens.slice(last).map(({ text }) => text);
  const behind = at >= named.to && (COMPANY.has(after[0] ?? '') || after.every((text) => text === 'instead'));
  const close = behind || (at < named.from && light);
  // "Benched 225" is a load
  if (behind && segment.tokens.slice(named.from, named.to).some(({ text }) => isRole(text, 'loaded'))) return facts;
  if (named.activity.kind === 'strength' && value > LONGEST_LIFTING) return facts;
  return close && value >= 5 && value <= 300 ? [...facts, { is: 'minutes', value, total: false, from: at, to: at + 1 }] : facts;
}

/** Minutes of lifting that are told by a number alone. */
const LONGEST_LIFTING = 120;

/** "Peloton 45 w Denis": with whom. */
const COMPANY: ReadonlySet<string> = new Set(['w', 'with', 'avec', 'con']);

/**
 * An activity that no list has: kept under the user's own word, with the user's own figures. Sets and repetitions are lifting; else it takes
 * minutes and a burn together, or minutes that were "done of" it. Words that are food are never one.
 */
function unknownOf(segment: Segment, { isFood, sure }: WorkoutSetting): Draft | null {
  const effort = effortOf(segment.facts, '');
  const words = segment.strange.map(({ text }) => text);
  const name = words.join(' ');
  const about = { facts: segment.facts, hard: hardness(segment), strange: 0 };
  if (segment.facts.some(({ is }) => is === 'steps')) return { ...about, activity: WALKING };
  if (words.some((word) => isFood(word)) || isFood(name) || isFood(segment.text)) return null;
  const moved = words.length <= MOST_STRANGE ? moverOf(segment) : null;
  if (moved) return { ...about, activity: moved };
  if (effort.sets > 0 && segment.facts.some((fact) => fact.is === 'sets' && fact.reps !== null) && words.length <= MOST_STRANGE)
    return { ...about, activity: LIFTING };
  if (words.length === 0 || words.length > MOST_STRANGE) return null;
  const burned = segment.tokens.some(({ text }) => isRole(text, 'burn')) || effort.calories !== null;
  const did = segment.tokens.some(({ text }) => ['did', 'done', 'hice', 'fait'].includes(text));
  if (effort.minutes !== null && (burned || did || sure))
    return { ...about, activity: { name, met: UNKNOWN_MET, code: '', kind: '', km: null } };
  return null;
}

const hardness = (segment: Segment): number =>
  segment.tokens.some(({ text }) => isRole(text, 'hard')) ? 1.2 : segment.tokens.some(({ text }) => isRole(text, 'easy')) ? 0.8 : 1;

/** "3 hrs bent over", "burned 410 according to it": how long, or how much, with a word or two that are no food. */
const lasts = (segment: Segment, { isFood }: WorkoutSetting): boolean =>
  segment.activities.length === 0 &&
  (segment.facts.some(({ is }) => is === 'minutes' || is === 'clock') || burns(segment)) &&
  segment.strange.length <= 2 &&
  !segment.strange.some(({ text }) => isFood(text)) &&
  !isFood(segment.text);

const burns = ({ facts, tokens }: Segment): boolean =>
  facts.some(({ is }) => is === 'calories') && tokens.some(({ text }) => isRole(text, 'burn'));

function finished(draft: Draft, weightKg: number | null): ToldWorkout {
  const { km, minutes: usual } = draft.activity;
  const told: Effort = effortOf(draft.facts, draft.activity.kind, km);
  const own = { ...told, minutes: told.minutes ?? usual ?? null };
  const { minutes, calories, assumed } = burnOf(own, draft.activity, draft.hard, weightKg);
  const { name } = draft.activity;
  return {
    activity: name,
    minutes,
    calories,
    distance: own.distance,
    assumed,
    kind: draft.activity.kind,
    timed: own.minutes !== null,
    total: draft.facts.some((fact) => fact.is === 'minutes' && fact.total),
    sureness: Math.max(0.2, (minutes === null && own.calories === null ? 0.5 : 0.95) - draft.strange * 0.1),
  };
}
