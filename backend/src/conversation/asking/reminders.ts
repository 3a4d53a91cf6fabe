import { understand } from '../frames/understand.js';
import { clockOfNumber, type Clock } from '../../language/clock.js';
import type { When } from '../../language/span.js';
import type { UserSettings } from '../events.js';
import { decided, type Hearing } from '../hearing/hearing.js';
import type { TurnContext } from '../turn-context.js';
import { REMINDER_HOURS, settledHour } from '../settled-hour.js';
import { byHour, KEYS, type Which } from './reminder-keys.js';
import { mealOf, pointsAt, saidOf, vocabulary, type Said, type Subject } from './said.js';

const WORDS = vocabulary(
  `off-mark nudge nudge-for digest weekly-digest it pointing-one switch-on switch-ask switch-off shift every-day day-part-morning day-part-noon day-part-evening quiet once-in keep-on sooner later-by
   meal when time halfday number minutes clock day period in for with to be only make by works some-days on-weekday from-now any-more turn-word except-word all-word keep-word`,
);
/** What holds for once, or for some days or hours: reminders cannot. */
const ONCE = vocabulary(
  'snooze-word snooze-all snooze-until some-days nudge nudge-for digest meal when time number minutes clock day month halfday in for to only quiet once-in day-part-morning day-part-evening day-part-noon switch-off be',
);
/** A text that only asks when they come is a question. */
const ASKS = vocabulary('q-when q-yes q-what q-count q-why q-be');
/** "Is the summary on". */
const MOST_ASKED = 5;

/** Part of the day, and when that is where no clock time is told. */
const PARTS_OF_DAY: readonly (readonly [string, Which, string])[] = [
  ['day-part-morning', 'breakfast', '08:00'],
  ['day-part-noon', 'lunch', '12:00'],
  ['day-part-evening', 'dinner', '19:00'],
];

/** Reminders and the daily summary: on, off and at a time, several in one text; pauses and single nudges are not there, and that is told. */
export const hearReminders: Subject = (chart, context) => {
  const once = forOnce(chart, context);
  if (once) return once;
  const said = saidOf(chart, WORDS);
  if (said.has('keep-on') && said.has('nudge') && !said.has('switch-off')) return decided({ type: 'chat', what: 'keep-reminders' });
  if (
    said.strange.length > 0 ||
    !(said.has('nudge', 'digest', 'weekly-digest') || toggles(said)) ||
    (said.left.length > 0 && !orders(said))
  )
    return null;
  if (asks(chart, said, context)) return null;
  if (said.has('weekly-digest') && !said.has('digest'))
    return said.has('switch-off', 'switch-on', 'switch-ask')
      ? decided({ type: 'settings', set: { weeklyReport: !said.has('switch-off') } })
      : null;
  // "All on except breakfast".
  if (said.has('except-word') && said.has('switch-on') && !said.has('switch-off') && said.has('meal', 'when')) return allOnBut(said);
  const others = said.has('all-word', 'nudge') && said.has('switch-off') && clausesOf(said).some(({ stays }) => stays);
  if (others) return allBut(said, context);
  const told = toldIn(said, context).map((one) => ofItsHour(one, said, context));
  if (told.length === 0) return said.left.length > 0 && !said.has(...SWITCHES) ? null : general(said);
  if (told.every(({ time, on }) => time === null && on === null) && !wanted(said)) return null;
  // "Send me my summary" asks for it now.
  if (!said.has('nudge') && !said.has('switch-on', 'switch-off', 'shift', 'every-day') && told.every(({ time }) => time === null))
    return null;
  return settingsOf(told, said);
};

/** "Turn lunch back on": a meal is switched, with no word for a reminder. */
const toggles = (said: Said): boolean =>
  said.left.length === 0 && said.has('turn-word') && said.has('meal', 'when', 'all-word') && said.has('switch-on', 'switch-off');

