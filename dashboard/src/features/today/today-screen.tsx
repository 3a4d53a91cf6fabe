import { Page } from '../../lib/page';

export default function TodayScreen() {
  return <Page title="Dashboard - Your Nutrition Summary" noindex />;
}
