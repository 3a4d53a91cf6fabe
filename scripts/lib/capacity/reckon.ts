import type { Assumptions } from './assumption.js';

/** Bytes of a row with what its indexes take, by table. */
export interface RowBytes {
  users: number;
  inbound: number;
  outbound: number;
  entries: number;
  changes: number;
  reminderLog: number;
}

/** What so many users need. */
export interface Need {
  users: number;
  textsInASecond: number;
  textsInAtPeak: number;
  cores: { application: number; database: number };
  processes: number;
  connections: number;
  commitsAtPeak: number;
  /** Of the measured machine, two cores. */
  databases: number;
  terabytesAYear: number;
  segmentsAtPeak: number;
  segmentsAtEight: number;
  /**
   * The reminders of one minute, spread as by default, by as many senders as all else needs at its busiest: how long the last of them waits, the share that is
   * late, and the spread at which none is.
   */
  eight: { reminders: number; lastWaitsS: number; lateShare: number; spreadWantedS: number };
  senders: number;
  dollarsAMonth: { carrier: number; model: number };
}

const DAY_S = 86_400;
const YEAR_DAYS = 365;
const MONTH_DAYS = 30;
const BYTES_OF_A_TERABYTE = 1e12;

/** What so many texts take, every second of it. */
export interface Rate {
  cores: { application: number; database: number };
  commits: number;
  /** Rows of texts out and of entries, one of a text in and of a change beside each. */
  replies: number;
  entries: number;
  bytes: number;
}

/** Of texts alone, as the model has it: what a load of so many can be held against. */
export function atRate(textsASecond: number, given: Assumptions, bytes: RowBytes): Rate {
  const of = (name: keyof Assumptions): number => given[name].value;
  const cores = (textsASecond * of('coreMsAText')) / 1000;
  return {
    cores: { application: cores * (1 - of('databaseShare')), database: cores * of('databaseShare') },
    commits: textsASecond * of('commitsAText'),
    replies: textsASecond * of('repliesAText'),
    entries: textsASecond * of('entriesAText'),
    bytes: textsASecond * (bytes.inbound + of('repliesAText') * bytes.outbound + of('entriesAText') * (bytes.entries + bytes.changes)),
  };
}

export function reckon(users: number, given: Assumptions, bytes: RowBytes): Need {
  const of = (name: keyof Assumptions): number => given[name].value;
  const textsADay = users * of('textsADay');
  const remindersADay = users * of('remindedShare') * of('remindersADay');
  const outADay = textsADay * of('repliesAText') + remindersADay;

  const textsInASecond = textsADay / DAY_S;
  const textsInAtPeak = textsInASecond * of('peakToMean');
  const dueTogether = users * of('remindedShare') * of('sameMinute');
  const remindersAtEight = dueTogether / (of('smearMinutes') * 60);
  const coresAtPeak = (textsInAtPeak * of('coreMsAText') + remindersAtEight * of('coreMsAReminder')) / 1000 / of('headroom');
  const processes = Math.ceil(textsInAtPeak / of('textsAProcess'));
  const commitsAtPeak = atRate(textsInAtPeak, given, bytes).commits;

  const segmentsAtPeak = ((outADay * of('segmentsAText')) / DAY_S) * of('peakToMean');
  const segmentsAtEight = remindersAtEight * of('segmentsAText');
  const bytesADay = atRate(textsADay, given, bytes).bytes + remindersADay * (bytes.outbound + bytes.reminderLog);

  // Those who text at eight are answered first: what is left of their senders is for reminders.
  const sendersOfTexts = Math.max(1, Math.ceil(segmentsAtPeak / of('segmentsASender')));
  const left = Math.max(0, sendersOfTexts * of('segmentsASender') - (textsADay * of('repliesAText') * of('segmentsAText')) / DAY_S);
  const eight = atEight(dueTogether, left / of('segmentsAText'), of('usualSpreadSeconds'));

  const asked = textsADay * of('modelShare') * MONTH_DAYS;
  const centsAskedOnce = (of('tokensIn') * of('centsAMillionIn') + of('tokensOut') * of('centsAMillionOut')) / 1e6;
  return {
    users,
    textsInASecond,
    textsInAtPeak,
    cores: { application: coresAtPeak * (1 - of('databaseShare')), database: coresAtPeak * of('databaseShare') },
    processes,
    connections: processes * of('connectionsAProcess'),
    commitsAtPeak,
    databases: Math.ceil(commitsAtPeak / of('commitsASecond')),
    terabytesAYear: (bytesADay * YEAR_DAYS + users * bytes.users) / BYTES_OF_A_TERABYTE,
    segmentsAtPeak,
    segmentsAtEight,
    eight,
    senders: Math.ceil(Math.max(segmentsAtPeak, segmentsAtEight) / of('segmentsASender')),
    dollarsAMonth: {
      // A text in is one segment, and costs as one out does.
      carrier: ((outADay * of('segmentsAText') + textsADay) * MONTH_DAYS * of('centsASegment')) / 100,
      model: (asked * centsAskedOnce) / 100,
    },
  };
}

const IN_TIME_S = 60;

/** What becomes of so many reminders that come evenly over the spread, where so many leave a second: their wait grows evenly, from nothing to that of the last. */
function atEight(reminders: number, perSecond: number, spreadS: number): Need['eight'] {
  const takesS = reminders / perSecond;
  const lastWaitsS = Math.max(0, takesS - spreadS);
  return {
    reminders,
    lastWaitsS,
    lateShare: lastWaitsS > IN_TIME_S ? 1 - IN_TIME_S / lastWaitsS : 0,
    spreadWantedS: lastWaitsS > IN_TIME_S ? takesS - IN_TIME_S : spreadS,
  };
}
