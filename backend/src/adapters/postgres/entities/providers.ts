import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PictureToSee } from '../../../ports/reading/picture-reader.js';
import { SAFE_JSON } from './safe-json-column.js';

/** What a model once made of some words. */
@Entity('model_answers')
export class ModelAnswerRow {
  @PrimaryColumn('text') key: string;
  @Column('jsonb', { ...SAFE_JSON }) answer: unknown;
  @Column('text') promptVersion: string;
  @Column('text') model: string;
  @Column('integer') promptTokens: number;
  @Column('integer') completionTokens: number;
  @Column('timestamptz') createdAt: Date;
}

/** What a provider has yet to be told to forget. */
@Entity('provider_erasures')
export class ProviderErasureRow {
  @PrimaryColumn('text') providerId: string;
  @Column('boolean') hasMedia: boolean;
  @Column('timestamptz') askedAt: Date;
  @Column('integer') attempts: number;
  @Column('timestamptz') nextTryAt: Date;
  @Column('text', { nullable: true }) reason: string | null;
}

@Entity('pictures')
export class PictureRow {
  @PrimaryColumn('uuid') conversationId: string;
  @PrimaryColumn('uuid') textId: string;
  @Column('text', { nullable: true }) address: string | null;
  @Column('text', { nullable: true }) type: PictureToSee['type'] | null;
  @Column('bytea', { nullable: true }) bytes: Buffer | null;
  @Column('timestamptz') at: Date;
}

/** How often something was done lately, by a keyed hash of who does it. */
@Entity('rate_limits')
export class RateLimitRow {
  @PrimaryColumn('text') key: string;
  @Column('timestamptz') startedAt: Date;
  @Column('integer') hits: number;
}

/** A number that texts do not reach. */
@Entity('unreachable_numbers')
export class UnreachableNumberRow {
  @PrimaryColumn('text') phoneHash: string;
  @Column('text') code: string;
  @Column('integer') failures: number;
  @Column('integer') failedDays: number;
  @Column('timestamptz') firstFailedAt: Date;
  @Column('timestamptz') lastFailedAt: Date;
  @Column('timestamptz', { nullable: true }) markedAt: Date | null;
}
