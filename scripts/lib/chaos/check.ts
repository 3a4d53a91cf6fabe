import type { Evidence, OccasionKey, OutboundRow, Violation } from './evidence.js';

/**
 * The invariants, recomputed from what reached the provider, what stands in the database and what the workload was told; nothing
 * of the product's own code is asked. `evidence` is plain data, as gather.ts makes it; times are in ms. Says what is wrong, one
 * line each; nothing for a good run.
 */
export function check(evidence: Evidence): Violation[] {
  return Object.entries(INVARIANTS).flatMap(([invariant, look]) => look(evidence).map((what) => ({ invariant, what })));
}

/** States in which the provider has a text. */
const REACHED = ['accepted', 'sent', 'delivered', 'undelivered'];
/** States in which a text rightly never leaves; a failed one is shown to staff. */
const ENDED = ['suppressed', 'expired', 'failed'];
/** How long a claim made just before STOP may take to reach the provider. */
const IN_FLIGHT_MS = 10_000;
const SECOND = 1000;
/** Longest wait for an answer. */
const LONGEST_WAIT_MS = 2000;
/** What is logged by whatever ends a text that never ends. */
const NOTICED = { thread: 'text took too long', loop: 'event loop stands still' };

const INVARIANTS: Record<string, (evidence: Evidence) => string[]> = {
  /** Each text that we acknowledged has exactly one final result. */
  I1: ({ acknowledged, inbound, outbound }) => {
    const rows = groupBy(inbound, ({ sid }) => sid.slice(0, SID_LENGTH));
    const replies = groupBy(outbound, ({ inboundId }) => inboundId);
    return acknowledged.flatMap(({ sid }) => {
      const kept = rows.get(sid) ?? [];
      const [row] = kept;
      if (!row || kept.length !== 1) return [`text ${sid} was acknowledged and stands ${kept.length} times in the inbox`];
      const { id, handled, dead } = row;
      const own = replies.get(id) ?? [];
      const promises = own.filter(isPromise).length;
      const answers = own.length - promises;
      return [
        ...(handled === dead ? [`text ${sid} is ${handled ? 'both handled and dead' : 'neither handled nor dead'}`] : []),
        ...(answers > 1 ? [`text ${sid} has ${answers} replies`] : []),
        ...(promises > 1 ? [`text ${sid} was put off ${promises} times`] : []),
      ];
    });
  },

  /** No text out reached the provider twice, nor did two with one business key. */
  I2: ({ outbound, messages }) => {
    const keys = new Map(outbound.map(({ id, key }) => [id, key]));
    return [
      ...doubled(messages, ({ outboundId }) => outboundId, 'outbox row'),
      ...doubled(messages, ({ outboundId }) => keys.get(outboundId ?? ''), 'business key'),
      ...messages.filter(({ outboundId }) => !keys.has(outboundId ?? '')).map(({ sid }) => `message ${sid} belongs to no outbox row`),
    ];
  },

  /** Nothing was lost: each text out reached the provider unless it may not or need not, and each text in has its answer. */
  I3: ({ acknowledged, inbound, outbound, messages, suppressions, limited }) => {
    const sent = new Set(messages.map(({ outboundId }) => outboundId));
    const answered = new Set(outbound.map(({ inboundId }) => inboundId));
    const idOf = new Map(inbound.map(({ id, sid }) => [sid, id]));
    const silent = new Set([...suppressions, ...limited].map(({ phone }) => phone));
    return [
      ...outbound
        .filter(({ state }) => ![...REACHED, ...ENDED].includes(state))
        .map(({ id, state }) => `outbox row ${id} is still ${state}`),
      ...outbound
        .filter(({ id, state }) => REACHED.includes(state) && !sent.has(id))
        .map(({ id, state }) => `outbox row ${id} is ${state} and never reached the provider`),
      ...outbound
        .filter(({ state, errorCode }) => state === 'failed' && !errorCode)
        .map(({ id }) => `outbox row ${id} failed without a reason`),
      ...acknowledged
        .filter(({ sid, from, kind }) => {
          const id = idOf.get(sid);
          return id !== undefined && !answered.has(id) && !silent.has(from) && kind !== 'hostile';
        })
        .map(({ sid }) => `text ${sid} was never answered`),
    ];
  },

  /** After STOP nothing but the answer to it. */
  I4: ({ suppressions, outbound, messages }) => {
    const rows = new Map(outbound.map((row) => [row.id, row]));
    return suppressions.flatMap(({ phone, at }) => [
      ...messages
        .filter((one) => one.to === phone && one.at > at + IN_FLIGHT_MS && !rows.get(one.outboundId ?? '')?.despiteOptOut)
        .map(({ sid }) => `message ${sid} went to ${phone} after its STOP`),
      ...outbound
        .filter((row) => row.phone === phone && !row.despiteOptOut && (row.sendStartedAt ?? 0) > at + SECOND)
        .map(({ id }) => `outbox row ${id} was claimed for ${phone} after its STOP`),
    ]);
  },

  /** What a user's day holds is what their texts said, each once; of a text that was given up, its sender was told so. */
  I5: ({ acknowledged, unacknowledged = [], inbound, entries, limited }) => {
    // A text may be kept though nobody got to say so.
    const said = new Map([...acknowledged, ...unacknowledged].map((text) => [text.sid, text]));
    const stops = new Map<string, number>();
    for (const { phone, seq, sid } of inbound)
      if (said.get(sid)?.kind === 'stop') stops.set(phone, Math.min(seq, stops.get(phone) ?? Infinity));
    const odd = [...said.values()].filter(({ kind }) => kind === 'hostile' || kind === 'stuck');
    const free = new Set([...limited.map(({ phone }) => phone), ...odd.map(({ from }) => from)]);
    const logged = groupBy(entries, ({ phone }) => phone);
    const wanted = groupBy(
      inbound.filter(({ phone, seq, sid, dead }) => said.get(sid)?.calories && !dead && !(seq > (stops.get(phone) ?? Infinity))),
      ({ phone }) => phone,
    );
    return [...new Set([...logged.keys(), ...wanted.keys()])].flatMap((phone) => {
      if (free.has(phone)) return [];
      const total = sum(logged.get(phone) ?? [], ({ calories }) => calories);
      const right = sum(wanted.get(phone) ?? [], ({ sid }) => said.get(sid)?.calories ?? 0);
      return total === right ? [] : [`${phone} has ${total} calories where the texts say ${right}`];
    });
  },

  /** Nobody has more than the plan allows. */
  I6: ({ limited, entries, counters }) =>
    limited.flatMap(({ phone, meals, texts }) => {
      const had = entries.filter((entry) => entry.phone === phone).length;
      const counted = sum(
        counters.filter((row) => row.phone === phone),
        (row) => row.texts,
      );
      return [
        ...(had > meals ? [`${phone} has ${had} meals of ${meals}`] : []),
        ...(counted > texts ? [`${phone} has ${counted} texts of ${texts}`] : []),
      ];
    }),

  /** Answers to one user reach the provider in the order of the texts. */
  I7: ({ inbound, outbound, messages }) => {
    const order = new Map(inbound.map(({ id, seq }) => [id, seq]));
    const rows = new Map(outbound.map((row) => [row.id, row]));
    const putOff = new Set(outbound.filter(isPromise).map(({ inboundId }) => inboundId));
    const replies = messages.flatMap(({ to, outboundId }) => {
      const row = rows.get(outboundId ?? '');
      const seq = order.get(row?.inboundId ?? '');
      // what was promised for later comes when it comes
      const counts = row?.lane === REPLY && seq !== undefined && (isPromise(row) || !putOff.has(row.inboundId));
      return counts ? [{ to, seq }] : [];
    });
    return [...groupBy(replies, ({ to }) => to)].flatMap(([phone, list]) =>
      list.flatMap(({ seq }, index) => (seq < (list[index - 1]?.seq ?? 0) ? [`${phone} was answered out of order (text ${seq})`] : [])),
    );
  },

  /** A reminder at most once a user, kind and local day, and inside its grace or not at all. */
  I8: ({ occasions, reminderLog, outbound, messages }) => {
    const rows = new Map(outbound.map((row) => [row.key, row]));
    const sent = groupBy(messages, ({ outboundId }) => outboundId);
    const logged = groupBy(reminderLog, occasionKey);
    return occasions.flatMap((occasion) => {
      const key = occasionKey(occasion);
      const row = rows.get(key);
      const went = (row && sent.get(row.id)) ?? [];
      const results = logged.get(key) ?? [];
      return [
        ...(results.length === 1 ? [] : [`${key} was settled ${results.length} times`]),
        ...(went.length > 1 ? [`${key} was sent ${went.length} times`] : []),
        ...(results[0]?.result !== 'sent' && went.length > 0 ? [`${key} is ${results[0]?.result} and was sent`] : []),
        ...went
          .filter(({ at }) => at < occasion.dueAt - SECOND || at > occasion.dueAt + occasion.graceMs)
          .map(() => `${key} was sent outside its grace`),
      ];
    });
  },

  /** Everybody has the plan that the billing provider's own books give them. */
  I9: ({ subscriptions }) =>
    subscriptions
      .filter(({ sold, held }) => sold !== held)
      .map(({ user, sold, held }) => `${user} has ${held} where the provider sold ${sold}`),

  /** While nothing else breaks, hostile texts keep nobody waiting. */
  I11: (evidence) =>
    evidence.calm
      ? honestWaits(evidence)
          .filter(({ ms }) => ms > (evidence.longestWaitMs ?? LONGEST_WAIT_MS))
          .map(({ sid, ms }) => `text ${sid} waited ${ms} ms for its answer`)
      : [],

  /** A text that never ends is given up after its tries, its sender is told, and what ended it said so. */
  I12: ({ acknowledged, inbound, outbound, logs, stuckIn }) => {
    const stuck = acknowledged.filter(({ kind }) => kind === 'stuck');
    const rows = new Map(inbound.map((row) => [row.sid, row]));
    const told = new Set(outbound.filter(({ kinds }) => kinds.includes('unknown')).map(({ inboundId }) => inboundId));
    return [
      ...stuck.filter(({ sid }) => !rows.get(sid)?.dead).map(({ sid }) => `text ${sid} never ends and was not given up`),
      ...stuck
        .filter(({ sid }) => !told.has(rows.get(sid)?.id ?? ''))
        .map(({ sid }) => `the sender of ${sid}, which never ends, was told nothing`),
      ...(stuck.length && !logs.some((line) => line.includes(NOTICED[stuckIn ?? 'thread']))
        ? [`nothing in the logs of texts that never ended in the ${stuckIn ?? 'thread'}`]
        : []),
    ];
  },

  /** Whoever texted one of our numbers is answered from it. */
  I13: ({ acknowledged, inbound, outbound, messages }) => {
    const texted = new Map(acknowledged.map(({ sid, to }) => [sid, to]));
    const numbers = new Map(inbound.map(({ id, sid }) => [id, texted.get(sid)]));
    const rows = new Map(outbound.map(({ id, inboundId }) => [id, inboundId]));
    return messages.flatMap(({ sid, from, outboundId }) => {
      const number = numbers.get(rows.get(outboundId ?? '') ?? '');
      return number === undefined || number === from ? [] : [`message ${sid} came from ${from} where ${number} was texted`];
    });
  },

  /** No secret and nothing that a person wrote stands in a log. */
  I10: ({ logs, secrets }) =>
    secrets.flatMap((secret) =>
      logs.filter((line) => line.includes(secret)).map((line) => `a log holds ${JSON.stringify(secret)}: ${line.slice(0, 120)}`),
    ),
};

