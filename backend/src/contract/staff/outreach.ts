import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsObject, Matches, Min, ValidateBy } from 'class-validator';
import {
  LEFT_OUT,
  type LeftOut,
  OUTREACH_KINDS,
  OUTREACH_LANGUAGES,
  OUTREACH_STATES,
  type OutreachKind,
  type OutreachLanguage,
  type OutreachState,
} from '../../domain/outreach.js';
import { IsPhone, TextOf } from '../rules.js';
import { Instant, Json, Nullable, NullableInstant, Words } from './fields.js';
import { WithReason } from './reveal.js';

const MOST_WORDS = 480;

/** Texts by language, at least one. */
const AreWords = () =>
  ValidateBy({
    name: 'areWords',
    validator: {
      validate: (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        Object.keys(value).length > 0 &&
        Object.entries(value).every(
          ([language, words]) =>
            (OUTREACH_LANGUAGES as readonly string[]).includes(language) &&
            typeof words === 'string' &&
            words.trim() !== '' &&
            words.length <= MOST_WORDS,
        ),
      defaultMessage: () => `words must be text of 1 to ${MOST_WORDS} characters in at least one of ${OUTREACH_LANGUAGES.join(', ')}`,
    },
  });

export class OutreachSegment {
  @ApiProperty({ enum: OUTREACH_KINDS, description: 'news: whoever agreed to news; service: whoever agreed to the service' })
  @IsIn(OUTREACH_KINDS)
  kind: OutreachKind;
  @Json(
    'filters of the list of users: plan, language, country, onboardingComplete, createdAt_gte, createdAt_lt, lastSeenAt_gte, lastSeenAt_lt',
  )
  @IsObject()
  filter: Record<string, unknown>;
  @ApiProperty({
    type: Object,
    additionalProperties: { type: 'string' },
    example: { en: 'Mealtext now reads photos of meals. Send us one.' },
    description: 'The text in each language it is written in',
  })
  @AreWords()
  words: Partial<Record<OutreachLanguage, string>>;
}

export class SaveOutreach extends OutreachSegment {
  @ApiProperty({ description: 'for staff; no user sees it' }) @TextOf(1, 100) title: string;
}

/** Of a segment, how many read one language. */
export class OutreachShare {
  @ApiProperty({ enum: OUTREACH_LANGUAGES }) language: OutreachLanguage;
  @ApiProperty() people: number;
  @ApiProperty({ description: 'of one text, as carriers count, with how to opt out' }) segments: number;
  @Nullable('number', 'US dollars for all of them, where a price a segment is configured') cost: number | null;
  @ApiProperty({ description: 'what is sent' }) text: string;
}

export class OutreachLeftOut {
  @ApiProperty({ enum: LEFT_OUT }) why: LeftOut;
  @ApiProperty() people: number;
}

/** Whom it would go to now, and what that costs. Who opts out meanwhile is left out when it is sent. */
export class OutreachPreview {
  @ApiProperty({ description: 'in the segment' }) people: number;
  @ApiProperty({ description: 'who would get it' }) reached: number;
  @ApiProperty() segments: number;
  @Nullable('number', 'US dollars') cost: number | null;
  @ApiProperty({ description: 'at the pace that is configured, without waiting for mornings' }) minutes: number;
  @ApiProperty({ type: [OutreachShare] }) languages: OutreachShare[];
  @ApiProperty({ type: [OutreachLeftOut] }) leftOut: OutreachLeftOut[];
}

/** What came of it so far, in people. */
export class OutreachReport {
  @ApiProperty({ description: 'their turn is to come: by the pace, or in the morning where they are' }) waiting: number;
  @ApiProperty({ description: 'on its way out' }) queued: number;
  @ApiProperty({ description: 'the carrier has it' }) sent: number;
  @ApiProperty() delivered: number;
  @ApiProperty() failed: number;
  @ApiProperty() segments: number;
  @Nullable('number', 'US dollars, of what was queued') cost: number | null;
  @ApiProperty({ type: [OutreachLeftOut] }) leftOut: OutreachLeftOut[];
}

export class OutreachRow {
  @ApiProperty() id: string;
  @ApiProperty() title: string;
  @ApiProperty({ enum: OUTREACH_KINDS }) kind: OutreachKind;
  @Json('filters of the list of users') filter: Record<string, unknown>;
  @ApiProperty({ type: Object, additionalProperties: { type: 'string' }, description: 'as written, by language' }) words: Partial<
    Record<OutreachLanguage, string>
  >;
  @ApiProperty({ description: 'grows with each change; what is consented to is one of them' }) version: number;
  @ApiProperty({ enum: OUTREACH_STATES }) state: OutreachState;
  @Words('staff ids of whoever wrote any of it') authors: string[];
  @Nullable('string', 'who began it') authorName: string | null;
  @Instant() madeAt: string;
  @Instant() changedAt: string;
  @Nullable('string', 'staff id') askedBy: string | null;
  @Nullable('string') askedByName: string | null;
  @NullableInstant() askedAt: string | null;
  @Nullable('string') approvedByName: string | null;
  @NullableInstant() approvedAt: string | null;
  @Nullable('string', 'who stopped it') endedByName: string | null;
  @NullableInstant() endedAt: string | null;
}

/** GET one. */
export class OutreachItem extends OutreachRow {
  @ApiProperty({ type: OutreachReport, nullable: true, description: 'null: nothing was consented to yet' }) report: OutreachReport | null;
}

export class ApproveOutreach extends WithReason {
  @ApiProperty({ description: 'that one has read' }) @IsInt() @Min(1) version: number;
}

export class TestOutreach {
  @ApiProperty({ enum: OUTREACH_LANGUAGES }) @IsIn(OUTREACH_LANGUAGES) language: OutreachLanguage;
}

/** Where one gets a text to try it. */
export class OwnPhone {
  @Nullable('string', 'E.164') phone: string | null;
  @ApiProperty({ description: 'shown to be one’s own' }) proven: boolean;
  @ApiPropertyOptional({ description: 'The code, with a stand-in for the carrier outside production' }) code?: string;
}

export class SetOwnPhone {
  @ApiProperty({ example: '+12025550123' }) @IsPhone() phoneNumber: string;
}

export class ProveOwnPhone {
  @ApiProperty({ example: '123456' }) @Matches(/^\d{6}$/, { message: 'code must be the six digits of the text' }) code: string;
}
