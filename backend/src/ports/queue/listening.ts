/**
 * Where what processes tell each other is heard.
 * Promises: best effort; whoever listens to a channel hears what is told on it, in the order in which one process told it; what is told while the
 * connection is lost is not heard, and what is told after it is there again is.
 */
export interface Listening {
  /** Calls back with every payload on the channel, for as long as this process lives. */
  listen(channel: string, onPayload: (payload: string) => void): void;
}
