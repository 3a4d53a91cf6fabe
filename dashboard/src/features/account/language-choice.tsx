import { useMutation } from '@tanstack/react-query';
import { Choice } from '../../components/choice';
import { toast } from '../../components/toasts';
import { LANGUAGE_NAMES } from '../../lib/language';
import { saidBy } from '../../lib/request';
import { updateUser } from '../../lib/requests/update-user';
import { sayCommon } from '../../lib/say-common';
import { sayShell } from '../../lib/say-shell';
import { LANGUAGES, type Language } from '../../lib/saved-language';
import { useSession, useUser } from '../../lib/session';
import { say } from './say';

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** What the user reads on screens and is answered in. */
export function LanguageChoice() {
  const user = useUser();
  const { signIn } = useSession();
  const change = useMutation({
    mutationFn: (language: Language) => updateUser(user.id, { language }),
    onSuccess: signIn,
    onError: (error) => toast({ title: sayShell('error'), text: saidBy(error, say('languageNotSaved')), destructive: true }),
  });
  return (
    <div className="flex flex-col gap-1">
      <Choice
        label={sayCommon('language')}
        value={user.language}
        options={OPTIONS}
        onChange={(value) => change.mutate(value as Language)}
      />
      <p className="text-sm text-soft">{say('languageHint')}</p>
    </div>
  );
}
