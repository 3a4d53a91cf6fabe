import { lookup } from 'node:dns';
import { request as plainly } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { isPublicAddress } from './media-address.js';

export interface OpenAnswer {
  status: number;
  headers: { location?: string; 'content-type'?: string };
  body: Readable;
}

/** Asks for an address without following anything; the body is not read yet. */
export type OpenConnection = (url: URL, headers: Record<string, string>, deadline: AbortSignal) => Promise<OpenAnswer>;

/** Refuses a name that resolves to a private address at the moment of connecting, so that it cannot change in between. */
export const publicLookup: LookupFunction = (hostname, options, callback) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const bad = addresses.find(({ address }) => !isPublicAddress(address));
    const [first] = addresses;
    if (bad || !first) return callback(Object.assign(new Error(`${hostname} is not on the Internet`), { code: 'EPRIVATE' }), '', 0);
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });

export const openPublic: OpenConnection = (url, headers, deadline) =>
  new Promise((resolve, reject) => {
    const asked = request(url, { headers, signal: deadline, lookup: publicLookup }, (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: answer }),
    );
    asked.once('error', reject).end();
  });

/** The same, but for the address at which Twilio is asked instead: it was configured, and may be on this machine. */
export const openProvider =
  (own: URL | null): OpenConnection =>
  (url, headers, deadline) =>
    own === null || url.origin !== own.origin
      ? openPublic(url, headers, deadline)
      : new Promise((resolve, reject) => {
          const ask = url.protocol === 'https:' ? request : plainly;
          const asked = ask(url, { headers, signal: deadline }, (answer) =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: answer }),
          );
          asked.once('error', reject).end();
        });
