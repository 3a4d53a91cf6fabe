import { LegalPage } from './legal-page';
import { TERMS } from './terms';
import { sayShell } from '../../lib/say-shell';

export default function TermsScreen() {
  return (
    <LegalPage
      title={sayShell('terms')}
      description="The terms of Mealtext, nutrition and workout tracking by text message: accounts, consent to texts, liability and contact."
      intro="Please read these terms before you use Mealtext."
      clauses={TERMS}
    />
  );
}
