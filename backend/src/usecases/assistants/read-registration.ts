import type { AssistantClient } from '../../ports/storage/people/assistants.js';
import { isRedirectUri } from './redirect-uri.js';

const MOST_ADDRESSES = 10;
const LONGEST_NAME = 80;

/** What is wrong with a registration, as RFC 7591 names it. */
export interface BadRegistration {
  error: 'invalid_redirect_uri' | 'invalid_client_metadata';
  description: string;
}

/** What a program says of itself; all else that it says is neither kept nor believed. */
export function readRegistration(body: unknown): Omit<AssistantClient, 'id'> | BadRegistration {
  const { redirect_uris: addresses, client_name: name } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >;
  if (!Array.isArray(addresses) || addresses.length < 1 || addresses.length > MOST_ADDRESSES)
    return { error: 'invalid_redirect_uri', description: `redirect_uris must be 1 to ${MOST_ADDRESSES} addresses.` };
  const redirectUris = addresses.filter((one): one is string => typeof one === 'string' && isRedirectUri(one));
  if (redirectUris.length < addresses.length)
    return {
      error: 'invalid_redirect_uri',
      description: 'redirect_uris must be https, http on this machine, or a scheme of the program that has a dot; without a fragment.',
    };
  if (name !== undefined && typeof name !== 'string') return { error: 'invalid_client_metadata', description: 'client_name must be text.' };
  return { name: shownName(name ?? '') || new URL(redirectUris[0]!).host || 'MCP', redirectUris };
}

/** A name as people may be shown it: nothing in it that is not seen, or that turns round what is. */
const shownName = (name: string): string => [...name.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, LONGEST_NAME).join('').trim();
