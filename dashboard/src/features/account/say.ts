import { speaker } from '../../lib/speaker';
import english from '../../messages/en/account.json';

export const say = speaker('account', english);
