import { NO_FRAME, type TurnAnswer, type TurnFrame } from '../../src/conversation/model-turn/turn-answer.js';

/** A hand-written answer of frames in which only what matters is written. */
export const frames = (...list: Partial<TurnFrame>[]): TurnAnswer => ({
  do: 'frames',
  frames: list.map((one) => ({ ...NO_FRAME, ...one })),
  ask: [],
});
