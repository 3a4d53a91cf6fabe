import { likeness, type ToLearn, toLearn } from '../conversation/to-learn.js';
import type { Outcome, Snapshot } from '../ports/storage/texts/store.js';
import { redact } from './staff/redact.js';

/** What a turn shows us that we do not know yet, without names and numbers of people. */
export const learnOf = (text: string, outcome: Outcome, { user }: Snapshot): ToLearn[] =>
  toLearn(text, outcome).map((one) => {
    const said = redact(one.said, [user.firstName ?? '']);
    return said === one.said ? one : { ...one, said, form: likeness(said) };
  });
