import { speaker } from '../../lib/speaker';
import english from '../../messages/en/messages.json';

export const say = speaker('messages', english);
