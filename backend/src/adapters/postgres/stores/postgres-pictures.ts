import type { DataSource } from 'typeorm';
import type { PictureToSee } from '../../../ports/reading/picture-reader.js';
import { type KeptPicture, Pictures } from '../../../ports/storage/texts/pictures.js';
import { PictureRow } from '../entities/index.js';

export class PostgresPictures extends Pictures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  private get rows() {
    return this.dataSource.getRepository(PictureRow);
  }

  override async of(textId: string): Promise<KeptPicture | null> {
    const row = await this.rows.findOneBy({ textId });
    if (!row) return null;
    const { address, type, bytes } = row;
    return type && bytes ? { type: 'here', picture: { type, bytes } } : { type: 'there', address: address! };
  }

  override async keep(textId: string, { type, bytes }: PictureToSee): Promise<void> {
    await this.rows.update({ textId }, { type, bytes: Buffer.from(bytes) });
  }
}
