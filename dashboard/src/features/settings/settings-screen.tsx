import { Page } from '../../lib/page';

export default function SettingsScreen() {
  return <Page title="Settings" noindex />;
}
