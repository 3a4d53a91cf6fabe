import type { DeliveryRow } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { wayWords } from '../../components/choices';
import { DescriptionList } from '../../components/description-list';
import { count, dollars, kindWords } from '../../components/format';
import { DateTime } from '../../components/date-time';
import { Page } from '../../components/page';
import { Panel } from '../../components/panel';
import { Phone } from '../../components/phone';
import { RecordPage } from '../../components/record-page';
import { Hidden, Reveal } from '../../components/reveal';
import { Said } from '../../components/said';
import { DeliveryState } from '../../components/states';
import { WhyFailed } from '../../components/why-failed';
import { Resend } from './resend';

/** One text of ours: its words, how it fared, and its other tries. */
export const DeliveryShow = () => (
  <RecordPage<DeliveryRow> resource="deliveries" what="delivery">
    {(row) => (
      <Page
        title="Delivery"
        tab="Delivery"
        lead={<Link to={`/conversations/${row.conversationId}`}>In its conversation</Link>}
        actions={
          <>
            <Reveal kind="conversation" id={row.conversationId} revealed={row.revealed} />
            <Resend delivery={row} />
          </>
        }
      >
        <div className="panels">
          <Panel title="What became of it">
            <DescriptionList
              of={[
                ['State', <DeliveryState key="state" state={row.state} />],
                ['Why', <WhyFailed key="why" reason={row.errorReason} code={row.errorCode} />],
                ['Created', <DateTime key="created" at={row.createdAt} />],
                ['Settled', <DateTime key="settled" at={row.settledAt} none="not yet" />],
                ['Attempts', count(row.attempts)],
                ['Segments', count(row.segments)],
                ['Cost', row.cost === null ? 'no price is configured' : dollars(row.cost)],
                ...(row.resendOf
                  ? ([
                      [
                        'Sends again',
                        <Link key="of" to={`/deliveries/${row.resendOf}`}>
                          an earlier delivery
                        </Link>,
                      ],
                    ] as const)
                  : []),
                ...(row.resentAs
                  ? ([
                      [
                        'Sent again as',
                        <Link key="as" to={`/deliveries/${row.resentAs}`}>
                          a later delivery
                        </Link>,
                      ],
                    ] as const)
                  : []),
              ]}
            />
          </Panel>
          <Panel title="What it says">
            <DescriptionList
              of={[
                ['To', <Phone key="to" number={row.phone} />],
                ['By', wayWords(row.channel, row.bearer)],
                ['Kinds', row.kinds.map(kindWords).join(', ') || '–'],
                ['Words', row.body === null ? <Hidden key="words" /> : <Said key="words">{row.body}</Said>],
              ]}
            />
          </Panel>
        </div>
      </Page>
    )}
  </RecordPage>
);
