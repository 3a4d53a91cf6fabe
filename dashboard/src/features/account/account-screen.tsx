import { ChevronRight, ExternalLink } from 'lucide-react';
import { Link, useHref } from 'react-router';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { TextField } from '../../components/field';
import { Page } from '../../lib/page';
import { showPhone } from '../../lib/phone-number';
import { useSession, useUser } from '../../lib/session';
import { ChangePhone } from './change-phone';
import { DeleteAccount } from './delete-account';
import { NameForm } from './name-form';
import { PlanSummary } from './plan-summary';

export default function AccountScreen() {
  const user = useUser();
  const { signOut } = useSession();
  return (
    <Page title="Account" noindex>
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4 p-4 sm:gap-6 sm:pb-8">
        <h1 className="text-2xl font-semibold">Account</h1>
        <Card title="You">
          <div className="flex flex-col gap-5">
            <NameForm />
            <TextField label="Phone" readOnly value={`+1 ${showPhone(user.phoneNumber.replace(/^\+1/, ''))}`} />
            <ChangePhone />
          </div>
        </Card>
        <Card title="Subscription" aside={<RowLink to="/subscription">Manage plan</RowLink>}>
          <PlanSummary />
        </Card>
        <Card title="More">
          <ul className="-my-2 divide-y divide-line">
            <LinkRow to="/settings">Settings, password and data</LinkRow>
            <LinkRow to="/notifications">Notifications</LinkRow>
            <LinkRow to="/feedback">Send Feedback</LinkRow>
            <LinkRow to="/privacy-policy" newTab>
              Privacy Policy
            </LinkRow>
            <LinkRow to="/terms-conditions" newTab>
              Terms and Conditions
            </LinkRow>
          </ul>
        </Card>
        <div className="flex flex-wrap justify-between gap-2">
          <Button look="danger" onClick={() => void signOut()}>
            Log Out
          </Button>
          <DeleteAccount />
        </div>
      </div>
    </Page>
  );
}

const RowLink = ({ to, children }: { to: string; children: string }) => (
  <Button look="quiet" className="-me-4" asChild>
    <Link to={to}>{children}</Link>
  </Button>
);

function LinkRow({ to, newTab = false, children }: { to: string; newTab?: boolean; children: string }) {
  const href = useHref(to);
  const row = 'flex min-h-12 items-center justify-between gap-4 rounded-lg hover:text-accent';
  return (
    <li>
      {newTab ? (
        <a href={href} target="_blank" rel="noreferrer" className={row}>
          <span>
            {children}
            <span className="sr-only"> (opens in a new tab)</span>
          </span>
          <ExternalLink size={18} aria-hidden="true" className="text-soft" />
        </a>
      ) : (
        <Link to={to} className={row}>
          {children}
          <ChevronRight size={18} aria-hidden="true" className="text-soft" />
        </Link>
      )}
    </li>
  );
}
