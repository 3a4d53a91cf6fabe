import type { WorkoutEntry } from '../../domain/entry.js';
import { decision, type Decision } from '../decision.js';
import { entryBase } from '../new-entry.js';
import { ask } from '../questions/ask.js';
import type { TurnContext } from '../turn-context.js';
import type { IntentOf } from './intent.js';
import { entryLimit } from './limits.js';
import { MOST_BURNED, MOST_MINUTES } from './plausible.js';

/** Stores a workout; the user's own burn is kept, ours is marked as an estimate. */
export function logWorkout(intent: IntentOf<'log-workout'>, context: TurnContext): Decision {
  const { say } = context;
  const { activity, minutes, calories, distance } = intent;
  if (intent.day > 0) return decision('log_workout', [{ kind: 'refuse', text: say.noFuture }]);
  const limit = entryLimit('workouts', say.activity(activity), context);
  if (limit) return decision('log_workout', [limit.said], { events: limit.events });
  const tooHigh = (calories ?? 0) > MOST_BURNED || (minutes ?? 0) > MOST_MINUTES;
  if (tooHigh || (minutes ?? 1) < 0 || (calories ?? 0) < 0)
    return decision('clarify', [{ kind: 'clarify', text: say.workoutTooHigh }], { pending: ask('workout', [], { activity }, context) });
  if (calories === null)
    return decision('clarify', [{ kind: 'clarify', text: say.askHowLong(say.activity(activity)) }], {
      pending: ask('workout', [], { activity }, context),
    });
  const base = entryBase(context, intent);
  const entry: WorkoutEntry = { ...base, kind: 'workout', activity, minutes, calories, distance, assumed: intent.assumed };
  const guessed =
    intent.assumed &&
    context.snapshot.user.weightKg === null &&
    !context.snapshot.entries.some((one) => one.kind === 'workout' && one.assumed);
  return decision('log_workout', [{ kind: 'confirm_workout', text: guessed ? say.assumedWeight : '', entry }], {
    events: [{ type: 'workout-logged', entry }],
  });
}
