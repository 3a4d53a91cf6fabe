import type { GetListParams } from 'react-admin';

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
