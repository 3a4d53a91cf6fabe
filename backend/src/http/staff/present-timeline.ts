import type { TimelineEntry, TimelineItem, Understood } from '../../contract/index.js';
import { urgencyOf } from '../../domain/flag.js';
import type { Foods } from '../../ports/reading/foods.js';
import type { StandingEntry, Stretch, TimelineReply, TimelineText } from '../../ports/storage/staff/staff-timelines.js';
import { type Costs, readingCost } from '../../usecases/staff/costs.js';
import { describeItems } from '../../usecases/staff/describe-items.js';
import { presentItem } from '../presenters/meal.js';

const EVERYTHING = { rating: true, macros: true };

/** Everything of a stretch in one line of time, oldest first. */
export function presentTimeline(stretch: Stretch, costs: Costs, foods: Foods): TimelineItem[] {
  const items: TimelineItem[] = [
    ...stretch.texts.map((text) => presentText(text, stretch, costs, foods)),
    ...stretch.replies.map(presentReply),
    ...stretch.reminders.map(({ id, at, kind, result, deliveryId }) => ({
      id: `reminder:${id}`,
      kind: 'reminder' as const,
      at: at.toISOString(),
      reminderKind: kind,
      result,
      deliveryId,
    })),
    ...stretch.notes.map(({ id, at, body, staffId, staffName }) => ({
      id,
      kind: 'note' as const,
      at: at.toISOString(),
      body,
      staffId,
      staffName,
    })),
    ...stretch.feedback.map(({ id, at, subject, message, state }) => ({
      id: `feedback:${id}`,
      kind: 'feedback' as const,
      at: at.toISOString(),
      body: subject === null ? message : `${subject}\n${message}`,
      feedbackId: id,
      result: state,
    })),
    ...stretch.flags.map(({ id, at, reason, grade, resolvedAt }) => ({
      id: `flag:${id}`,
      kind: 'flag' as const,
      at: at.toISOString(),
      reason,
      flagId: id,
      grade,
      urgency: urgencyOf(reason, grade),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    })),
    ...stretch.acts.map(({ id, at, action, staffId, staffName, reason, after }) => ({
      id: `staff:${id}`,
      kind: CHANGES.includes(action) ? ('change' as const) : ('staff' as const),
      at: at.toISOString(),
      action,
      staffId,
      staffName,
      reason,
      details: after,
    })),
  ];
  return items.toSorted((a, b) => (a.at === b.at ? ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) : a.at < b.at ? -1 : 1));
}

const CHANGES = ['correct', 'remove', 'undo'];
/** Of things at one instant: first what the user said. */
const ORDER = ['text', 'feedback', 'flag', 'change', 'reply', 'reminder', 'staff', 'note'];

function presentText(text: TimelineText, { entries }: Stretch, costs: Costs, foods: Foods): TimelineItem {
  const { id, at, body, source, bearer, truncated, hasPicture, pictureKept, handled, problem } = text;
  const logged = entries.filter(({ textId }) => textId === id).map(({ entry, calories }) => presentEntry(entry, calories, foods));
  return {
    id,
    kind: 'text',
    at: at.toISOString(),
    body,
    source,
    ...(source === 'sms' ? { bearer } : {}),
    truncated,
    hasPicture,
    pictureKept,
    problem,
    understood: handled ? understood(text, logged, costs) : null,
  };
}

function understood(text: TimelineText, entries: TimelineEntry[], costs: Costs): Understood {
  const { intents, heard, reader, model, promptVersion, tokensIn, tokensOut, changeId, undoneAt } = text;
  return {
    intents,
    heard,
    reader,
    model,
    promptVersion,
    tokens: tokensIn === null || tokensOut === null ? null : tokensIn + tokensOut,
    cost: readingCost(costs, tokensIn, tokensOut),
    entries,
    changeId: undoneAt ? null : changeId,
    undoneAt: undoneAt?.toISOString() ?? null,
  };
}

function presentEntry(entry: StandingEntry, calories: number | null, foods: Foods): TimelineEntry {
  const { id, number, localDate, localTime, removed } = entry;
  const base = { id, number, date: localDate, time: localTime, removed, calories: calories === null ? null : Math.round(calories) };
  if (entry.kind === 'workout')
    return { ...base, kind: 'workout', description: entry.activity, mealType: null, items: [], minutes: entry.minutes };
  const items = entry.items.map((item) => presentItem(item, EVERYTHING, foods));
  return { ...base, kind: 'meal', description: describeItems(entry.items), mealType: entry.meal, items, minutes: null };
}

export function presentReply(reply: TimelineReply): TimelineItem {
  const { id, at, body, kinds, answers, staffId, staffName, ...delivery } = reply;
  const { state, errorCode, errorReason, attempts, bearer, segments, resendOf } = delivery;
  return {
    id,
    kind: 'reply',
    at: at.toISOString(),
    body,
    replyKinds: kinds,
    answers,
    staffId,
    staffName,
    deliveryId: id,
    delivery: { state, errorCode, errorReason, attempts, bearer, segments, resendOf },
  };
}
