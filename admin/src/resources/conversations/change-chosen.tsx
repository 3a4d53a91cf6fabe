import type { ConversationRow, StaffRow } from '@mealtext/backend/contract';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { AskButton } from '../../components/ask-button';
import type { FormField, FormValues } from '../../components/form-dialog';
import { UndoNotice } from '../../components/undo-notice';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { eachOf } from '../../providers/each-of';

interface Props {
  rows: readonly ConversationRow[];
  staff: readonly StaffRow[];
  /** Chooses none any more. */
  clear: () => void;
}

const UNDO_SHOWN = 15_000;
const NOBODY = 'nobody';

/** What is done with one row, and how exactly that is taken back. */
interface Change {
  verb: 'tags' | 'assign';
  data: (row: ConversationRow) => object;
  back: (row: ConversationRow) => object;
  /** Whom it changes nothing for. */
  idle?: (row: ConversationRow) => boolean;
}

/** Tags or assigns the chosen conversations, one after another, and takes back exactly that. */
export function ChangeChosen({ rows, staff, clear }: Props) {
  const provider = useConsoleProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [at, setAt] = useState(0);
  const all = rows.length;

  const change = async ({ verb, data, back, idle }: Change, words: string) => {
    const changing = rows.filter((row) => !idle?.(row));
    const run = (which: readonly ConversationRow[], of: Change['data']) =>
      eachOf(which, (row) => provider.act('conversations', { id: row.id, verb, data: of(row) }), setAt);
    const { done, refused } = await run(changing, data);
    const undo = async () => {
      const taken = await run(done, back);
      refresh();
      return taken.refused.length ? `${taken.done.length} of ${done.length} were taken back. The others: ${taken.refused[0]}` : null;
    };
    const said = refused.length ? `${words}: ${done.length} of ${changing.length}. The others: ${refused[0]}` : `${words}: ${done.length}`;
    notify(done.length ? <UndoNotice undo={undo}>{said}</UndoNotice> : said, {
      type: refused.length ? 'warning' : 'success',
      autoHideDuration: UNDO_SHOWN,
    });
    clear();
  };

  const tag = ({ tag: written = '' }: FormValues) => {
    const name = written.toLowerCase();
    return change(
      { verb: 'tags', data: () => ({ add: [name] }), back: () => ({ remove: [name] }), idle: ({ tags }) => tags.includes(name) },
      `Tagged ${name}`,
    );
  };
  const assign = ({ to = NOBODY }: FormValues) => {
    const staffId = to === NOBODY ? null : to;
    return change(
      {
        verb: 'assign',
        data: () => ({ staffId }),
        back: ({ assignedTo }) => ({ staffId: assignedTo }),
        idle: ({ assignedTo }) => assignedTo === staffId,
      },
      'Assigned',
    );
  };
  const lead = at ? `${at} of ${all} …` : undefined;
  return (
    <>
      <AskButton
        label={`Tag ${all}`}
        title={`Tag ${all} conversations`}
        needs="converse"
        lead={lead}
        fields={TAG}
        submit="Tag"
        onSubmit={tag}
      />
      <AskButton
        label={`Assign ${all}`}
        title={`Assign ${all} conversations`}
        needs="converse"
        lead={lead}
        fields={[
          {
            name: 'to',
            label: 'To',
            kind: 'choice',
            initial: NOBODY,
            choices: [[NOBODY, 'Nobody'], ...staff.filter(({ disabledAt }) => !disabledAt).map(({ id, name }) => [id, name] as const)],
          },
        ]}
        submit="Assign"
        onSubmit={assign}
      />
    </>
  );
}

const TAG: readonly FormField[] = [{ name: 'tag', label: 'Tag', max: 30, help: 'Letters and figures, such as “refund”.' }];
