import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { BackupProblem } from './backup-format.js';

/**
 * A sealed backup is MAGIC, a salt (16 bytes), what tells the right key (16), a nonce (12), the gzipped backup under AES-256-GCM, and its tag (16).
 * The key is derived from the operator's by HKDF-SHA-256 with the salt, so no two files share a key. One file may hold up to 64 GB.
 */
const MAGIC = Buffer.from('mealtext sealed backup 1\n');
const [SALT, CHECK, NONCE, TAG] = [16, 16, 12, 16] as const;
const HEAD = MAGIC.length + SALT + CHECK + NONCE;

function keysOf(secret: string, salt: Buffer): { key: Buffer; check: Buffer } {
  const derived = (about: string, bytes: number) => Buffer.from(hkdfSync('sha256', secret, salt, `mealtext backup ${about}`, bytes));
  return { key: derived('key', 32), check: derived('check', CHECK) };
}

/** Seals what flows through it. */
export class Seal extends Transform {
  private readonly cipher;

  constructor(secret: string) {
    super();
    const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
    const { key, check } = keysOf(secret, salt);
    this.cipher = createCipheriv('aes-256-gcm', key, nonce);
    this.push(Buffer.concat([MAGIC, salt, check, nonce]));
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    done(null, this.cipher.update(chunk));
  }

  override _flush(done: TransformCallback): void {
    this.push(this.cipher.final());
    done(null, this.cipher.getAuthTag());
  }
}

/**
 * The streams through which a backup is read, sealed or not: each is to be piped into the next. Fails with BackupProblem where the key is
 * missing or is not the one it was sealed with; that the file is whole shows at its end only, as an error of the last stream.
 */
export async function unsealed(file: string, secret: string | null): Promise<[Readable] | [Readable, Transform]> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const { buffer: head } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) return [createReadStream(file)];
    if (secret === null) throw new BackupProblem('it is encrypted: set BACKUP_KEY to the key that it was written with');
    if (size < HEAD + TAG + 1) throw new BackupProblem('it is cut off: it ends before its last line');
    const salt = head.subarray(MAGIC.length, MAGIC.length + SALT);
    const { key, check } = keysOf(secret, salt);
    if (!timingSafeEqual(check, head.subarray(MAGIC.length + SALT, MAGIC.length + SALT + CHECK)))
      throw new BackupProblem('BACKUP_KEY is not the key that it was written with');
    const { buffer: tag } = await handle.read(Buffer.alloc(TAG), 0, TAG, size - TAG);
    const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(HEAD - NONCE)).setAuthTag(tag);
    return [createReadStream(file, { start: HEAD, end: size - TAG - 1 }), decipher];
  } finally {
    await handle.close();
  }
}
