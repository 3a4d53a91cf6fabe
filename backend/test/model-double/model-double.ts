import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { ModelAnswer, ModelChoices } from '../../src/reading/model/model-answer.js';

export type Behaviour = (
  response: ServerResponse,
  body: { model: string; messages: { role: string; content: string }[]; [key: string]: unknown },
) => void;

/** A server that speaks the chat-completions protocol and behaves, or misbehaves, as told. It answers with what a test wrote by hand. */
export class ModelDouble {
  readonly asked: Parameters<Behaviour>[1][] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    public behave: Behaviour,
  ) {}

  static async start(behave: Behaviour): Promise<ModelDouble> {
    const server = createServer((request, response) => void double.handle(request, response));
    const double = new ModelDouble(server, behave);
    server.on('connection', (socket) => double.sockets.add(socket));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return double;
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Parameters<Behaviour>[1];
    this.asked.push(body);
    this.behave(response, body);
  }
}

/** A well-formed completion around some content. */
export function completion(content: string | null, extra: { finish?: string; refusal?: string; tools?: unknown } = {}): string {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_763_700_000,
    model: 'double',
    choices: [
      {
        index: 0,
        finish_reason: extra.finish ?? 'stop',
        message: { role: 'assistant', content, refusal: extra.refusal ?? null, ...(extra.tools ? { tool_calls: extra.tools } : {}) },
      },
    ],
    usage: { prompt_tokens: 400, completion_tokens: 60, total_tokens: 460 },
  });
}

/** Says one thing whatever is asked; where it is a reading, chooses `choices` when rows are put to it. */
export const says =
  (answer: ModelAnswer | string, choices: ModelChoices['choices'] = []): Behaviour =>
  (response, body) => {
    response.setHeader('content-type', 'application/json');
    const second = isSecond(body);
    response.end(completion(typeof answer === 'string' ? answer : JSON.stringify(second ? { choices } : answer)));
  };

/** Whether rows are put to it. */
export const isSecond = (body: Parameters<Behaviour>[1]): boolean =>
  (body['response_format'] as { json_schema?: { name?: string } } | undefined)?.json_schema?.name === 'choices';
