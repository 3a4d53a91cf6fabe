import type { Entry } from '../domain/entry.js';
import { localDate } from '../domain/local-day.js';
import type { Event } from './events.js';
import type { HeardText } from './heard.js';
import { isReversible, reversibleOf } from './inverse.js';
import type { Outcome } from './outcome.js';
import type { Change, Snapshot } from './snapshot.js';

/** How many changes can be undone, and for how long. */
export const KEPT_CHANGES = 20;
export const UNDO_HOURS = 24;

/**
 * What a snapshot is after a turn: the reference for what a store must hold. A turn with anything reversible becomes
 * one Change, whose id is the text's id; undoing and redoing only mark changes and come with plain events of their own.
 */
export function applyOutcome(snapshot: Snapshot, outcome: Outcome, heard: HeardText, now: Date): Snapshot {
  const at = now.toISOString();
  let next = applyEvents(snapshot, outcome.events, now);
  const oldest = new Date(now.getTime() - UNDO_HOURS * 3_600_000).toISOString();
  let changes = next.changes.filter((change) => change.at >= oldest);
  if (isReversible(outcome.events)) {
    const change: Change = { id: heard.id, at, events: reversibleOf(outcome.events), undone: false, undoneAt: null };
    changes = [...changes, change].slice(-KEPT_CHANGES);
  }
  next = { ...next, changes, pending: outcome.pending, recent: recentWith(snapshot, heard, now), version: snapshot.version + 1 };
  if (outcome.counts) next = { ...next, used: { ...next.used, texts: next.used.texts + 1 } };
  if (outcome.replies.length === 0) return next;
  const text = outcome.replies.map((reply) => reply.text).join('\n');
  const kinds = outcome.replies.map((reply) => reply.kind);
  const lastSent = { kind: kinds[0]!, meal: null, at, text };
  const waiting = outcome.waitSeconds > 0 ? { id: outcome.amends ?? heard.id, text, kinds, entryIds: outcome.entryIds, at } : null;
  return { ...next, lastSent, waiting };
}

/** How many texts are kept as what was said last, and for how long. */
const RECENT_TEXTS = 8;
const RECENT_MINUTES = 10;

function recentWith({ recent }: Snapshot, heard: HeardText, now: Date): Snapshot['recent'] {
  const oldest = new Date(now.getTime() - RECENT_MINUTES * 60_000).toISOString();
  return [...recent.filter(({ at }) => at >= oldest), { id: heard.id, text: heard.text, at: heard.receivedAt.toISOString() }].slice(
    -RECENT_TEXTS,
  );
}

/** Rows changed by events alone, for undoing and for edits on the web. */
export function applyEvents(snapshot: Snapshot, events: readonly Event[], now: Date): Snapshot {
  return events.reduce((state, event) => applyEvent(state, event, now), snapshot);
}

function applyEvent(state: Snapshot, event: Event, now: Date): Snapshot {
  switch (event.type) {
    case 'meal-logged':
    case 'workout-logged':
    case 'entry-restored':
      return added(state, [event.entry]);
    case 'entry-removed':
      return removed(state, event.entry);
    case 'entry-corrected':
      return added({ ...state, entries: state.entries.map((entry) => (entry.id === event.after.id ? event.after : entry)) }, event.moved);
    case 'change-undone':
    case 'change-redone': {
      const undone = event.type === 'change-undone';
      const mark = (change: Change) =>
        change.id === event.changeId ? { ...change, undone, undoneAt: undone ? now.toISOString() : null } : change;
      return { ...state, changes: state.changes.map(mark) };
    }
    case 'goals-changed':
      return { ...state, goals: event.after };
    case 'settings-changed':
      return withSettings(state, event.after);
    case 'meal-saved':
      return { ...state, saved: [...state.saved.filter((one) => one.name !== event.name), { name: event.name, items: event.items }] };
    case 'saved-meal-deleted':
      return { ...state, saved: state.saved.filter((one) => one.name !== event.name) };
    case 'water-logged':
    case 'water-removed':
      return event.localDate === localDate(now, state.user.timezone)
        ? { ...state, waterMlToday: state.waterMlToday + (event.type === 'water-logged' ? event.ml : -event.ml) }
        : state;
    case 'weight-logged':
      return {
        ...withWeights(state, event.id, { id: event.id, date: event.localDate, kg: event.kg }),
        user: state.weights.some(({ id, date }) => id !== event.id && date > event.localDate) ? state.user : { ...state.user, weightKg: event.kg },
      };
    case 'weight-removed':
      return { ...withWeights(state, event.id), user: { ...state.user, weightKg: event.before ?? null } };
    case 'meal-skipped':
      return event.localDate === localDate(now, state.user.timezone)
        ? { ...state, skipped: [...new Set([...state.skipped, event.meal])] }
        : state;
    case 'memory-kept':
      return { ...state, memory: [...state.memory.filter((one) => one.words !== event.words), { words: event.words, item: event.item }] };
    case 'memory-forgotten':
      return { ...state, memory: state.memory.filter((one) => one.words !== event.words) };
    case 'opted-out':
    case 'opted-in':
      return { ...state, user: { ...state.user, optedOut: event.type === 'opted-out' } };
    case 'limit-noticed':
      return { ...state, noticed: [...new Set([...state.noticed, event.limit])] };
    case 'language-heard':
      return { ...state, user: { ...state.user, language: event.language } };
    case 'signup-link-sent':
      return { ...state, stranger: { linkSentAt: now.toISOString() } };
    // Staff take a conversation by hand; a flag alone silences nothing.
    case 'staff-flagged':
    case 'reading-deferred':
      return state;
  }
}

/** Without the weight of that id, and with the one that is told instead, in the order of their days. */
function withWeights(state: Snapshot, id: string, ...told: Snapshot['weights']): Snapshot {
  const kept = state.weights.filter((one) => one.id !== id);
  return { ...state, weights: [...kept, ...told].toSorted((a, b) => a.date.localeCompare(b.date)) };
}

function added(state: Snapshot, entries: readonly Entry[]): Snapshot {
  const counted = state.used;
  const meals = counted.meals + entries.filter((entry) => entry.kind === 'meal').length;
  const workouts = counted.workouts + entries.filter((entry) => entry.kind === 'workout').length;
  const nextNumber = Math.max(state.nextNumber, ...entries.map((entry) => entry.number + 1));
  const all = [...state.entries.filter((entry) => !entries.some((one) => one.id === entry.id)), ...entries];
  return { ...state, entries: all.toSorted(byTime), used: { ...counted, meals, workouts }, nextNumber };
}

function removed(state: Snapshot, gone: Entry): Snapshot {
  const used = { ...state.used };
  if (gone.kind === 'meal') used.meals = Math.max(0, used.meals - 1);
  else used.workouts = Math.max(0, used.workouts - 1);
  return { ...state, entries: state.entries.filter((entry) => entry.id !== gone.id), used };
}

const byTime = (a: Entry, b: Entry) => (a.at === b.at ? a.number - b.number : a.at < b.at ? -1 : 1);

function withSettings(state: Snapshot, after: Extract<Event, { type: 'settings-changed' }>['after']): Snapshot {
  const user = { ...state.user, settings: { ...state.user.settings, ...after } };
  if (after.timezone) user.timezone = after.timezone;
  if (after.firstName) user.firstName = after.firstName;
  if (after.language) user.language = after.language;
  return { ...state, user };
}
