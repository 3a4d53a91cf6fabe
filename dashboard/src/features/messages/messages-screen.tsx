import { Page } from '../../lib/page';

export default function MessagesScreen() {
  return <Page title="Mealtext - Messages" noindex />;
}
