/** Where what others tell is heard. */
export interface Listening {
  /** Calls back with every payload on the channel, for as long as this process lives. */
  listen(channel: string, onPayload: (payload: string) => void): void;
}
