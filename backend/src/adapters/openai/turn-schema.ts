import { z } from 'zod';
import {
  MOST_TURN_FRAMES,
  TURN_ACTS,
  TURN_FIELDS,
  TURN_MEALS,
  TURN_OPS,
  TURN_SIZES,
  TURN_UNITS,
  type TurnAnswer,
} from '../../conversation/model-turn/turn-answer.js';

/*
 * Numbers and words of our lists: nothing else can be said. Bounds are checks of ours and not part of what is sent, as in `answer-schema.ts`.
 */
const whole = z.number().refine((value) => Number.isInteger(value) && value >= 0 && value <= 1_000_000);
const figure = z.number().refine((value) => Math.abs(value) <= 20_000);

const frame = z.strictObject({
  act: z.enum(TURN_ACTS),
  candidate: whole,
  entry: whole,
  item: whole,
  field: z.enum(TURN_FIELDS),
  op: z.enum(TURN_OPS),
  value: figure.nullable(),
  was: figure.nullable(),
  unit: z.enum(TURN_UNITS),
  size: z.enum(TURN_SIZES),
  meal: z.enum(TURN_MEALS),
  day: z.number().nullable(),
  time: z.number().nullable(),
  from: whole,
  to: whole,
});

export const turnSchema = z.strictObject({
  do: z.enum(['frames', 'log', 'ask', 'none']),
  frames: z.array(frame).refine((all) => all.length <= MOST_TURN_FRAMES),
  ask: z.array(whole).refine((all) => all.length <= 2),
}) satisfies z.ZodType<TurnAnswer>;
