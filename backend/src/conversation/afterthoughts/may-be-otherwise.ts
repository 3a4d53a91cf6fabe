import type { Entry } from '../../domain/entry.js';
import type { Change } from '../intents/edit-words.js';
import type { Intent } from '../intents/intent.js';
import type { Slotted } from '../slots/slotted.js';

/** Whether what is said of an entry that the same text has just told may as well be meant otherwise. */
export const mayBeOtherwise = (heard: readonly Intent[], entry: Entry, slots: Slotted): boolean =>
  (has(slots, 'amount') && has(slots, 'off')) ||
  heard.some(
    (intent) => intent.type === 'edit' && (isPart(intent.change) || isOfFigures(intent.change, entry) || sharesAgain(intent.change, entry)),
  );

const has = ({ fillers }: Slotted, slot: Slotted['fillers'][number]['slot']): boolean => fillers.some((filler) => filler.slot === slot);

/** What a dish is made of is told with it. */
const isPart = (change: Change): boolean => change.is === 'note';

/** Figures of one's own are of the whole, of a part or of a serving: of what was had it is told how much, and nothing else. */
const isOfFigures = (change: Change, entry: Entry): boolean =>
  change.is !== 'scale' && entry.kind === 'meal' && entry.items.some(({ source }) => source === 'user');

/** "Half a burrito, the other half is for later": a share of what was told as a share is the rest of it. */
const sharesAgain = (change: Change, entry: Entry): boolean =>
  change.is === 'scale' && entry.kind === 'meal' && entry.items.some(({ quantity, assumed }) => quantity < 1 && !assumed);