/** How long each honest text waited from being acknowledged to its answer's being with the provider, in ms. */
export function honestWaits({ acknowledged, inbound, outbound, messages }: Evidence): { sid: string; ms: number }[] {
  const rows = new Map(inbound.map(({ id, sid }) => [sid, id]));
  const replies = new Map(outbound.flatMap(({ id, inboundId }) => (inboundId ? [[inboundId, id] as const] : [])));
  const sent = new Map(messages.map(({ outboundId, at }) => [outboundId ?? '', at]));
  return acknowledged
    .filter(({ kind }) => kind === 'meal' || kind === 'stop')
    .map(({ sid, at }) => ({ sid, ms: (sent.get(replies.get(rows.get(sid) ?? '') ?? '') ?? NaN) - at }))
    .filter(({ ms }) => !Number.isNaN(ms));
}

const SID_LENGTH = 34;
/** "Saved, I will read it when I can": the answer proper follows. */
const isPromise = ({ kinds }: OutboundRow): boolean => kinds.includes('saved_later');

/** The lane of ordinary replies. */
const REPLY = 2;

const occasionKey = ({ userId, kind, localDate }: OccasionKey): string => `reminder:${userId}:${kind}:${localDate}`;
const sum = <T>(list: T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0);

function groupBy<T, K>(list: T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of list) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return groups;
}

const doubled = <T>(list: T[], keyOf: (one: T) => string | null | undefined, what: string): string[] =>
  [
    ...groupBy(
      list.filter((one) => keyOf(one) != null),
      keyOf,
    ),
  ]
    .filter(([, group]) => group.length > 1)
    .map(([key, group]) => `${what} ${key} reached the provider ${group.length} times`);
