import { speaker } from '../../lib/speaker';
import english from '../../messages/en/onboarding.json';

export const say = speaker('onboarding', english);
