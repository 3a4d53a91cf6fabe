import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Response } from 'express';
import type { Dependencies } from '../../usecases/dependencies.js';
import type { AssistantCaller, CallerRequest } from '../access.js';
import { makeServer } from './make-server.js';

/** One call by the protocol, with a server of its own: any process may answer the next. */
export async function serveCall(
  deps: Dependencies,
  caller: AssistantCaller,
  version: string,
  request: CallerRequest,
  response: Response,
): Promise<void> {
  const server = makeServer(deps, caller, version);
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  response.on('close', () => void server.close());
  transport.onerror = (error) => deps.log.warn('assistant call', { reason: error.name });
  await server.connect(transport);
  await transport.handleRequest(request, response, request.body);
}
