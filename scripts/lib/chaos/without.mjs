const suffix = `create function chaos_forget() returns trigger language plpgsql as $$ begin new.provider_id := new.provider_id || '-' || gen_random_uuid(); return new; end $$;
  create trigger chaos_forget before insert on inbound_texts for each row execute function chaos_forget()`;
const resend = `create function chaos_resend() returns trigger language plpgsql as $$ begin if new.state = 'unknown' then new.state := 'queued'; new.lease_until := null; end if; return new; end $$;
  create trigger chaos_resend before update on outbound_texts for each row execute function chaos_resend()`;

/** What a run can be made to go without, to see that the checker notices. */
export const SAFEGUARDS = {
  /** Each copy of a text counts as a new one. */
  inbox: suffix,
  /** A text whose fate is unknown is sent again at once, as by plain lease and retry. */
  lookup: resend,
};

export const switchOff = ({ admin }, name) => admin.query(SAFEGUARDS[name]);
