import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { ExportedPhoto } from './exported-photos.js';

/** Files in one archive, as it is made: a photo is fetched when its turn comes. */
export function zipOf(files: Readonly<Record<string, string>>, photos: readonly ExportedPhoto[], at: Date): Readable {
  const archive = new ZipFile();
  for (const [name, text] of Object.entries(files)) archive.addBuffer(Buffer.from(text), name, { mtime: at });
  for (const { file, takenIn, bytes } of photos)
    archive.addReadStreamLazy(file, { mtime: takenIn, compress: false }, (give) => {
      bytes().then(
        (content) => give(null, Readable.from([content])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  archive.end();
  return archive.outputStream as Readable;
}
