import { createHash, randomBytes } from 'node:crypto';
import { type DataSource, MoreThan } from 'typeorm';
import { type OpenSession, type Session, Sessions } from '../../../ports/storage/people/sessions.js';
import { AssistantConnectionRow, SessionRow } from '../entities/index.js';

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

  override async start(phone: string, userId: string | null, now: Date, device: string | null = null): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await this.rows.insert({
      idHash: this.hash(secret),
      phone,
      userId,
      createdAt: now,
      seenAt: now,
      provenAt: now,
      expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
      device,
    });
    return secret;
  }

  override async find(secret: string, now: Date): Promise<Session | null> {
    const row = await this.rows.findOneBy({ idHash: this.hash(secret), ...standing(now) });
    if (!row?.phone) return null;
    if (now.getTime() - row.seenAt.getTime() > SEEN_STEP_MS) await this.rows.update({ idHash: row.idHash }, { seenAt: now });
    return { idHash: row.idHash, phone: row.phone, userId: row.userId, provenAt: row.provenAt };
  }

  override async attach(idHash: string, userId: string): Promise<void> {
    await this.rows.update({ idHash }, { userId });
  }

  override stands(idHash: string, now: Date): Promise<boolean> {
    return this.rows.existsBy({ idHash, ...standing(now) });
  }

  override async open(userId: string, idHash: string, now: Date): Promise<OpenSession[]> {
    const rows = await this.rows.find({ where: { userId, ...standing(now) }, order: { seenAt: 'desc', idHash: 'asc' } });
    return rows.map(({ idHash: key, device, createdAt, seenAt }) => ({
      id: shownId(key),
      device,
      createdAt,
      seenAt,
      current: key === idHash,
    }));
  }

  override async end(secret: string): Promise<void> {
    await this.rows.delete({ idHash: this.hash(secret) });
  }

  override async endOne(userId: string, id: string): Promise<string | null> {
    const known = (await this.rows.findBy({ userId })).find(({ idHash }) => shownId(idHash) === id);
    if (!known) return null;
    const { affected } = await this.rows.delete({ userId, idHash: known.idHash });
    return affected ? known.idHash : null;
  }

  override async endAll(userId: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await tx.getRepository(SessionRow).delete({ userId });
      await tx.getRepository(AssistantConnectionRow).delete({ userId });
    });
  }
}

const standing = (now: Date) => ({ expiresAt: MoreThan(now), seenAt: MoreThan(new Date(now.getTime() - IDLE_MS)) });

const shownId = (idHash: string): string => createHash('sha256').update(idHash).digest('hex').slice(0, 32);
