import type { Hearing } from './hearing.js';

/** What an order may come to; what is only asked back about is none, and what one wants to drink is not drunk. */
const DONE: ReadonlySet<string> = new Set(
  'edit delete undo redo repeat settings set-goal clear-goals save-meal delete-saved remember'.split(' '),
);

/** Whether a text is heard as an order and nothing else. */
export const doesSomething = (heard: Hearing): boolean =>
  heard.type === 'decided' && heard.intents.length > 0 && heard.intents.every(({ type }) => DONE.has(type));
