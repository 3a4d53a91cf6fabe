import { useProduct } from '../lib/queries/use-product';

const ADDRESS = /https?:\/\/[^\s<>"']{1,500}/g;
const CLOSING = /[.,;:!?)]$/;

/** Words with our own addresses as links. An address of anybody else stays what it is: words that somebody wrote. */
export function LinkedText({ children }: { children: string }) {
  const own = useProduct().data?.linkOrigin;
  const parts: (string | { href: string })[] = [];
  let done = 0;
  for (const found of children.matchAll(ADDRESS)) {
    const href = CLOSING.test(found[0]) ? found[0].slice(0, -1) : found[0];
    if (!own || originOf(href) !== own) continue;
    parts.push(children.slice(done, found.index), { href });
    done = found.index + href.length;
  }
  parts.push(children.slice(done));
  return parts.map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={at} href={part.href} className="underline underline-offset-2">
        {part.href}
      </a>
    ),
  );
}

function originOf(address: string): string | null {
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}
