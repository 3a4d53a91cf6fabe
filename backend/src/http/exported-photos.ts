import type { PersonalData } from '../ports/storage/people/account-life.js';
import type { Pictures } from '../ports/storage/texts/pictures.js';

export interface ExportedPhoto {
  /** Its place in an archive. */
  file: string;
  takenIn: Date;
  row: Readonly<Record<string, unknown>>;
  /** What is on it; empty where its time ran out meanwhile. */
  bytes: () => Promise<Buffer>;
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

export const exportedPhotos = (userId: string, { photos = [] }: PersonalData, pictures: Pictures): ExportedPhoto[] =>
  photos.map((row, at) => {
    const takenIn = row['at'] as Date;
    return {
      file: `photos/${takenIn.toISOString().slice(0, 10)}-${at + 1}.${ENDINGS[row['type'] as string]}`,
      takenIn,
      row,
      bytes: async () => {
        const kept = await pictures.of({ userId }, row['id'] as string);
        return kept?.type === 'here' ? Buffer.from(kept.picture.bytes) : Buffer.alloc(0);
      },
    };
  });

/** Everything as one JSON text in pieces: the photos last, in base 64, one at a time. */
export async function* jsonPieces(about: object, { photos: _, ...belongings }: PersonalData, photos: readonly ExportedPhoto[]) {
  const head = JSON.stringify({ ...about, ...belongings }, null, 2);
  yield `${head.slice(0, -2)},\n  "photos": [`;
  let before = '';
  for (const { row, bytes } of photos) {
    yield `${before}\n    ${JSON.stringify({ ...row, content: (await bytes()).toString('base64') })}`;
    before = ',';
  }
  yield `${before === '' ? '' : '\n  '}]\n}`;
}
