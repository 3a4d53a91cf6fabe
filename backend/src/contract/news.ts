import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { TextOf } from './rules.js';

/** Whether somebody gets news from us by text. */
export class News {
  @ApiProperty() wanted: boolean;
}

export class SetNews {
  @ApiProperty() @IsBoolean() wanted: boolean;
  @ApiPropertyOptional({ description: 'Version of the words that were shown beside the switch' })
  @IsOptional()
  @TextOf(1, 40)
  consentVersion?: string;
}
