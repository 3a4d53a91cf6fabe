import { useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GoalsView } from '@mealtext/backend/contract';
import { toast } from '../../components/toasts';
import { useUndoToast } from '../../components/use-undo-toast';
import { queryKeys } from '../../lib/query-keys';
import { saidBy } from '../../lib/request';
import { saveGoals } from '../../lib/requests/save-goals';
import { useUser } from '../../lib/session';
import { refreshScheduler } from '../../lib/requests/refresh-scheduler';
import { AUTOSAVE_AFTER, changeOf, differing, settingsOf, type Settings } from './settings';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';
import { sayCommon } from '../../lib/say-common';

const SAVED = {
  get title() {
    return say('settingsSaved');
  },
  get text() {
    return say('settingsSavedText');
  },
};

/** The settings as edited, and the two ways of saving them: by themselves shortly after a change, or all at once. */
export function useSettings(saved: GoalsView | null) {
  const user = useUser();
  const client = useQueryClient();
  const said = useUndoToast();
  const [edits, setEdits] = useState<Partial<Settings>>({});
  const waiting = useRef<Partial<Settings>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stored = settingsOf(saved);

  const saving = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: async (part: Partial<Settings>) => {
      const fresh = await saveGoals(user.id, changeOf(part));
      await refreshScheduler().catch((error: unknown) => console.warn('Refresh of the scheduler:', error));
      return fresh;
    },
    onSuccess: ({ changeId: _, ...fresh }, part) => {
      client.setQueryData<GoalsView>(queryKeys.goals(user.id), fresh);
      setEdits((now) => differing(now, { ...settingsOf(fresh), ...part }));
    },
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, say('notSaved')), destructive: true }),
  });

  const edit = (part: Partial<Settings>) => setEdits((now) => ({ ...now, ...part }));
  /** Left running when the screen is left: the change was made. */
  const autosave = (part: Partial<Settings>) => {
    edit(part);
    waiting.current = { ...waiting.current, ...part };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const due = differing(waiting.current, stored);
      waiting.current = {};
      if (Object.keys(changeOf(due)).length > 0) saving.mutate(due);
    }, AUTOSAVE_AFTER);
  };
  const saveAll = () => {
    clearTimeout(timer.current);
    waiting.current = {};
    const due = differing(edits, stored);
    if (Object.keys(changeOf(due)).length === 0) toast({ title: sayCommon('noChanges') });
    else saving.mutate(due, { onSuccess: ({ changeId }) => said(SAVED, changeId) });
  };

  return { settings: { ...stored, ...edits }, edit, autosave, saveAll, saving: saving.isPending, saved: saving.isSuccess };
}
