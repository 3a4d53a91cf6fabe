/**
 * Where pictures that a provider took in are fetched. Promises: asks the provider's own addresses and nobody else's, takes in no more than a
 * picture may have, answers within seconds and never throws. Null: there is none to be had; `late`: it may be had another time.
 */
export abstract class PictureSource {
  abstract fetch(address: string): Promise<Uint8Array | 'late' | null>;
}