/** "Turn everything off except dinner", also told after all were switched off; the summary is no reminder. */
export function allBut(said: Said, context: TurnContext): Hearing {
  const stays = new Set<unknown>([...said.all('meal').map(({ value }) => value), mealOf(said)]);
  const all = said.has('all-word') && !said.has('nudge') && !said.has('digest') ? (['summary'] as const) : [];
  const off = [...(['breakfast', 'lunch', 'dinner', 'snack'] as const).filter((which) => !stays.has(which)), ...all];
  const back = justSilenced(context) ? { notifications: true } : {};
  const clock = [...said.all('when'), ...said.all('time')].map(({ value }) => (value as When).time).find((time) => time !== null);
  const [kept, ...more] = (Object.keys(KEYS) as Which[]).filter((which) => stays.has(which));
  // "Except breakfast, keep that one at 7".
  const moved =
    kept && clock && more.length === 0 ? { [KEYS[kept][0]]: true, [KEYS[kept][1]]: settledHour(clock, REMINDER_HOURS[KEYS[kept][1]]) } : {};
  return decided({ type: 'settings', set: { ...Object.fromEntries(off.map((which) => [KEYS[which][0], false])), ...moved, ...back } });
}

function allOnBut(said: Said): Hearing {
  const off = clausesOf(said).flatMap(({ stays }, at) => {
    const spans = stays ? said.parts[at]!.spans : [];
    const meal =
      spans.find(({ kind }) => kind === 'meal')?.value ?? (spans.find(({ kind }) => kind === 'when')?.value as When | undefined)?.meal;
    return meal ? [[KEYS[meal as Which][0], false] as const] : [];
  });
  return decided({ type: 'settings', set: { ...Object.fromEntries(off), notifications: true } });
}

/** Whether the change before switched all texts off. */
function justSilenced({ snapshot: { changes }, now }: TurnContext): boolean {
  const last = changes.findLast(({ undone }) => !undone);
  const set = last?.events.find(({ type }) => type === 'settings-changed');
  return (
    set?.type === 'settings-changed' &&
    set.before.notifications === true &&
    set.after.notifications === false &&
    now.getTime() - Date.parse(last!.at) <= MINUTES * 60_000
  );
}
/** How long "except lunch" is said of what was just switched off. */
const MINUTES = 15;

/** The reminders that are named, each as it is told to be; null where none is told of. */
export function reminderSettings(said: Said, context: TurnContext): Hearing | null {
  if (said.has('except-word')) return said.has('switch-off') ? allBut(said, context) : allOnBut(said);
  const told = [...toldIn(said, context), ...othersOff(said, context)];
  return told.length === 0 || told.some(({ time, on }) => time === null && on === null) ? null : settingsOf(told, said);
}

/** "Kill the rest": the reminders that are on and not named. */
function othersOff(said: Said, { snapshot: { user } }: TurnContext): Told[] {
  const clauses = clausesOf(said);
  const off = said.parts.some(({ spans }, at) => clauses[at]!.on === false && spans.some(({ kind }) => kind === 'others-word'));
  if (!off) return [];
  const own = new Set(said.all('meal').map(({ value }) => value));
  return (Object.keys(KEYS) as Which[])
    .filter((which) => which !== 'summary' && user.settings[KEYS[which][0]] && !own.has(which))
    .map((which) => ({ which, time: null, on: false }));
}

function settingsOf(told: readonly Told[], said: Said): Hearing {
  // "No texts after 8": a time for nothing in particular.
  if (told.some(({ which, on, time }) => on === false && time !== null && !named(said, which)))
    return decided({ type: 'ask-what', about: 'quiet-hours' });
  const set: Partial<UserSettings> = {};
  for (const { which, time, on } of told) {
    const [name, key] = KEYS[which];
    set[name] = on ?? true;
    if (set[name] && time !== null) set[key] = time;
    if (set[name]) set.notifications = true;
  }
  return decided({ type: 'settings', set });
}

