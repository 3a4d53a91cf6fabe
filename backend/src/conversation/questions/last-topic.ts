import type { Topic } from '../intents/topics.js';
import type { TurnContext } from '../turn-context.js';

/** How long "and yesterday?" asks the same of another day. */
const MINUTES = 15;

/** What was asked of us last, while it may still be asked on from. */
export function lastTopic({ snapshot: { pending }, now }: TurnContext): Topic | null {
  if (pending?.ask !== 'topic' || now.getTime() - Date.parse(pending.askedAt) > MINUTES * 60_000) return null;
  return (pending.draft as { topic: Topic }).topic;
}
