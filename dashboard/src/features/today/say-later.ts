import { speaker } from '../../lib/speaker';
import english from '../../messages/en/later.json';

/** What opens over the day says: editors, the calendar, questions. It comes with them, not with the day. */
export const sayLater = speaker('later', english);