/** "Snooze 20 min", "skip tomorrow's reminder", "mute until monday", "remind me in 2 hours", "ask me later". */
function forOnce(chart: Said['chart'], context: TurnContext): Hearing | null {
  const said = saidOf(chart, ONCE);
  if (said.left.length > 0 || context.text.includes('?')) return null;
  const nudge = said.has('nudge', 'digest');
  const snooze =
    said.has('snooze-all') ||
    (said.has('snooze-word') &&
      (nudge || said.has('minutes', 'snooze-until', 'once-in') || said.words('snooze-word').startsWith('snooze')));
  const off = said.has('switch-off') && nudge && said.has('day', 'snooze-until') && !said.has('time', 'meal');
  if (!snooze && !off && !(nudge && said.has('once-in', 'minutes') && !said.has('time', 'meal', 'when'))) return null;
  // "Skip lunch today" is no reminder, "quiet after 9" an hour for every day.
  if (!nudge && (said.has('meal') || mealOf(said) !== null)) return null;
  // "That was last night, not now" is said of a meal.
  if (!nudge && understand(context).frames.some(({ proposal }) => proposal.intents.length > 0)) return null;
  const hours = said.has('quiet') && said.has('time', 'when', 'number') && !said.has('minutes');
  return decided({ type: 'ask-what', about: hours ? 'quiet-hours' : 'snooze' });
}

const named = (said: Said, which: Which): boolean =>
  (which === 'summary' && said.has('digest')) ||
  said.all('meal').length > 0 ||
  said.all('when').some(({ value }) => (value as When).meal !== null);

/** Whether the words say what is to be done, so that others may stand around them: off, on, every day, or at a time. */
const orders = (said: Said): boolean => said.has(...SWITCHES) || (said.has('nudge') && said.has('when', 'time'));
const SWITCHES = ['switch-on', 'switch-ask', 'switch-off', 'shift', 'every-day'] as const;

/** "Remind me about lunch", "I would like a reminder": said to us, and not only named. */
const wanted = (said: Said): boolean => said.has('switch-on', 'switch-ask', 'shift', 'every-day') || said.parts.length > 1;

const asks = (chart: Said['chart'], said: Said, { text }: TurnContext): boolean => {
  const first = saidOf(chart, ASKS).parts[0];
  const orders = said.has('switch-on', 'switch-ask', 'switch-off', 'shift');
  // "Ya no quiero" begins with no question.
  const asking =
    first?.from === 0 &&
    first.to >= (said.parts[0]?.to ?? 0) &&
    first.spans.some(
      ({ kind }) =>
        kind === 'q-when' ||
        kind === 'q-count' ||
        (kind === 'q-be' && said.parts.length < MOST_ASKED && !said.has('time', 'when')) ||
        (kind === 'q-yes' && !said.has('switch-ask')) ||
        (kind === 'q-what' && !orders),
    );
  return (text.includes('?') && !orders) || asking === true;
};

/** No reminder in particular: all of them, or something that cannot be set by text. */
function general(said: Said) {
  if (said.has('minutes') || said.has('day')) return decided({ type: 'ask-what', about: 'snooze' });
  if (said.has('quiet', 'some-days', 'on-weekday')) return decided({ type: 'ask-what', about: 'quiet-hours' });
  const off = said.has('switch-off');
  if (!off && !said.has('switch-on', 'switch-ask', 'every-day') && said.parts.length < 2) return null;
  return decided({ type: 'settings', set: { notifications: !off, weeklyReport: off ? false : null } });
}

/** "No more 8am texts": the reminder that comes at that hour. */
function ofItsHour(told: Told, said: Said, { snapshot: { user } }: TurnContext): Told {
  if (told.on !== false || told.time === null || named(said, told.which)) return told;
  const found = (Object.keys(KEYS) as Which[]).find(
    (which) => user.settings[KEYS[which][0]] && user.settings[KEYS[which][1]] === told.time,
  );
  return found ? { which: found, time: null, on: false } : told;
}

interface Told {
  which: Which;
  time: string | null;
  on: boolean | null;
}

