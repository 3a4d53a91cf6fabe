import type { ConversationRow, TimelineUser } from '@mealtext/backend/contract';
import { Alert, Button, Tab, Tabs, TextField } from '@mui/material';
import { countSegments } from '@mealtext/backend/domain';
import { type FormEvent, useRef, useState } from 'react';
import { useKeys } from '../../keys/keys';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';
import { Colleagues } from './colleagues';
import { unfilled } from './fill-in';
import { SavedRepliesPicker } from './saved-replies-picker';
import { type DraftKind, useDrafts } from './use-drafts';
import { usePresence } from './use-presence';

const MOST = { reply: 640, notes: 4000 };

interface Props {
  conversation: ConversationRow;
  user: TimelineUser | null;
}

/** Writes to the user, which pauses the bot, or a note for colleagues, which nobody else sees. What is begun is kept. */
export const ReplyBox = (props: Props) => (useAppContext().may('converse') ? <Box {...props} /> : <OnlyLooks {...props} />);

function OnlyLooks({ conversation }: Props) {
  return <Colleagues others={usePresence(conversation.id, '')} />;
}

function Box({ conversation, user }: Props) {
  const { session } = useAppContext();
  const provider = useConsoleProvider();
  const { busy, act } = useAction();
  const [what, setWhat] = useState<DraftKind>('reply');
  const { words, write, trouble } = useDrafts(conversation.id);
  const others = usePresence(conversation.id, words[what]);
  const [wrong, setWrong] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const reply = what === 'reply';
  const body = words[what];
  const silent = reply && conversation.optedOut;
  const open = reply ? unfilled(body) : [];

  const begin = (kind: DraftKind) => {
    setWhat(kind);
    requestAnimationFrame(() => input.current?.focus());
  };
  useKeys('This case', [
    { keys: 'r', words: 'Write a reply', act: () => begin('reply') },
    { keys: 'n', words: 'Write a note', act: () => begin('notes') },
  ]);

  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (!body.trim() || busy) return;
    if (open.length) return setWrong(`Fill in ${open.join(', ')} first.`);
    const said = await act(
      () => provider.act('conversations', { id: conversation.id, verb: what, data: { body: body.trim() } }),
      reply ? 'Sent' : 'Noted',
    );
    setWrong(said);
    if (said === null) write(what, '');
  };

  return (
    <form className={reply ? 'reply-box' : 'reply-box noting'} onSubmit={(event) => void send(event)}>
      <div className="reply-tabs">
        <Tabs value={what} onChange={(_, next: DraftKind) => setWhat(next)} aria-label="What to write">
          <Tab value="reply" label="Reply" />
          <Tab value="notes" label="Note" />
        </Tabs>
        {reply && !silent && (
          <SavedRepliesPicker
            from={{ conversation, user, staff: session.staff.name }}
            language={conversation.language}
            onChosen={(text) => {
              write('reply', body ? `${body} ${text}` : text);
              begin('reply');
            }}
          />
        )}
      </div>
      <Colleagues others={others} />
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
            inputRef={input}
            value={body}
            onChange={({ target }) => write(what, target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void send();
              if (event.key === 'Escape') input.current?.blur();
            }}
            placeholder={reply ? 'Write to the user' : 'Write a note that only staff see'}
            slotProps={{ htmlInput: { maxLength: MOST[what], dir: 'auto', 'aria-label': reply ? 'Reply' : 'Note' } }}
          />
          <div className="reply-send">
            <span className="soft" role="status">
              {trouble
                ? 'The server cannot be reached. Your draft is on this screen, and kept as soon as it can.'
                : hint(reply, body, conversation)}
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

/** What sending does and costs. */
function hint(reply: boolean, body: string, { heldAt }: ConversationRow): string {
  if (!reply) return 'Only staff see it.';
  if (!body.trim()) return heldAt ? 'Ctrl and Enter send it.' : 'Sending pauses the bot until you close.';
  const { segments, units, encoding } = countSegments(body.trim());
  const size = `${segments === 1 ? '1 text' : `${segments} texts`}, ${units} ${encoding === 'ucs-2' ? 'characters (a sign makes texts shorter)' : 'characters'}`;
  return heldAt ? size : `${size}. Sending pauses the bot.`;
}
