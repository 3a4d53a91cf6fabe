import type { ConversationRow, TimelineEntry, Understood } from '@mealtext/backend/contract';
import { useId, useState } from 'react';
import { AskButton } from '../../components/ask-button';
import { readerWords } from '../../components/choices';
import { DescriptionList } from '../../components/description-list';
import { REASON } from '../../components/form-dialog';
import { capital, count, dollars, kcal, plainWords } from '../../components/format';
import { ItemTable } from '../../components/item-table';
import { Mark } from '../../components/mark';
import { DateTime } from '../../components/date-time';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { useAppContext } from '../../session/app-context';
import { CorrectMealButton } from '../meals/correct-meal';
import { SaveFixtureButton } from '../replay/save-fixture';
import { CorrectWorkoutButton } from '../workouts/correct-workout';

interface Props {
  understood: Understood;
  conversation: ConversationRow;
  textId: string;
}

/** What was made of a text: in one line, and opened with foods, grams, sources, who read it and what can be done about it. */
export function UnderstoodCard({ understood, conversation, textId }: Props) {
  const { api } = useAppContext();
  const [open, setOpen] = useState(false);
  const id = useId();
  const { intents, entries, reader, changeId, undoneAt } = understood;
  const words = intents.map(plainWords).join(', ');
  return (
    <>
      <button className="understood-line" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className="strong">{capital(words || 'nothing')}</span> <span className="soft">{readerWords(reader).toLowerCase()}</span>
        {undoneAt && <Mark tone="warn">undone</Mark>}
      </button>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} open={open} revealed={conversation.revealed} />
      ))}
      <div id={id} className="understood-more" hidden={!open}>
        <DescriptionList
          of={[
            ['Read by', `${readerWords(reader)}${understood.model ? ` ${understood.model}` : ''}`],
            ...(understood.promptVersion ? ([['Prompt', understood.promptVersion]] as const) : []),
            ...(understood.tokens === null ? [] : ([['Tokens', count(understood.tokens)]] as const)),
            ...(understood.cost === null ? [] : ([['Cost', dollars(understood.cost)]] as const)),
            ...(undoneAt ? ([['Undone', <DateTime key="undone" at={undoneAt} />]] as const) : []),
          ]}
        />
        {understood.heard != null && (
          <details>
            <summary>As the engine has it</summary>
            <pre className="code">{JSON.stringify(understood.heard, null, 2)}</pre>
          </details>
        )}
        <div className="actions">
          {changeId && !undoneAt && conversation.revealed && (
            <AskButton
              label="Undo"
              title="Undo what this text did"
              needs="correct"
              lead="As if the user had texted “undo” right after it."
              fields={[REASON]}
              submit="Undo"
              done="Undone"
              onSubmit={({ reason }) => api.call('POST', `conversations/${conversation.id}/undo`, { changeId, reason })}
            />
          )}
          <SaveFixtureButton conversationId={conversation.id} textIds={[textId]} revealed={conversation.revealed} />
        </div>
      </div>
    </>
  );
}

function Entry({ entry, open, revealed }: { entry: TimelineEntry; open: boolean; revealed: boolean }) {
  const { id, number, kind, description, items, calories, minutes, date, time, removed } = entry;
  const mealType = entry.mealType ?? 'other';
  return (
    <div className={removed ? 'entry removed' : 'entry'}>
      <p>
        <span>
          {kind === 'meal' ? capital(mealType) : 'Workout'} #{number}
        </span>
        {': '}
        {description ? <Said>{description}</Said> : <Hidden />}
        <span className="soft figures nowrap">
          {' '}
          {kcal(calories)} kcal
          {kind === 'workout' && ' burned'}
        </span>
        {removed && <span className="soft"> – deleted</span>}
      </p>
      {open && items.length > 0 && <ItemTable items={items} />}
      {revealed && !removed && (
        <div className="actions">
          {kind === 'meal' ? (
            <CorrectMealButton meal={{ id, number, mealType, date, time, items }} variant="text" />
          ) : (
            <CorrectWorkoutButton workout={{ id, number, activity: description, minutes, calories }} />
          )}
        </div>
      )}
    </div>
  );
}
