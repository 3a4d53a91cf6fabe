import { get, type IncomingMessage } from 'node:http';
import { eventually } from './eventually.js';

/** What a server has sent so far on a stream of events. */
export interface EventStream {
  status: number;
  type: string;
  /** Names and data of the events, in order. */
  events: { name: string; data: unknown }[];
  /** Waits for an event that `is` accepts. */
  until(is: (event: { name: string; data: unknown }) => boolean): Promise<void>;
  /** Settles when the server has ended the stream. */
  ended: Promise<void>;
  close(): void;
}

export async function openStream(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
  const request = get(url, { headers: { Accept: 'text/event-stream', ...headers } });
  request.on('error', () => undefined);
  const response = await new Promise<IncomingMessage>((resolve) => request.on('response', resolve));
  const events: EventStream['events'] = [];
  let rest = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop()!;
    for (const block of blocks) {
      const name = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (name) events.push({ name, data: data === undefined ? null : JSON.parse(data) });
    }
  });
  return {
    status: response.statusCode!,
    type: response.headers['content-type'] ?? '',
    events,
    until: async (is) =>
      void (await eventually(
        () => Promise.resolve(events),
        (seen) => seen.some(is),
      )),
    ended: new Promise((resolve) => response.on('end', resolve)),
    close: () => request.destroy(),
  };
}
