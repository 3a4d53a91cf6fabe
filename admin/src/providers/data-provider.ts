import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, GetListParams } from 'react-admin';
import type { Api } from './api';

/** The server's lists and records in the simple-rest dialect, and two records of a kind of their own: `timeline` and `health`. */
export function makeDataProvider(api: Api): DataProvider {
  const rest = simpleRest(api.root, (url, init) => api.fetch(String(url), init));
  return {
    ...rest,
    getList: async (resource, params) => {
      const { headers, json } = await api.fetch(
        `${api.root}/${resource}?${listQuery(params)}`,
        params.signal ? { signal: params.signal } : {},
      );
      const total = Number((headers.get('Content-Range') ?? '').split('/').pop());
      return {
        data: json as never[],
        total: Number.isFinite(total) ? total : 0,
        meta: { estimated: headers.get('X-Total-Estimated') === 'true' },
      };
    },
    getOne: async (resource, params) => {
      if (resource !== 'timeline' && resource !== 'health') return rest.getOne(resource, params);
      const query = new URLSearchParams(params.meta as Record<string, string>);
      const path = resource === 'health' ? 'health' : `conversations/${encodeURIComponent(String(params.id))}/timeline`;
      const json = await api.call<object>('GET', `${path}?${query}`);
      return { data: { ...json, id: params.id } as never };
    },
  };
}

/** Sort, range and filter of a list as the server reads them; words of a search too short to search with are left out. */
export function listQuery({ pagination, sort, filter }: Pick<GetListParams, 'pagination' | 'sort' | 'filter'>): string {
  const query = new URLSearchParams();
  if (sort) query.set('sort', JSON.stringify([sort.field, sort.order]));
  if (pagination) {
    const first = (pagination.page - 1) * pagination.perPage;
    query.set('range', JSON.stringify([first, first + pagination.perPage - 1]));
  }
  query.set('filter', JSON.stringify(filter ?? {}));
  return query.toString();
}
