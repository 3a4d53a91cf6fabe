import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { IsPhone } from './rules.js';

export class SendCode {
  @ApiProperty({ example: '+12025550123' })
  @IsPhone()
  phoneNumber: string;
}

export class CodeSent {
  @ApiProperty({ example: true }) success: true;
  @ApiProperty() message: string;
  @ApiPropertyOptional({ description: 'The code itself: only with the local verifier, never in production' }) code?: string;
}

export class CheckCode {
  @ApiProperty({ example: '+12025550123' })
  @IsPhone()
  phoneNumber: string;

  @ApiProperty({ example: '123456' })
  @IsString()
  @Length(6, 6, { message: 'The code has 6 characters' })
  code: string;
}

/** The phone is proven; the session cookie is set. */
export class CodeApproved {
  @ApiProperty({ example: true }) success: true;
}
