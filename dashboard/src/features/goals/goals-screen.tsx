import { Page } from '../../lib/page';

export default function GoalsScreen() {
  return <Page title="Nutritional Goals" noindex />;
}
