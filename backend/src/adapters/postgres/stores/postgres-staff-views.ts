import { type DataSource, type EntityManager, In, Not } from 'typeorm';
import type { AuditCause } from '../../../ports/storage/staff/staff-audit.js';
import { type SavedView, StaffViews } from '../../../ports/storage/staff/staff-views.js';
import { ConversationRow, ConversationTagRow, StaffViewRow } from '../entities/index.js';
import { safeText } from '../safe-json.js';
import { returned } from './add-new.js';
import { recordAudit } from './staff/audit-row.js';

const MOST_TAGS = 20;
const MOST_KNOWN = 200;

export class PostgresStaffViews extends StaffViews {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override save(view: SavedView, how: 'make' | 'change', cause: AuditCause, now: Date): Promise<string | null> {
    const { resource, shared } = view;
    return this.dataSource.transaction(async (tx) => {
      const id = await (how === 'make' ? make : change)(tx, view, cause.by.staffId, now);
      if (id === null) return null;
      // What one keeps for oneself is nobody's business.
      if (shared) await recordAudit(tx, { ...cause, action: 'view-share', object: { kind: 'view', id }, after: { resource } }, now);
      return id;
    });
  }

  override async remove(id: string, { by }: AuditCause): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(StaffViewRow).delete({ id, ownerId: by.staffId });
    return affected === 1;
  }

  override tag(conversationId: string, add: readonly string[], remove: readonly string[], cause: AuditCause, now: Date): Promise<boolean> {
    return this.dataSource
      .transaction(async (tx) => {
        await tx.getRepository(ConversationRow).findOne({ where: { id: conversationId }, lock: { mode: 'pessimistic_write' } });
        const removed = await tx
          .createQueryBuilder()
          .delete()
          .from(ConversationTagRow)
          .where({ conversationId, tag: In([...remove]) })
          .returning(['tag'])
          .execute();
        const on = await addTags(tx, conversationId, add, cause.by.staffId, now);
        if ((await tx.getRepository(ConversationTagRow).countBy({ conversationId })) > MOST_TAGS) throw new TooMany();
        const tagsOf = (rows: readonly { tag: string }[]) => rows.map(({ tag }) => tag).sort();
        const off = returned<{ tag: string }>(removed);
        if (on.length || off.length)
          await recordAudit(
            tx,
            {
              ...cause,
              action: 'tag',
              object: { kind: 'conversation', id: conversationId },
              before: { removed: tagsOf(off) },
              after: { added: tagsOf(on) },
            },
            now,
          );
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof TooMany) return false;
        throw error;
      });
  }

  override tags(): Promise<{ tag: string; conversations: number }[]> {
    return this.dataSource
      .createQueryBuilder(ConversationTagRow, 't')
      .select('t.tag', 'tag')
      .addSelect('count(*)::int', 'conversations')
      .groupBy('t.tag')
      .orderBy('conversations', 'DESC')
      .addOrderBy('t.tag')
      .limit(MOST_KNOWN)
      .getRawMany();
  }
}

/** One's own view of that name, new or made anew; the id that it is kept under. */
async function make(
  tx: EntityManager,
  { id, resource, name, filter, sort, shared }: SavedView,
  ownerId: string,
  now: Date,
): Promise<string> {
  const done = await tx
    .createQueryBuilder()
    .insert()
    .into(StaffViewRow)
    .values({ id, resource, name: safeText(name), filter, sort, shared, ownerId, changedAt: now })
    .orUpdate(['filter', 'sort', 'shared', 'changed_at'], ['owner_id', 'resource', 'name'])
    .returning(['id'])
    .execute();
  return returned<{ id: string }>(done)[0]!.id;
}

/** Null: it is not one's own, or another of one's own has the name. */
async function change(
  tx: EntityManager,
  { id, resource, name, filter, sort, shared }: SavedView,
  ownerId: string,
  now: Date,
): Promise<string | null> {
  const views = tx.getRepository(StaffViewRow);
  if (await views.existsBy({ ownerId, resource, name: safeText(name), id: Not(id) })) return null;
  const { affected } = await views.update({ id, resource, ownerId }, { name: safeText(name), filter, sort, shared, changedAt: now });
  return affected ? id : null;
}

/** Those that were not there. */
async function addTags(
  tx: EntityManager,
  conversationId: string,
  tags: readonly string[],
  staffId: string,
  now: Date,
): Promise<{ tag: string }[]> {
  if (!tags.length) return [];
  const done = await tx
    .createQueryBuilder()
    .insert()
    .into(ConversationTagRow)
    .values(tags.map((tag) => ({ conversationId, tag, staffId, at: now })))
    .orIgnore()
    .returning(['tag'])
    .execute();
  return returned(done);
}

/** Undoes what was begun. */
class TooMany extends Error {}
