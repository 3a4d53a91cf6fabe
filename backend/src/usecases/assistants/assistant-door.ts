import type { Rules } from '../dependencies.js';

/** What one may be allowed: there is one thing to allow. */
export const SCOPE = 'diary';

/** The addresses by which assistants know us. */
export interface AssistantDoor {
  /** Who gives tokens. */
  issuer: string;
  /** What tokens open. */
  resource: string;
  /** Where it is told who gives them. */
  metadata: string;
}

export function assistantDoor({ links }: Pick<Rules, 'links'>): AssistantDoor {
  const base = links.app.endsWith('/') ? links.app.slice(0, -1) : links.app;
  return { issuer: base, resource: `${base}/mcp`, metadata: `${base}/.well-known/oauth-protected-resource/mcp` };
}
