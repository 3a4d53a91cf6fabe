import type { ReplayResult, StartReplay } from '@mealtext/backend/contract';
import { Alert, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Allowed } from '../../components/allowed';
import { Page } from '../../components/page';
import { CallFailed } from '../../providers/api';
import { useAppContext } from '../../session/app-context';
import { ReplayConversations } from './replay-conversations';
import { ReplaySummaryPanel } from './replay-summary';

const MANY = [10, 50, 100, 500, 1000];

/** Plays conversations again on the engine as it is now, stores nothing, and says what would be different. */
export const ReplayBench = () => (
  <Allowed to="replay">
    <Bench />
  </Allowed>
);

function Bench() {
  const { api, session, onEnded } = useAppContext();
  const [query] = useSearchParams();
  const asked = query.get('conversation') ?? '';
  const [what, setWhat] = useState(asked ? 'one' : '100');
  const [conversation, setConversation] = useState(asked);
  const [reader, setReader] = useState<NonNullable<StartReplay['reader']>>('kept');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [result, setResult] = useState<ReplayResult | null>(null);
  const one = what === 'one';

  const start = async (event: FormEvent) => {
    event.preventDefault();
    if (one && !conversation.trim()) return setWrong('Say which conversation: paste its id, or open Replay from the conversation.');
    setBusy(true);
    setWrong(null);
    try {
      const body: StartReplay = { ...(one ? { conversationId: conversation.trim() } : { last: Number(what) }), reader };
      setResult(await api.call<ReplayResult>('POST', 'replay', body));
    } catch (error) {
      if (error instanceof CallFailed && error.status === 401) onEnded();
      setWrong(error instanceof Error ? error.message : 'The replay failed.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Page title="Replay" tab="Replay" lead="Plays texts again on the engine as it is now. Nothing is stored or sent.">
      <div className="stack">
        <form className="replay-form" onSubmit={(event) => void start(event)} noValidate>
          <TextField select label="Which" value={what} onChange={({ target }) => setWhat(target.value)}>
            <MenuItem value="one">One conversation</MenuItem>
            {MANY.map((last) => (
              <MenuItem key={last} value={String(last)}>
                The last {last} conversations
              </MenuItem>
            ))}
          </TextField>
          {one && (
            <TextField
              label="Id of the conversation or user"
              className="grow"
              value={conversation}
              onChange={({ target }) => setConversation(target.value)}
              slotProps={{ htmlInput: { maxLength: 64, autoComplete: 'off' } }}
            />
          )}
          <TextField select label="Read by" value={reader} onChange={({ target }) => setReader(target.value as typeof reader)}>
            <MenuItem value="kept">Kept model answers</MenuItem>
            <MenuItem value="builtin">Built-in reader alone</MenuItem>
            {session.liveReplay && (
              <MenuItem value="live" disabled={!one}>
                The model, live
              </MenuItem>
            )}
          </TextField>
          <Button type="submit" variant="contained" disabled={busy}>
            {busy ? 'Replaying…' : 'Replay'}
          </Button>
        </form>
        {wrong && <Alert severity="error">{wrong}</Alert>}
        {result && (
          <>
            <ReplaySummaryPanel summary={result.summary} />
            <ReplayConversations conversations={result.conversations} />
          </>
        )}
      </div>
    </Page>
  );
}
