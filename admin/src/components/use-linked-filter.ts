import { useEffect, useRef } from 'react';
import { useStore, type SortPayload } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';

/** The address of a list that opens with this filter. Filters hold states, days and ids, never words that somebody searched for. */
export const listLink = (resource: string, filter: Record<string, unknown>): string =>
  `/${resource}?show=${encodeURIComponent(JSON.stringify(filter))}`;

/**
 * Takes the filter that an address brought along (`?show={…}`) into the list's own memory and out of the address. Otherwise a
 * list keeps its filters in memory: what was searched for stands in no address and in no history. False until that is done.
 */
export function useLinkedFilter(resource: string, sort: SortPayload): boolean {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [, setParams] = useStore<unknown>(`${resource}.listParams`);
  const linked = new URLSearchParams(search).get('show');
  // Leaving the address is a transition: until it is over, each render still sees the same filter.
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (linked === taken.current) return;
    taken.current = linked;
    if (linked === null) return;
    setParams({ filter: filterOf(linked), displayedFilters: {}, page: 1, perPage: 25, sort: sort.field, order: sort.order });
    void navigate(pathname, { replace: true });
  });
  return linked === null;
}

function filterOf(json: string): object {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  } catch {
    return {};
  }
}
