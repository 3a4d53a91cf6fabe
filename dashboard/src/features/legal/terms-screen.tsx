import { shownLanguage } from '../../lib/language';
import { sayShell } from '../../lib/say-shell';
import { LegalPage } from './legal-page';
import { say } from './say';
import { TERMS } from './terms';
import { TERMS_ES } from './terms-es';
import { TERMS_FR } from './terms-fr';

const BY_LANGUAGE = { en: TERMS, fr: TERMS_FR, es: TERMS_ES };

export default function TermsScreen() {
  return (
    <LegalPage
      title={sayShell('terms')}
      description={say('termsDescription')}
      intro={say('termsIntro')}
      clauses={BY_LANGUAGE[shownLanguage()]}
    />
  );
}
