import { BadRequestException, ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';

/** Checks bodies and queries by their classes: unknown fields are refused, and every wrong field is named. */
export function validation(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const details = errors.flatMap(wordsOf);
      return new BadRequestException({ message: details[0] ?? 'The request is not valid.', details });
    },
  });
}

function wordsOf(error: ValidationError): string[] {
  return [...Object.values(error.constraints ?? {}), ...(error.children ?? []).flatMap(wordsOf)];
}
