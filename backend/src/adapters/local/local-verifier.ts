// SQL: a stand-in for what a provider would keep on its side; its tables are no entities of ours.
import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { type CheckCodeResult, type SendCodeResult, Verifier } from '../../ports/verification/verifier.js';
import type { LocalNetwork } from './local-network.js';
import type { Sql } from './sql.js';

const MINUTES = 10;
const MAX_CHECKS = 5;

/** Brings codes to the handset at /phone. Only a keyed hash of a code is kept; a new code takes none away that is still on its way or in a hand. */
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
      'insert into live_codes (id, phone_hash, code_hash, expires_at) values ($1, $2, $3, clock_timestamp() + make_interval(mins => $4))',
      [randomUUID(), this.hash(phone), this.hash(`${phone} ${code}`), MINUTES],
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
    // The try is counted before anything is compared, against every live code of the phone, so that neither tries in parallel nor
    // several codes make more of them.
    const [rows] = await this.sql.query<[{ id: string; codeHash: string; checks: number }[], number]>(
      `with live as (select id from live_codes where phone_hash = $1 and expires_at > clock_timestamp() order by id for update)
       update live_codes c set checks = c.checks + 1 from live where c.phone_hash = $1 and c.id = live.id returning c.id, c.code_hash as "codeHash", c.checks`,
      [this.hash(phone)],
    );
    if (!rows.length) return { type: 'refused', reason: 'expired' };
    const open = rows.filter(({ checks }) => checks <= MAX_CHECKS);
    if (!open.length) return { type: 'refused', reason: 'too-many' };
    const given = Buffer.from(this.hash(`${phone} ${code}`));
    const [right] = open.filter(({ codeHash }) => timingSafeEqual(Buffer.from(codeHash), given));
    if (!right) return { type: 'refused', reason: 'wrong' };
    const [, used] = await this.sql.query<[unknown, number]>('delete from live_codes where phone_hash = $1 and id = $2', [
      this.hash(phone),
      right.id,
    ]);
    if (used !== 1) return { type: 'refused', reason: 'expired' };
    await this.sql.query('delete from live_codes where phone_hash = $1', [this.hash(phone)]);
    return { type: 'approved' };
  }
}
