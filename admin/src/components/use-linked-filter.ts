import { useEffect, useRef, useState } from 'react';
import { useStore, type SortPayload } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Filter, filterOf, queryOf, shownOf } from './list-link';

/**
 * Keeps the filter of a list and its address (`?show={…}`) the same, so that it outlives a reload and can be bookmarked and passed on.
 * What was searched for stays in the list's memory alone: it stands in no address and in no history. False until the list may open.
 */
export function useLinkedFilter(resource: string, sort: SortPayload): boolean {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [params, setParams] = useStore<{ filter?: Filter } | undefined>(`${resource}.listParams`);
  const linked = new URLSearchParams(search).get('show');
  const shown = shownOf(params?.filter ?? {});
  const [open, setOpen] = useState(linked === null);
  // What both said when they were last the same; undefined: the list has just come.
  const same = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    const addressMoved = linked !== same.current && linked !== null;
    if (addressMoved) {
      const filter = filterOf(linked);
      same.current = linked;
      if (shownOf(filter) !== shown)
        setParams({ filter, displayedFilters: {}, page: 1, perPage: 25, sort: sort.field, order: sort.order } as { filter: Filter });
      setOpen(true);
    } else if (shown !== linked) {
      same.current = shown;
      void navigate(`${pathname}${queryOf(shown)}`, { replace: true });
    } else same.current = linked;
  }, [linked, shown, pathname, sort.field, sort.order, setParams, navigate]);
  return open;
}
