import { countSegments, toGsm7 } from '../domain/segments.js';
import { applyEvents } from './apply.js';
import type { Language } from '../reading/reading.js';
import { HANDLERS, handle } from './intents/registry.js';
import type { Intent } from './intents/intent.js';
import type { Event } from './events.js';
import type { IntentName, Outcome, Reply } from './outcome.js';
import type { Said } from './decision.js';
import type { Scene } from './scene.js';

/** Runs the handlers one after another, each on what the ones before left, and puts into words what came of it. */
export function finish(intents: Intent[], scene: Scene, extra: { cut: boolean; heardLanguage: Language | null }): Outcome {
  void extra;
  let snapshot = scene.snapshot;
  const names: IntentName[] = [];
  const events: Event[] = [];
  const said: Said[] = [];
  for (const intent of intents) {
    const made = handle(intent, { ...scene, snapshot });
    names.push(...made.intents);
    events.push(...made.events);
    said.push(...made.replies);
    snapshot = applyEvents(snapshot, made.events, scene.now);
  }
  const replies = said.map((one): Reply => {
    const text = toGsm7(one.entry ? `#${one.entry.number}` : one.text);
    return { kind: one.kind, text, segments: countSegments(text).segments, lang: scene.lang };
  });
  const counts = intents.some((intent) => HANDLERS[intent.type]?.counts ?? false);
  return { intents: names, heard: intents, events, replies, pending: null, counts, amends: null, entryIds: [], waitSeconds: 0 };
}
