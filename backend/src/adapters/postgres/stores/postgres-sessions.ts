import { randomBytes } from 'node:crypto';
import { type DataSource, MoreThan } from 'typeorm';
import { type Session, Sessions } from '../../../ports/sessions.js';
import { SessionRow } from '../entities/index.js';

const DAY_MS = 86_400_000;
const IDLE_MS = 14 * DAY_MS;
const ABSOLUTE_MS = 30 * DAY_MS;
/** How old `seen_at` may be before a request renews it. */
const SEEN_STEP_MS = 60_000;

export class PostgresSessions extends Sessions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (secret: string) => string,
  ) {
    super();
  }

  private get rows() {
    return this.dataSource.getRepository(SessionRow);
  }

  override async start(phone: string, userId: string | null, now: Date): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.rows.insert({
      idHash: this.hash(secret),
      phone,
      userId,
      createdAt: now,
      seenAt: now,
      provenAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
    });
    return secret;
  }

  override async find(secret: string, now: Date): Promise<Session | null> {
    const row = await this.rows.findOneBy({
      idHash: this.hash(secret),
      expiresAt: MoreThan(now),
      seenAt: MoreThan(new Date(now.getTime() - IDLE_MS)),
    });
    if (!row?.phone) return null;
    if (now.getTime() - row.seenAt.getTime() > SEEN_STEP_MS) await this.rows.update({ idHash: row.idHash }, { seenAt: now });
    return { idHash: row.idHash, phone: row.phone, userId: row.userId, provenAt: row.provenAt };
  }

  override async attach(idHash: string, userId: string): Promise<void> {
    await this.rows.update({ idHash }, { userId });
  }

  override async prove(idHash: string, now: Date): Promise<void> {
    await this.rows.update({ idHash }, { provenAt: now });
  }

  override async end(secret: string): Promise<void> {
    await this.rows.delete({ idHash: this.hash(secret) });
  }

  override async endAll(userId: string): Promise<void> {
    await this.rows.delete({ userId });
  }
}
