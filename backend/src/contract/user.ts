import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Length, MaxLength, MinLength, ValidateIf } from 'class-validator';
import { SIGN_UP_CONSENT } from '../domain/consent-words.js';
import { IsPhone, OptionalSwitch, TextOf } from './rules.js';

const LANGUAGES = ['en', 'fr', 'es'] as const;
/** What a user is spoken to in. */
export type UserLanguage = (typeof LANGUAGES)[number];

export class User {
  @ApiProperty() id: string;
  @ApiProperty({ example: '+12025550123' }) phoneNumber: string;
  @ApiProperty({ description: 'Display only' }) username: string;
  @ApiProperty({ type: String, nullable: true }) firstName: string | null;
  @ApiProperty({ type: String, nullable: true }) lastName: string | null;
  @ApiProperty() onboardingComplete: boolean;
  @ApiProperty() isNewUser: boolean;
  @ApiProperty({ enum: ['free', 'plus', 'pro'] }) plan: 'free' | 'plus' | 'pro';
  @ApiProperty({ description: 'Whether a password was ever set' }) hasPassword: boolean;
  @ApiProperty({ example: 'America/New_York' }) timezone: string;
  @ApiProperty({ enum: LANGUAGES, description: 'As chosen, else as texted last' }) language: UserLanguage;
  @ApiProperty({ type: String, nullable: true, description: 'Since when texts to the phone do not arrive, as an instant; null: they do' })
  unreachableSince: string | null;
}

/** Creates the account of the phone that this session has proven. */
export class CreateUser {
  @ApiProperty({ example: '+12025550123' })
  @IsPhone()
  phoneNumber: string;

  @ApiPropertyOptional() @IsOptional() @TextOf(0, 100) username?: string;
  @ApiPropertyOptional({ type: String, nullable: true }) @IsOptional() @TextOf(0, 100) firstName?: string | null;
  @ApiPropertyOptional({ type: String, nullable: true }) @IsOptional() @TextOf(0, 100) lastName?: string | null;
  @ApiPropertyOptional({ description: 'Accepted and dropped: the sign-in code is never a password' })
  @IsOptional()
  @IsString()
  @MaxLength(256)
  password?: string;
  @ApiPropertyOptional({ description: 'IANA zone of the browser', example: 'America/New_York' })
  @IsOptional()
  @IsString()
  @MaxLength(64)
  timezone?: string;
  @ApiPropertyOptional({ enum: LANGUAGES, description: 'What the page was read in. Left out: guessed from the area code' })
  @ValidateIf((_, v) => v !== undefined)
  @IsIn(LANGUAGES)
  language?: UserLanguage;
  @ApiPropertyOptional({
    description: `Version of the consent text shown at the phone step. Left out: creating the account is agreeing to “${SIGN_UP_CONSENT.text}”`,
    example: SIGN_UP_CONSENT.version,
  })
  @ValidateIf((_, v) => v !== undefined)
  @TextOf(1, 40)
  consentVersion?: string;
}

export class UpdateUser {
  @ApiPropertyOptional() @ValidateIf((_, v) => v !== undefined) @TextOf(1, 100, 'Name cannot be empty') firstName?: string;
  @ApiPropertyOptional({ type: String, nullable: true }) @IsOptional() @TextOf(0, 100) lastName?: string | null;
  @ApiPropertyOptional() @ValidateIf((_, v) => v !== undefined) @TextOf(1, 100, 'Name cannot be empty') username?: string;
  @ApiPropertyOptional({ enum: LANGUAGES, description: 'Chosen for good, as the text “en français” does' })
  @ValidateIf((_, v) => v !== undefined)
  @IsIn(LANGUAGES)
  language?: UserLanguage;
  @OptionalSwitch('True once onboarding is finished; clears isNewUser') onboardingComplete?: boolean;
  @OptionalSwitch('Whether the user is still new') isNewUser?: boolean;
}

export class ChangePassword {
  @ApiPropertyOptional({ description: 'Required once a password is set' })
  @IsOptional()
  @IsString()
  @MaxLength(256)
  currentPassword?: string;
  @ApiPropertyOptional({ description: 'A fresh sign-in code, in place of currentPassword while none is set' })
  @IsOptional()
  @IsString()
  @Length(6, 6)
  code?: string;
  @ApiProperty({ minLength: 8, maxLength: 256 })
  @IsString()
  @MinLength(8, { message: 'Password too short: at least 8 characters' })
  @MaxLength(256, { message: 'Password too long: at most 256 characters' })
  newPassword: string;
}

export class ChangePhone {
  @ApiProperty({ example: '+12025550124' })
  @IsPhone()
  phoneNumber: string;
  @ApiProperty({ description: 'The code sent to the new number' }) @IsString() @Length(6, 6) code: string;
  @ApiPropertyOptional({ description: 'In place of a code of the present number of the last ten minutes' })
  @IsOptional()
  @IsString()
  @MaxLength(256)
  currentPassword?: string;
}
