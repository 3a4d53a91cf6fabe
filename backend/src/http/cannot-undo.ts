import { ConflictException } from '@nestjs/common';
import type { NotTakenBack } from '../usecases/undo-change.js';

const WORDS: Readonly<Record<NotTakenBack, string>> = {
  gone: 'This can no longer be undone: it was undone already, or it is more than 24 hours ago.',
  overtaken: 'This has been changed again since. Undo the later change first.',
  'limit-reached': 'The plan’s limit for today has been reached since, so this cannot be brought back.',
};

/** Why a change stays, in words. */
export const cannotUndo = (why: NotTakenBack): ConflictException => new ConflictException(WORDS[why]);
