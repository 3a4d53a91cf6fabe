import { Link } from 'react-router';
import { Button } from '../../components/button';
import { Page } from '../../lib/page';
import { sayCommon } from '../../lib/say-common';

export default function NotFoundScreen() {
  return (
    <Page title={sayCommon('pageNotFound')} noindex>
      <div className="mx-auto flex max-w-xl flex-col items-start gap-4 px-4 py-16">
        <h1 className="text-3xl font-semibold">{sayCommon('notFound404')}</h1>
        <p className="text-soft">{sayCommon('forgotRouter')}</p>
        <Button asChild>
          <Link to="/dashboard">{sayCommon('backToDashboard')}</Link>
        </Button>
      </div>
    </Page>
  );
}
