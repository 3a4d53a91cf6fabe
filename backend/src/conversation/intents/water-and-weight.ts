import { decision, type Decision } from '../decision.js';
import type { Scene } from '../scene.js';
import type { IntentOf } from './intent.js';

export function logWater({ ml }: IntentOf<'log-water'>, scene: Scene): Decision {
  const id = `${scene.heard.id}.water`;
  const text = scene.say.waterLogged(
    scene.say.water(ml, scene.snapshot.user.country),
    scene.say.water(scene.snapshot.waterMlToday + ml, scene.snapshot.user.country),
  );
  return decision('log_water', [{ kind: 'confirm_log', text }], { events: [{ type: 'water-logged', id, ml, localDate: scene.today }] });
}

export function logWeight({ kg, said }: IntentOf<'log-weight'>, scene: Scene): Decision {
  const before = scene.snapshot.user.weightKg;
  const event = { type: 'weight-logged' as const, id: `${scene.heard.id}.weight`, kg, localDate: scene.today, before };
  return decision('log_weight', [{ kind: 'confirm_log', text: scene.say.weightLogged(said) }], { events: [event] });
}
