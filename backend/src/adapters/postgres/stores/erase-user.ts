import { type EntityManager, type EntityTarget, IsNull } from 'typeorm';
import type { AuditCause } from '../../../ports/storage/staff/staff-audit.js';
import {
  AnalyticsRow,
  AssistantConnectionRow,
  AssistantSecretRow,
  AuditedEntryRow,
  ChangeRow,
  ConversationRow,
  DailyCounterRow,
  EntryRow,
  FeedbackRow,
  GoalsHistoryRow,
  GoalsRow,
  InboundTextRow,
  MemoryRow,
  NoticeRow,
  OutreachRecipientRow,
  PlanOverrideRow,
  ReminderLogRow,
  ReminderRow,
  ReminderSettingsRow,
  SavedMealRow,
  SessionRow,
  SkippedMealRow,
  StaffRequestRow,
  SuppressionRow,
  UnreachableNumberRow,
  UserRow,
  WaterRow,
  WeightRow,
} from '../entities/index.js';
import { retireProviderIds } from './forget-text.js';
import { notify } from './notify.js';
import { cancelAllOf } from './postgres-subscriptions.js';
import { recordAudit, recordOwnAct } from './staff/audit-row.js';

/** What a user said, did or wants. */
const OWNED: readonly EntityTarget<{ userId: string | null }>[] = [
  ChangeRow,
  EntryRow,
  GoalsRow,
  GoalsHistoryRow,
  SavedMealRow,
  MemoryRow,
  WaterRow,
  WeightRow,
  SkippedMealRow,
  NoticeRow,
  DailyCounterRow,
  ReminderLogRow,
  ReminderRow,
  ReminderSettingsRow,
  FeedbackRow,
  PlanOverrideRow,
  AnalyticsRow,
  SessionRow,
  AssistantSecretRow,
  AssistantConnectionRow,
  AuditedEntryRow,
  StaffRequestRow,
  OutreachRecipientRow,
];
/** What is left of who they were. */
const NOBODY: Partial<UserRow> = {
  ...{ phone: null, phoneHash: null, username: 'deleted', firstName: null, lastName: null, passwordHash: null },
  ...{ timezone: 'UTC', timezoneSource: 'unknown', language: 'en', chosenLanguage: null },
};
const lock = { mode: 'pessimistic_write' } as const;

/** Erases a user within the caller's transaction; a user who is gone already is left alone. @param byStaff who did it for them; null: themselves */
export async function eraseUser(
  tx: EntityManager,
  userId: string,
  now: Date,
  hash: (text: string) => string,
  byStaff: AuditCause | null = null,
): Promise<void> {
  // The conversation first, as turns take it, so that no turn writes while its rows go.
  const conversation = await tx.getRepository(ConversationRow).findOne({ where: { userId }, lock });
  const user = await tx.getRepository(UserRow).findOne({ where: { id: userId, deletedAt: IsNull() }, lock });
  if (!user) return;
  await cancelAllOf(tx, userId, now);
  if (conversation) await forgetConversation(tx, conversation.id, now, hash);
  // Money that is due is still given back; why stays in the audit, and what waits for consent is over.
  // SQL: what each becomes depends on what it is.
  await tx.query(
    `update money_orders set reason = '', state = case state when 'waiting' then 'dropped' else state end, settled_at = case state when 'waiting' then $2 else settled_at end
     where user_id = $1`,
    [userId, now],
  );
  for (const Owned of OWNED) await tx.getRepository(Owned).delete({ userId });
  const { phone, phoneHash } = user as UserRow & { phone: string; phoneHash: string };
  await tx.getRepository(SessionRow).delete({ phone });
  // SQL: a table of the local network's, which no store knows.
  await tx.query('delete from local_texts where phone = $1', [phone]);
  await tx.getRepository(UnreachableNumberRow).delete({ phoneHash });
  await tx.getRepository(SuppressionRow).update({ phoneHash }, { phone: null });
  await tx.getRepository(UserRow).update({ id: userId }, { ...NOBODY, deletedAt: now, erasedAt: now });
  if (byStaff) await recordAudit(tx, { ...byStaff, action: 'delete', object: { kind: 'user', id: userId } }, now);
  else await recordOwnAct(tx, userId, 'delete', now);
  await notify(tx, userId, ['account']);
}

/** Texts go; that they came is kept as a hash, so that a repeat from the provider is still known; the provider is asked to forget them too. */
async function forgetConversation(tx: EntityManager, id: string, now: Date, hash: (text: string) => string): Promise<void> {
  const texts = await tx.getRepository(InboundTextRow).find({ select: { id: true, providerId: true }, where: { conversationId: id } });
  await retireProviderIds(
    tx,
    texts.map(({ providerId }) => hash(providerId)),
    now,
  );
  // SQL: many rows, by those of another table.
  await tx.query('update reading_reviews set text_id = null where text_id in (select id from inbound_texts where conversation_id = $1)', [
    id,
  ]);
  // SQL: many rows at once, from those of two tables.
  await tx.query(
    `insert into provider_erasures (provider_id, has_media, asked_at, next_try_at)
     select provider_id, media_count > 0, $2::timestamptz, $2::timestamptz from inbound_texts where conversation_id = $1 and source = 'sms'
     union all
     select provider_id, false, $2::timestamptz, $2::timestamptz from outbound_texts where conversation_id = $1 and channel = 'sms' and provider_id is not null
     on conflict do nothing`,
    [id, now],
  );
  await tx.getRepository(ConversationRow).delete({ id });
}
