import { ApiProperty } from '@nestjs/swagger';
import { Matches, type ValidationOptions } from 'class-validator';

/** A field of an answer that may be null. */
export const Nullable = (type: 'string' | 'number' | 'boolean', description = '') => ApiProperty({ type, nullable: true, description });
/** A UTC instant, ISO 8601. */
export const Instant = (description = '') => ApiProperty({ type: 'string', format: 'date-time', description });
export const NullableInstant = (description = '') => ApiProperty({ type: 'string', format: 'date-time', nullable: true, description });
/** A list of short words. */
export const Words = (description = '') => ApiProperty({ type: [String], description });
/** JSON of the engine, shown as it is. */
export const Json = (description = '') => ApiProperty({ type: Object, additionalProperties: true, description });
/** An id as the server gives it: any UUID, for PostgreSQL minds neither version nor variant. */
export const IsId = (options: ValidationOptions = {}) =>
  Matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i, { message: '$property must be an id', ...options });
