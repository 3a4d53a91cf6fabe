import type { ConversationRow, DeliveryRow, StaffUserRow } from '@mealtext/backend/contract';
import { FlagMark } from './flag-mark';
import { plainWords } from './format';
import { Mark, type Tone } from './mark';

const DELIVERY: Record<string, Tone> = {
  delivered: 'good',
  sent: 'good',
  accepted: 'good',
  undelivered: 'bad',
  failed: 'bad',
  expired: 'bad',
  suppressed: 'warn',
  unknown: 'warn',
};

/** How a text of ours fared. */
export const DeliveryState = ({ state }: Pick<DeliveryRow, 'state'>) => <Mark tone={DELIVERY[state] ?? 'quiet'}>{plainWords(state)}</Mark>;

const PLANS: Record<string, string> = { free: 'Free', plus: 'Plus', pro: 'Pro' };
export const Plan = ({ plan }: { plan: string | null }) => (plan ? (PLANS[plan] ?? plan) : <span className="soft">–</span>);

/** What is unusual about a user. */
export function UserMarks({ user }: { user: StaffUserRow }) {
  const marks = [
    user.deletedAt && (
      <Mark key="deleted" tone="bad">
        deleted
      </Mark>
    ),
    user.optedOut && (
      <Mark key="out" tone="warn">
        opted out
      </Mark>
    ),
    user.unreachable && (
      <Mark key="unreachable" tone="warn">
        texts do not arrive
      </Mark>
    ),
    !user.onboardingComplete && !user.deletedAt && <Mark key="new">signing up</Mark>,
  ].filter(Boolean);
  return marks.length ? <span className="marks">{marks}</span> : <Mark tone="good">active</Mark>;
}

/** What waits in a conversation. */
export function ConversationMarks({ row }: { row: ConversationRow }) {
  const marks = [
    ...row.flags.map((flag) => <FlagMark key={`${flag.reason} ${flag.grade}`} flag={flag} />),
    row.heldAt && (
      <Mark key="held" tone="warn">
        bot paused
      </Mark>
    ),
    row.optedOut && <Mark key="out">opted out</Mark>,
  ].filter(Boolean);
  return marks.length ? <span className="marks">{marks}</span> : <span className="soft">–</span>;
}

/** Words for what a text was taken to mean. */
export const Intents = ({ of }: { of: readonly string[] }) =>
  of.length ? <span>{of.map(plainWords).join(', ')}</span> : <span className="soft">–</span>;
