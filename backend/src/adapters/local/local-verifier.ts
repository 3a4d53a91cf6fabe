import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { type CheckCodeResult, type SendCodeResult, Verifier } from '../../ports/verifier.js';
import type { LocalNetwork } from './local-network.js';
import type { Sql } from './sql.js';

const MINUTES = 10;
const MAX_CHECKS = 5;

/** Brings codes to the handset at /phone. Only a keyed hash of a code is kept. */
export class LocalVerifier extends Verifier {
  constructor(
    private readonly sql: Sql,
    private readonly network: LocalNetwork,
    private readonly hash: (text: string) => string,
    /** Whether `send` tells the code: never in production. */
    private readonly tellsCode: boolean,
  ) {
    super();
  }

  override async send(phone: string): Promise<SendCodeResult> {
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await this.sql.query(
      `insert into local_codes (phone_hash, code_hash, expires_at, checks) values ($1, $2, clock_timestamp() + make_interval(mins => $3), 0)
       on conflict (phone_hash) do update set code_hash = excluded.code_hash, expires_at = excluded.expires_at, checks = 0`,
      [this.hash(phone), this.hash(`${phone} ${code}`), MINUTES],
    );
    await this.network.carry({
      reference: `code-${randomUUID()}`,
      phone,
      body: `${code} is your Mealtext sign-in code. It works for ${MINUTES} minutes. Never share it.`,
      kind: 'code',
    });
    return this.tellsCode ? { type: 'sent', code } : { type: 'sent' };
  }

  override async check(phone: string, code: string): Promise<CheckCodeResult> {
    // The try is counted before anything is compared, so that tries in parallel cannot share one count.
    const [rows] = await this.sql.query<[{ codeHash: string; checks: number }[], number]>(
      'update local_codes set checks = checks + 1 where phone_hash = $1 and expires_at > clock_timestamp() returning code_hash as "codeHash", checks',
      [this.hash(phone)],
    );
    const row = rows[0];
    if (!row) return { type: 'refused', reason: 'expired' };
    if (row.checks > MAX_CHECKS) return { type: 'refused', reason: 'too-many' };
    if (!timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(this.hash(`${phone} ${code}`))))
      return { type: 'refused', reason: 'wrong' };
    const [, used] = await this.sql.query<[unknown, number]>('delete from local_codes where phone_hash = $1 and code_hash = $2', [
      this.hash(phone),
      row.codeHash,
    ]);
    return used === 1 ? { type: 'approved' } : { type: 'refused', reason: 'expired' };
  }
}
