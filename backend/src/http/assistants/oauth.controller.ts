import { Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { assistantDoor, SCOPE } from '../../usecases/assistants/assistant-door.js';
import { giveTokens } from '../../usecases/assistants/give-tokens.js';
import { readRegistration } from '../../usecases/assistants/read-registration.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public, Signed } from '../access.js';
import { LimitCalls } from '../guards/limit.guard.js';
import { readForm } from '../webhooks/read-form.js';

/** Registrations of everybody together in a day. */
const REGISTRATIONS_A_DAY = 2000;
const DAY_S = 86_400;

/** What programs ask an authorization server (OAuth 2.1, RFC 7591, RFC 7009), in its own shapes of answers. No browser takes part in it. */
@Controller('oauth')
@Public()
@Signed()
@ApiExcludeController()
export class OauthController {
  constructor(private readonly deps: Dependencies) {}

  @Post('register')
  @LimitCalls('oauth-register', 10, 3600)
  async register(@Req() request: Request, @Res() response: Response): Promise<void> {
    const told = readRegistration(request.body);
    if ('error' in told) return problem(response, 400, told);
    const now = this.deps.clock.now();
    const client = (await this.deps.limiter.hit('oauth-register', REGISTRATIONS_A_DAY, DAY_S, now))
      ? await this.deps.assistants.register(told, now)
      : null;
    if (!client) return problem(response, 503, { error: 'temporarily_unavailable', description: 'Too many programs registered today.' });
    unkept(response)
      .status(201)
      .json({
        client_id: client.id,
        client_id_issued_at: Math.floor(now.getTime() / 1000),
        client_name: client.name,
        redirect_uris: client.redirectUris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        scope: SCOPE,
      });
  }

  @Post('token')
  @HttpCode(200)
  @LimitCalls('oauth-token', 120, 60)
  async token(@Req() request: Request, @Res() response: Response): Promise<void> {
    const given = await giveTokens(this.deps, assistantDoor(this.deps.rules), await fieldsOf(request));
    if ('error' in given) return problem(response, given.error === 'invalid_client' ? 401 : 400, given);
    unkept(response).json({
      access_token: given.access,
      token_type: 'Bearer',
      expires_in: given.accessSeconds,
      refresh_token: given.refresh,
      scope: given.scope,
    });
  }

  /** Whatever the token was, afterwards it is worth nothing. */
  @Post('revoke')
  @HttpCode(200)
  @LimitCalls('oauth-revoke', 60, 60)
  async revoke(@Req() request: Request, @Res() response: Response): Promise<void> {
    const field = await fieldsOf(request);
    const [token, clientId] = [field('token'), field('client_id')];
    if (token === null || clientId === null)
      return problem(response, 400, { error: 'invalid_request', description: 'token and client_id are needed.' });
    await this.deps.assistants.revoke(token, clientId, this.deps.clock.now());
    unkept(response).json({});
  }
}

/** A field of the form; null where it is missing, empty or given twice. */
async function fieldsOf(request: Request): Promise<(name: string) => string | null> {
  const form = await readForm(request);
  return (name) => {
    const [value, ...more] = form.get(name) ?? [];
    return more.length === 0 && value ? value : null;
  };
}

const unkept = (response: Response): Response => response.setHeader('Cache-Control', 'no-store');

function problem(response: Response, status: number, { error, description }: { error: string; description: string }): void {
  unkept(response).status(status).json({ error, error_description: description });
}
