import { Page } from '../../lib/page';

export default function NotificationsScreen() {
  return <Page title="Notification Settings" noindex />;
}
