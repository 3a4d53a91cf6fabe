/** The number that users text, the first of several, and the origin of the links that they are sent. */
export abstract class OwnNumber {
  /** E.164; null where texts leave from something that is no number, such as a pool of them. */
  abstract readonly phoneNumber: string | null;
  abstract readonly linkOrigin: string;
  /** There are others, and each user has theirs. */
  abstract readonly several: boolean;
}

/** Of the handset on this machine; of the exchange 555-01xx, which no phone network has. */
export const LOCAL_NUMBER = '+12025550100';
