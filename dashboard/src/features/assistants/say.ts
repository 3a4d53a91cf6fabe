import { speaker } from '../../lib/speaker';
import english from '../../messages/en/assistants.json';

export const say = speaker('assistants', english);
