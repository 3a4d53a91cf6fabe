import { Page } from '../../lib/page';

export default function OnboardingScreen() {
  return <Page title="Welcome" noindex />;
}
