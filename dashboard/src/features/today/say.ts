import { speaker } from '../../lib/speaker';
import english from '../../messages/en/today.json';

/** What the day says before anything is opened over it. */
export const say = speaker('today', english);
