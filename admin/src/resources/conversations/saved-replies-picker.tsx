import type { SavedReply } from '@mealtext/backend/contract';
import { Button, Dialog, DialogContent, DialogTitle, TextField } from '@mui/material';
import { countSegments } from '@mealtext/backend/domain';
import { type KeyboardEvent, useState } from 'react';
import { useGetList } from 'react-admin';
import { languageWords } from '../../components/choices';
import { Failed, Nothing, Waiting } from '../../components/notices';
import { Said } from '../../components/said';
import { useKeys } from '../../keys/keys';
import { type FillFrom, fillIn } from './fill-in';

interface Props {
  from: FillFrom;
  /** The user's, whose replies stand first. */
  language: string | null;
  onChosen: (body: string) => void;
}

/** Saved replies: searched, walked with the arrows, chosen with Enter, as they would read for this user. */
export function SavedRepliesPicker(props: Props) {
  const [open, setOpen] = useState(false);
  useKeys('This case', [{ keys: 's', words: 'Saved replies', act: () => setOpen(true) }]);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-haspopup="dialog" aria-keyshortcuts="s">
        Saved replies
      </Button>
      {open && <Picker {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function Picker({ from, language, onChosen, onClose }: Props & { onClose: () => void }) {
  const [words, setWords] = useState('');
  const [at, setAt] = useState(0);
  const { data, error, isPending, refetch } = useGetList<SavedReply>('saved-replies', {
    pagination: { page: 1, perPage: 500 },
    sort: { field: 'title', order: 'ASC' },
    filter: {},
  });
  const wanted = words.trim().toLowerCase();
  const own = (reply: SavedReply) => (reply.language === (language ?? 'en') ? 0 : 1);
  const found = (data ?? [])
    .filter(({ title, body }) => `${title} ${body}`.toLowerCase().includes(wanted))
    .toSorted((a, b) => own(a) - own(b) || a.title.localeCompare(b.title));
  const choose = (reply: SavedReply | undefined) => {
    if (!reply) return;
    onChosen(fillIn(reply.body, from));
    onClose();
  };
  const press = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by) setAt((now) => Math.min(found.length - 1, Math.max(0, now + by)));
    else if (event.key === 'Enter') choose(found[at]);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog open onClose={onClose} aria-label="Saved replies">
      <DialogTitle>Saved replies</DialogTitle>
      <DialogContent className="saved-replies">
        <TextField
          type="search"
          label="Title or words"
          fullWidth
          autoFocus
          margin="dense"
          value={words}
          onChange={({ target }) => (setWords(target.value), setAt(0))}
          onKeyDown={press}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-expanded': true,
              'aria-controls': 'mt-replies',
              'aria-activedescendant': found[at] ? `mt-reply-${found[at].id}` : undefined,
              autoComplete: 'off',
            },
          }}
        />
        {isPending ? (
          <Waiting />
        ) : error ? (
          <Failed error={error} retry={() => void refetch()} />
        ) : !found.length ? (
          <Nothing title={data?.length ? 'No saved reply has these words' : 'No saved replies yet'}>
            {!data?.length && 'Add them under Saved replies.'}
          </Nothing>
        ) : (
          <ul id="mt-replies" role="listbox" aria-label="Saved replies">
            {found.map((reply, index) => {
              const body = fillIn(reply.body, from);
              const { segments } = countSegments(body);
              return (
                <li
                  key={reply.id}
                  id={`mt-reply-${reply.id}`}
                  role="option"
                  aria-selected={index === at}
                  ref={(element) => void (index === at && element?.scrollIntoView({ block: 'nearest' }))}
                  onMouseMove={() => setAt(index)}
                  onClick={() => choose(reply)}
                >
                  <span className="strong">
                    <Said>{reply.title}</Said>
                  </span>
                  <span className="soft figures">
                    {languageWords(reply.language)}, {segments === 1 ? '1 text' : `${segments} texts`}
                  </span>
                  <Said block>{body}</Said>
                </li>
              );
            })}
          </ul>
        )}
      </DialogContent>
    </Dialog>
  );
}
