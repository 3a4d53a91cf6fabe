import { type AddressInfo, createServer } from 'node:net';
import type { OAuthClientProvider } from '@modelcontextprotocol/sdk/client/auth.js';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { OAuthClientInformationMixed, OAuthTokens } from '@modelcontextprotocol/sdk/shared/auth.js';
import type { Browser, TestApp } from '../../support/app.js';

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A program as its makers would write it by the official SDK: it keeps what it is given, and opens a page for its user. */
export class Keeps implements OAuthClientProvider {
  readonly redirectUrl = 'http://127.0.0.1:7777/callback';
  readonly clientMetadata = { client_name: 'Test assistant', redirect_uris: ['http://127.0.0.1:7777/callback'] };
  opened: URL | null = null;
  client: OAuthClientInformationMixed | undefined;
  kept: OAuthTokens | undefined;
  private verifier = '';

  state = () => 'state-1';
  clientInformation = () => this.client;
  saveClientInformation = (client: OAuthClientInformationMixed) => void (this.client = client);
  tokens = () => this.kept;
  saveTokens = (tokens: OAuthTokens) => void (this.kept = tokens);
  redirectToAuthorization = (url: URL) => void (this.opened = url);
  saveCodeVerifier = (verifier: string) => void (this.verifier = verifier);
  codeVerifier = () => this.verifier;
}

export const mcpOf = ({ parts }: TestApp): URL => new URL('/mcp', parts.config.http.publicUrl);

/** The user's answer to the page that a program opened; what the program is sent. */
export async function decide(user: { browser: Browser; path: string }, opened: URL, allow = true): Promise<URL> {
  const request = opened.search.slice(1);
  const { body } = await user.browser.post(`${user.path}/assistants`, { request, allow });
  return new URL((body as { redirectTo: string }).redirectTo);
}

/** A program that was let in, from nothing: found, registered, allowed, with tokens. */
export async function letIn(
  target: TestApp,
  user: { browser: Browser; path: string },
): Promise<{ client: Client; keeps: Keeps; code: string }> {
  const keeps = new Keeps();
  const first = new StreamableHTTPClientTransport(mcpOf(target), { authProvider: keeps });
  const shut = await new Client({ name: 'test', version: '1' }).connect(first).then(
    () => null,
    (error: Error) => error,
  );
  if (shut?.name !== 'UnauthorizedError' && shut?.constructor.name !== 'UnauthorizedError') throw shut ?? new Error('let in unasked');
  const answer = await decide(user, keeps.opened!);
  const code = answer.searchParams.get('code')!;
  await first.finishAuth(code);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(mcpOf(target), { authProvider: keeps }));
  return { client, keeps, code };
}
