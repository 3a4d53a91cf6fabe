import { useQuery } from '@tanstack/react-query';
import type { KeptForDays } from '@mealtext/backend/contract';
import { shownLanguage } from '../../lib/language';
import { queryKeys } from '../../lib/query-keys';
import { sayShell } from '../../lib/say-shell';
import { keeping } from './keeping';
import { LegalPage } from './legal-page';
import { PRIVACY } from './privacy';
import { PRIVACY_ES } from './privacy-es';
import { PRIVACY_FR } from './privacy-fr';
import { say } from './say';

const BY_LANGUAGE = { en: PRIVACY, fr: PRIVACY_FR, es: PRIVACY_ES };
/** After this clause stands for how long what is kept; it has the same place in every language. */
const BEFORE_KEEPING = 'Security';

export default function PrivacyScreen() {
  const { data = null } = useQuery<KeptForDays>({ queryKey: queryKeys.retention() });
  const at = PRIVACY.findIndex(({ title }) => title === BEFORE_KEEPING) + 1;
  const clauses = BY_LANGUAGE[shownLanguage()];
  return (
    <LegalPage
      title={sayShell('privacy')}
      description={say('privacyDescription')}
      intro={say('privacyIntro')}
      clauses={[...clauses.slice(0, at), keeping(data), ...clauses.slice(at)]}
    />
  );
}
