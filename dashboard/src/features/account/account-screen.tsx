import { Page } from '../../lib/page';

export default function AccountScreen() {
  return <Page title="Account" noindex />;
}
