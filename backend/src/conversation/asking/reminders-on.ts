import type { Chart } from '../../language/chart.js';
import type { When } from '../../language/span.js';
import type { UserSettings } from '../events.js';
import { understand } from '../frames/understand.js';
import { decided } from '../hearing/hearing.js';
import type { TurnContext } from '../turn-context.js';
import { askingChart } from './asking-chart.js';
import { ownLanguages } from './languages-of.js';
import { KEYS, type Which } from './reminder-keys.js';
import { allBut, reminderSettings } from './reminders.js';
import { mealOf, saidOf, vocabulary, type Said, type Subject } from './said.js';

const WORDS = vocabulary(
  'meal when time number halfday digest pointing-one it switch-on switch-off except-word unchanged aim-at not lacking only as-well be in to correct off-mark skip-word keep-on',
);
/** What only says that one of them is meant. */
const OFF = vocabulary('switch-off turn-word it pointing-one determiner correct nudge again after-all');
/** How long a meal and no food is of reminders. */
const MINUTES = 10;

/** Right behind reminders: "dinner at 8", "leave lunch on", "not the snack one", "just keep the dinner one", "and lunch". */
export const hearRemindersOn: Subject = (chart, context) => {
  const after = lastSet(context);
  if (!after || context.text.includes('?') || beginsAsking(chart)) return null;
  // "Not on weekends" is of some days only.
  if (chart.at.flat().some(({ kind, from, to }) => (kind === 'some-days' || kind === 'on-weekday') && to - from > 1))
    return decided({ type: 'ask-what', about: 'quiet-hours' });
  const said = saidOf(chart, WORDS);
  const one = onlyOne(after);
  if (one && isOff(saidOf(chart, OFF)) && (!takesBack(context) || turns(chart)))
    return decided({ type: 'settings', set: { [KEYS[one][0]]: false } });
  const named = namedIn(said);
  const before = chart.at.flat().some(({ kind }) => kind === 'nudge');
  const timed = said.has('time') || said.all('when').some(({ value }) => (value as When).time !== null);
  // "Kill the lunch one, keep dinner" tells two things.
  if (said.left.length === 0 && said.has('switch-off') && said.has('unchanged', 'keep-on') && named.length > 1)
    return reminderSettings(said, context);
  if (said.left.length > 0 || before || named.length === 0 || (said.parts.length < 2 && !timed)) return null;
  const stays = said.has('unchanged', 'keep-on') || (said.has('switch-on') && !said.has('switch-off'));
  // "Except breakfast, keep that one at 7".
  if (said.has('except-word') && after.notifications === false) return allBut(said, context);
  if (timed || (said.has('number') && !said.has('pointing-one'))) return reminderSettings(said, context);
  if (stays && said.has('only')) return decided({ type: 'settings', set: onlyThese(named) });
  const wasOn = Object.values(after).includes(true);
  if (stays) return after.notifications === false ? allBut(said, context) : decided({ type: 'settings', set: each(named, true) });
  if (said.has('except-word')) return wasOn ? decided({ type: 'settings', set: each(named, false) }) : null;
  if (said.has('switch-off', 'skip-word', 'not', 'lacking') && said.has('pointing-one', 'not', 'switch-off'))
    return wasOn || said.has('pointing-one') ? decided({ type: 'settings', set: each(named, !wasOn && isDenied(said)) }) : null;
  return chart.at[0]?.some(({ kind }) => kind === 'and') && saidExcept(context)
    ? decided({ type: 'settings', set: each(named, true) })
    : null;
};

/** "Hm" may ask how many, and is no question before a mark or another word of talk. */
const beginsAsking = ({ at }: Chart): boolean =>
  at[0]?.some(({ kind }) => kind.startsWith('q-')) === true && !at[0].some(({ kind }) => kind === 'filler');

/** "Nvm turn that off". */
const turns = (chart: Chart): boolean => chart.at.flat().some(({ kind }) => kind === 'turn-word');

const takesBack = (context: TurnContext): boolean => understand(context).frames.some(({ match }) => match.sentence.act === 'undo');

/** "All off but dinner", "and lunch". */
const saidExcept = (context: TurnContext): boolean => {
  const text = context.snapshot.recent.at(-1)?.text;
  return (
    text !== undefined &&
    askingChart({ ...context, text }, ownLanguages(context))
      .at.flat()
      .some(({ kind }) => kind === 'except-word')
  );
};

/** "Not the dinner one", of those that were switched off. */
const isDenied = (said: Said): boolean => said.has('not') && !said.has('skip-word');

const isOff = (said: Said): boolean =>
  said.left.length === 0 &&
  said.has('switch-off') &&
  (said.has('it', 'pointing-one') || said.parts.length === 2 || (said.has('nudge') && !said.words('nudge').endsWith('s')));

function lastSet({ snapshot: { changes }, now }: TurnContext): Partial<UserSettings> | null {
  const last = changes.findLast(({ undone }) => !undone);
  const event = last?.events.find(({ type }) => type === 'settings-changed');
  if (event?.type !== 'settings-changed' || now.getTime() - Date.parse(last!.at) > MINUTES * 60_000) return null;
  return SWITCHES.some((key) => event.after[key] !== undefined) ? event.after : null;
}
const ALL = Object.keys(KEYS) as Which[];
const SWITCHES = ['notifications', ...ALL.map((which) => KEYS[which][0])] as const;

/** The only one that was changed. */
function onlyOne(after: Partial<UserSettings>): Which | null {
  const touched = ALL.filter((which) => after[KEYS[which][0]] !== undefined);
  return touched.length === 1 ? touched[0]! : null;
}

function namedIn(said: Said): Which[] {
  const meals = [...said.all('meal').map(({ value }) => value), ...said.all('when').map(({ value }) => (value as When).meal), mealOf(said)];
  const named = ALL.filter((which) => meals.includes(which));
  return said.has('digest') ? [...named, 'summary'] : named;
}

const each = (named: readonly Which[], on: boolean): Partial<UserSettings> => ({
  ...Object.fromEntries(named.map((which) => [KEYS[which][0], on])),
  ...(on ? { notifications: true } : {}),
});

const onlyThese = (named: readonly Which[]): Partial<UserSettings> => ({
  ...Object.fromEntries(ALL.filter((which) => which !== 'summary').map((which) => [KEYS[which][0], named.includes(which)])),
  notifications: true,
});
