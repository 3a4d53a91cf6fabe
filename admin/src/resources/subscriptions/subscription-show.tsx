import type { StaffSubscription } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { AskButton } from '../../components/ask-button';
import { billingWords } from '../../components/choices';
import { Code } from '../../components/code';
import { DescriptionList } from '../../components/description-list';
import { REASON } from '../../components/form-dialog';
import { DateTime } from '../../components/date-time';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { Said } from '../../components/said';
import { Plan } from '../../components/states';
import { useAppContext } from '../../session/app-context';

/** What we hold beside what the provider says, and the repair where they differ. */
export const SubscriptionShow = () => (
  <RecordPage<StaffSubscription> resource="subscriptions" what="subscription">
    {(row) => <Shown row={row} />}
  </RecordPage>
);

function Shown({ row }: { row: StaffSubscription }) {
  const { api } = useAppContext();
  const provider = billingWords(row.provider);
  return (
    <Page
      title={
        <>
          Subscription of <Said>{row.name}</Said>
        </>
      }
      tab="Subscription"
      lead={<Link to={`/users/${row.id}`}>Their page</Link>}
      actions={
        <AskButton
          label="Repair"
          title="Take over what the provider says"
          needs="repair"
          variant={row.differs ? 'contained' : 'outlined'}
          lead={`Asks ${provider} again and stores its answer here. Nothing is changed there.`}
          fields={[REASON]}
          submit="Repair"
          done="Ours is now what the provider says"
          onSubmit={({ reason }) => api.call('POST', `subscriptions/${row.id}/repair`, { reason })}
        />
      }
    >
      <div className="stack">
        {row.differs && (
          <p className="banner bad" role="alert">
            <span>What we hold is not what {provider} says. Repair takes over theirs.</span>
          </p>
        )}
        <div className="panels">
          <Panel title="We hold">
            <DescriptionList
              of={[
                ['Plan', <Plan key="plan" plan={row.plan} />],
                ['State', row.status],
                ['Subscription', <Code key="id">{row.subscriptionId}</Code>],
                ['Customer', <Code key="customer">{row.customerId}</Code>],
                ['Price', <Code key="price">{row.priceId}</Code>],
                ['Period ends', <DateTime key="period" at={row.currentPeriodEnd} />],
                ['Ends', <DateTime key="end" at={row.endDate} none="goes on" />],
                ['Changed', <DateTime key="changed" at={row.updatedAt} />],
              ]}
            />
          </Panel>
          {row.provided === null ? (
            <Panel title={`${provider} says`}>
              <p role="alert">Could not be asked: {row.providerProblem ?? 'no answer'}.</p>
            </Panel>
          ) : row.provided.length === 0 ? (
            <Panel title={`${provider} says`}>
              <p className="soft">No subscription.</p>
            </Panel>
          ) : (
            row.provided.map((one) => (
              <Panel key={one.id} title={`${provider} says`}>
                <DescriptionList
                  of={[
                    ['Plan', <Plan key="plan" plan={one.plan} />],
                    ['State', one.status],
                    ['Subscription', <Code key="id">{one.id}</Code>],
                    ['Price', <Code key="price">{one.priceId}</Code>],
                    ['Period ends', <DateTime key="period" at={one.currentPeriodEnd} />],
                    ['Ends', <DateTime key="end" at={one.endDate} none="goes on" />],
                  ]}
                />
              </Panel>
            ))
          )}
        </div>
      </div>
    </Page>
  );
}
