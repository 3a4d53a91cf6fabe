import { speaker } from '../../lib/speaker';
import english from '../../messages/en/feedback.json';

export const say = speaker('feedback', english);
