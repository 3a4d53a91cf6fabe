import { LESSONS_CHANNEL } from '../adapters/postgres/index.js';
import type { Listening } from '../ports/queue/listening.js';
import type { Lesson } from '../food/lesson.js';
import type { Log } from '../ports/process/log.js';
import type { StaffLessons } from '../ports/storage/staff/staff-lessons.js';

/** What the food table is taught, as it was last heard of. */
export interface Taught {
  lessons(): readonly Lesson[];
  watch(onChange: (lessons: readonly Lesson[]) => void): void;
}

/** Reads what is published now, and again whenever that changes: it works at once in every process. */
export async function keepLessons(source: Pick<StaffLessons, 'published'>, standing: Listening, log: Log): Promise<Taught> {
  let lessons: readonly Lesson[] = await source.published();
  const watchers: ((lessons: readonly Lesson[]) => void)[] = [];
  const read = async () => {
    lessons = await source.published();
    for (const watcher of watchers) watcher(lessons);
  };
  standing.listen(LESSONS_CHANNEL, () => void read().catch((error: unknown) => log.error('lessons not read', error)));
  return { lessons: () => lessons, watch: (onChange) => void watchers.push(onChange) };
}
