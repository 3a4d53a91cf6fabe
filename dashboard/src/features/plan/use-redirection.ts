import { useMutation } from '@tanstack/react-query';
import type { Redirection } from '@mealtext/backend/contract';
import { toast } from '../../components/toasts';
import { saidBy } from '../../lib/request';
import { sayShell } from '../../lib/say-shell';

interface Words {
  /** When the answer holds no address. */
  missing: string;
  /** When there is no answer. */
  failed: string;
}

/** Asks for an address on the billing provider's pages and goes there; says what went wrong where it cannot. */
export function useRedirection<T>(ask: (what: T) => Promise<Redirection>, words: Words) {
  return useMutation({
    mutationFn: ask,
    onSuccess: ({ url }) => {
      if (url) window.location.assign(url);
      else toast({ title: sayShell('error'), text: words.missing, destructive: true });
    },
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, words.failed), destructive: true }),
  });
}
