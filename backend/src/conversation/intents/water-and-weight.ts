import { decision, type Decision } from '../decision.js';
import type { Event } from '../events.js';
import type { Scene } from '../scene.js';
import type { IntentOf } from './intent.js';

export function logWater({ ml, instead }: IntentOf<'log-water'>, scene: Scene): Decision {
  const { say, snapshot, today } = scene;
  const events: Event[] = instead ? [{ type: 'water-removed', ...instead, localDate: today }] : [];
  events.push({ type: 'water-logged', id: `${scene.heard.id}.water`, ml, localDate: today });
  const sum = snapshot.waterMlToday - (instead?.ml ?? 0) + ml;
  const text = say.waterLogged(say.water(ml, snapshot.user.country), say.water(sum, snapshot.user.country));
  return decision('log_water', [{ kind: 'confirm_log', text: instead ? `${say.changed} ${text}` : text }], { events });
}

export function logWeight({ kg, said, instead }: IntentOf<'log-weight'>, scene: Scene): Decision {
  const { say, snapshot, today } = scene;
  const events: Event[] = instead ? [{ type: 'weight-removed', ...instead, localDate: today }] : [];
  const before = instead ? instead.before : snapshot.user.weightKg;
  events.push({ type: 'weight-logged', id: `${scene.heard.id}.weight`, kg, localDate: today, before });
  const text = say.weightLogged(said);
  return decision('log_weight', [{ kind: 'confirm_log', text: instead ? `${say.changed} ${text}` : text }], { events });
}
