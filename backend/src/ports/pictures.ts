import type { PictureToSee } from './picture-reader.js';

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

/**
 * Where pictures that a provider took in are fetched. Promises: asks the provider's own addresses and nobody else's, takes in no more than a
 * picture may have, answers within seconds and never throws. Null: there is none to be had; `late`: it may be had another time.
 */
export abstract class PictureSource {
  abstract fetch(address: string): Promise<Uint8Array | 'late' | null>;
}
