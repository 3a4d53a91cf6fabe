import { speaker } from '../../lib/speaker';
import english from '../../messages/en/history.json';

export const say = speaker('history', english);
