import type { DataSource } from 'typeorm';
import type { PictureToSee } from '../../../ports/picture-reader.js';
import { type KeptPicture, Pictures } from '../../../ports/pictures.js';

interface Row {
  address: string | null;
  type: PictureToSee['type'] | null;
  bytes: Buffer | null;
}

export class PostgresPictures extends Pictures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async of(textId: string): Promise<KeptPicture | null> {
    const [row] = await this.dataSource.query<Row[]>('select address, type, bytes from pictures where text_id = $1', [textId]);
    if (!row) return null;
    const { address, type, bytes } = row;
    return type && bytes ? { type: 'here', picture: { type, bytes } } : { type: 'there', address: address! };
  }

  override async keep(textId: string, { type, bytes }: PictureToSee): Promise<void> {
    await this.dataSource.query('update pictures set type = $2, bytes = $3 where text_id = $1', [textId, type, Buffer.from(bytes)]);
  }
}
