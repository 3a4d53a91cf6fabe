import type { Fixture, SaveFixture } from '@mealtext/backend/contract';
import { useNotify } from 'react-admin';
import { AskButton } from '../../components/ask-button';
import { type FormField, REASON } from '../../components/form-dialog';
import { saveFile } from '../../providers/save-file';
import { useAppContext } from '../../session/app-context';

interface Props {
  conversationId: string;
  textIds?: readonly string[] | undefined;
  /** Whether this session sees the texts already; otherwise they are revealed first, for a reason. */
  revealed: boolean;
  variant?: 'outlined' | 'text' | 'contained';
  label?: string;
}

/** A transcript without names and numbers, as a download, and in development as a file of the fixtures too. */
export function SaveFixtureButton({ conversationId, textIds, revealed, variant = 'outlined', label = 'Save as fixture' }: Props) {
  const { api, session } = useAppContext();
  const notify = useNotify();
  const where: readonly FormField[] = session.savesFixtures
    ? [
        {
          name: 'save',
          label: 'Where to',
          kind: 'choice',
          initial: 'no',
          choices: [
            ['no', 'Download only'],
            ['yes', 'Download, and into nlp-fixtures'],
          ],
        },
      ]
    : [];
  return (
    <AskButton
      label={label}
      title="Save as fixture"
      needs="replay"
      variant={variant}
      lead="Names and numbers are taken out. It expects what was answered then: mend the expectations by hand, then the engine."
      fields={[
        { name: 'name', label: 'File name', max: 60, help: 'Small letters, digits and dashes, such as toast-counted-twice.' },
        { name: 'why', label: 'What it shows', kind: 'lines', optional: true, max: 300 },
        ...where,
        ...(revealed ? [] : [{ ...REASON, help: 'A fixture shows the texts, so they are revealed to you. The audit keeps why.' }]),
      ]}
      submit="Save"
      done="Fixture saved"
      onSubmit={async ({ name = '', why, save, reason }) => {
        if (!revealed) await api.call('POST', 'reveal', { kind: 'conversation', id: conversationId, reason });
        const body: SaveFixture = {
          conversationId,
          name,
          ...(textIds ? { textIds: [...textIds] } : {}),
          ...(why ? { why } : {}),
          ...(save === 'yes' ? { save: true } : {}),
        };
        const fixture = await api.call<Fixture>('POST', 'replay/fixture', body);
        saveFile(new Blob([fixture.yaml], { type: 'application/yaml' }), fixture.fileName);
        if (fixture.savedAs) notify(`Also written to ${fixture.savedAs}`, { type: 'info' });
      }}
    />
  );
}
