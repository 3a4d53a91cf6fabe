import type { OutreachItem, SaveOutreach } from '@mealtext/backend/contract';
import { countSegments, OUTREACH_LANGUAGES, type OutreachKind, type OutreachLanguage, outreachText } from '@mealtext/backend/domain';
import { Alert, Button, MenuItem, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { languageWords } from '../../components/choices';
import { FilterField, type Value } from '../../components/list-filters';
import { Panel } from '../../components/panel';
import { useAction } from '../../providers/use-action';
import { useAppContext } from '../../session/app-context';
import { SEGMENT_FIELDS, segmentOf } from '../users/user-filters';
import { KINDS } from './outreach-words';
import { PreviewPanel } from './preview-panel';

interface Props {
  /** The one to be changed; none: a new one. */
  outreach?: OutreachItem;
  segment: Record<string, unknown>;
  onDone?: () => void;
}

/** Writes a text to many, in each language, with whom it reaches beside it. */
export function OutreachForm({ outreach, segment, onDone }: Props) {
  const { api } = useAppContext();
  const { busy, act } = useAction();
  const navigate = useNavigate();
  const [title, setTitle] = useState(outreach?.title ?? '');
  const [kind, setKind] = useState<OutreachKind>(outreach?.kind ?? 'news');
  const [filter, setFilter] = useState(segmentOf(segment));
  const [words, setWords] = useState<Partial<Record<OutreachLanguage, string>>>(outreach?.words ?? {});
  const [wrong, setWrong] = useState<string | null>(null);
  const written = Object.fromEntries(Object.entries(words).filter(([, body]) => body.trim() !== ''));
  const draft: SaveOutreach = { title: title.trim(), kind, filter, words: written };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!draft.title) return setWrong('Title is missing.');
    if (!Object.keys(written).length) return setWrong('Write it in one language at least.');
    let id = outreach?.id ?? '';
    const failed = await act(async () => {
      const saved = await api.call<OutreachItem>(outreach ? 'PUT' : 'POST', outreach ? `outreaches/${outreach.id}` : 'outreaches', draft);
      id = saved.id;
    }, 'Saved as a draft');
    setWrong(failed);
    if (failed !== null) return;
    if (onDone) onDone();
    else void navigate(`/outreaches/${id}`, { replace: true });
  };
  const narrow = (source: string, value: Value) =>
    setFilter(({ [source]: _, ...rest }) => (value === '' || value === undefined ? rest : { ...rest, [source]: value }));

  return (
    <form className="outreach-form" onSubmit={(event) => void save(event)} noValidate>
      <div className="stack">
        <Panel title="What">
          <div className="stack">
            <TextField
              label="Title"
              helperText="For us; no user sees it."
              value={title}
              onChange={({ target }) => setTitle(target.value)}
              slotProps={{ htmlInput: { maxLength: 100, dir: 'auto' } }}
              fullWidth
            />
            <TextField select label="Kind" value={kind} onChange={({ target }) => setKind(target.value as OutreachKind)} fullWidth>
              {KINDS.map(([value, label]) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextField>
            {OUTREACH_LANGUAGES.map((language) => (
              <TextField
                key={language}
                label={languageWords(language)}
                multiline
                minRows={2}
                maxRows={8}
                value={words[language] ?? ''}
                onChange={({ target }) => setWords({ ...words, [language]: target.value })}
                helperText={sizeOf(kind, words[language], language)}
                slotProps={{ htmlInput: { maxLength: 480, lang: language } }}
                fullWidth
              />
            ))}
          </div>
        </Panel>
        <Panel title="Whom">
          <div className="list-filters">
            {SEGMENT_FIELDS.map((field) => (
              <FilterField
                key={field.source}
                filter={field}
                value={filter[field.source] as Value}
                onChange={(value) => narrow(field.source, value)}
              />
            ))}
          </div>
          <p className="soft">Whoever opted out, did not agree, is with staff or in a crisis is left out, also when that comes later.</p>
        </Panel>
      </div>
      <div className="stack">
        <PreviewPanel draft={draft} />
        {wrong && <Alert severity="error">{wrong}</Alert>}
        <div className="actions">
          <Button type="submit" variant="contained" disabled={busy}>
            Save as a draft
          </Button>
          {onDone && <Button onClick={onDone}>Cancel</Button>}
        </div>
      </div>
    </form>
  );
}

function sizeOf(kind: OutreachKind, written: string | undefined, language: OutreachLanguage): string {
  if (!written?.trim()) return 'Empty: whoever reads this language gets nothing.';
  const { segments, encoding } = countSegments(outreachText(kind, written, language));
  const size = segments === 1 ? '1 text' : `${segments} texts`;
  return encoding === 'ucs-2' ? `${size} each, made shorter by a sign that carriers have no letter for` : `${size} each`;
}
