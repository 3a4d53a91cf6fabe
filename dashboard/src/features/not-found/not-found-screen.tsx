import { Link } from 'react-router';
import { Button } from '../../components/button';
import { Page } from '../../lib/page';

export default function NotFoundScreen() {
  return (
    <Page title="Page Not Found" noindex>
      <div className="mx-auto flex max-w-xl flex-col items-start gap-4 px-4 py-16">
        <h1 className="text-3xl font-semibold">404 Page Not Found</h1>
        <p className="text-soft">Did you forget to add the page to the router?</p>
        <Button asChild>
          <Link to="/dashboard">Back to Dashboard</Link>
        </Button>
      </div>
    </Page>
  );
}
