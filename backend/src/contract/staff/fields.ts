import { ApiProperty } from '@nestjs/swagger';

/** A field of an answer that may be null. */
export const Nullable = (type: 'string' | 'number' | 'boolean', description = '') => ApiProperty({ type, nullable: true, description });
/** A UTC instant, ISO 8601. */
export const Instant = (description = '') => ApiProperty({ type: 'string', format: 'date-time', description });
export const NullableInstant = (description = '') => ApiProperty({ type: 'string', format: 'date-time', nullable: true, description });
/** A list of short words. */
export const Words = (description = '') => ApiProperty({ type: [String], description });
/** JSON of the engine, shown as it is. */
export const Json = (description = '') => ApiProperty({ type: Object, additionalProperties: true, description });
