import { Column, Entity, PrimaryColumn } from 'typeorm';
import { SAFE_JSON } from './safe-json-column.js';

@Entity('users')
export class UserRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) phoneHash: string | null;
  @Column('text') username: string;
  @Column('text', { nullable: true }) firstName: string | null;
  @Column('text', { nullable: true }) lastName: string | null;
  @Column('text', { nullable: true }) passwordHash: string | null;
  @Column('boolean') onboardingComplete: boolean;
  @Column('boolean') isNewUser: boolean;
  @Column('text') timezone: string;
  @Column('text') timezoneSource: 'area' | 'offset' | 'browser' | 'user' | 'unknown';
  @Column('text') country: 'US' | 'CA';
  @Column('text') language: 'en' | 'fr' | 'es';
  @Column('text', { nullable: true }) chosenLanguage: 'en' | 'fr' | 'es' | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) deletedAt: Date | null;
  @Column('timestamptz', { nullable: true }) erasedAt: Date | null;
  @Column('date', { nullable: true }) countingDay: string | null;
  @Column('timestamptz', { nullable: true }) countingSince: Date | null;
}

/** The directory of numbers: the conversation that each has. */
@Entity('phone_owners')
export class PhoneOwnerRow {
  @PrimaryColumn('text') phoneHash: string;
  @Column('uuid') ownerId: string;
}

@Entity('sessions')
export class SessionRow {
  @PrimaryColumn('text') idHash: string;
  @Column('uuid', { nullable: true }) userId: string | null;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') seenAt: Date;
  @Column('timestamptz') provenAt: Date;
  @Column('timestamptz') expiresAt: Date;
  @Column('text', { nullable: true }) device: string | null;
}

@Entity('suppressions')
export class SuppressionRow {
  @PrimaryColumn('text') phoneHash: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text') reason: 'keyword' | 'words' | 'carrier' | 'web' | 'staff';
  @Column('timestamptz') at: Date;
}

/** Append-only. */
@Entity('consents')
export class ConsentRow {
  @PrimaryColumn({ type: 'bigint', insert: false }) id: number;
  @Column('uuid', { nullable: true }) userId: string | null;
  @Column('text') phoneHash: string;
  @Column('text') purpose: string;
  @Column('text') action: 'granted' | 'revoked';
  @Column('text', { nullable: true }) textVersion: string | null;
  @Column('uuid', { nullable: true }) textId: string | null;
  @Column('text', { nullable: true }) ip: string | null;
  @Column('text', { nullable: true }) userAgent: string | null;
  @Column('timestamptz') at: Date;
}

@Entity('feedback')
export class FeedbackRow {
  @PrimaryColumn('uuid') userId: string;
  @PrimaryColumn('uuid') id: string;
  @Column('text') subject: string;
  @Column('text') message: string;
  @Column('timestamptz') at: Date;
  @Column('text') state: 'new' | 'open' | 'answered' | 'closed';
  @Column('text', { nullable: true }) answer: string | null;
  @Column('timestamptz', { nullable: true }) answeredAt: Date | null;
  @Column('uuid', { nullable: true }) answeredBy: string | null;
}

@Entity('analytics_events')
export class AnalyticsRow {
  @PrimaryColumn('bigint', { generated: 'identity' }) id: number;
  @Column('uuid', { nullable: true }) userId: string | null;
  @Column('text') name: string;
  @Column('jsonb', { ...SAFE_JSON }) properties: object;
  @Column('timestamptz') at: Date;
}

/** A sign-in code on its way or in a hand. */
@Entity('live_codes')
export class LiveCodeRow {
  @PrimaryColumn('text') phoneHash: string;
  @PrimaryColumn('uuid') id: string;
  @Column('text') codeHash: string;
  @Column('timestamptz') expiresAt: Date;
  @Column('integer') checks: number;
}
