import type { DataSource } from 'typeorm';
import type { AuditCause } from '../../../ports/staff-audit.js';
import { type SavedView, StaffViews } from '../../../ports/staff-views.js';
import { safeJson, safeText } from '../safe-json.js';
import { recordAudit } from './staff/audit-row.js';

const MOST_TAGS = 20;
const MOST_KNOWN = 200;

export class PostgresStaffViews extends StaffViews {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override save(view: SavedView, how: 'make' | 'change', cause: AuditCause, now: Date): Promise<string | null> {
    const { id, resource, name, filter, sort, shared } = view;
    const values = [id, resource, safeText(name), safeJson(filter), sort && safeJson(sort), shared, cause.by.staffId, now];
    return this.dataSource.transaction(async (tx) => {
      const answer = await tx.query<unknown[]>(
        how === 'make'
          ? `insert into staff_views (id, resource, name, filter, sort, shared, owner_id, changed_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
             on conflict (owner_id, resource, name) do update set filter = $4, sort = $5, shared = $6, changed_at = $8 returning id`
          : `update staff_views v set name = $3, filter = $4, sort = $5, shared = $6, changed_at = $8 where id = $1 and resource = $2 and owner_id = $7
             and not exists (select 1 from staff_views o where o.owner_id = v.owner_id and o.resource = v.resource and o.name = $3 and o.id <> v.id) returning id`,
        values,
      );
      const [saved] = (how === 'make' ? answer : answer[0]) as { id: string }[];
      if (!saved) return null;
      // What one keeps for oneself is nobody's business.
      if (shared)
        await recordAudit(tx, { ...cause, action: 'view-share', object: { kind: 'view', id: saved.id }, after: { resource } }, now);
      return saved.id;
    });
  }

  override async remove(id: string, { by }: AuditCause): Promise<boolean> {
    const [, gone] = await this.dataSource.query<[unknown, number]>('delete from staff_views where id = $1 and owner_id = $2', [
      id,
      by.staffId,
    ]);
    return gone === 1;
  }

  override tag(conversationId: string, add: readonly string[], remove: readonly string[], cause: AuditCause, now: Date): Promise<boolean> {
    return this.dataSource
      .transaction(async (tx) => {
        await tx.query('select 1 from conversations where id = $1 for update', [conversationId]);
        const [off] = await tx.query<[{ tag: string }[], number]>(
          'delete from conversation_tags where conversation_id = $1 and tag = any($2) returning tag',
          [conversationId, remove],
        );
        const on = await tx.query<{ tag: string }[]>(
          `insert into conversation_tags (conversation_id, tag, staff_id, at) select $1, tag, $3, $4 from unnest($2::text[]) tag on conflict do nothing returning tag`,
          [conversationId, add, cause.by.staffId, now],
        );
        const [all] = await tx.query<{ n: number }[]>('select count(*)::int as n from conversation_tags where conversation_id = $1', [
          conversationId,
        ]);
        if (all!.n > MOST_TAGS) throw new TooMany();
        const tagsOf = (rows: readonly { tag: string }[]) => rows.map(({ tag }) => tag).sort();
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
    return this.dataSource.query(
      `select tag, count(*)::int as conversations from conversation_tags group by tag order by 2 desc, 1 limit ${MOST_KNOWN}`,
    );
  }
}

/** Undoes what was begun. */
class TooMany extends Error {}
