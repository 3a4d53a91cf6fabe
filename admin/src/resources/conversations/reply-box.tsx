import type { ConversationRow, SavedReply } from '@mealtext/backend/contract';
import { Alert, Button, ListSubheader, Menu, MenuItem, Tab, Tabs, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useGetList } from 'react-admin';
import { Said } from '../../components/said';
import { useAct } from '../../providers/use-act';
import { useSurroundings } from '../../session/surroundings';

const MOST = 640;

/** Writes to the user, which pauses the bot, or a note for colleagues, which nobody else sees. */
export function ReplyBox({ conversation }: { conversation: ConversationRow }) {
  const { api, may } = useSurroundings();
  const { busy, act } = useAct();
  const [what, setWhat] = useState<'reply' | 'notes'>('reply');
  const [words, setWords] = useState({ reply: '', notes: '' });
  const [wrong, setWrong] = useState<string | null>(null);
  if (!may('converse')) return null;
  const reply = what === 'reply';
  const body = words[what];
  const silent = reply && conversation.optedOut;

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!body.trim() || busy) return;
    const said = await act(
      () => api.call('POST', `conversations/${conversation.id}/${what}`, { body: body.trim() }),
      reply ? 'Sent' : 'Noted',
    );
    setWrong(said);
    if (said === null) setWords((now) => ({ ...now, [what]: '' }));
  };

  return (
    <form className={reply ? 'reply-box' : 'reply-box noting'} onSubmit={(event) => void send(event)}>
      <div className="reply-tabs">
        <Tabs value={what} onChange={(_, next: 'reply' | 'notes') => setWhat(next)} aria-label="What to write">
          <Tab value="reply" label="Reply" />
          <Tab value="notes" label="Note" />
        </Tabs>
        {reply && !silent && (
          <SavedReplies onChosen={(text) => setWords((now) => ({ ...now, reply: now.reply ? `${now.reply} ${text}` : text }))} />
        )}
      </div>
      {wrong && <Alert severity="error">{wrong}</Alert>}
      {silent ? (
        <p className="soft">This user has opted out of texts: nothing may be sent until they text START.</p>
      ) : (
        <>
          <TextField
            fullWidth
            multiline
            minRows={2}
            maxRows={6}
            value={body}
            onChange={({ target }) => setWords((now) => ({ ...now, [what]: target.value }))}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send();
            }}
            placeholder={reply ? 'Write to the user' : 'Write a note that only staff see'}
            slotProps={{ htmlInput: { maxLength: reply ? MOST : 4000, dir: 'auto', 'aria-label': reply ? 'Reply' : 'Note' } }}
          />
          <div className="reply-send">
            <span className="soft">
              {reply
                ? conversation.heldAt
                  ? `${body.length} of ${MOST} characters`
                  : 'Sending pauses the bot until you close.'
                : 'Only staff see it.'}
            </span>
            <Button type="submit" variant="contained" disabled={busy || !body.trim()}>
              {reply ? 'Send' : 'Add the note'}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

function SavedReplies({ onChosen }: { onChosen: (body: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data = [] } = useGetList<SavedReply>('saved-replies', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
    filter: {},
  });
  return (
    <>
      <Button onClick={({ currentTarget }) => setAnchor(currentTarget)} aria-haspopup="menu">
        Saved replies
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} className="saved-replies">
        {data.length === 0 && <ListSubheader>None yet. Add them under Saved replies.</ListSubheader>}
        {data.map(({ id, title, body }) => (
          <MenuItem
            key={id}
            onClick={() => {
              onChosen(body);
              setAnchor(null);
            }}
          >
            <span>
              <Said>{title}</Said>
              <span className="soft">
                <Said>{body}</Said>
              </span>
            </span>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
