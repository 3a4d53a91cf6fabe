// SQL: records the statements themselves.
import { performance } from 'node:perf_hooks';
import pg from 'pg';

/** One statement as it went to the database, on which of our connections, and how many rows it touched. */
export interface Recorded {
  client: object;
  /** Under which the connection keeps it planned, if it does. */
  name?: string;
  text: string;
  values: unknown[];
  rows: number | null;
}

type Query = (this: pg.Client, ...args: unknown[]) => unknown;
interface Patched {
  query: Query;
}

/** Writes down every statement of this process from now on. `taken` hands over what came since it was last called. */
export function recordQueries(): { taken(): Recorded[]; stop(): void } {
  const client = pg.Client.prototype as unknown as Patched;
  const original = client.query;
  let list: Recorded[] = [];
  client.query = function (...args) {
    const [first, second] = args as [string | { name?: string; text: string; values?: unknown[] }, unknown];
    const values = Array.isArray(second) ? (second as unknown[]) : typeof first === 'object' ? first.values : undefined;
    const { name, text } = typeof first === 'string' ? { text: first } : first;
    const one: Recorded = { client: this, ...(name ? { name } : {}), text, values: values ?? [], rows: null };
    list.push(one);
    const answer = original.apply(this, args);
    if (answer instanceof Promise) {
      answer.then(
        (result: pg.QueryResult) => (one.rows = result.rowCount),
        () => undefined,
      );
    }
    return answer;
  };
  return {
    taken: () => {
      const taken = list;
      list = [];
      return taken;
    },
    stop: () => void (client.query = original),
  };
}

/**
 * Sends recorded statements to a copy of the database as it was before them, each on the counterpart of its connection.
 * `timed` counts, `before` prepares. Milliseconds of all that counts; throws when a statement touches other rows than it did.
 */
export async function replay(url: string, turns: readonly { before: Recorded[]; timed: Recorded[] }[]): Promise<number> {
  const clients = new Map<object, pg.Client>();
  for (const { client } of turns.flatMap(({ before, timed }) => [...before, ...timed])) {
    if (clients.has(client)) continue;
    const counterpart = new pg.Client({ connectionString: url });
    await counterpart.connect();
    clients.set(client, counterpart);
  }
  const send = async (list: readonly Recorded[]) => {
    for (const { client, name, text, values, rows } of list) {
      const { rowCount } = await clients.get(client)!.query({ ...(name ? { name } : {}), text, values });
      if (rowCount !== rows) throw new Error(`replayed, this touches ${rowCount} rows instead of ${rows}: ${text}`);
    }
  };
  let total = 0;
  for (const { before, timed } of turns) {
    await send(before);
    const began = performance.now();
    await send(timed);
    total += performance.now() - began;
  }
  for (const client of clients.values()) await client.end();
  return total;
}
