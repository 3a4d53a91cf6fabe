import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Badge } from '../../components/badge';
import { showPrice } from '../../lib/format';
import { limitsOf, type PlanOffer } from './plan-cards';

interface Props {
  offer: PlanOffer;
  current: boolean;
  /** What can be done with it. */
  action: ReactNode;
}

/** One plan: what it costs, what it allows, what it has. */
export const PlanCard = ({ offer, current, action }: Props) => (
  <section
    aria-label={offer.name}
    aria-current={current || undefined}
    className={clsx('flex flex-col rounded-2xl bg-paper p-4 sm:p-6', current && 'outline-2 -outline-offset-2 outline-accent')}
  >
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
      <h2 className="text-lg font-semibold">{offer.name}</h2>
      {offer.plan === 'pro' && <Badge color="var(--accent)">Best Value</Badge>}
    </div>
    <p className="figures mt-2">
      <span className="text-4xl font-semibold">{offer.price === 0 ? '$0' : showPrice(offer.price)}</span>
      <span className="text-soft">/{offer.interval}</span>
    </p>
    <dl className="figures my-4 grid grid-cols-3 gap-2 border-y border-line py-3">
      {Object.entries(limitsOf(offer.plan)).map(([name, limit]) => (
        <div key={name}>
          <dt className="text-sm text-soft">{name}</dt>
          <dd>{limit}</dd>
        </div>
      ))}
    </dl>
    <ul className="mb-6 flex flex-1 flex-col gap-2">
      {offer.features.map((feature) => (
        <li key={feature} className="flex gap-2">
          <Check size={18} aria-hidden="true" className="mt-1 shrink-0 text-accent" />
          {feature}
        </li>
      ))}
    </ul>
    {action}
  </section>
);
