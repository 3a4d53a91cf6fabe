import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** What a sealed text begins with; others were kept as they are. */
const FORM = 'sealed1.';

/** Keeps short secrets so that only the holder of the key can read them, each bound to what it belongs to. */
export interface Sealed {
  is(kept: string): boolean;
  close(text: string, of: string): string;
  /** Null: it was sealed with another key, for something else, or has been changed. */
  open(kept: string, of: string): string | null;
}

/** AES-256-GCM with a key derived (HKDF-SHA-256) from a secret for one purpose. */
export function sealed(secret: string, purpose: string): Sealed {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    is: (kept) => kept.startsWith(FORM),
    close: (text, of) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(of));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return FORM + Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (kept, of) => {
      const bytes = Buffer.from(kept.slice(FORM.length), 'base64url');
      if (!kept.startsWith(FORM) || bytes.length < IV_BYTES + TAG_BYTES) return null;
      const [iv, tag] = [bytes.subarray(0, IV_BYTES), bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)];
      const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(of)).setAuthTag(tag);
      try {
        return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}
