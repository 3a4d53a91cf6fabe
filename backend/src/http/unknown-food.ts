import { UnprocessableEntityException } from '@nestjs/common';

/** A food without figures was not to be kept: nothing was changed. */
export const unknownFood = (names: readonly string[]): UnprocessableEntityException =>
  new UnprocessableEntityException({
    error: 'Unknown food',
    message: `We do not know ${names.map((name) => `“${name}”`).join(' and ')}. Use another name, or give the calories.`,
    details: names,
  });
