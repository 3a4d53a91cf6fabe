import { ApiProperty } from '@nestjs/swagger';

/** Whether the API can serve. */
export class Status {
  @ApiProperty({ enum: ['ok', 'degraded'] }) status: 'ok' | 'degraded';
  @ApiProperty() version: string;
}
