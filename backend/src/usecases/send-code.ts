import type { SendCodeResult } from '../ports/verification/verifier.js';
import { forgetChecks } from './check-code.js';
import { areaLabel, type Asker, guardCodeSend } from './guard-code-send.js';
import type { Dependencies } from './dependencies.js';

/** Sends a sign-in code, within the limits. The answer is the same whether or not the number has an account. */
export async function sendCode(
  deps: Pick<Dependencies, 'verifier' | 'limiter' | 'store' | 'clock' | 'rules' | 'log' | 'metrics'>,
  phone: string,
  asker: Asker,
): Promise<SendCodeResult> {
  const guard = await guardCodeSend(deps, phone, asker);
  const result: SendCodeResult = guard === 'go' ? await deps.verifier.send(phone) : { type: 'refused', reason: guard };
  deps.metrics.count('sign_in_codes', { result: result.type, area: areaLabel(phone) });
  if (result.type === 'sent') {
    await forgetChecks(deps, phone, asker);
    await deps.store.codeSent(phone, deps.clock.now());
  }
  return result;
}
