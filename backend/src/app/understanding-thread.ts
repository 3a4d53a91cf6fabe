import { parentPort, workerData } from 'node:worker_threads';
import { InlineUnderstanding, serveJobs, type UnderstandingJob } from '../adapters/builtin/index.js';
import type { Lesson } from '../food/lesson.js';
import { ImportedFoods } from '../adapters/fdc/index.js';
import { blankSnapshot } from '../conversation/blank-snapshot.js';

/** The work of the thread in which texts are understood: the engine and a food table of its own. */
export async function understandTexts(): Promise<void> {
  const { current, dataDir, lessons } = workerData as { current: SharedArrayBuffer; dataDir: string; lessons: readonly Lesson[] };
  const foods = new ImportedFoods(dataDir, (problem) => console.error(problem));
  foods.teach(lessons);
  await foods.start();
  foods.current();
  const understanding = new InlineUnderstanding(foods);
  await warmUp(understanding);
  serveJobs(parentPort!, new Int32Array(current), (job: UnderstandingJob) => {
    if (job.method === 'understand') return understanding.understand(...job.given);
    return job.method === 'decide' ? understanding.decide(...job.given) : understanding.decideTurn(...job.given);
  });
}

/** What is made when the first text comes is made before it comes, so that nobody's text is late of it. */
async function warmUp(understanding: InlineUnderstanding): Promise<void> {
  const now = new Date();
  const snapshot = blankSnapshot({ id: 'warm', timezone: 'UTC', createdAt: now.toISOString() });
  const heard = {
    id: 'warm',
    text: 'two egs and a chikn sandwhich for lunch',
    source: 'sms' as const,
    receivedAt: now,
    media: { count: 0, type: null },
  };
  await understanding.understand(heard, snapshot, now, 'never');
}
