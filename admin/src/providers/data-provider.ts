import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, Identifier } from 'react-admin';
import type { Api } from './api';
import { listQuery } from './list-query';

/** Records of a kind of their own: what the server works out for a screen, by the path that it is asked for at. */
const SCREENS: Readonly<Record<string, (id: string) => string>> = {
  timeline: (id) => `conversations/${encodeURIComponent(id)}/timeline`,
  money: (id) => `users/${encodeURIComponent(id)}/money`,
  health: () => 'health',
  attention: () => 'attention',
  quality: () => 'quality',
  business: () => 'business',
  reviews: () => 'reviews',
};

export interface ConsoleProvider extends DataProvider {
  /** What can be done with one record beside changing it: `POST {resource}/{id}/{verb}`. */
  act: <T>(resource: string, params: { id: Identifier; verb: string; data?: object }) => Promise<T>;
  /** The same of what takes a while, and says how far it is. */
  follow: <Progress, T>(resource: string, params: { id: Identifier; verb: string; onProgress: (progress: Progress) => void }) => Promise<T>;
}

/** The server's lists and records in the simple-rest dialect, its screens, and what can be done with a record. */
export function makeDataProvider(api: Api): ConsoleProvider {
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
      const path = SCREENS[resource]?.(String(params.id));
      if (!path) return rest.getOne(resource, params);
      const json = await api.call<object>('GET', `${path}?${new URLSearchParams(params.meta as Record<string, string>)}`);
      return { data: { ...json, id: params.id } as never };
    },
    act: (resource, { id, verb, data }) => api.call('POST', pathOf(resource, id, verb), data ?? {}),
    follow: (resource, { id, verb, onProgress }) => api.follow(pathOf(resource, id, verb), onProgress),
  };
}

const pathOf = (resource: string, id: Identifier, verb: string): string => `${resource}/${encodeURIComponent(String(id))}/${verb}`;
