import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Item } from '../../../domain/entry.js';
import type { Goals } from '../../../domain/goals.js';
import type { ReminderSettings } from '../../../domain/reminder-settings.js';
import type { Event } from '../../../ports/storage/texts/store.js';

/** A meal or a workout. The figures of a meal are the sums of its items, kept for days and history. */
@Entity('entries')
export class EntryRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('text') id: string;
  @Column('integer') number: number;
  @Column('text') kind: 'meal' | 'workout';
  @Column('timestamptz') at: Date;
  @Column('date') localDate: string;
  @Column('text') localTime: string;
  @Column('text', { nullable: true }) meal: string | null;
  @Column('jsonb', { nullable: true }) items: Item[] | null;
  @Column('text', { nullable: true }) copyOf: string | null;
  @Column('smallint', { nullable: true }) healthRating: number | null;
  @Column('text', { nullable: true }) healthComment: string | null;
  @Column('double precision', { nullable: true }) calories: number | null;
  @Column('double precision', { nullable: true }) protein: number | null;
  @Column('double precision', { nullable: true }) carbs: number | null;
  @Column('double precision', { nullable: true }) fat: number | null;
  @Column('double precision', { nullable: true }) healthyFat: number | null;
  @Column('double precision', { nullable: true }) unhealthyFat: number | null;
  @Column('double precision', { nullable: true }) sugar: number | null;
  @Column('double precision', { nullable: true }) naturalSugar: number | null;
  @Column('double precision', { nullable: true }) addedSugar: number | null;
  @Column('text', { nullable: true }) activity: string | null;
  @Column('double precision', { nullable: true }) minutes: number | null;
  @Column('double precision', { nullable: true }) burned: number | null;
  @Column('text', { nullable: true }) distance: string | null;
  @Column('boolean', { nullable: true }) assumed: boolean | null;
  @Column('date', { nullable: true }) countedOn: string | null;
  @Column('uuid', { nullable: true }) inboundId: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
}

@Entity('changes')
export class ChangeRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('text') id: string;
  @Column('timestamptz') at: Date;
  @Column('jsonb') events: Event[];
  @Column('timestamptz', { nullable: true }) undoneAt: Date | null;
}

@Entity('goals')
export class GoalsRow implements Goals {
  @PrimaryColumn('uuid') userId: string;
  @Column('double precision', { nullable: true }) calories: number | null;
  @Column('double precision', { nullable: true }) protein: number | null;
  @Column('double precision', { nullable: true }) carbs: number | null;
  @Column('double precision', { nullable: true }) fat: number | null;
  @Column('double precision', { nullable: true }) sugar: number | null;
  @Column('timestamptz') updatedAt: Date;
}

@Entity('reminder_settings')
export class ReminderSettingsRow implements ReminderSettings {
  @PrimaryColumn('uuid') userId: string;
  @Column('boolean') notifications: boolean;
  @Column('boolean') remindBreakfast: boolean;
  @Column('boolean') remindLunch: boolean;
  @Column('boolean') remindDinner: boolean;
  @Column('boolean') remindSnacks: boolean;
  @Column('boolean') enableSummary: boolean;
  @Column('boolean', { nullable: true }) weeklyReport: boolean | null;
  @Column('text') breakfastTime: string;
  @Column('text') lunchTime: string;
  @Column('text') dinnerTime: string;
  @Column('text') snackTime: string;
  @Column('text') summaryTime: string;
  @Column('integer', { nullable: true }) waterGoalMl: number | null;
  /** What the plan of reminders was made with; for whoever plans them, so not selected with the settings. */
  @Column('text', { nullable: true, select: false }) plannedWith?: string | null;
  @Column('timestamptz') updatedAt: Date;
}

@Entity('saved_meals')
export class SavedMealRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('text') name: string;
  @Column('jsonb') items: Item[];
  @Column('timestamptz') createdAt: Date;
}

@Entity('memories')
export class MemoryRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('text') words: string;
  @Column('jsonb') item: Item;
  @Column('timestamptz') createdAt: Date;
}

@Entity('water')
export class WaterRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('text') id: string;
  @Column('double precision') ml: number;
  @Column('date') localDate: string;
  @Column('timestamptz') at: Date;
}

@Entity('weights')
export class WeightRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('text') id: string;
  @Column('double precision') kg: number;
  @Column('date') localDate: string;
  @Column('timestamptz') at: Date;
}

/** What is due next. */
@Entity('reminders')
export class ReminderRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('text') kind: 'breakfast' | 'lunch' | 'dinner' | 'snack' | 'summary' | 'weekly';
  @Column('timestamptz') nextAt: Date;
  @Column('date') localDate: string;
  @Column('smallint') unanswered: number;
  @Column('timestamptz', { nullable: true }) lastSentAt: Date | null;
}

/** Goals as they stood from a day on. */
@Entity('goals_history')
export class GoalsHistoryRow implements Goals {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('date') fromDate: string;
  @Column('double precision', { nullable: true }) calories: number | null;
  @Column('double precision', { nullable: true }) protein: number | null;
  @Column('double precision', { nullable: true }) carbs: number | null;
  @Column('double precision', { nullable: true }) fat: number | null;
  @Column('double precision', { nullable: true }) sugar: number | null;
}

@Entity('skipped_meals')
export class SkippedMealRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('date') localDate: string;
  @PrimaryColumn('text') meal: string;
}

/** A limit that was explained already that day. */
@Entity('notices')
export class NoticeRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('date') localDate: string;
  @PrimaryColumn('text') limitName: 'texts' | 'meals' | 'workouts';
}

/** What a plan bounds, counted by day. */
@Entity('daily_counters')
export class DailyCounterRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('date') localDate: string;
  @Column('integer') texts: number;
  @Column('integer') modelReads: number;
}

/** What became of a reminder. */
@Entity('reminder_log')
export class ReminderLogRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('text') kind: string;
  @PrimaryColumn('date') localDate: string;
  @Column('text') result: string;
  @Column('uuid', { nullable: true }) outboundId: string | null;
  @Column('timestamptz') at: Date;
}
