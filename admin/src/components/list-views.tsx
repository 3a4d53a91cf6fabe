import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useSavedQueries, type ListControllerResult, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { FormDialog } from './form-dialog';
import { listLink } from './use-linked-filter';

type Filter = Record<string, unknown>;

/** Filters of a list under names, kept in this browser. Each is a link, so that it is passed on as one; what was searched for stays out. */
export function ListViews() {
  const { resource, ...list }: ListControllerResult<RaRecord> = useListContext<RaRecord>();
  const [views, setViews] = useSavedQueries(resource);
  const [naming, setNaming] = useState(false);
  const { q: _, ...filter } = list.filterValues as Filter;
  const shown = listLink(resource, filter);
  const filtered = Object.keys(filter).length > 0;
  const known = views.some(({ value }) => listLink(resource, (value?.filter ?? {}) as Filter) === shown);
  if (!views.length && !filtered) return null;
  const keep = (name: string) =>
    setViews([...views.filter(({ label }) => label !== name), { label: name, value: { filter, sort: list.sort, displayedFilters: [] } }]);
  return (
    <div className="list-views">
      {views.map(({ label, value }) => {
        const to = listLink(resource, (value?.filter ?? {}) as Filter);
        return (
          <span key={label} className="chip view">
            <Link to={to} aria-current={to === shown ? 'true' : undefined}>
              {label}
            </Link>
            <button aria-label={`Forget the view ${label}`} onClick={() => setViews(views.filter((one) => one.label !== label))}>
              ×
            </button>
          </span>
        );
      })}
      {filtered && !known && <Button onClick={() => setNaming(true)}>Save this view</Button>}
      {naming && (
        <FormDialog
          title="Save this view"
          lead="It is kept in this browser. To pass it on, send its link."
          fields={[{ name: 'name', label: 'Name', max: 40 }]}
          submit="Save"
          done="Kept"
          onSubmit={({ name = '' }) => Promise.resolve(keep(name.trim()))}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
