/** What goes wrong with a call: before the double works on it (nothing has happened), or after (it happened, nobody was told). */
export type Fault = { when: 'before' | 'after' } & (
  | { type: 'reset' }
  | { type: 'hang' }
  /** An answer that is no answer of Twilio's, such as a proxy's error page. */
  | { type: 'garbage'; status: number }
  | { type: 'refuse'; status: number; code: number }
);
