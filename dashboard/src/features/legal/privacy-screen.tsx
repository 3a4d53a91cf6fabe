import { useQuery } from '@tanstack/react-query';
import type { KeptForDays } from '@mealtext/backend/contract';
import { queryKeys } from '../../lib/query-keys';
import { keeping } from './keeping';
import { LegalPage } from './legal-page';
import { PRIVACY } from './privacy';
import { sayShell } from '../../lib/say-shell';

/** After this clause stands for how long what is kept. */
const BEFORE_KEEPING = 'Security';

export default function PrivacyScreen() {
  const { data = null } = useQuery<KeptForDays>({ queryKey: queryKeys.retention() });
  const at = PRIVACY.findIndex(({ title }) => title === BEFORE_KEEPING) + 1;
  return (
    <LegalPage
      title={sayShell('privacy')}
      description="What Mealtext, nutrition and workout tracking by text message, stores about you, why, for how long, and how to see or delete it."
      intro="This policy says what we collect, what we do with it, and what you can do about it."
      clauses={[...PRIVACY.slice(0, at), keeping(data), ...PRIVACY.slice(at)]}
    />
  );
}
