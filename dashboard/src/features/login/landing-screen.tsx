import { Page } from '../../lib/page';

export default function LandingScreen() {
  return <Page title="Welcome" noindex />;
}
