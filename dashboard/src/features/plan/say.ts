import { speaker } from '../../lib/speaker';
import english from '../../messages/en/plan.json';

export const say = speaker('plan', english);
