import type { Match } from '../../understanding/match.js';
import type { Proposal } from './proposal.js';

/** A sentence that fits a text, and what it comes to. */
export interface Frame {
  match: Match;
  proposal: Proposal;
}
