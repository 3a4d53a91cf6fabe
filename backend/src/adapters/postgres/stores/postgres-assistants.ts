import { randomBytes, randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import {
  type Allowed,
  type AssistantClient,
  type AssistantConnection,
  Assistants,
  type AssistantTokens,
  type Connected,
} from '../../../ports/storage/people/assistants.js';
import { AssistantClientRow, AssistantConnectionRow, AuditRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { type Belongs, findSecret, type FoundSecret, issueCode, issueTokens, spendSecret } from './assistant-secrets.js';

const CONNECTION_MS = 365 * 86_400_000;
/** How old `seen_at` may be before a call renews it. */
const SEEN_STEP_MS = 60_000;
/** Registered by anybody and let in by nobody yet. */
const MOST_WAITING = 10_000;
/** Connections of one user; the one used least lately gives way. */
const MOST_CONNECTIONS = 20;

/** Why a connection ended, as the audit names it. */
type End = 'disconnect-assistant' | 'assistant-left' | 'assistant-token-misused';

export class PostgresAssistants extends Assistants {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hash: (secret: string) => string,
  ) {
    super();
  }

  override async register({ name, redirectUris }: Omit<AssistantClient, 'id'>, now: Date): Promise<AssistantClient | null> {
    // SQL: registered by one statement only while there is room.
    const made = await this.dataSource.query<AssistantClient[]>(
      `insert into assistant_clients (id, name, redirect_uris, created_at)
       select $1, $2, $3::text[], $4 where (select count(*) from assistant_clients where used_at is null) < $5
       returning id, name, redirect_uris as "redirectUris"`,
      [randomBytes(16).toString('base64url'), safeText(name), redirectUris.map(safeText), now, MOST_WAITING],
    );
    return made[0] ?? null;
  }

  override async client(id: string): Promise<AssistantClient | null> {
    const row = await this.dataSource.getRepository(AssistantClientRow).findOneBy({ id: safeText(id) });
    return row && { id: row.id, name: row.name, redirectUris: row.redirectUris };
  }

  override allow(allowed: Allowed, now: Date): Promise<string> {
    const { userId, client, scope, resource } = allowed;
    const of = { userId, connectionId: randomUUID() };
    return this.dataSource.transaction(async (tx) => {
      await tx.getRepository(AssistantClientRow).update({ id: client.id }, { usedAt: now });
      // SQL: all but the latest go.
      await tx.query(
        `delete from assistant_connections where (user_id, id) in
           (select user_id, id from assistant_connections where user_id = $1 order by coalesce(seen_at, created_at) desc, id offset $2)`,
        [userId, MOST_CONNECTIONS - 1],
      );
      await tx.getRepository(AssistantConnectionRow).insert({
        ...{ userId, id: of.connectionId, clientId: client.id, name: client.name, scope, resource },
        ...{ createdAt: now, expiresAt: new Date(now.getTime() + CONNECTION_MS) },
      });
      await audit(tx, 'connect-assistant', of, now);
      return issueCode(tx, this.hash, { ...of, ...allowed }, now);
    });
  }

  override exchange(...[code, by, now]: Parameters<Assistants['exchange']>): Promise<AssistantTokens | null> {
    return this.trade('code', code, now, (found) => {
      const { clientId, redirectUri, challenge } = found;
      return clientId === by.clientId && challenge === by.challenge && (by.redirectUri === null || by.redirectUri === redirectUri);
    });
  }

  override refresh(token: string, clientId: string, now: Date): Promise<AssistantTokens | null> {
    return this.trade('refresh', token, now, (found) => found.clientId === clientId);
  }

  override async find(access: string, resource: string, now: Date): Promise<Connected | null> {
    // SQL: one read of three tables on every call.
    const rows = await this.dataSource.query<(Connected & { seenAt: Date | null })[]>(
      `select c.id, c.user_id as "userId", c.name, c.seen_at as "seenAt"
       from assistant_secrets s join assistant_connections c on c.user_id = s.user_id and c.id = s.connection_id
       join users u on u.id = s.user_id and u.deleted_at is null
       where s.hash = $1 and s.kind = 'access' and s.expires_at > $3 and c.expires_at > $3 and c.resource = $2`,
      [this.hash(access), resource, now],
    );
    const row = rows[0];
    if (!row) return null;
    const { seenAt, ...connected } = row;
    if (seenAt === null || now.getTime() - seenAt.getTime() > SEEN_STEP_MS)
      await this.dataSource.getRepository(AssistantConnectionRow).update({ userId: row.userId, id: row.id }, { seenAt: now });
    return connected;
  }

  override async revoke(token: string, clientId: string, now: Date): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      // SQL: a join from what is shown to whose it is.
      const [of] = await tx.query<Belongs[]>(
        `select c.user_id as "userId", c.id as "connectionId" from assistant_secrets s
         join assistant_connections c on c.user_id = s.user_id and c.id = s.connection_id
         where s.hash = $1 and c.client_id = $2`,
        [this.hash(token), safeText(clientId)],
      );
      if (of) await end(tx, of, 'assistant-left', now);
    });
  }

  override connections(userId: string, now: Date): Promise<AssistantConnection[]> {
    // One that no token opens any more is over, and one whose code was never asked about never began.
    // SQL: which stand is told by another table.
    return this.dataSource.query<AssistantConnection[]>(
      `select c.id, c.name, c.created_at as "createdAt", c.seen_at as "seenAt" from assistant_connections c
       where c.user_id = $1 and c.expires_at > $2 and exists (select 1 from assistant_secrets s where s.user_id = c.user_id
         and s.connection_id = c.id and s.expires_at > $2 and s.spent_at is null and s.kind <> 'code')
       order by coalesce(c.seen_at, c.created_at) desc, c.id`,
      [userId, now],
    );
  }

  override disconnect(userId: string, id: string, now: Date): Promise<boolean> {
    return this.dataSource.transaction((tx) => end(tx, { userId, connectionId: id }, 'disconnect-assistant', now));
  }

  /** Gives tokens for a secret that fits and was not spent. One that was, or that somebody else shows, takes its connection with it. */
  private trade(
    kind: 'code' | 'refresh',
    secret: string,
    now: Date,
    fits: (found: FoundSecret) => boolean,
  ): Promise<AssistantTokens | null> {
    return this.dataSource.transaction(async (tx) => {
      const hashed = this.hash(secret);
      const found = await findSecret(tx, hashed, kind, now);
      if (!found) return null;
      if (found.spent || !fits(found)) {
        await end(tx, found, 'assistant-token-misused', now);
        return null;
      }
      if (found.expired) return null;
      await spendSecret(tx, hashed, now);
      return issueTokens(tx, this.hash, found, now);
    });
  }
}

/** SQL: the id is as it was shown to us, which need not be one. */
async function end(tx: EntityManager, of: Belongs, why: End, now: Date): Promise<boolean> {
  const [, ended] = await tx.query<[unknown, number]>('delete from assistant_connections where user_id = $1 and id::text = $2', [
    of.userId,
    of.connectionId,
  ]);
  // SQL: see above. They open nothing any more.
  await tx.query('delete from assistant_secrets where user_id = $1 and connection_id::text = $2', [of.userId, of.connectionId]);
  if (ended) await audit(tx, why, of, now);
  return ended > 0;
}

async function audit(tx: EntityManager, action: 'connect-assistant' | End, { userId, connectionId }: Belongs, now: Date): Promise<void> {
  const own = action !== 'assistant-token-misused' && action !== 'assistant-left';
  const [actorKind, actorId] = own ? (['user', userId] as const) : (['system', 'assistant'] as const);
  await tx.getRepository(AuditRow).insert({ at: now, actorKind, actorId, action, objectKind: 'assistant', objectId: connectionId });
}
