export type Filter = Record<string, unknown>;

/** The address of a list that opens with this filter. Filters hold states, days and ids, never words that somebody searched for. */
export const listLink = (resource: string, filter: Filter): string => `/${resource}${queryOf(shownOf(filter))}`;

export const queryOf = (shown: string | null): string => (shown === null ? '' : `?show=${encodeURIComponent(shown)}`);

/** What of a filter may stand in an address; null: nothing. */
export function shownOf({ q: _, ...harmless }: Filter): string | null {
  return Object.keys(harmless).length ? JSON.stringify(harmless) : null;
}

/** The filter that an address says; none where it says something else. */
export function filterOf(json: string): Filter {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Filter) : {};
  } catch {
    return {};
  }
}
