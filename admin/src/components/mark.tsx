import type { ReactNode } from 'react';

export type Tone = 'danger' | 'good' | 'bad' | 'warn' | 'quiet';

/** A state: a dot and its word, so that colour is never alone. */
export const Mark = ({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`mark ${tone}`}>{children}</span>
);
