import { stringify } from 'yaml';
import { GOAL_NAMES } from '../../domain/goals.js';
import { localDate, offsetHours } from '../../domain/local-day.js';
import { addNutrients } from '../../domain/nutrients.js';
import type { Entry } from '../../domain/entry.js';
import type { RecordedConversation, RecordedTurn } from '../../ports/storage/staff/staff-replays.js';
import { redact } from './redact.js';
import { entriesText } from './replay-words.js';
import { stateBefore } from './state-before.js';

const MINUTE_MS = 60_000;

/**
 * A conversation as a transcript fixture, without names and numbers. Where what was logged was put right since, it says what is right:
 * such a fixture fails until the engine reads it so. Elsewhere it says what was answered then.
 * @param chosen ids of the texts to take, in one run; null: all
 */
export function makeFixture(recorded: RecordedConversation, chosen: readonly string[] | null, why: string | null): string {
  const { turns: all } = recorded;
  const turns = chosen ? all.filter(({ heard }) => chosen.includes(heard.id)) : all;
  const [first] = turns;
  if (!first) return '';
  const before = stateBefore(recorded, all.indexOf(first));
  const names = [...recorded.names, before.user.firstName ?? ''];
  const { timezone, plan, country, language } = before.user;
  const start = first.heard.receivedAt;
  const goals = Object.fromEntries(
    GOAL_NAMES.flatMap((name) => (typeof before.goals?.[name] === 'number' ? [[`${name}Goal`, before.goals[name]]] : [])),
  );
  const today = before.entries.filter((entry) => entry.localDate === localDate(start, timezone));
  return stringify(
    {
      why: why ? redact(why, names) : 'Say here what this shows.',
      given: {
        now: withOffset(start, timezone),
        user: { timezone, plan, country, language, ...goals },
        ...(today.length ? { snapshot: { entries: today, nextNumber: before.nextNumber } } : {}),
      },
      turns: turns.map((turn, i) => step(turn, turns[i - 1] ?? null, names)),
    },
    { lineWidth: 160 },
  );
}

function step(turn: RecordedTurn, previous: RecordedTurn | null, names: readonly string[]): Record<string, unknown> {
  const { heard, intents, reply } = turn;
  const minutes = previous ? Math.round((heard.receivedAt.getTime() - previous.heard.receivedAt.getTime()) / MINUTE_MS) : 0;
  const said = {
    ...(previous && minutes !== 1 ? { after: `${minutes}m` } : {}),
    they: redact(heard.text, names),
    ...(heard.source === 'sms' ? {} : { source: heard.source }),
    ...(heard.media.count ? { media: heard.media } : {}),
  };
  const right = putRight(turn);
  if (right) return { ...said, note: `right is ${entriesText(turn.entries).join('; ') || 'nothing'}`, events: right };
  return { ...said, intents, ...(reply === null ? { we: null } : { we: redact(reply, names) }) };
}

/** What should have been logged, where what was logged no longer stands as it was. */
function putRight({ events, entries }: RecordedTurn): Record<string, unknown>[] | null {
  const logged = (events ?? []).flatMap((event) => (event.type === 'meal-logged' || event.type === 'workout-logged' ? [event.entry] : []));
  const stands = logged.every((entry) => entries.some((now) => now.id === entry.id && figuresOf(now) === figuresOf(entry)));
  if (!logged.length || stands) return null;
  return entries.map((entry) =>
    entry.kind === 'workout'
      ? { type: 'workout-logged', entry: { activity: entry.activity, minutes: entry.minutes } }
      : {
          type: 'meal-logged',
          entry: {
            meal: entry.meal,
            items: entry.items.map(({ name, food, quantity, nutrients }) => ({
              // A food has many names, and each of them is right.
              ...(food ? { food } : { name }),
              quantity,
              ...(nutrients ? { nutrients: { calories: nutrients.calories } } : {}),
            })),
          },
        },
  );
}

const figuresOf = (entry: Entry): string =>
  entry.kind === 'workout'
    ? JSON.stringify([entry.activity, entry.minutes])
    : JSON.stringify([
        entry.meal,
        entry.items.map(({ name, quantity }) => [name, quantity]),
        Math.round(addNutrients(entry.items.map(({ nutrients }) => nutrients)).calories),
      ]);

/** 2025-05-04T12:30:00-07:00 */
function withOffset(at: Date, zone: string): string {
  const minutes = Math.round(offsetHours(at, zone) * 60);
  const local = new Date(at.getTime() + minutes * MINUTE_MS).toISOString().slice(0, 19);
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${local}${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`;
}
