import type { TimelineItem } from '@mealtext/backend/contract';
import { Link } from 'react-router-dom';
import { wayWords } from '../../components/choices';
import { plainWords } from '../../components/format';
import { DateTime } from '../../components/date-time';
import { Hidden } from '../../components/reveal';
import { Said } from '../../components/said';
import { DeliveryState } from '../../components/states';
import { WhyFailed } from '../../components/why-failed';

/** What we wrote, by the bot or by staff, and whether it arrived. */
export function TimelineReply({ item }: { item: TimelineItem }) {
  const { delivery, staffName, staffId, deliveryId, replyKinds = [] } = item;
  const state = delivery && <DeliveryState state={delivery.state} />;
  return (
    <article className="turn" data-item={item.id} aria-label={staffId ? 'Text of staff' : 'Text of the bot'}>
      <div className={staffId ? 'bubble ours staff' : 'bubble ours'}>
        {staffId && <p className="bubble-who">{staffName ? <Said>{staffName}</Said> : 'Staff'}</p>}
        {item.body == null ? <Hidden /> : <Said block>{item.body}</Said>}
        <p className="bubble-meta">
          <DateTime at={item.at} only="time" />
          {replyKinds.length > 0 && !staffId && <span>{replyKinds.map(plainWords).join(', ')}</span>}
          {delivery && delivery.bearer !== 'sms' && <span>{wayWords('sms', delivery.bearer)}</span>}
          {delivery && delivery.segments > 1 && <span>{delivery.segments} segments</span>}
          {deliveryId ? <Link to={`/deliveries/${deliveryId}`}>{state}</Link> : state}
          {delivery?.resendOf && <span>sent again</span>}
        </p>
        {(delivery?.errorReason || delivery?.errorCode) && (
          <p className="bubble-wrong">
            <WhyFailed reason={delivery.errorReason} code={delivery.errorCode} />
          </p>
        )}
      </div>
    </article>
  );
}
