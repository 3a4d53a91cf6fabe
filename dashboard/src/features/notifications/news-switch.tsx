import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { News } from '@mealtext/backend/contract';
import { NEWS_CONSENT, consentIn } from '@mealtext/backend/domain';
import { LoadError } from '../../components/load-error';
import { RowsSkeleton } from '../../components/rows-skeleton';
import { SwitchRow } from '../../components/switch-row';
import { toast } from '../../components/toasts';
import { shownLanguage } from '../../lib/language';
import { queryKeys } from '../../lib/query-keys';
import { request, saidBy } from '../../lib/request';
import { sayShell } from '../../lib/say-shell';
import { useUser } from '../../lib/session';
import { say } from './say';

/** Agreeing to news by text, on every plan, and taking it back. */
export function NewsSwitch() {
  const { id } = useUser();
  const client = useQueryClient();
  const key = queryKeys.news(id);
  const { data, error, isError, refetch } = useQuery<News>({ queryKey: key });
  const words = consentIn(NEWS_CONSENT, shownLanguage());
  const change = useMutation({
    mutationFn: (wanted: boolean) => request<News>(key[0], { method: 'PATCH', body: { wanted, consentVersion: words.version } }),
    onSuccess: (news) => client.setQueryData(key, news),
    onError: (failed) => toast({ title: sayShell('error'), text: saidBy(failed, say('newsNotSaved')), destructive: true }),
  });
  if (isError)
    return (
      <LoadError error={error} onRetry={refetch}>
        {say('newsNotLoaded')}
      </LoadError>
    );
  if (!data) return <RowsSkeleton label={say('loading')} rows={1} />;
  return (
    <SwitchRow
      label={say('newsByText')}
      hint={words.text}
      checked={change.isPending ? change.variables : data.wanted}
      disabled={change.isPending}
      onChange={(wanted) => change.mutate(wanted)}
    />
  );
}
