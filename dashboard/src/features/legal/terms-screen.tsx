import { Page } from '../../lib/page';

export default function TermsScreen() {
  return <Page title="Terms and Conditions" noindex />;
}
