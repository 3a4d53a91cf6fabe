import { Fragment, useEffect, type ReactNode } from 'react';
import { useOverlayRoot } from '../components/overlay-root';
import { shownLocale } from '../lib/language';
import type { Language } from '../lib/saved-language';
import { useAppContext } from '../lib/app-context';
import { useLanguage } from '../lib/use-language';

interface Props {
  /** Decides instead of the user's own, while a host page gives it. */
  given: Language | undefined;
  children: ReactNode;
}

/** Everything in one language, told to the page; nothing rather than another language while its words are on their way. */
export function InLanguage({ given, children }: Props) {
  const language = useLanguage(given);
  const { embedded } = useAppContext();
  const root = useOverlayRoot();
  useEffect(() => {
    if (language) (embedded ? root : document.documentElement)?.setAttribute('lang', language === 'en' ? 'en' : shownLocale());
  }, [language, embedded, root]);
  return language ? <Fragment key={language}>{children}</Fragment> : <div className="min-h-dvh" />;
}
