import { speaker } from '../../lib/speaker';
import english from '../../messages/en/login.json';

export const say = speaker('login', english);
