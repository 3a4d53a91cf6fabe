import { Page } from '../../lib/page';

export default function HistoryScreen() {
  return <Page title="Nutrition History" noindex />;
}
