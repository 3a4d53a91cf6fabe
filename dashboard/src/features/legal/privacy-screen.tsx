import { Page } from '../../lib/page';

export default function PrivacyScreen() {
  return <Page title="Privacy Policy" noindex />;
}
