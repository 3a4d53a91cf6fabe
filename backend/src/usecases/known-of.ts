import { createHash } from 'node:crypto';
import type { Entry, Item } from '../domain/entry.js';
import type { Known, KnownPart, Snapshot } from '../ports/storage/texts/store.js';

/** What a snapshot tells, part by part, without what differs between any two times: versions, running numbers, instants. */
const PARTS: Readonly<Record<KnownPart, (snapshot: Snapshot) => unknown>> = {
  person: ({ user: { id: _id, createdAt: _createdAt, settings: _settings, ...user }, stranger }) => [user, stranger !== null],
  settings: ({ user }) => user.settings,
  goals: ({ goals }) => goals,
  diary: ({ entries }) => entries.map(entryWords),
  used: ({ used: { texts, meals, workouts }, noticed }) => [texts, meals, workouts, noticed.toSorted()],
  day: ({ waterMlToday, skipped, weights }) => [
    waterMlToday,
    skipped.toSorted(),
    // One alone tells no more than the person's own.
    ...(weights.length > 1 ? weights.map(({ date, kg }) => `${date} ${kg}`) : []),
  ],
  memory: ({ saved, memory }) => [
    saved.map(({ name, items }) => [name, items.map(itemWords)]),
    memory.map(({ words, item }) => [words, itemWords(item)]),
  ],
  asked: ({ pending }) => pending,
  changes: ({ changes }) => changes.map(({ id, undone }) => `${id} ${undone}`),
  said: ({ lastSent, waiting, recent }) => [lastSent?.kind, lastSent?.meal, waiting?.kinds, recent.map(({ text }) => text)],
  held: ({ staffHold }) => staffHold,
};

const itemWords = ({ name, quantity, nutrients }: Item): string =>
  `${name} ${quantity} ${nutrients ? Math.round(nutrients.calories) : '?'}`;
const entryWords = (entry: Entry): string =>
  entry.kind === 'workout'
    ? `${entry.localDate} ${entry.localTime} ${entry.activity} ${entry.minutes} ${Math.round(entry.calories)}`
    : `${entry.localDate} ${entry.localTime} ${entry.meal} ${entry.items.map(itemWords).join()}`;

/** A short print of each part of what a turn knew: enough to tell later whether a part is the same, and nothing of what it was. */
export const knownOf = (snapshot: Snapshot): Known =>
  Object.fromEntries(Object.entries(PARTS).map(([part, of]) => [part, print(of(snapshot))])) as Known;

const print = (value: unknown): string => createHash('sha1').update(inOrder(value)).digest('base64').slice(0, 8);

/** JSON with keys in order, without what is empty: a database keeps neither the order nor the difference between null and nothing. */
function inOrder(value: unknown): string {
  return JSON.stringify(value ?? null, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(
          Object.entries(one)
            .filter(([, held]) => held !== null && held !== undefined)
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : one,
  );
}
