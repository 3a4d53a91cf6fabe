import type { Item } from '../domain/entry.js';
import type { ReadItem } from '../reading/reading.js';

/** What is stored of an item that was read: not how sure the reader was. */
export function toItem(read: Item | ReadItem): Item {
  const { choices: _choices, sureness: _sureness, lead: _lead, ...item } = read as ReadItem;
  return item;
}
