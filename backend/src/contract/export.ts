import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export const EXPORT_FORMATS = ['json', 'csv'] as const;

export class ExportQuery {
  @ApiPropertyOptional({
    enum: EXPORT_FORMATS,
    default: 'json',
    description: 'CSV is one table of all sections; no cell of it is a formula',
  })
  @IsOptional()
  @IsIn(EXPORT_FORMATS, { message: 'format must be json or csv' })
  format?: (typeof EXPORT_FORMATS)[number];
}
