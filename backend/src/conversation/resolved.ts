import type { Item } from '../domain/entry.js';
import type { Edit } from './edit.js';
import type { Change } from './intents/edit-words.js';

/** A correction matched with an entry: settled, in need of one answer, or not about this entry at all. */
export type Resolved = { type: 'edit'; edit: Edit } | { type: 'which-item'; change: Change } | { type: 'none' };

export const NONE: Resolved = { type: 'none' };
export const items = (list: Item[]): Resolved => ({ type: 'edit', edit: { type: 'items', items: list } });
