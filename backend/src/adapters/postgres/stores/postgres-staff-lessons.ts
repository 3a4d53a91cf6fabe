import type { DataSource, EntityManager } from 'typeorm';
import type { LearningState } from '../../../domain/learning.js';
import type { Lesson } from '../../../food/lesson.js';
import type { AuditCause, AuditFacts } from '../../../ports/staff-audit.js';
import { type KeptLesson, StaffLessons, type TrialFigures } from '../../../ports/staff-lessons.js';
import { safeJson } from '../safe-json.js';
import { recordAudit } from './staff/audit-row.js';

/** Told whenever what is published changes. */
export const LESSONS_CHANNEL = 'mealtext_lessons';

export class PostgresStaffLessons extends StaffLessons {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  override async published(): Promise<Lesson[]> {
    const rows = await this.dataSource.query<{ lesson: Lesson }[]>(
      'select lesson from lessons where published_at is not null and taken_back_at is null order by published_at, id',
    );
    return rows.map(({ lesson }) => lesson);
  }

  override async find(id: string): Promise<KeptLesson | null> {
    const rows = await this.dataSource.query<KeptLesson[]>(
      `select id, lesson, made_by as "madeBy", tried,
         case when taken_back_at is not null then 'taken-back' when published_at is not null then 'published' else 'draft' end as state from lessons where id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  override make(
    { id, formId, lesson }: { id: string; formId: string | null; lesson: Lesson },
    cause: AuditCause,
    now: Date,
  ): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await tx.query('insert into lessons (id, form_id, lesson, made_by, made_at) values ($1, $2, $3, $4, $5)', [
        id,
        formId,
        safeJson(lesson),
        cause.by.staffId,
        now,
      ]);
      await note(tx, 'lesson-make', id, { ...lesson }, cause, now);
    });
  }

  override async tried(id: string, figures: TrialFigures): Promise<void> {
    await this.dataSource.query('update lessons set tried = $2 where id = $1', [id, safeJson(figures)]);
  }

  override publish(id: string, cause: AuditCause, now: Date): Promise<'published' | 'own' | 'not-draft'> {
    return this.dataSource.transaction(async (tx) => {
      const [row] = await tx.query<{ madeBy: string; lesson: Lesson; formId: string | null }[]>(
        'select made_by as "madeBy", lesson, form_id as "formId" from lessons where id = $1 and published_at is null for update',
        [id],
      );
      if (!row) return 'not-draft';
      if (row.madeBy === cause.by.staffId) return 'own';
      await tx.query('update lessons set published_by = $2, published_at = $3 where id = $1', [id, cause.by.staffId, now]);
      if (row.formId)
        await tx.query(
          `insert into learning_forms (id, state, owner, changed_at) values ($1, 'mended', $2, $3) on conflict (id) do update set state = 'mended', changed_at = $3`,
          [row.formId, row.madeBy, now],
        );
      await note(tx, 'lesson-publish', id, { ...row.lesson, madeBy: row.madeBy }, cause, now);
      return 'published';
    });
  }

  override takeBack(id: string, cause: AuditCause, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const [rows] = await tx.query<[{ lesson: Lesson }[], number]>(
        'update lessons set taken_back_by = $2, taken_back_at = $3 where id = $1 and published_at is not null and taken_back_at is null returning lesson',
        [id, cause.by.staffId, now],
      );
      if (!rows[0]) return false;
      await note(tx, 'lesson-take-back', id, { ...rows[0].lesson }, cause, now);
      return true;
    });
  }

  override remove(id: string, cause: AuditCause, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const [rows] = await tx.query<[{ lesson: Lesson }[], number]>(
        'delete from lessons where id = $1 and published_at is null returning lesson',
        [id],
      );
      if (!rows[0]) return false;
      await note(tx, 'lesson-remove', id, { ...rows[0].lesson }, cause, now);
      return true;
    });
  }

  override setForm(id: string, state: LearningState, owner: string | null, cause: AuditCause, now: Date): Promise<'set' | 'no-such-staff'> {
    return this.dataSource.transaction(async (tx) => {
      const known =
        owner === null || (await tx.query<unknown[]>('select 1 from staff where id = $1 and disabled_at is null', [owner])).length > 0;
      if (!known) return 'no-such-staff';
      await tx.query(
        'insert into learning_forms (id, state, owner, changed_at) values ($1, $2, $3, $4) on conflict (id) do update set state = $2, owner = $3, changed_at = $4',
        [id, state, owner, now],
      );
      await recordAudit(tx, { ...cause, action: 'learning-state', object: { kind: 'learning', id }, after: { state, owner } }, now);
      return 'set';
    });
  }
}

const note = (tx: EntityManager, action: string, id: string, after: AuditFacts, cause: AuditCause, now: Date): Promise<void> =>
  recordAudit(tx, { ...cause, action, object: { kind: 'lesson', id }, after }, now);
