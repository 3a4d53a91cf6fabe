import type { ReplayedConversation } from '@mealtext/backend/contract';
import { FormControlLabel, Switch } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Nothing } from '../../components/notices';
import { Reveal } from '../../components/reveal';
import { Said } from '../../components/said';
import { ReplayTurnRow } from './replay-turn';
import { SaveFixtureButton } from './save-fixture';

/** Each conversation, then beside now; those that differ come first. */
export function ReplayConversations({ conversations }: { conversations: readonly ReplayedConversation[] }) {
  const [all, setAll] = useState(false);
  const single = conversations.length === 1;
  const shown = conversations.filter(({ changed, problem }) => single || changed || problem);
  if (!shown.length)
    return <Nothing title="Nothing would change">Every text that can be compared is understood and answered as it was.</Nothing>;
  return (
    <>
      {single && (
        <FormControlLabel control={<Switch checked={all} onChange={(_, on) => setAll(on)} />} label="Show texts that stay the same" />
      )}
      {shown.map((one) => {
        const turns = one.turns.filter(({ differs }) => all || differs.length);
        return (
          <section key={one.conversationId} className="panel" aria-label="Conversation">
            <header>
              <h2>
                <Link to={`/conversations/${one.conversationId}`}>{one.name ? <Said>{one.name}</Said> : 'Stranger'}</Link>{' '}
                <span className="soft">
                  {one.changed} of {one.texts} texts differ
                  {one.incomparable > 0 && `, ${one.incomparable} cannot be compared`}
                </span>
              </h2>
              <div className="actions">
                <Reveal kind="conversation" id={one.conversationId} revealed={one.revealed} />
                <SaveFixtureButton
                  conversationId={one.conversationId}
                  revealed={one.revealed}
                  textIds={one.turns
                    .filter(({ differs, incomparable }) => differs.length && incomparable === null)
                    .map(({ textId }) => textId)
                    .slice(0, 50)}
                />
              </div>
            </header>
            {one.problem && <p role="alert">Could not be replayed: {one.problem}</p>}
            {!turns.length && !one.problem && <p className="soft">Every text is understood and answered as it was.</p>}
            {turns.map((turn) => (
              <ReplayTurnRow key={turn.textId} turn={turn} />
            ))}
          </section>
        );
      })}
    </>
  );
}
