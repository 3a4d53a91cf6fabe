import { ChevronRight, ExternalLink } from 'lucide-react';
import { Link, useHref } from 'react-router';
import { Button } from '../../components/button';
import { Card } from '../../components/card';
import { TextField } from '../../components/field';
import { TextUsCard } from '../../components/text-us-card';
import { Page } from '../../lib/page';
import { showPhone } from '../../lib/phone-number';
import { useSession, useUser } from '../../lib/session';
import { AssistantList } from './assistant-list';
import { ChangePhone } from './change-phone';
import { DeleteAccount } from './delete-account';
import { LanguageChoice } from './language-choice';
import { NameForm } from './name-form';
import { PlanSummary } from './plan-summary';
import { SessionList } from './session-list';
import { say } from './say';
import { sayShell } from '../../lib/say-shell';

export default function AccountScreen() {
  const user = useUser();
  const { signOut } = useSession();
  return (
    <Page title={say('account')} noindex>
      <div className="mx-auto flex w-full max-w-[720px] flex-col gap-4 p-4 sm:gap-6 sm:pb-8">
        <h1 className="text-2xl font-semibold">{say('account')}</h1>
        <Card title={say('you')}>
          <div className="flex flex-col gap-5">
            <NameForm />
            <LanguageChoice />
            <TextField label={say('phone')} readOnly value={`+1 ${showPhone(user.phoneNumber.replace(/^\+1/, ''))}`} />
            <ChangePhone />
          </div>
        </Card>
        <TextUsCard title={say('numberToText')} />
        <Card title={sayShell('subscription')} aside={<RowLink to="/subscription">{say('managePlan')}</RowLink>}>
          <PlanSummary />
        </Card>
        <Card title={say('whereSignedIn')}>
          <SessionList />
        </Card>
        <Card title={say('assistants')}>
          <AssistantList />
        </Card>
        <Card title={say('more')}>
          <ul className="-my-2 divide-y divide-line">
            <LinkRow to="/settings">{say('settingsLink')}</LinkRow>
            <LinkRow to="/notifications">{say('notifications')}</LinkRow>
            <LinkRow to="/feedback">{say('sendFeedback')}</LinkRow>
            <LinkRow to="/privacy-policy" newTab>
              {sayShell('privacy')}
            </LinkRow>
            <LinkRow to="/terms-conditions" newTab>
              {sayShell('terms')}
            </LinkRow>
          </ul>
        </Card>
        <div className="flex flex-wrap justify-between gap-2">
          <Button look="danger" onClick={() => void signOut()}>
            {say('logOut')}
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
            <span className="sr-only"> {say('newTab')}</span>
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
