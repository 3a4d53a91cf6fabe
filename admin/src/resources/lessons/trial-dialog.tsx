import type { LessonTrial } from '@mealtext/backend/contract';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { TrialWords } from './lesson-words';

interface Props {
  trial: LessonTrial;
  /** Whoever tried it made it: another has to publish it. */
  waitsForOther: boolean;
  onClose: () => void;
}

/** What the last texts would come to with a lesson, beside what they come to without it. */
export const TrialDialog = ({ trial, waitsForOther, onClose }: Props) => (
  <Dialog open onClose={onClose} maxWidth="md" aria-label="What would change">
    <DialogTitle>What would change</DialogTitle>
    <DialogContent>
      <p>
        <TrialWords tried={trial} />
      </p>
      {trial.changes.map(({ body, before, after }, index) => (
        <article key={index} className="replay-turn">
          <p>{body === null ? <Hidden /> : <Said>{body}</Said>}</p>
          <div className="replay-sides">
            <Side title="Without it" entries={before} />
            <Side title="With it" entries={after} />
          </div>
        </article>
      ))}
      {trial.changed > trial.changes.length && <p className="soft">The first {trial.changes.length} are shown.</p>}
      {waitsForOther && <p className="soft">A colleague can publish it now.</p>}
    </DialogContent>
    <DialogActions>
      <Button onClick={onClose}>Close</Button>
    </DialogActions>
  </Dialog>
);

const Side = ({ title, entries }: { title: string; entries: readonly string[] }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    {entries.length ? (
      <ul>
        {entries.map((entry, index) => (
          <li key={index}>
            <Said>{entry}</Said>
          </li>
        ))}
      </ul>
    ) : (
      <p className="soft">Logged nothing</p>
    )}
  </section>
);
