import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Files in one archive, of a few megabytes at most: it is held in memory. */
export function zipOf(files: Readonly<Record<string, string>>, at: Date): Promise<Buffer> {
  const archive = new ZipFile();
  for (const [name, text] of Object.entries(files)) archive.addBuffer(Buffer.from(text), name, { mtime: at });
  archive.end();
  return buffer(archive.outputStream);
}
