import { type RefObject } from 'react';
import { useListContext, type ListControllerResult, type RaRecord } from 'react-admin';
import { useKeys } from './keys';

/** Walks a list's rows, turns its pages and goes to its search. @param around what holds all of it */
export function ListKeys({ around }: { around: RefObject<HTMLElement | null> }) {
  const { page, setPage, perPage, total = 0 }: ListControllerResult<RaRecord> = useListContext<RaRecord>();
  const walk = (by: 1 | -1) => {
    const links = [...(around.current?.querySelectorAll<HTMLElement>('a.row-link') ?? [])];
    const root = around.current?.getRootNode() as Document | ShadowRoot | undefined;
    const at = links.indexOf(root?.activeElement as HTMLElement);
    links[at === -1 ? (by === 1 ? 0 : links.length - 1) : Math.min(links.length - 1, Math.max(0, at + by))]?.focus();
  };
  useKeys('This list', [
    { keys: 'j', words: 'Next row', act: () => walk(1) },
    { keys: 'k', words: 'Previous row', act: () => walk(-1) },
    { keys: '/', words: 'Search', act: () => around.current?.querySelector<HTMLElement>('input[type="search"]')?.focus() },
    { keys: ']', words: 'Next page', act: () => page * perPage < total && setPage(page + 1) },
    { keys: '[', words: 'Previous page', act: () => page > 1 && setPage(page - 1) },
  ]);
  return null;
}
