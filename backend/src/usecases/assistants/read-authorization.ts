import type { AssistantClient } from '../../ports/storage/people/assistants.js';
import type { Dependencies } from '../dependencies.js';
import { type AssistantDoor, SCOPE } from './assistant-door.js';
import { redirectFits } from './redirect-uri.js';

/** A program's wish to be let in, which was found in order. */
export interface Authorization {
  type: 'asks';
  client: AssistantClient;
  redirectUri: string;
  state: string | null;
  challenge: string;
  scope: string;
}

/** `unknown`: nobody to answer, so that its user is told; `refused`: the program is told, at its own address. */
export type ReadAuthorization =
  | Authorization
  | ({ type: 'refused'; redirectTo: string } & Pick<Authorization, 'client' | 'redirectUri'>)
  | { type: 'unknown' };

/** Base64url of a SHA-256. */
const CHALLENGE = /^[\w-]{43}$/;

/** What the query of the page with the question asks for (OAuth 2.1, 4.1.1; RFC 8707 for `resource`). */
export async function readAuthorization(
  { assistants }: Pick<Dependencies, 'assistants'>,
  door: AssistantDoor,
  query: string,
): Promise<ReadAuthorization> {
  const asked = new URLSearchParams(query);
  const one = (name: string): string | null => asked.get(name) || null;
  const id = one('client_id');
  const client = id === null ? null : await assistants.client(id);
  if (!client) return { type: 'unknown' };
  const redirectUri = one('redirect_uri') ?? (client.redirectUris.length === 1 ? client.redirectUris[0]! : '');
  if (asked.getAll('redirect_uri').length > 1 || !redirectFits(client.redirectUris, redirectUri)) return { type: 'unknown' };
  const state = one('state');
  const refused = (error: string, why: string): ReadAuthorization => ({
    type: 'refused',
    client,
    redirectUri,
    redirectTo: answerAt({ redirectUri, state }, door, { error, error_description: why }),
  });
  if (new Set(asked.keys()).size < asked.size) return refused('invalid_request', 'A parameter is given twice.');
  if (one('response_type') !== 'code') return refused('unsupported_response_type', 'response_type must be code.');
  const challenge = one('code_challenge');
  if (one('code_challenge_method') !== 'S256' || challenge === null || !CHALLENGE.test(challenge))
    return refused('invalid_request', 'PKCE by S256 is needed.');
  if (!isOurs(one('resource'), door)) return refused('invalid_target', `The resource must be ${door.resource}.`);
  return { type: 'asks', client, redirectUri, state, challenge, scope: SCOPE };
}

/** Whether tokens for that address are ours to give; who names none gets those that we give. */
export const isOurs = (resource: string | null, door: AssistantDoor): boolean =>
  resource === null || resource === door.resource || resource === `${door.resource}/`;

/** The program's address with our answer in its query, and who gave it (RFC 9207). */
export function answerAt(
  { redirectUri, state }: Pick<Authorization, 'redirectUri' | 'state'>,
  { issuer }: AssistantDoor,
  answer: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, ...(state === null ? {} : { state }), iss: issuer }))
    url.searchParams.set(name, value);
  return url.href;
}
