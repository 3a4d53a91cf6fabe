import type { DataSource } from 'typeorm';
import type { PictureToSee } from '../../../ports/reading/picture-reader.js';
import { type KeptPicture, Pictures, type Whose } from '../../../ports/storage/texts/pictures.js';
import { ConversationRow, PictureRow } from '../entities/index.js';

export class PostgresPictures extends Pictures {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async of(whose: Whose, textId: string): Promise<KeptPicture | null> {
    const conversationId = 'conversationId' in whose ? whose.conversationId : await this.conversationOf(whose.userId);
    const row = conversationId && (await this.dataSource.getRepository(PictureRow).findOneBy({ conversationId, textId }));
    if (!row) return null;
    const { address, type, bytes } = row;
    return type && bytes ? { type: 'here', picture: { type, bytes } } : { type: 'there', address: address! };
  }

  private async conversationOf(userId: string): Promise<string | null> {
    return (await this.dataSource.getRepository(ConversationRow).findOneBy({ userId }))?.id ?? null;
  }

  override async keep(conversationId: string, textId: string, { type, bytes }: PictureToSee): Promise<void> {
    await this.dataSource.getRepository(PictureRow).update({ conversationId, textId }, { type, bytes: Buffer.from(bytes) });
  }
}
