import type { StaffUser } from '@mealtext/backend/contract';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { AskButton } from '../../components/ask-button';
import { DescriptionList } from '../../components/description-list';
import { REASON } from '../../components/form-dialog';
import { count, plainWords, zoneWords } from '../../components/format';
import { DateTime } from '../../components/date-time';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { Phone } from '../../components/phone';
import { RecordPage } from '../../components/record-page';
import { Reveal } from '../../components/reveal';
import { Said } from '../../components/said';
import { UserMarks } from '../../components/states';
import { listLink } from '../../components/list-link';
import { useAppContext } from '../../session/app-context';
import { Money } from '../money/money';
import { DiaryPanel } from './diary-panel';
import { LeavingPanel } from './leaving-panel';
import { nameOf } from './name-of';
import { PlanPanel } from './plan-panel';
import { SessionsPanel } from './sessions-panel';
import { Used } from './used';

/** One user: who, on which plan, what was used, and what can be done for them. */
export const UserShow = () => (
  <RecordPage<StaffUser> resource="users" what="user">
    {(user) => <Shown user={user} />}
  </RecordPage>
);

function Shown({ user }: { user: StaffUser }) {
  const { api } = useAppContext();
  return (
    <Page
      title={<Said>{nameOf(user)}</Said>}
      tab="User"
      lead={<UserMarks user={user} />}
      actions={
        user.conversationId && (
          <Button variant="contained" component={Link} to={`/conversations/${user.conversationId}`}>
            Open the conversation
          </Button>
        )
      }
    >
      <div className="panels">
        <Panel title="Account" actions={<Reveal kind="user" id={user.id} revealed={user.revealed} />}>
          <DescriptionList
            of={[
              ['Phone', <Phone key="phone" number={user.phone} />],
              ['Username', <Said key="name">{user.username}</Said>],
              ['Last text', <DateTime key="seen" at={user.lastSeenAt} none="never" />],
              ['Joined', <DateTime key="joined" at={user.createdAt} />],
              ['Time zone', zoneWords(user.timezone)],
              ['Language', user.language],
              ['Country', user.country],
            ]}
          />
        </Panel>
        <PlanPanel user={user} />
        {!user.deletedAt && (
          <Panel title="Money">
            <Money userId={user.id} />
          </Panel>
        )}
        <Panel title="Used today">
          <Used used={user.used} />
        </Panel>
        <Panel
          title="Texts"
          actions={
            !user.optedOut &&
            !user.deletedAt && (
              <AskButton
                label="Opt out"
                title="Opt this user out"
                needs="manage-users"
                danger
                lead="They are sent nothing more. Only they can come back, by texting START."
                fields={[REASON]}
                submit="Opt out"
                done="Opted out"
                onSubmit={({ reason }) => api.call('POST', `users/${user.id}/opt-out`, { reason })}
              />
            )
          }
        >
          <DescriptionList
            of={[
              ['Receives texts', user.optedOut ? `No, by ${plainWords(user.optOutReason ?? 'their wish')}` : 'Yes'],
              ...(user.optedOutAt ? ([['Opted out', <DateTime key="out" at={user.optedOutAt} />]] as const) : []),
              [
                'Sent to us',
                <Link key="texts" to={listLink('texts', { userId: user.id })}>
                  {count(user.texts)} texts
                </Link>,
              ],
            ]}
          />
        </Panel>
        <SessionsPanel user={user} />
        <DiaryPanel user={user} />
        <LeavingPanel user={user} />
      </div>
    </Page>
  );
}
