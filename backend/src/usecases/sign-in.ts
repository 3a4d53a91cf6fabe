import type { CheckCodeResult } from '../ports/verification/verifier.js';
import { checkCode } from './check-code.js';
import type { Asker } from './guard-code-send.js';
import type { Dependencies } from './dependencies.js';

/** Checks a code and, when it is right, starts a session for the phone; `secret` is for the cookie. A session held before is ended. */
export async function signIn(
  deps: Pick<Dependencies, 'verifier' | 'sessions' | 'accounts' | 'limiter' | 'clock' | 'metrics' | 'outbox'>,
  phone: string,
  code: string,
  asker: Asker,
  { heldSecret, device }: { heldSecret: string | null; device: string | null },
): Promise<{ type: 'in'; secret: string } | Extract<CheckCodeResult, { type: 'refused' }>> {
  const { sessions, accounts, clock } = deps;
  const now = clock.now();
  const result = await checkCode(deps, phone, code, asker);
  if (result.type === 'refused') return result;
  if (heldSecret) await sessions.end(heldSecret);
  const account = await accounts.byPhone(phone);
  return { type: 'in', secret: await sessions.start(phone, account?.id ?? null, now, device) };
}
