import type { Plan } from '../../domain/plan.js';
import type { OutboundState } from '../../domain/outbound-state.js';

export interface HandsetPhoneRow {
  phone: string;
  name: string | null;
  plan: Plan;
}

export interface HandsetTextRow {
  id: string;
  from: 'phone' | 'service';
  body: string;
  /** A picture came with it. */
  hasPicture: boolean;
  at: Date;
  segments: number;
  state: OutboundState | 'received';
  /** The text is a sign-in code. */
  isCode: boolean;
}

/** What a handset of the local text gateway shows. Only there while that gateway is in use. */
export abstract class Handset {
  /** Numbers to text from without typing them: the ready user first. */
  abstract phones(limit: number): Promise<HandsetPhoneRow[]>;
  /** The latest texts of a number in both directions and its sign-in codes, oldest first. */
  abstract thread(phone: string, limit: number): Promise<HandsetTextRow[]>;
  /** Calls back whenever something about the number may have changed, until the returned function is called. */
  abstract watch(phone: string, onChange: () => void): () => void;
}
