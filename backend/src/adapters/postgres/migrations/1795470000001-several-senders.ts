import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Several numbers that we send from, each with a rate and a day's budget. `sender_for` says which one a text leaves from: the one that was texted, else the
 * one that the conversation knows, else the one that rendezvous hashing gives by the rates, so that a number more or less moves as few as can be. Null while
 * there is one number: then nothing is to be chosen, and the index of texts by sender holds none.
 */
export class SeveralSenders1795470000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table senders add column segments_per_second real, add column day date, add column spent bigint not null default 0;
      comment on column senders.segments_per_second is 'what it is allowed; null: not in use';
      comment on column senders.spent is 'segments that left on that day';
      alter table conversations add column sender text;
      comment on column conversations.sender is 'our number that they last texted, or that first texted them';
      alter table inbound_texts add column sent_to text;
      alter table outbound_texts add column sender text;
      alter table outbound_texts drop constraint outbound_texts_lane_check, add constraint outbound_texts_lane_check check (lane between 0 and 5) not valid;
      create index outbound_of_sender on outbound_texts (sender, lane, not_before, seq) where channel = 'sms' and state = 'queued' and sender is not null;
      create function sender_for(conversation uuid, inbound uuid, hash text) returns text language sql stable as $body$
        select s.sender from senders s
        where s.segments_per_second is not null and (select count(*) from senders where segments_per_second is not null) > 1
        order by s.sender = (select i.sent_to from inbound_texts i where i.conversation_id = conversation and i.id = inbound) desc nulls last,
          s.sender = (select c.sender from conversations c where c.id = conversation) desc nulls last,
          -ln((('x' || left(md5(s.sender || ' ' || hash), 8))::bit(32)::bigint + 0.5) / 4294967296::float8) / s.segments_per_second
        limit 1
      $body$;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function sender_for(uuid, uuid, text);
      drop index outbound_of_sender;
      update outbound_texts set lane = 4 where lane = 5;
      alter table outbound_texts drop constraint outbound_texts_lane_check, add constraint outbound_texts_lane_check check (lane between 0 and 4) not valid;
      alter table outbound_texts drop column sender;
      alter table inbound_texts drop column sent_to;
      alter table conversations drop column sender;
      alter table senders drop column segments_per_second, drop column day, drop column spent;`);
  }
}
