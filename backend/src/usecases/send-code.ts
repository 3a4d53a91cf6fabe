import type { SendCodeResult } from '../ports/verification/verifier.js';
import { forgetChecks } from './check-code.js';
import { areaLabel, type Asker, guardCodeSend } from './guard-code-send.js';
import type { World } from './world.js';

/** Sends a sign-in code, within the limits. The answer is the same whether or not the number has an account. */
export async function sendCode(
  world: Pick<World, 'verifier' | 'limiter' | 'store' | 'clock' | 'rules' | 'log' | 'metrics'>,
  phone: string,
  asker: Asker,
): Promise<SendCodeResult> {
  const guard = await guardCodeSend(world, phone, asker);
  const result: SendCodeResult = guard === 'go' ? await world.verifier.send(phone) : { type: 'refused', reason: guard };
  world.metrics.count('sign_in_codes', { result: result.type, area: areaLabel(phone) });
  if (result.type === 'sent') {
    await forgetChecks(world, phone, asker);
    await world.store.codeSent(phone, world.clock.now());
  }
  return result;
}
