import { Page } from '../../lib/page';

export default function FeedbackScreen() {
  return <Page title="Feedback" noindex />;
}
