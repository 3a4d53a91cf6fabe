import type { FoodRow } from '@mealtext/backend/contract';
import { ConsoleList } from '../../components/console-list';
import { figure, kcal } from '../../components/format';
import type { ListFilter } from '../../components/list-filters';
import type { Column } from '../../components/list-table';
import { Said } from '../../components/said';
import { TeachButtons } from '../lessons/teach-buttons';
import { FOOD_ORIGINS, originWords } from './food-words';

const COLUMNS: readonly Column<FoodRow>[] = [
  { label: 'Food', render: ({ id }) => <Said>{id}</Said>, sort: 'id', first: 'ASC' },
  { label: 'kcal in 100 g', render: ({ calories }) => kcal(calories), sort: 'calories', end: true },
  { label: 'Protein', render: ({ protein }) => figure(protein, 'g'), sort: 'protein', end: true },
  { label: 'Carbs', render: ({ carbs }) => figure(carbs, 'g'), sort: 'carbs', end: true },
  { label: 'Fat', render: ({ fat }) => figure(fat, 'g'), sort: 'fat', end: true },
  { label: 'Without an amount', render: ({ usual }) => usual, desk: true },
  { label: 'From', render: ({ origin, source }) => (origin === 'builtin' ? source : originWords(origin)), desk: true },
];

const FILTERS: readonly ListFilter[] = [{ source: 'source', label: 'From', choices: FOOD_ORIGINS }];

/** The food table in use: of the release, imported behind it, and taught here. */
export const FoodList = () => (
  <ConsoleList<FoodRow>
    resource="foods"
    lead="Every food that texts are read with. A search finds the nearest fifty by any of their names."
    columns={COLUMNS}
    filters={FILTERS}
    search="Any name of a food"
    sort={{ field: 'id', order: 'ASC' }}
    to={({ id }) => `/foods/${encodeURIComponent(id)}`}
    empty="The table is empty"
    hint="A release of the product brings one."
    actions={<TeachButtons />}
    noExport
  />
);
