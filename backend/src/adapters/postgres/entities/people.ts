import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Plan } from '../../../domain/plan.js';

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
  @PrimaryColumn('bigint', { generated: 'identity' }) id: number;
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

/** Append-only. */
@Entity('audit_log')
export class AuditRow {
  @PrimaryColumn('bigint', { generated: 'identity' }) id: number;
  @Column('timestamptz') at: Date;
  @Column('text') actorKind: 'staff' | 'user' | 'system';
  @Column('text') actorId: string;
  @Column('text') action: string;
  @Column('text') objectKind: string;
  @Column('text') objectId: string;
  @Column('text', { nullable: true }) beforeHash: string | null;
  @Column('text', { nullable: true }) afterHash: string | null;
  @Column('text', { nullable: true }) reason: string | null;
  @Column('text', { nullable: true }) ip: string | null;
  @Column('jsonb', { nullable: true }) before: unknown;
  @Column('jsonb', { nullable: true }) after: unknown;
  @Column('text', { nullable: true }) requestId: string | null;
}

@Entity('staff')
export class StaffRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text') email: string;
  @Column('text') name: string;
  @Column('text') role: 'viewer' | 'agent' | 'admin';
  @Column('text') passwordHash: string;
  @Column('text', { nullable: true }) totpSecret: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) disabledAt: Date | null;
  @Column('bigint', { nullable: true }) totpStep: number | null;
  /** This and the next: of the release before; nothing reads them any more. */
  @Column('integer') failures: number;
  @Column('timestamptz', { nullable: true }) lockedUntil: Date | null;
}

@Entity('staff_sessions')
export class StaffSessionRow {
  @PrimaryColumn('text') idHash: string;
  @Column('uuid') staffId: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz') seenAt: Date;
  @Column('timestamptz') expiresAt: Date;
}

@Entity('subscriptions')
export class SubscriptionRow {
  @PrimaryColumn('uuid') userId: string;
  @Column('text') provider: 'local' | 'stripe';
  @Column('text', { nullable: true }) customerId: string | null;
  @Column('text', { nullable: true }) subscriptionId: string | null;
  @Column('text', { nullable: true }) priceId: string | null;
  @Column('text') plan: Plan;
  @Column('text') status: 'active' | 'trialing' | 'canceled' | 'inactive';
  /** A trial, also once it is canceled and not over; the table's trigger keeps it. */
  @Column({ type: 'boolean', select: false, insert: false, update: false }) trial?: boolean;
  @Column('timestamptz', { nullable: true }) currentPeriodEnd: Date | null;
  @Column('timestamptz', { nullable: true }) endDate: Date | null;
  @Column('timestamptz') updatedAt: Date;
  @Column('integer') version: number;
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
  @Column('jsonb') properties: Record<string, unknown>;
  @Column('timestamptz') at: Date;
}
