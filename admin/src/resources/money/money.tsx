import type { StaffMoney } from '@mealtext/backend/contract';
import { useGetOne } from 'react-admin';
import { billingWords } from '../../components/choices';
import { Failed, Waiting } from '../../components/notices';
import { DateTime } from '../../components/date-time';
import { CancelButton } from './cancel-button';
import { InvoiceLine } from './invoice-line';
import { OrderLine } from './order-line';

/** What a user paid and was given back, and what can be done about it: on their page and beside their thread. */
export function Money({ userId }: { userId: string }) {
  const { data, error, refetch } = useGetOne<StaffMoney & { id: string }>('money', { id: userId }, { retry: false });
  if (!data) return error ? <Failed error={error} retry={() => void refetch()} /> : <Waiting lines={2} />;
  const { invoices, providerProblem, orders, paying, currentPeriodEnd, endDate, provider, aloneCents } = data;
  return (
    <div className="money">
      {providerProblem && (
        <p role="alert">
          {billingWords(provider)} could not be asked. {providerProblem}
        </p>
      )}
      {paying ? (
        <p>
          {endDate ? 'Ends ' : 'Renews '}
          <DateTime at={endDate ?? currentPeriodEnd} none="at a time that is not known" /> <CancelButton userId={userId} ends={!!endDate} />
        </p>
      ) : (
        !providerProblem && <p className="soft">{invoices?.length ? 'Pays for nothing now.' : 'Never bought anything.'}</p>
      )}
      {!!invoices?.length && (
        <ul aria-label="Invoices">
          {invoices.map((invoice) => (
            <InvoiceLine key={invoice.id} invoice={invoice} userId={userId} aloneCents={aloneCents} />
          ))}
        </ul>
      )}
      {orders.length > 0 && (
        <ul aria-label="What we did">
          {orders.map((order) => (
            <OrderLine key={order.id} order={order} />
          ))}
        </ul>
      )}
    </div>
  );
}
