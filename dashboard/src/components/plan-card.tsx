import type { ReactNode } from 'react';
import type { PlanLimits } from '@mealtext/backend/contract';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Badge } from './badge';
import { showPrice } from '../lib/format';
import { limitsShown, type PlanOffer } from '../lib/plan-offers';
import { sayCommon } from '../lib/say-common';

interface Props {
  offer: PlanOffer;
  /** Undefined while they are not known: then none are shown. */
  limits: PlanLimits | undefined;
  current: boolean;
  /** What can be done with it. */
  action: ReactNode;
  /** The heading's level on its page. */
  level?: 2 | 3;
}

/** One plan: what it costs, what it allows, what it has. */
export function PlanCard({ offer, limits, current, action, level = 2 }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section
      aria-label={offer.name}
      aria-current={current || undefined}
      className={clsx('flex flex-col rounded-2xl bg-paper p-4 sm:p-6', current && 'outline-2 -outline-offset-2 outline-accent')}
    >
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
        <Heading className="text-lg font-semibold">{offer.name}</Heading>
        {offer.plan === 'pro' && <Badge color="var(--accent)">{sayCommon('bestValue')}</Badge>}
      </div>
      <p className="figures mt-2">
        <span className="text-4xl font-semibold">{showPrice(offer.price)}</span>
        <span className="text-soft">/{offer.interval}</span>
      </p>
      {limits && (
        <dl className="figures my-4 grid grid-cols-3 gap-2 border-y border-line py-3">
          {limitsShown(limits).map(([name, limit]) => (
            <div key={name}>
              <dt className="text-sm text-soft">{name}</dt>
              <dd>{limit}</dd>
            </div>
          ))}
        </dl>
      )}
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
}
