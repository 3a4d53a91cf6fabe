import { speaker } from '../../lib/speaker';
import english from '../../messages/en/legal.json';

export const say = speaker('legal', english);
