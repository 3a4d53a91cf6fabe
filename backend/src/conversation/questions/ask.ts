import type { Pending } from '../outcome.js';
import type { TurnContext } from '../turn-context.js';
import type { AskName } from './ask-name.js';

/** How long an unanswered question stays open. */
export const QUESTION_MINUTES = 120;

export function ask(name: AskName, options: string[], draft: unknown, context: TurnContext): Pending {
  return { ask: name, options, draft, askedAt: context.now.toISOString() };
}

/** The open question, unless it has grown old. */
export function openQuestion(context: TurnContext): Pending | null {
  const { pending } = context.snapshot;
  if (!pending) return null;
  return context.now.getTime() - Date.parse(pending.askedAt) <= QUESTION_MINUTES * 60_000 ? pending : null;
}

/** "1) small 2) medium 3) large" */
export const numbered = (options: readonly string[]): string => options.map((option, i) => `${i + 1}) ${option}`).join(' ');
