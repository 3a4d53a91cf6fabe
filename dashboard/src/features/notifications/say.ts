import { speaker } from '../../lib/speaker';
import english from '../../messages/en/notifications.json';

export const say = speaker('notifications', english);
