import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Allowed, AssistantTokens } from '../../../ports/storage/people/assistants.js';
import { AssistantSecretRow } from '../entities/index.js';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const CODE_MS = MINUTE_MS;
const ACCESS_MS = 15 * MINUTE_MS;
const REFRESH_MS = 30 * DAY_MS;

type Hash = (secret: string) => string;

/** Which connection a secret is of. */
export interface Belongs {
  userId: string;
  connectionId: string;
}

/** A code or a refresh token as it was found. */
export interface FoundSecret extends Belongs, Pick<Allowed, 'scope'> {
  clientId: string;
  redirectUri: string | null;
  challenge: string | null;
  endsAt: Date;
  spent: boolean;
  expired: boolean;
}

/** A secret that says what it is, for whoever finds it where it should not lie. */
const made = (kind: 'code' | 'access' | 'refresh'): string => `mealtext_${kind}_${randomBytes(32).toString('base64url')}`;

export async function issueCode(
  tx: EntityManager,
  hash: Hash,
  of: Belongs & Pick<Allowed, 'redirectUri' | 'challenge'>,
  now: Date,
): Promise<string> {
  const code = made('code');
  const { userId, connectionId, redirectUri, challenge } = of;
  const expiresAt = new Date(now.getTime() + CODE_MS);
  await tx
    .getRepository(AssistantSecretRow)
    .insert({ hash: hash(code), kind: 'code', userId, connectionId, redirectUri, challenge, expiresAt });
  return code;
}

/** No token outlives its connection. */
export async function issueTokens(tx: EntityManager, hash: Hash, of: FoundSecret, now: Date): Promise<AssistantTokens> {
  const until = (ms: number): Date => new Date(Math.min(now.getTime() + ms, of.endsAt.getTime()));
  const [access, refresh] = [made('access'), made('refresh')];
  const { userId, connectionId } = of;
  await tx.getRepository(AssistantSecretRow).insert([
    { hash: hash(access), kind: 'access', userId, connectionId, expiresAt: until(ACCESS_MS) },
    { hash: hash(refresh), kind: 'refresh', userId, connectionId, expiresAt: until(REFRESH_MS) },
  ]);
  return { access, refresh, accessSeconds: Math.round((until(ACCESS_MS).getTime() - now.getTime()) / 1000), scope: of.scope };
}

/** The secret as it is, held until the transaction ends: of two who show it at once one comes second. SQL: one of three tables is locked. */
export async function findSecret(tx: EntityManager, hashed: string, kind: 'code' | 'refresh', now: Date): Promise<FoundSecret | null> {
  const rows = await tx.query<FoundSecret[]>(
    `select s.user_id as "userId", s.connection_id as "connectionId", c.client_id as "clientId", c.scope, c.expires_at as "endsAt",
       s.redirect_uri as "redirectUri", s.challenge, s.spent_at is not null as spent, least(s.expires_at, c.expires_at) <= $3 as expired
     from assistant_secrets s join assistant_connections c on c.user_id = s.user_id and c.id = s.connection_id
     join users u on u.id = s.user_id and u.deleted_at is null
     where s.hash = $1 and s.kind = $2 for update of s`,
    [hashed, kind, now],
  );
  return rows[0] ?? null;
}

export async function spendSecret(tx: EntityManager, hashed: string, now: Date): Promise<void> {
  await tx.getRepository(AssistantSecretRow).update({ hash: hashed }, { spentAt: now });
}
