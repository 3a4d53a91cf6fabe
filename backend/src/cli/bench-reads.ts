// SQL: measures the statements themselves.
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import 'reflect-metadata';
import { makeApp } from '../app/make-app.js';
import { openParts } from '../app/parts.js';
import { loadConfig } from '../config/load-config.js';
import { Dependencies } from '../usecases/dependencies.js';
import { type Recorded, recordQueries } from './recorded-queries.js';

// Reads to measure on standard input: { phone, paths, samples }. On standard output, for each path, what a request costs one after the other, what
// the statements behind it cost when they are sent bare, and how PostgreSQL finds their rows. The product answers in this process.

interface Asked {
  phone: string;
  paths: string[];
  samples: number;
}
interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

const { phone, paths, samples } = (await json(process.stdin)) as Asked;
const config = loadConfig({ ...process.env, ROLE: 'api', PORT: '0' });
const parts = await openParts(config);
const app = await makeApp(parts);
await app.listen(0, '127.0.0.1');
const { sessions, accounts, clock } = app.get(Dependencies);
const account = await accounts.byPhone(phone);
const secret = await sessions.start(phone, account!.id, clock.now());
const base = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
const bare = new pg.Client({ connectionString: config.database.url });
await bare.connect();

const results = [];
for (const path of paths) {
  for (let warm = 0; warm < 20; warm += 1) await get(path);
  const recorder = recordQueries();
  await get(path);
  const statements = recorder.taken();
  recorder.stop();
  const api = await median(() => get(path));
  const sql = await median(async () => {
    for (const { text, values } of statements) await bare.query(text, values);
  });
  results.push({ path, statements: statements.length, api, sql, ...(await plans(statements)) });
}
process.stdout.write(`${JSON.stringify(results)}\n`);
await bare.end();
app.getHttpServer().closeAllConnections();
await app.close();
await parts.close();

async function get(path: string): Promise<void> {
  const response = await fetch(base + path.replace(':id', account!.id), { headers: { Cookie: `mealtext_session=${secret}` } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
}

/** Milliseconds, of as many samples as were asked for. */
async function median(work: () => Promise<void>): Promise<number> {
  const list: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const began = performance.now();
    await work();
    list.push(performance.now() - began);
  }
  return list.sort((a, b) => a - b)[Math.floor(list.length / 2)]!;
}

/** Tables that are read from end to end, and indexes that are used. */
async function plans(statements: readonly Recorded[]): Promise<{ scanned: string[]; indexes: string[] }> {
  const [scanned, indexes] = [new Set<string>(), new Set<string>()];
  for (const { text, values } of statements) {
    if (!/^\s*(\(|select|with|update)/i.test(text)) continue;
    const { rows } = await bare.query<{ 'QUERY PLAN': { Plan: Node }[] }>(`explain (format json) ${text}`, values);
    const walk = (node: Node) => {
      if (node['Node Type'] === 'Seq Scan' && node['Relation Name']) scanned.add(node['Relation Name']);
      if (node['Index Name']) indexes.add(node['Index Name']);
      node.Plans?.forEach(walk);
    };
    walk(rows[0]!['QUERY PLAN'][0]!.Plan);
  }
  return { scanned: [...scanned], indexes: [...indexes] };
}
