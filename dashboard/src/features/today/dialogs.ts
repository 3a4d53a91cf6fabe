import { lazy } from 'react';

const calendar = () => import('./calendar-dialog');
const deletion = () => import('./delete-entry');
const mealEditor = () => import('./meal-editor');
const waterGoal = () => import('./water-goal-dialog');
const workoutEditor = () => import('./workout-editor');

/** The code of what opens over the day. */
export const DIALOG_CODE = [calendar, deletion, mealEditor, waterGoal, workoutEditor];

export const CalendarDialog = lazy(calendar);
export const DeleteEntry = lazy(deletion);
export const MealEditor = lazy(mealEditor);
export const WaterGoalDialog = lazy(waterGoal);
export const WorkoutEditor = lazy(workoutEditor);
