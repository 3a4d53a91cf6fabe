import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';

export const EXPORT_FORMATS = ['json', 'csv', 'zip'] as const;

export class ExportQuery {
  @ApiPropertyOptional({
    enum: EXPORT_FORMATS,
    default: 'json',
    description:
      'CSV is one table of all sections; zip holds meals.csv (a row a food), workouts.csv and weight.csv for a spreadsheet, everything.json, and photos that are still kept; JSON holds these in base64, CSV tells of them; no cell is a formula',
  })
  @IsOptional()
  @IsIn(EXPORT_FORMATS, { message: 'format must be json, csv or zip' })
  format?: (typeof EXPORT_FORMATS)[number];
}
