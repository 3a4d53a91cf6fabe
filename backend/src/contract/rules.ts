import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, Matches, ValidateBy, ValidateIf } from 'class-validator';
import { GOAL_BOUNDS, goalWithinBounds, type GoalName } from '../domain/goals.js';

/** A calendar day: YYYY-MM-DD, and one that exists. */
export const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
/** HH:MM, 24 hours. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;
export const PHONE = /^\+1\d{10}$/;

/** A US or Canadian number in E.164; refused in the words that the phone step has. */
export const IsPhone = () =>
  ValidateBy({
    name: 'isPhone',
    validator: {
      validate: (value) => typeof value === 'string' && PHONE.test(value),
      defaultMessage: (args) =>
        String(args?.value).replace(/\D/g, '').length > 11
          ? 'Phone number too long - please enter only 10 digits'
          : 'Please enter a complete 10-digit phone number',
    },
  });

/** True for a day that the calendar has: not 2026-02-30. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export const IsDay = () =>
  ValidateBy({
    name: 'isDay',
    validator: { validate: isDay, defaultMessage: (args) => `${args?.property} must be a date such as 2026-11-21` },
  });

export const IsTimeOfDay = () => Matches(TIME_OF_DAY, { message: '$property must be a time of day such as 08:00' });

/** A switch that may be left out. */
export const OptionalSwitch = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, description }),
    IsOptional(),
    ValidateBy({
      name: 'isBoolean',
      validator: { validate: (v) => typeof v === 'boolean', defaultMessage: (a) => `${a?.property} must be true or false` },
    }),
  );

/** A time of day that may be left out, never null. */
export const OptionalTime = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, example: '08:00', description }),
    ValidateIf((_, value) => value !== undefined),
    IsTimeOfDay(),
  );

/** A goal: 0 or null is "no goal", otherwise within its bounds. */
export const OptionalGoal = (name: GoalName, unit: string) => {
  const [min, max] = GOAL_BOUNDS[name];
  return applyDecorators(
    ApiPropertyOptional({ type: Number, nullable: true, description: `${unit} a day; ${min} to ${max}; null or 0 is no goal` }),
    IsOptional(),
    ValidateBy({
      name: 'isGoal',
      validator: {
        validate: (value) => typeof value === 'number' && (value === 0 || goalWithinBounds(name, value)),
        defaultMessage: (args) => `${args?.property} must be a number from ${min} to ${max}, or 0 for no goal`,
      },
    }),
  );
};

/** A user's id that a client sends along and that is not looked at: the session says who is calling. */
export const IgnoredId = () =>
  applyDecorators(
    ApiPropertyOptional({ oneOf: [{ type: 'string' }, { type: 'number' }], description: 'Ignored: the session says whose this is' }),
    IsOptional(),
    ValidateBy({
      name: 'isIgnoredId',
      validator: {
        validate: (value) => (typeof value === 'string' && value.length <= 100) || typeof value === 'number',
        defaultMessage: (args) => `${args?.property} must be an id`,
      },
    }),
  );

/** Text of at least `min` and at most `max` characters, counted in code points as the screens count them, not only blanks; `whenEmpty` are the words for blanks. */
export const TextOf = (min: number, max: number, whenEmpty?: string) =>
  ValidateBy({
    name: 'textOf',
    validator: {
      validate: (value) => typeof value === 'string' && [...value.trim()].length >= min && [...value].length <= max,
      defaultMessage: (args) =>
        whenEmpty && String(args?.value ?? '').trim() === ''
          ? whenEmpty
          : min > 0
            ? `${args?.property} must be text of ${min} to ${max} characters`
            : `${args?.property} must be text of at most ${max} characters`,
    },
  });

/** The same for each text of a list. */
export const TextsOf = (min: number, max: number) =>
  ValidateBy({
    name: 'textsOf',
    validator: {
      validate: (value) =>
        Array.isArray(value) && value.every((one) => typeof one === 'string' && [...one.trim()].length >= min && [...one].length <= max),
      defaultMessage: (args) => `${args?.property} must each be text of ${min} to ${max} characters`,
    },
  });

/** A figure in an answer. */
export const Figure = (unit: string) => ApiProperty({ type: Number, description: unit });
export const NullableFigure = (unit: string) => ApiProperty({ type: Number, nullable: true, description: unit });
