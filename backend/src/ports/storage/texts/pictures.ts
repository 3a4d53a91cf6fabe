import type { PictureToSee } from '../../reading/picture-reader.js';

/** The picture of a text: where the provider has it, until it was fetched. */
export type KeptPicture = { type: 'here'; picture: PictureToSee } | { type: 'there'; address: string };

/** Whose texts are meant. */
export type Whose = { conversationId: string } | { userId: string };

/**
 * Keeps pictures with the texts that they came with, for as long as pictures are kept, and no longer than their text.
 * They come in with `Store.accept`.
 */
export abstract class Pictures {
  /** Null: the text had none, or it is not kept any more. */
  abstract of(whose: Whose, textId: string): Promise<KeptPicture | null>;
  /** Keeps what was fetched. */
  abstract keep(conversationId: string, textId: string, picture: PictureToSee): Promise<void>;
}
