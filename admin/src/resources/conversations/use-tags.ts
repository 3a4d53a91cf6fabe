import type { TagCount } from '@mealtext/backend/contract';
import { useEffect, useState } from 'react';
import { useAppContext } from '../../session/app-context';

/** Tags in use, the most used first. @param when what has to change for them to be asked for again */
export function useTags(when?: unknown): readonly string[] {
  const { api } = useAppContext();
  const [tags, setTags] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    // Without them one can still write a tag.
    api.call<TagCount[]>('GET', 'tags').then(
      (found) => !gone && setTags(found.map(({ tag }) => tag)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [api, when]);
  return tags;
}
