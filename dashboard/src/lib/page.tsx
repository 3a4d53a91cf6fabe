import { useEffect, type ReactNode } from 'react';
import { PRODUCT } from './product';
import { useAppContext } from './app-context';
import { sayShell } from './say-shell';

interface Props {
  /** "Goals" becomes "Goals | Mealtext"; a title that names the product stays as it is. */
  title: string;
  description?: string;
  /** Keeps the page out of search engines: everything behind sign-in. */
  noindex?: boolean;
  children?: ReactNode;
}

export const pageTitle = (title: string): string => (title.includes(PRODUCT) ? title : `${title} | ${PRODUCT}`);

/** Sets the title, the search-engine and the social-card metadata of the page that it stands on. */
export function Page({ title, description = sayShell('description'), noindex = false, children }: Props) {
  const { embedded } = useAppContext();
  useEffect(() => {
    if (embedded) return;
    const full = pageTitle(title);
    const address = `${location.origin}${location.pathname}`;
    document.title = full;
    setMeta('name', 'description', description);
    setMeta('name', 'robots', noindex ? 'noindex' : 'index, follow');
    setMeta('property', 'og:title', full);
    setMeta('property', 'og:description', description);
    setMeta('property', 'og:url', address);
    setMeta('property', 'og:image', `${location.origin}/social.png`);
    setMeta('name', 'twitter:title', full);
    setMeta('name', 'twitter:description', description);
    setMeta('name', 'twitter:image', `${location.origin}/social.png`);
    setCanonical(address);
  }, [embedded, title, description, noindex]);
  return children;
}

function setMeta(key: 'name' | 'property', name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[${key}="${name}"]`);
  if (!meta) {
    meta = document.createElement('meta');
    meta.setAttribute(key, name);
    document.head.append(meta);
  }
  meta.content = content;
}

function setCanonical(address: string): void {
  let link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (!link) {
    link = document.createElement('link');
    link.rel = 'canonical';
    document.head.append(link);
  }
  link.href = address;
}