/** Which reminders are named, each with its time and whether it is to be on; what is said before several holds for all of them. */
function toldIn(said: Said, context: TurnContext): Told[] {
  const out: { which: Which | null; clock: Clock | null; on: boolean | null }[] = [];
  let on: boolean | null = null;
  const clauses = clausesOf(said);
  said.parts.forEach(({ spans }, at) => {
    if (clauses[at]!.stays) return;
    const kinds = new Set(spans.map(({ kind }) => kind));
    on = clauses[at]!.on ?? on;
    const when = spans.find(({ kind }) => kind === 'when' || kind === 'time')?.value as When | undefined;
    const meal = (when?.meal ??
      spans.find(({ kind }) => kind === 'meal')?.value ??
      (kinds.has('digest') ? 'summary' : null)) as Which | null;
    // "The breakfast one" is no hour.
    const clock = when?.time ?? (pointsAt(said, at) ? null : hourAlone(spans));
    if (meal === null && clock === null) return;
    const last = out.at(-1);
    // "Breakfast 7am lunch 12": an hour that stands behind one meal is of it, and not of the next.
    if (meal !== null && clock !== null && last && last.which !== null && last.clock === null && out.length === 1) {
      last.clock = clock;
      out.push({ which: meal, clock: null, on });
      return;
    }
    // A reminder and its time, in either order, each told once.
    if (last && ((meal === null && last.clock === null) || (clock === null && last.which === null))) {
      last.which ??= meal;
      last.clock ??= clock;
      last.on ??= on;
    } else out.push({ which: meal, clock, on });
  });
  if (out.length === 0) {
    const part = PARTS_OF_DAY.find(([kind]) => said.has(kind));
    return part && !said.has('quiet') ? [{ which: part[1], time: timeOf(part[1], null, part[2]), on }] : [];
  }
  const many = out.length > 1 && on === false && out.every((one) => one.clock === null);
  return out.flatMap(({ which, clock, on: own }) => {
    const one = which ?? byHour(clock);
    if (one === null) return [];
    const part = PARTS_OF_DAY.find(([kind]) => said.has(kind));
    const moved = movedBy(one, said, context);
    const half = part && clock && !clock.sure && which === null ? { ...clock, sure: part[0] === 'day-part-morning' } : clock;
    return [
      {
        which: one,
        time: moved ?? timeOf(one, half, which === 'summary' ? (part?.[2] ?? null) : null),
        on: many ? false : clock !== null && own === false && which !== null ? true : own,
      },
    ];
  });

  function timeOf(which: Which, clock: Clock | null, usual: string | null): string | null {
    return clock ? settledHour(clock, REMINDER_HOURS[KEYS[which][1]]) : usual;
  }
}

interface Clause {
  /** Whether it switches on or off; null where it says neither. */
  on: boolean | null;
  /** What it names stays as it is: "keep dinner". */
  stays: boolean;
}

/** Parts between commas and "and", each with what becomes of the reminders in it. */
function clausesOf({ parts, chart }: Said): Clause[] {
  let clause: Clause = { on: null, stays: false };
  // "Kill the lunch one, keep dinner".
  const off = parts.some(({ spans }) => spans.some(({ kind }) => kind === 'switch-off'));
  return parts.map(({ spans, from }) => {
    const kinds = new Set(spans.map(({ kind }) => kind));
    if (kinds.has('and') || (from > 0 && chart.tokens[from - 1]!.is === 'mark')) clause = { on: null, stays: false };
    if (kinds.has('switch-off')) clause.on = false;
    else if (kinds.has('except-word')) clause = { on: null, stays: true };
    else if (kinds.has('keep-word') || kinds.has('keep-on') || (kinds.has('unchanged') && off)) clause.stays = true;
    else if (kinds.has('switch-on') || kinds.has('switch-ask') || kinds.has('shift')) clause.on ??= true;
    return clause;
  });
}

/** "At 9", "830": a time without more. */
function hourAlone(spans: readonly { kind: string; value: unknown }[]): Clock | null {
  const number = spans.find(({ kind }) => kind === 'number')?.value as number | undefined;
  return number === undefined ? null : clockOfNumber(number);
}

/** "An hour later": counted from when it comes now. */
function movedBy(which: Which, said: Said, { snapshot }: TurnContext): string | null {
  const by = said.value<number>('minutes');
  if (by === null || !said.has('sooner', 'later-by')) return null;
  const now = snapshot.user.settings[KEYS[which][1]];
  const minutes = (Number(now.slice(0, 2)) * 60 + Number(now.slice(3, 5)) + (said.has('later-by') ? by : -by) + 1440) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
