import { Page } from '../../lib/page';

export default function NotFoundScreen() {
  return <Page title="Page Not Found" noindex />;
}
