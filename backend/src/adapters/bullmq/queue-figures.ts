import type { Queue as Bull } from 'bullmq';
import type { Sample } from '../../ports/process/metrics.js';

const STATES = ['wait', 'active', 'delayed', 'prioritized', 'failed'] as const;

/** Jobs of each queue by state. */
export async function queueFigures(queues: readonly Pick<Bull, 'name' | 'getJobCounts'>[]): Promise<Sample[]> {
  const counted = await Promise.all(queues.map(async (queue) => ({ name: queue.name, counts: await queue.getJobCounts(...STATES) })));
  return counted.flatMap(({ name, counts }) =>
    STATES.map((state): Sample => ({ name: 'queue_jobs', labels: { queue: name, state }, value: counts[state] ?? 0 })),
  );
}
