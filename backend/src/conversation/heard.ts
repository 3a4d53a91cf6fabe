import type { SenseTopic } from './safety/classes.js';
import type { SeenPicture } from './seen-picture.js';
import type { TextSource } from '../domain/text-source.js';

/** A text as it reached us, before anything was made of it. */
export interface HeardText {
  /** Our id of the stored text; entry ids derive from it, so that a retry logs nothing twice. */
  id: string;
  text: string;
  source: TextSource;
  /** When the provider or the browser handed it to us. */
  receivedAt: Date;
  /** What another ear heard in it besides food where ours heard nothing: never more than possible. */
  raised?: SenseTopic | null;
  media: { count: number; type: string | null };
  /** What is on the picture that came with it, where it was looked at. */
  seen?: SeenPicture | null;
  /** It is the part of a text that goes on about what the part before it told. */
  goesOn?: true;
}
