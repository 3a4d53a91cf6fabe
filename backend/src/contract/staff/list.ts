import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Query of every list, in the dialect of ra-data-simple-rest: JSON in each. */
export class ListQuery {
  @ApiPropertyOptional({ description: 'Field and direction, as JSON', example: '["createdAt","DESC"]' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  sort?: string;
  @ApiPropertyOptional({ description: 'First and last row, both included, as JSON; at most 1,000 rows', example: '[0,24]' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  range?: string;
  @ApiPropertyOptional({ description: 'Values by filter, as JSON', example: '{"q":"0123","plan":"pro"}' })
  @IsOptional()
  @IsString()
  @MaxLength(8000)
  filter?: string;
}
