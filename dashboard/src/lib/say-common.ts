import english from '../messages/en/common.json';
import { speaker } from './speaker';

/** What several screens say, none of which is the first. */
export const sayCommon = speaker('common', english);
