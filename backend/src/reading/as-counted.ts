import { withHeldCount } from './held-count.js';
import { normaliseText } from './normalise.js';
import { withPartsOfWhole } from './whole-parted.js';

/** A text as it is read, without the numbers that only tell how another came about: "2 plates (so 8 total)", "2400 cal, cut into 16, had 2". */
export const asCounted = (text: string): string => withPartsOfWhole(withHeldCount(normaliseText(text)));
