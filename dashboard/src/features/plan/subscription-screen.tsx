import { Page } from '../../lib/page';

export default function SubscriptionScreen() {
  return <Page title="Subscription" noindex />;
}
