import { chartOf } from '../../frames/understand.js';
import type { Change } from '../../intents/edit-words.js';
import { announced } from './announced.js';
import { type Fill, firstThatFits } from './try.js';

const FIGURES: ReadonlySet<Change['is']> = new Set(['calories', 'macros']);
/** What a bare figure may be as calories. */
const [LEAST, MOST] = [20, 4000];

/** Calories and macros of one's own: as a correction says it, else the only figure that may be calories. */
export const figuresOfIt: Fill = ({ context, entry }) => {
  const heard = announced(context, FIGURES);
  if (heard) return heard;
  const numbers = chartOf(context)
    .at.flat()
    .flatMap(({ kind, value }) => (kind === 'number' && typeof value === 'number' ? [value] : []));
  const own = [...new Set(numbers)].filter((value) => value >= LEAST && value <= MOST);
  return own.length === 1 ? firstThatFits([{ is: 'calories', value: own[0]!, of: null }], entry, context) : null;
};
