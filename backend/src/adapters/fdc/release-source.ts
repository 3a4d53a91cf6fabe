import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { promisify } from 'node:util';
import yauzl from 'yauzl';
import { BrokenRelease } from './broken-release.js';

/** The files of a release, wherever they lie. */
export interface ReleaseSource {
  /** The file as a stream with its size in bytes, or null when the release has none of that name. */
  open(name: string): Promise<{ stream: Readable; size: number } | null>;
  close(): Promise<void>;
}

/**
 * Opens a FoodData Central CSV release: a folder, a zip file, or an address to fetch one from. Files may lie in a folder within.
 * @throws BrokenRelease when there is none there.
 */
export async function openRelease(
  where: string,
  onFetched: (bytes: number, of: number | null) => void = () => undefined,
): Promise<ReleaseSource> {
  if (/^https?:\/\//.test(where)) return fetchRelease(where, onFetched);
  const kind = await stat(where).catch(() => null);
  if (!kind) throw new BrokenRelease(`There is no ${where}. Name a folder, a zip file or an address of a FoodData Central CSV release.`);
  return kind.isDirectory() ? openFolder(where) : openZip(where);
}

async function openFolder(folder: string): Promise<ReleaseSource> {
  const files = await readdir(folder, { recursive: true });
  const find = (name: string) => files.filter((file) => basename(file) === name).sort((a, b) => a.length - b.length)[0];
  return {
    async open(name) {
      const file = find(name);
      if (!file) return null;
      const path = join(folder, file);
      return { stream: createReadStream(path), size: (await stat(path)).size };
    },
    close: () => Promise.resolve(),
  };
}

async function openZip(path: string): Promise<ReleaseSource> {
  const openFile = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);
  const zip = await openFile(path, { lazyEntries: true, autoClose: false }).catch((error: Error) => {
    throw new BrokenRelease(`${path} is no zip file that can be read: ${error.message}.`);
  });
  const entries = new Map<string, yauzl.Entry>();
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: yauzl.Entry) => {
      const name = basename(entry.fileName);
      if (!entry.fileName.endsWith('/') && !entries.has(name)) entries.set(name, entry);
      zip.readEntry();
    });
    zip.on('end', resolve);
    zip.on('error', (error: Error) => reject(new BrokenRelease(`${path} is damaged: ${error.message}.`)));
    zip.readEntry();
  });
  const openEntry = promisify<yauzl.Entry, Readable>(
    zip.openReadStream.bind(zip) as (entry: yauzl.Entry, done: (error: Error | null, stream: Readable) => void) => void,
  );
  return {
    async open(name) {
      const entry = entries.get(name);
      return entry ? { stream: await openEntry(entry), size: entry.uncompressedSize } : null;
    },
    close() {
      zip.close();
      return Promise.resolve();
    },
  };
}

async function fetchRelease(url: string, onFetched: (bytes: number, of: number | null) => void): Promise<ReleaseSource> {
  const response = await fetch(url).catch((error: Error) => {
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    throw new BrokenRelease(`${url} cannot be reached: ${cause}. Download the release elsewhere and name the file.`);
  });
  if (!response.ok || !response.body)
    throw new BrokenRelease(`${url} answered ${response.status}. Look up the release's present address, or name a downloaded file.`);
  const of = Number(response.headers.get('content-length')) || null;
  const folder = await mkdtemp(join(tmpdir(), 'fdc-'));
  const path = join(folder, 'release.zip');
  let bytes = 0;
  const body = Readable.fromWeb(response.body as ReadableStream);
  body.on('data', (chunk: Buffer) => onFetched((bytes += chunk.length), of));
  try {
    await pipeline(body, createWriteStream(path));
    const zip = await openZip(path);
    return { open: (name) => zip.open(name), close: async () => (await zip.close(), rm(folder, { recursive: true, force: true })) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}
