import { speaker } from '../../lib/speaker';
import english from '../../messages/en/goals.json';

export const say = speaker('goals', english);
