import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsObject, IsOptional, IsString, MaxLength } from 'class-validator';

export const ANALYTICS_EVENTS = [
  'page_view',
  'welcome_screen',
  'phone_verification',
  'personal_info',
  'goals_configuration',
  'notification_preferences',
  'dashboard_first_view',
  'dashboard_view',
  'phone_verification_failed',
  'api_error',
  'abandonment',
] as const;

/** Something that happened on a page. Phones are masked before they get here. */
export class AnalyticsEvent {
  @ApiProperty({ enum: ANALYTICS_EVENTS }) @IsIn(ANALYTICS_EVENTS) name: (typeof ANALYTICS_EVENTS)[number];
  @ApiPropertyOptional({ description: 'Path without query' }) @IsOptional() @IsString() @MaxLength(200) path?: string;
  @ApiPropertyOptional({ type: Object, description: 'Flat figures and short words' }) @IsOptional() @IsObject() properties?: Record<
    string,
    string | number | boolean | null
  >;
}
