import type { Plant } from './plant.js';

const suffix = `create function chaos_forget() returns trigger language plpgsql as $$ begin new.provider_id := new.provider_id || '-' || gen_random_uuid(); return new; end $$;
  create trigger chaos_forget before insert on inbound_texts for each row execute function chaos_forget()`;
const resend = `create function chaos_resend() returns trigger language plpgsql as $$ begin if new.state = 'unknown' then new.state := 'queued'; new.lease_until := null; end if; return new; end $$;
  create trigger chaos_resend before update on outbound_texts for each row execute function chaos_resend()`;

const uncounted = `create function chaos_uncounted() returns trigger language plpgsql as $$ begin new.attempts := 0; new.failures := 0; return new; end $$;
  create trigger chaos_uncounted before update on inbound_texts for each row execute function chaos_uncounted()`;
const slow = `create function chaos_slow() returns trigger language plpgsql as $$ begin new.not_before := now() + interval '3 seconds'; return new; end $$;
  create trigger chaos_slow before insert on outbound_texts for each row execute function chaos_slow()`;

/** What a run can be made to go without, to see that the checker notices. */
export const SAFEGUARDS = {
  /** Each copy of a text counts as a new one. */
  inbox: suffix,
  /** A text whose fate is unknown is sent again at once, as by plain lease and retry. */
  lookup: resend,
  /** No try of a text is counted, so that one which never ends is tried for ever. */
  tries: uncounted,
  /** Every answer waits for three seconds. */
  haste: slow,
};

export type Safeguard = keyof typeof SAFEGUARDS;

export const isSafeguard = (name: string): name is Safeguard => Object.hasOwn(SAFEGUARDS, name);

export async function switchOff({ admin }: Pick<Plant, 'admin'>, name: Safeguard): Promise<void> {
  await admin.query(SAFEGUARDS[name]);
}
