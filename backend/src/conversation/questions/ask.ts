import type { Pending } from '../outcome.js';
import type { Scene } from '../scene.js';
import type { AskName } from './ask-name.js';

/** How long an unanswered question stays open. */
export const QUESTION_MINUTES = 120;

export function ask(name: AskName, options: string[], draft: unknown, scene: Scene): Pending {
  return { ask: name, options, draft, askedAt: scene.now.toISOString() };
}

/** The open question, unless it has grown old. */
export function openQuestion(scene: Scene): Pending | null {
  const { pending } = scene.snapshot;
  if (!pending) return null;
  return scene.now.getTime() - Date.parse(pending.askedAt) <= QUESTION_MINUTES * 60_000 ? pending : null;
}

/** "1) small 2) medium 3) large" */
export const numbered = (options: readonly string[]): string => options.map((option, i) => `${i + 1}) ${option}`).join(' ');
