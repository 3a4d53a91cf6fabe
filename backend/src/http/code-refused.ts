import { BadRequestException, HttpException, HttpStatus } from '@nestjs/common';
import { phoneNumber } from '../usecases/phone-number.js';

/** What a refused code is told; nothing here says whether the number has an account. */
const REFUSED: Readonly<Record<string, readonly [HttpStatus, string]>> = {
  'too-many': [
    HttpStatus.TOO_MANY_REQUESTS,
    'Too many tries. Please wait ten minutes and ask for a new code; or text us any word from that phone, then ask again.',
  ],
  'not-a-mobile': [HttpStatus.BAD_REQUEST, 'This number cannot receive texts. Please use a mobile number.'],
  'opted-out': [HttpStatus.BAD_REQUEST, 'This number has opted out of our texts. Text START to our number, then try again.'],
  blocked: [HttpStatus.BAD_REQUEST, 'Failed to send verification code'],
  unavailable: [HttpStatus.SERVICE_UNAVAILABLE, 'Failed to send verification code'],
  wrong: [HttpStatus.BAD_REQUEST, 'Invalid verification code'],
  expired: [HttpStatus.BAD_REQUEST, 'Invalid verification code'],
  elsewhere: [HttpStatus.BAD_REQUEST, 'A code works only where it was asked for. Please ask for a new code here.'],
};

/** The answer for a code that was refused. @param unavailable words for a verifier that does not answer */
export function codeRefused(reason: string, unavailable?: string): HttpException {
  const [status, words] = REFUSED[reason]!;
  return new HttpException(reason === 'unavailable' && unavailable ? unavailable : words, status);
}

/** A number that we serve, in E.164. @throws 400 for any other */
export function usableNumber(written: string): string {
  const phone = phoneNumber(written);
  if (!phone) throw new BadRequestException('Please use a mobile number from the US or Canada.');
  return phone;
}
