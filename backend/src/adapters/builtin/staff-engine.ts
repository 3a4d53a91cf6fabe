import { blankSnapshot } from '../../conversation/blank-snapshot.js';
import { explain } from '../../conversation/explain.js';
import { type Food, findFoods, type FoodTable } from '../../food/index.js';
import { type Lesson, lessonFaults, tidyLesson, withLessons } from '../../food/lesson.js';
import { lessonReach } from '../../food/lesson-reach.js';
import type { Clock } from '../../ports/process/clock.js';
import type { Foods } from '../../ports/reading/foods.js';
import { type Explained, StaffEngine } from '../../ports/reading/staff-engine.js';
import { InlineUnderstanding } from './inline-understanding.js';

/** Whoever says it: nothing is known of them. */
const ANYBODY = { id: 'anybody', timezone: 'America/New_York', createdAt: '2026-01-01T00:00:00Z' };

export class BuiltInStaffEngine extends StaffEngine {
  constructor(
    private readonly source: Foods,
    private readonly clock: Clock,
  ) {
    super();
  }

  override explain(text: string): Explained {
    const { chart, frames, left } = explain(text, blankSnapshot(ANYBODY), this.clock.now(), this.table());
    return { chart, frames, left: [...left] };
  }

  override allFoods(): readonly Food[] {
    return this.table().foods;
  }

  override foods(words: string, most: number): Food[] {
    return findFoods(words, this.table(), most);
  }

  override foodByName(name: string): Food | null {
    return this.table().byName.get(name) ?? null;
  }

  override tidy(lesson: Lesson): Lesson {
    return tidyLesson(lesson);
  }

  override faults(lesson: Lesson): string[] {
    return lessonFaults(lesson, this.table());
  }

  override trial(lesson: Lesson): ReturnType<StaffEngine['trial']> {
    const today = this.table();
    const taught = withLessons(today, [lesson]);
    return {
      without: new InlineUnderstanding({ current: () => today }),
      with: new InlineUnderstanding({ current: () => taught }),
      mayChange: lessonReach(lesson, taught),
    };
  }

  private table(): FoodTable {
    return this.source.current();
  }
}
