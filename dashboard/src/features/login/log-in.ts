import type { User } from '@mealtext/backend/contract';
import { toast } from '../../components/toasts';
import { track } from '../../lib/analytics';
import { CODE_LENGTH } from '../../lib/code-length';
import { RequestError, Unreachable } from '../../lib/request';
import { checkCode } from '../../lib/requests/check-code';
import { createUser } from './requests/create-user';
import { findUser } from './requests/find-user';
import { sayShell } from '../../lib/say-shell';
import { say } from './say';
import { sayCommon } from '../../lib/say-common';

export type LoginResult = { type: 'in'; user: User; isNew: boolean } | { type: 'refused'; words: string } | { type: 'failed' };

/** Checks the code, then finds the account of the phone or makes one. Says what went wrong in a toast. */
export async function logIn(phoneNumber: string, code: string): Promise<LoginResult> {
  if (code.length !== CODE_LENGTH) return { type: 'failed' };
  try {
    await checkCode(phoneNumber, code);
  } catch (error) {
    return notChecked(error);
  }
  return findOrCreate(phoneNumber, code);
}

function notChecked(error: unknown): LoginResult {
  const status = error instanceof RequestError ? error.status : 0;
  track('phone_verification_failed', { status });
  if (status === 400 || status === 401) {
    toast({ title: sayShell('error'), text: say('loginCode'), destructive: true });
    return { type: 'refused', words: sayCommon('codeInvalid') };
  }
  toast({ title: say('loginFailed'), text: say('loginFailedText'), destructive: true });
  const said = error instanceof RequestError ? error.said(say('verificationFailed')) : say('verificationFailed');
  return { type: 'refused', words: said };
}

async function findOrCreate(phoneNumber: string, code: string): Promise<LoginResult> {
  let finding = true;
  try {
    const known = await findUser(phoneNumber);
    finding = false;
    if (known) return { type: 'in', user: known, isNew: known.isNewUser };
    const user = await createUser(phoneNumber, code);
    return { type: 'in', user: { ...user, isNewUser: true }, isNew: true };
  } catch (error) {
    console.warn('Login:', error);
    if (!finding && error instanceof Unreachable) {
      toast({ title: sayShell('error'), text: say('notRegistered'), destructive: true });
    } else {
      toast({ title: say('databaseError'), text: say('databaseErrorText'), destructive: true });
    }
    return { type: 'failed' };
  }
}
