import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';

/** Query of every list, in the dialect of ra-data-simple-rest: JSON in each. */
export class ListQuery {
  @ApiPropertyOptional({ example: '["createdAt","DESC"]' }) @IsOptional() @IsString() @MaxLength(200) sort?: string;
  @ApiPropertyOptional({ example: '[0,24]', description: 'both ends included; at most 1,000 rows' })
  @IsOptional()
  @IsString()
  @MaxLength(100)
  range?: string;
  @ApiPropertyOptional({ example: '{"q":"0123","plan":"pro"}' }) @IsOptional() @IsString() @MaxLength(8000) filter?: string;
}
