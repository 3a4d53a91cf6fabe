import type { Session } from '../ports/sessions.js';
import type { CheckCodeResult } from '../ports/verifier.js';
import { checkCode } from './check-code.js';
import type { World } from './world.js';

/** Moves the session's user to a number that the code proves. Only who holds a number learns that it is taken. */
export async function changePhone(
  world: Pick<World, 'accountLife' | 'verifier' | 'limiter' | 'clock' | 'metrics'>,
  userId: string,
  { idHash }: Pick<Session, 'idHash'>,
  { phone, code }: { phone: string; code: string },
  address: string,
): Promise<{ type: 'changed' } | { type: 'taken' } | Extract<CheckCodeResult, { type: 'refused' }>> {
  const checked = await checkCode(world, phone, code, address);
  if (checked.type === 'refused') return checked;
  return { type: await world.accountLife.changePhone(userId, phone, idHash, world.clock.now()) };
}
