import { ConflictException, type HttpException, NotFoundException } from '@nestjs/common';
import type { CannotSend, ResendResult } from '../../ports/storage/staff/staff-desk.js';

type Refused = CannotSend | Extract<ResendResult, string>;

const WORDS: Readonly<Record<Refused, string>> = {
  'not-found': 'There is no such thing. It may have been removed.',
  erased: 'The number has been erased with its account.',
  'opted-out': 'This number has opted out: no text may go there.',
  'not-failed': 'Only a text that failed can be sent again.',
  'under-way': 'It is being sent again already.',
};

/** Why something cannot be done, in words. */
export const refused = (why: Refused): HttpException =>
  why === 'not-found' ? new NotFoundException(WORDS[why]) : new ConflictException(WORDS[why]);
export const notThere = (): HttpException => refused('not-found');
/** What is hidden from somebody cannot be changed by them. */
export const hiddenFrom = (): HttpException => new ConflictException('Please reveal this person first: what is hidden cannot be changed.');
