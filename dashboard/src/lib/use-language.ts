import { useEffect, useSyncExternalStore } from 'react';
import { onLanguage, shownLanguage, showLanguage } from './language';
import { isLanguage, visitorsLanguage, type Language } from './saved-language';
import { useSession } from './session';

/** The language that everything is said in, or null while the words of the one that is wanted are on their way. */
export function useLanguage(given: Language | undefined): Language | null {
  const { user } = useSession();
  const visitors = useSyncExternalStore(onLanguage, visitorsLanguage);
  const shown = useSyncExternalStore(onLanguage, shownLanguage);
  const wanted = given ?? (user && isLanguage(user.language) ? user.language : visitors);
  useEffect(() => {
    if (wanted !== shownLanguage()) void showLanguage(wanted);
  }, [wanted]);
  return wanted === shown ? shown : null;
}
