import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Bearer } from '../../../domain/bearer.js';
import type { FlagGrade } from '../../../domain/flag.js';
import type { OutboundState } from '../../../domain/outbound-state.js';
import type { ReplyKind } from '../../../ports/storage/texts/store.js';
import type { TextSource } from '../../../domain/text-source.js';

@Entity('conversations')
export class ConversationRow {
  @PrimaryColumn('uuid') id: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text') phoneHash: string;
  @Column('uuid', { nullable: true }) userId: string | null;
  @Column('bigint') version: number;
  @Column('jsonb', { nullable: true }) pending: unknown;
  @Column('timestamptz', { nullable: true }) heldAt: Date | null;
  @Column('uuid', { nullable: true }) heldBy: string | null;
  @Column('timestamptz', { nullable: true }) linkSentAt: Date | null;
  @Column('timestamptz', { nullable: true }) codeSentAt: Date | null;
  @Column('timestamptz') createdAt: Date;
  @Column('uuid', { nullable: true }) assignedTo: string | null;
  @Column('timestamptz', { nullable: true }) staffSeenAt: Date | null;
  @Column('timestamptz', { nullable: true }) snoozedUntil: Date | null;
  @Column('timestamptz', { nullable: true }) snoozedAt: Date | null;
  @Column('text', { nullable: true }) sender: string | null;
  @Column('text', { nullable: true }) bearer: Exclude<Bearer, 'sms'> | null;
}

@Entity('inbound_texts')
export class InboundTextRow {
  @PrimaryColumn('uuid') conversationId: string;
  @PrimaryColumn('uuid') id: string;
  @Column({ type: 'bigint', insert: false }) seq: number;
  @Column('text') providerId: string;
  @Column('text') source: TextSource;
  @Column('text') body: string;
  @Column('integer') mediaCount: number;
  @Column('text', { nullable: true }) mediaType: string | null;
  @Column('timestamptz') receivedAt: Date;
  @Column('timestamptz', { nullable: true }) handledAt: Date | null;
  @Column('integer') round: number;
  @Column('timestamptz', { nullable: true }) deferredAt: Date | null;
  @Column('text', { array: true, nullable: true }) intents: string[] | null;
  @Column('jsonb', { nullable: true }) heard: unknown;
  @Column('jsonb', { nullable: true }) known: unknown;
  @Column('integer') attempts: number;
  @Column('integer') failures: number;
  @Column('timestamptz', { nullable: true }) nextTryAt: Date | null;
  @Column('timestamptz', { nullable: true }) deadAt: Date | null;
  @Column('text', { nullable: true }) deadReason: string | null;
  @Column('text', { nullable: true }) traceId: string | null;
  @Column('boolean') checkFirst: boolean;
  @Column('text', { nullable: true }) reader: 'rules' | 'builtin' | 'model' | null;
  @Column('text', { nullable: true }) model: string | null;
  @Column('text', { nullable: true }) promptVersion: string | null;
  @Column('text', { nullable: true }) readingKey: string | null;
  @Column('integer', { nullable: true }) modelTokensIn: number | null;
  @Column('integer', { nullable: true }) modelTokensOut: number | null;
  @Column('timestamptz', { nullable: true }) correctedAt: Date | null;
  @Column('boolean') truncated: boolean;
  @Column('text', { nullable: true }) sentTo: string | null;
  @Column('text', { nullable: true }) bearer: Exclude<Bearer, 'sms'> | null;
}

@Entity('outbound_texts')
export class OutboundTextRow {
  @PrimaryColumn('uuid') conversationId: string;
  @PrimaryColumn('uuid') id: string;
  @Column({ type: 'bigint', insert: false }) seq: number;
  @Column('text') businessKey: string;
  @Column('uuid', { nullable: true }) inboundId: string | null;
  @Column('text') channel: TextSource;
  @Column('text', { nullable: true }) toPhone: string | null;
  @Column('text') toHash: string;
  @Column('text') body: string;
  @Column('text', { array: true }) kinds: ReplyKind[];
  @Column('text', { nullable: true }) meal: string | null;
  @Column('integer') segments: number;
  @Column('text', { array: true }) entryIds: string[];
  @Column('smallint') lane: number;
  @Column('boolean') despiteOptOut: boolean;
  @Column('text') state: OutboundState;
  @Column('timestamptz') notBefore: Date;
  @Column('timestamptz', { nullable: true }) expiresAt: Date | null;
  @Column('integer') attempts: number;
  @Column('integer') lookups: number;
  @Column('timestamptz', { nullable: true }) leaseUntil: Date | null;
  @Column('timestamptz', { nullable: true }) sendStartedAt: Date | null;
  @Column('text', { nullable: true }) providerId: string | null;
  @Column('text', { nullable: true }) errorCode: string | null;
  @Column('text', { nullable: true }) errorReason: string | null;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) settledAt: Date | null;
  @Column('text', { nullable: true }) traceId: string | null;
  @Column('boolean') checkFirst: boolean;
  @Column('uuid', { nullable: true }) resendOf: string | null;
  @Column('uuid', { nullable: true }) staffId: string | null;
  @Column('text', { nullable: true }) sender: string | null;
  @Column('text', { nullable: true }) bearer: Exclude<Bearer, 'sms'> | null;
  @Column('text', { array: true, nullable: true }) choices: string[] | null;
}

/** Something that staff should look at. */
@Entity('flags')
export class FlagRow {
  @PrimaryColumn('uuid') conversationId: string;
  @PrimaryColumn({ type: 'bigint', insert: false }) id: number;
  @Column('uuid', { nullable: true }) inboundId: string | null;
  @Column('text') reason: string;
  @Column('text') grade: FlagGrade;
  @Column('timestamptz') at: Date;
  @Column('timestamptz', { nullable: true }) resolvedAt: Date | null;
  @Column('uuid', { nullable: true }) resolvedBy: string | null;
}
