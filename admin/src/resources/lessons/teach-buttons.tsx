import type { LearningItem } from '@mealtext/backend/contract';
import type { ButtonProps } from '@mui/material';
import { AskButton } from '../../components/ask-button';
import { LANGUAGES } from '../../components/choices';
import type { FormField, FormValues } from '../../components/form-dialog';
import { useConsoleProvider } from '../../providers/use-console-provider';

const FOOD: FormField = { name: 'food', label: 'Food', kind: 'food', max: 100, help: 'As the table calls it; type to see what there is.' };
const GRAMS: FormField = { name: 'grams', label: 'Grams of it', kind: 'number' };
const FIGURES: readonly (readonly [name: string, label: string])[] = [
  ['calories', 'kcal in 100 g'],
  ['protein', 'Protein in 100 g'],
  ['carbs', 'Carbs in 100 g'],
  ['fat', 'Fat in 100 g'],
  ['sugar', 'Sugar in 100 g'],
];
const DRAFTED = 'It is a draft until it was tried on the last texts and somebody else has published it.';

function useDraft(item: LearningItem | undefined, kind: 'alias' | 'portion' | 'food') {
  const provider = useConsoleProvider();
  return (values: FormValues) => {
    const numbers = Object.fromEntries(
      ['grams', ...FIGURES.map(([name]) => name)].flatMap((name) => (values[name] ? [[name, Number(values[name])]] : [])),
    );
    return provider.create('lessons', { data: { ...values, ...numbers, kind, ...(item ? { formId: item.id } : {}) } });
  };
}

interface Props {
  item?: LearningItem;
  food?: string;
  label?: string;
  variant?: ButtonProps['variant'];
}

/** Another name of a food. */
export function AliasButton({ item, food = '', label = 'Add a name', variant = 'outlined' }: Props) {
  return (
    <AskButton
      label={label}
      title="Teach another name"
      needs="teach"
      variant={variant}
      lead={DRAFTED}
      fields={[
        { name: 'words', label: 'Name', initial: item?.said ?? '', max: 60 },
        { ...FOOD, initial: food },
        { name: 'language', label: 'Language', kind: 'choice', choices: LANGUAGES, initial: 'en' },
      ]}
      submit="Make a draft"
      done="Drafted"
      onSubmit={useDraft(item, 'alias')}
    />
  );
}

/** What can be taught about it, or about a food of the table. */
export function TeachButtons({ item, food: named = '' }: Pick<Props, 'item' | 'food'>) {
  const portion = useDraft(item, 'portion');
  const food = useDraft(item, 'food');
  return (
    <>
      <AliasButton {...(item ? { item } : {})} food={named} />
      <AskButton
        label="Add a portion"
        title="Teach a portion"
        needs="teach"
        lead={DRAFTED}
        fields={[{ ...FOOD, initial: named }, { name: 'portion', label: 'Portion', max: 60, help: 'Such as 1 bowl.' }, GRAMS]}
        submit="Make a draft"
        done="Drafted"
        onSubmit={portion}
      />
      <AskButton
        label="Add a food"
        title="Teach a food"
        needs="teach"
        lead={`Enter what a maker or a table of figures publishes. ${DRAFTED}`}
        fields={[
          {
            name: 'words',
            label: 'Name',
            initial: item?.about === 'food' ? item.said : '',
            max: 60,
            help: 'In English, as people should see it.',
          },
          ...FIGURES.map(([name, label]): FormField => ({ name, label, kind: 'number' })),
          { name: 'portion', label: 'Usual portion', initial: '1 bowl', max: 60 },
          GRAMS,
        ]}
        submit="Make a draft"
        done="Drafted"
        onSubmit={food}
      />
    </>
  );
}
