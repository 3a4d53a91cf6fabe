import english from '../messages/en/shell.json';
import { speaker } from './speaker';

/** What stands around every screen, and what many of them say. */
export const sayShell = speaker('shell', english);
