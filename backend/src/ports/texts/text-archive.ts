/**
 * What the provider itself keeps of texts: bodies, and pictures that came with them.
 * Promises: to forget what is gone already is no failure; throws when it must be tried again.
 */
export abstract class TextArchive {
  abstract forget(providerId: string, hasMedia: boolean): Promise<void>;
}
