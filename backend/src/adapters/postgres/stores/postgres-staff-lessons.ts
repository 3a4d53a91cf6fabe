import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import type { LearningState } from '../../../domain/learning.js';
import type { Lesson } from '../../../food/lesson.js';
import type { AuditCause, AuditFacts } from '../../../ports/storage/staff/staff-audit.js';
import { type KeptLesson, StaffLessons, type TrialFigures } from '../../../ports/storage/staff/staff-lessons.js';
import { LearningFormRow, LessonRow, StaffRow } from '../entities/index.js';
import { returned } from './add-new.js';
import { recordAudit } from './staff/audit-row.js';

/** Told whenever what is published changes. */
export const LESSONS_CHANNEL = 'mealtext_lessons';

export class PostgresStaffLessons extends StaffLessons {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  private get rows() {
    return this.dataSource.getRepository(LessonRow);
  }

  override async published(): Promise<Lesson[]> {
    const rows = await this.rows.find({
      where: { publishedAt: Not(IsNull()), takenBackAt: IsNull() },
      order: { publishedAt: 'asc', id: 'asc' },
    });
    return rows.map(({ lesson }) => lesson as Lesson);
  }

  override async find(id: string): Promise<KeptLesson | null> {
    const row = await this.rows.findOneBy({ id });
    if (!row) return null;
    const state = row.takenBackAt ? 'taken-back' : row.publishedAt ? 'published' : 'draft';
    return { id, lesson: row.lesson as Lesson, madeBy: row.madeBy, tried: row.tried as TrialFigures | null, state };
  }

  override make(
    { id, formId, lesson }: { id: string; formId: string | null; lesson: Lesson },
    cause: AuditCause,
    now: Date,
  ): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      await tx.getRepository(LessonRow).insert({ id, formId, lesson, madeBy: cause.by.staffId, madeAt: now });
      await note(tx, 'lesson-make', id, { ...lesson }, cause, now);
    });
  }

  override async tried(id: string, figures: TrialFigures): Promise<void> {
    await this.rows.update({ id }, { tried: figures });
  }

  override publish(id: string, cause: AuditCause, now: Date): Promise<'published' | 'own' | 'not-draft'> {
    return this.dataSource.transaction(async (tx) => {
      const lessons = tx.getRepository(LessonRow);
      const row = await lessons.findOne({ where: { id, publishedAt: IsNull() }, lock: { mode: 'pessimistic_write' } });
      if (!row) return 'not-draft';
      const { madeBy, formId } = row;
      if (madeBy === cause.by.staffId) return 'own';
      await lessons.update({ id }, { publishedBy: cause.by.staffId, publishedAt: now });
      // Who has the form in hand keeps it.
      if (formId)
        await tx
          .createQueryBuilder()
          .insert()
          .into(LearningFormRow)
          .values({ id: formId, state: 'mended', owner: madeBy, changedAt: now })
          .orUpdate(['state', 'changed_at'], ['id'])
          .execute();
      await note(tx, 'lesson-publish', id, { ...(row.lesson as Lesson), madeBy }, cause, now);
      return 'published';
    });
  }

  override takeBack(id: string, cause: AuditCause, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const done = await tx
        .getRepository(LessonRow)
        .update(
          { id, publishedAt: Not(IsNull()), takenBackAt: IsNull() },
          { takenBackBy: cause.by.staffId, takenBackAt: now },
          { returning: ['lesson'] },
        );
      return noteFirst(tx, 'lesson-take-back', id, returned(done), cause, now);
    });
  }

  override remove(id: string, cause: AuditCause, now: Date): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const done = await tx
        .createQueryBuilder()
        .delete()
        .from(LessonRow)
        .where({ id, publishedAt: IsNull() })
        .returning(['lesson'])
        .execute();
      return noteFirst(tx, 'lesson-remove', id, returned(done), cause, now);
    });
  }

  override setForm(id: string, state: LearningState, owner: string | null, cause: AuditCause, now: Date): Promise<'set' | 'no-such-staff'> {
    return this.dataSource.transaction(async (tx) => {
      const known = owner === null || (await tx.getRepository(StaffRow).existsBy({ id: owner, disabledAt: IsNull() }));
      if (!known) return 'no-such-staff';
      await tx.getRepository(LearningFormRow).upsert({ id, state, owner, changedAt: now }, ['id']);
      await recordAudit(tx, { ...cause, action: 'learning-state', object: { kind: 'learning', id }, after: { state, owner } }, now);
      return 'set';
    });
  }
}

const note = (tx: EntityManager, action: string, id: string, after: AuditFacts, cause: AuditCause, now: Date): Promise<void> =>
  recordAudit(tx, { ...cause, action, object: { kind: 'lesson', id }, after }, now);

/** Notes what was done to a lesson, if it was done to one. */
async function noteFirst(
  tx: EntityManager,
  action: string,
  id: string,
  [row]: Pick<LessonRow, 'lesson'>[],
  cause: AuditCause,
  now: Date,
): Promise<boolean> {
  if (row) await note(tx, action, id, { ...(row.lesson as Lesson) }, cause, now);
  return row !== undefined;
}
