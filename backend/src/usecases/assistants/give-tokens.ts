import { createHash } from 'node:crypto';
import type { AssistantTokens } from '../../ports/storage/people/assistants.js';
import type { Dependencies } from '../dependencies.js';
import type { AssistantDoor } from './assistant-door.js';
import { isOurs } from './read-authorization.js';

/** Why no token is given, as OAuth 2.1 names it. */
export interface NoToken {
  error: 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'invalid_target' | 'unsupported_grant_type';
  description: string;
}

const VERIFIER = /^[\w.~-]{43,128}$/;

/** Tokens for a code or for the refresh token before. `field`: one of the request; null where it is missing or given twice. */
export async function giveTokens(
  { assistants, clock }: Pick<Dependencies, 'assistants' | 'clock'>,
  door: AssistantDoor,
  field: (name: string) => string | null,
): Promise<AssistantTokens | NoToken> {
  const clientId = field('client_id');
  if (clientId === null) return { error: 'invalid_request', description: 'client_id is missing.' };
  if (!(await assistants.client(clientId))) return { error: 'invalid_client', description: 'This client is not registered here.' };
  if (!isOurs(field('resource'), door)) return { error: 'invalid_target', description: `The resource must be ${door.resource}.` };
  const now = clock.now();
  const worthNothing: NoToken = { error: 'invalid_grant', description: 'It is wrong, too old, or was used before.' };
  switch (field('grant_type')) {
    case 'authorization_code': {
      const [code, verifier] = [field('code'), field('code_verifier')];
      if (code === null || verifier === null || !VERIFIER.test(verifier))
        return { error: 'invalid_request', description: 'code and code_verifier are needed.' };
      const by = { clientId, redirectUri: field('redirect_uri'), challenge: challengeOf(verifier) };
      return (await assistants.exchange(code, by, now)) ?? worthNothing;
    }
    case 'refresh_token': {
      const token = field('refresh_token');
      if (token === null) return { error: 'invalid_request', description: 'refresh_token is needed.' };
      return (await assistants.refresh(token, clientId, now)) ?? worthNothing;
    }
    default:
      return { error: 'unsupported_grant_type', description: 'grant_type must be authorization_code or refresh_token.' };
  }
}

/** What a program told us beforehand of the word that it shows now (RFC 7636, S256). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
