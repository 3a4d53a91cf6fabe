import { Link } from 'react-router-dom';
import { Page } from '../components/page';

/** No screen has this address. */
export const Lost = () => (
  <Page title="There is no such page" tab="Not found">
    <p>
      The address leads nowhere. <Link to="/">Back to the first page</Link>
    </p>
  </Page>
);
