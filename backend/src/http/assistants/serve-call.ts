import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Response } from 'express';
import type { World } from '../../usecases/world.js';
import type { AssistantCaller, CallerRequest } from '../access.js';
import { makeServer } from './make-server.js';

/** One call by the protocol, with a server of its own: any process may answer the next. */
export async function serveCall(
  world: World,
  caller: AssistantCaller,
  version: string,
  request: CallerRequest,
  response: Response,
): Promise<void> {
  const server = makeServer(world, caller, version);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => void server.close());
  transport.onerror = (error) => world.log.warn('assistant call', { reason: error.name });
  await server.connect(transport);
  await transport.handleRequest(request, response, request.body);
}
