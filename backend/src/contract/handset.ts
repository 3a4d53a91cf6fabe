import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';
import { PICTURE_LETTERS } from '../domain/picture/picture-letters.js';

// What the handset at /phone and the local text gateway say to each other. Served only while that gateway is in use:
//   GET  /phone/api/phones                    -> HandsetPhone[]
//   GET  /phone/api/threads/{phone}           -> HandsetThread
//   POST /phone/api/texts  SendFromHandset    -> 202 HandsetText, as received
//   POST /phone/api/pictures  SendPictureFromHandset -> 202 HandsetText, as received
//   GET  /phone/api/threads/{phone}/events    -> server-sent events named "thread", each with a HandsetThread

/** A number that can be texted from without typing it. */
export class HandsetPhone {
  @ApiProperty({ example: '+12025550123' }) phone: string;
  @ApiProperty({ type: String, nullable: true, example: 'Sam' }) name: string | null;
  @ApiProperty({ enum: ['free', 'plus', 'pro'] }) plan: 'free' | 'plus' | 'pro';
}

export const HANDSET_STATES = [
  'received',
  'queued',
  'sending',
  'accepted',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'unknown',
] as const;

/** One bubble. */
export class HandsetText {
  @ApiProperty() id: string;
  @ApiProperty({ enum: ['phone', 'service'], description: 'Who wrote it: the person holding the handset, or the service' }) from:
    | 'phone'
    | 'service';
  @ApiProperty() body: string;
  @ApiProperty({ description: 'A picture came with it' }) hasPicture: boolean;
  @ApiProperty({ description: 'UTC instant' }) at: string;
  @ApiProperty({ description: 'SMS segments of a text from the service; 0 for others' }) segments: number;
  @ApiProperty({ enum: HANDSET_STATES }) state: (typeof HANDSET_STATES)[number];
  @ApiProperty({ type: String, nullable: true, description: 'The sign-in code in this text, if it is one' }) code: string | null;
}

export class HandsetFigures {
  @ApiProperty({ description: 'kcal' }) calories: number;
  @ApiProperty({ description: 'g' }) protein: number;
  @ApiProperty({ description: 'g' }) carbs: number;
  @ApiProperty({ description: 'g' }) fat: number;
  @ApiProperty({ description: 'g' }) sugar: number;
}

export class HandsetEntry {
  @ApiProperty({ description: 'Short number, as in the reply' }) number: number;
  @ApiProperty({ enum: ['breakfast', 'lunch', 'dinner', 'snack', 'workout'] }) kind: 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'workout';
  @ApiProperty() description: string;
  @ApiProperty({ description: 'HH:MM in the user’s zone' }) time: string;
  @ApiProperty({ description: 'kcal eaten, or burned for a workout' }) calories: number;
}

/** The day filling up beside the handset; null for a number without an account. */
export class HandsetToday {
  @ApiProperty({ example: '2026-11-21' }) localDate: string;
  @ApiProperty({ type: [HandsetEntry] }) entries: HandsetEntry[];
  @ApiProperty({ type: HandsetFigures }) totals: HandsetFigures;
  @ApiProperty({ description: 'kcal burned by workouts' }) burned: number;
  @ApiProperty({ description: 'Goals by name; null where none is set', type: Object }) goals: Record<
    'calories' | 'protein' | 'carbs' | 'fat' | 'sugar',
    number | null
  >;
}

export class HandsetThread {
  @ApiProperty() phone: string;
  @ApiProperty({ type: [HandsetText], description: 'Oldest first, the latest 100' }) texts: HandsetText[];
  @ApiProperty({ type: HandsetToday, nullable: true }) today: HandsetToday | null;
}

/** A picture sent from the handset, with words or without. */
export class SendPictureFromHandset {
  @ApiProperty({ example: '+12025550123' })
  @Matches(/^\+1\d{10}$/, { message: 'from must be a US or Canadian number such as +12025550123' })
  from: string;

  @ApiProperty()
  @IsString()
  @Length(0, 10_000)
  body: string;

  @ApiProperty({ description: 'In base 64' })
  @IsString()
  @Length(1, PICTURE_LETTERS)
  picture: string;
}

/** A text sent from the handset. */
export class SendFromHandset {
  @ApiProperty({ example: '+12025550123' })
  @Matches(/^\+1\d{10}$/, { message: 'from must be a US or Canadian number such as +12025550123' })
  from: string;

  @ApiProperty({ example: '2 eggs and toast with butter for breakfast' })
  @IsString()
  @Length(0, 10_000)
  body: string;
}
