import { Page } from '../../lib/page';

export default function DesignScreen() {
  return <Page title="Design" noindex />;
}
