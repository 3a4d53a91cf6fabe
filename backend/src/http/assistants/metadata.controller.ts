import { Controller, Get } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { assistantDoor, SCOPE } from '../../usecases/assistants/assistant-door.js';
import { Dependencies } from '../../usecases/dependencies.js';
import { Public } from '../access.js';

/** What assistants read before anything else: who guards the door (RFC 9728), and how that is asked (RFC 8414). */
@Controller('.well-known')
@Public()
@ApiExcludeController()
export class MetadataController {
  constructor(private readonly deps: Dependencies) {}

  @Get(['oauth-protected-resource', 'oauth-protected-resource/mcp'])
  resource(): object {
    const { issuer, resource } = assistantDoor(this.deps.rules);
    return {
      resource,
      authorization_servers: [issuer],
      scopes_supported: [SCOPE],
      bearer_methods_supported: ['header'],
      resource_name: 'Mealtext',
      resource_policy_uri: `${issuer}/privacy`,
      resource_tos_uri: `${issuer}/terms`,
    };
  }

  @Get('oauth-authorization-server')
  server(): object {
    const { issuer } = assistantDoor(this.deps.rules);
    return {
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      registration_endpoint: `${issuer}/oauth/register`,
      revocation_endpoint: `${issuer}/oauth/revoke`,
      scopes_supported: [SCOPE],
      response_types_supported: ['code'],
      response_modes_supported: ['query'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_methods_supported: ['none'],
      revocation_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
    };
  }
}
