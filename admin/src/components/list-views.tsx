import type { StaffView } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { useState } from 'react';
import {
  useCreate,
  useDelete,
  useGetList,
  useListContext,
  useNotify,
  useUpdate,
  type ListControllerResult,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { FormDialog } from './form-dialog';
import { Said } from './said';
import { listLink } from './list-link';

type Filter = Record<string, unknown>;
const MOST = 100;

/** Filters of a list under names, kept by the server: one's own, and those that colleagues share. What was searched for stays out. */
export function ListViews() {
  const { resource, ...list }: ListControllerResult<RaRecord> = useListContext<RaRecord>();
  const { data: views = [] } = useGetList<StaffView>(
    'views',
    { pagination: { page: 1, perPage: MOST }, sort: { field: 'name', order: 'ASC' }, filter: { resource } },
    { retry: false },
  );
  const [create] = useCreate<StaffView>();
  const [naming, setNaming] = useState(false);
  const { q: _, ...filter } = list.filterValues as Filter;
  const shown = listLink(resource, filter);
  const filtered = Object.keys(filter).length > 0;
  const known = views.some((view) => listLink(resource, view.filter) === shown);
  if (!views.length && !filtered) return null;
  const sort = [list.sort.field, list.sort.order];
  return (
    <div className="list-views">
      {views.map((view) => (
        <View key={view.id} view={view} shown={shown} />
      ))}
      {filtered && !known && <Button onClick={() => setNaming(true)}>Save this view</Button>}
      {naming && (
        <FormDialog
          title="Save this view"
          lead="It is there wherever you sign in."
          fields={[
            { name: 'name', label: 'Name', max: 40 },
            {
              name: 'whose',
              label: 'For',
              kind: 'choice',
              initial: 'own',
              choices: [
                ['own', 'Me'],
                ['shared', 'All of staff'],
              ],
            },
          ]}
          submit="Save"
          done="Kept"
          onSubmit={({ name, whose }) =>
            create('views', { data: { resource, name, filter, sort, shared: whose === 'shared' } }, { returnPromise: true })
          }
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}

/** A view leads to its list; its owner shares it, takes that back, and forgets it. */
function View({ view, shown }: { view: StaffView; shown: string }) {
  const { id, resource, name, filter, sort, own, ownerName, shared } = view;
  const notify = useNotify();
  const onError = (error: unknown) => notify(error instanceof Error ? error.message : 'It did not work.', { type: 'error' });
  const [update] = useUpdate<StaffView>('views', undefined, { onError });
  const [remove] = useDelete<StaffView>('views', undefined, { onError });
  const to = listLink(resource, filter);
  const share = () =>
    update(
      'views',
      { id, data: { resource, name, filter, ...(sort ? { sort } : {}), shared: !shared }, previousData: view },
      { mutationMode: 'optimistic' },
    );
  return (
    <span className="chip view">
      <Link to={to} aria-current={to === shown ? 'true' : undefined}>
        <Said>{name}</Said>
      </Link>
      {!own && (
        <span className="soft">
          by <Said>{ownerName ?? 'a colleague'}</Said>
        </span>
      )}
      {own && (
        <>
          <button aria-pressed={shared} aria-label={`Share the view ${name}`} onClick={() => void share()}>
            {shared ? 'shared' : 'share'}
          </button>
          <button
            aria-label={`Forget the view ${name}`}
            onClick={() => void remove('views', { id, previousData: view }, { mutationMode: 'optimistic' })}
          >
            ×
          </button>
        </>
      )}
    </span>
  );
}
