import type { ConversationRow } from '@mealtext/backend/contract';
import { TextField } from '@mui/material';
import { type KeyboardEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { Said } from '../../components/said';
import { listLink } from '../../components/list-link';
import { useConsoleProvider } from '../../providers/use-console-provider';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';
import { useTags } from './use-tags';

/** The tags of a conversation: each leads to the others that have it; one is added with Enter. */
export function Tags({ conversation: { id, tags } }: { conversation: Pick<ConversationRow, 'id' | 'tags'> }) {
  const { may } = useAppContext();
  const provider = useConsoleProvider();
  const { busy, act } = useAction();
  const notify = useNotify();
  const known = useTags(tags.join());
  const [written, setWritten] = useState('');
  const list = useId();
  const change = async (data: { add?: string[]; remove?: string[] }) => {
    const wrong = await act(() => provider.act('conversations', { id, verb: 'tags', data }));
    if (wrong) notify(wrong, { type: 'error' });
    else if (data.add) setWritten('');
  };
  const press = (event: KeyboardEvent) => {
    const tag = written.trim();
    if (event.key !== 'Enter' || !tag || busy) return;
    event.preventDefault();
    void change({ add: [tag] });
  };
  return (
    <div className="tags" role="group" aria-label="Tags">
      {tags.map((tag) => (
        <span key={tag} className="chip tag">
          <Link to={listLink('conversations', { tag })}>
            <Said>{tag}</Said>
          </Link>
          {may('converse') && (
            <button aria-label={`Take off the tag ${tag}`} disabled={busy} onClick={() => void change({ remove: [tag] })}>
              ×
            </button>
          )}
        </span>
      ))}
      {may('converse') && (
        <>
          <TextField
            className="tag-field"
            size="small"
            placeholder="Add a tag"
            value={written}
            onChange={({ target }) => setWritten(target.value)}
            onKeyDown={press}
            slotProps={{ htmlInput: { list, maxLength: 30, 'aria-label': 'Add a tag', autoComplete: 'off', dir: 'auto' } }}
          />
          <datalist id={list}>
            {known
              .filter((tag) => !tags.includes(tag))
              .map((tag) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </>
      )}
    </div>
  );
}
