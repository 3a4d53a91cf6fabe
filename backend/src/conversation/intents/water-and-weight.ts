import { addDays } from '../../domain/local-day.js';
import { decision, type Decision } from '../decision.js';
import type { Event } from '../events.js';
import { dayName } from '../replies/entry-text.js';
import type { TurnContext } from '../turn-context.js';
import type { IntentOf } from './intent.js';

export function logWater({ ml, instead, day = 0 }: IntentOf<'log-water'>, context: TurnContext): Decision {
  const { say, snapshot, today } = context;
  const localDate = addDays(today, day);
  const events: Event[] = instead ? [{ type: 'water-removed', ...instead }] : [];
  events.push({ type: 'water-logged', id: `${context.heard.id}.water`, ml, localDate });
  const sum = snapshot.waterMlToday - (instead?.localDate === today ? instead.ml : 0) + (day === 0 ? ml : 0);
  const amount = say.water(ml, snapshot.user.country);
  const text =
    day === 0 ? say.waterLogged(amount, say.water(sum, snapshot.user.country)) : say.waterOn(amount, dayName(localDate, context));
  return decision('log_water', [{ kind: 'confirm_log', text: instead ? `${say.changed} ${text}` : text }], { events });
}

export function logWeight({ kg, said, instead, day = 0 }: IntentOf<'log-weight'>, context: TurnContext): Decision {
  const { say, snapshot, today } = context;
  const events: Event[] = instead ? [{ type: 'weight-removed', ...instead, localDate: today }] : [];
  const before = instead ? instead.before : snapshot.user.weightKg;
  events.push({ type: 'weight-logged', id: `${context.heard.id}.weight`, kg, localDate: addDays(today, day), before });
  const text = say.weightLogged(day === 0 ? said : `${said} ${dayName(addDays(today, day), context)}`);
  return decision('log_weight', [{ kind: 'confirm_log', text: instead ? `${say.changed} ${text}` : text }], { events });
}
