import type { UpdateMeal, UpdateWorkout } from '../contract/index.js';
import type { editEntryOnScreen } from '../usecases/edit-entry.js';

type Change = Parameters<typeof editEntryOnScreen>[4];

/** What a form changes of a meal, as the engine's edits want it. */
export function mealChange({ mealType: meal, items: given, date: localDate, time: localTime }: UpdateMeal): Change {
  const items = given?.map(({ name, quantity, unit = 'count', size = null, calories = null }) => ({
    name: name.trim(),
    quantity,
    unit,
    size,
    calories,
  }));
  return { ...(meal && { meal }), ...(items && { items }), ...(localDate && { localDate }), ...(localTime && { localTime }) };
}

/** The same of a workout. */
export function workoutChange({ activityType, durationMinutes, caloriesBurned, date: localDate, time: localTime }: UpdateWorkout): Change {
  return {
    workout: {
      ...(activityType !== undefined && { activity: activityType.trim() }),
      ...(durationMinutes !== undefined && { minutes: durationMinutes }),
      ...(caloriesBurned !== undefined && { calories: caloriesBurned, assumed: false }),
    },
    ...(localDate && { localDate }),
    ...(localTime && { localTime }),
  };
}
