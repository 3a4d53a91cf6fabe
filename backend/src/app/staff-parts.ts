import { join } from 'node:path';
import { BuiltInStaffEngine } from '../adapters/builtin/index.js';
import { ModelKeptReadings } from '../adapters/openai/kept-readings.js';
import { OpenAiReader } from '../adapters/openai/openai-reader.js';
import {
  PostgresModelAnswers,
  PostgresStaffAccounts,
  PostgresStaffAudit,
  PostgresStaffBusiness,
  PostgresStaffDesk,
  PostgresStaffFigures,
  PostgresStaffFoods,
  PostgresStaffInbox,
  PostgresStaffLessons,
  PostgresStaffLists,
  PostgresStaffOutreach,
  PostgresStaffQuality,
  PostgresStaffReplays,
  PostgresStaffRequests,
  PostgresStaffSearch,
  PostgresStaffTimelines,
  PostgresStaffViews,
} from '../adapters/postgres/index.js';
import { FixtureFolder, keyedHash, sealed } from '../adapters/system/index.js';
import type { Costs } from '../usecases/staff/costs.js';
import type { StaffDependencies } from '../usecases/staff/staff-dependencies.js';
import type { Dependencies } from '../usecases/dependencies.js';
import type { Parts } from './parts.js';
import { routed } from './routed.js';
import { storeSettings } from './store-settings.js';

const ROOT = join(import.meta.dirname, '../../..');

/** More than anybody ever paid. */
const ANY_CENTS = 1_000_000_000;

/** The console's ports, on the same database and beside those of the users. */
export function staffParts({ config, dataSource, replica }: Parts, { clock, foods, model }: Dependencies): StaffDependencies {
  const read = { dataSource, replica };
  return {
    accounts: staffAccounts({ config, dataSource }),
    audit: new PostgresStaffAudit(dataSource),
    breaker: () => (model instanceof OpenAiReader ? (model.server.trouble === null ? model.server.breakerState : 'misconfigured') : null),
    business: new PostgresStaffBusiness(dataSource),
    costs: costsOf(config),
    desk: new PostgresStaffDesk(dataSource),
    engine: new BuiltInStaffEngine(foods, clock),
    // Who needs somebody now is asked of the primary: nobody in danger waits for a replica.
    figures: routed(read, (from) => new PostgresStaffFigures(from), ['over', 'medianAnswerMs', 'parts']),
    fixtures: config.process.environment === 'production' ? null : new FixtureFolder(ROOT, 'nlp-fixtures/conversations'),
    foods: new PostgresStaffFoods(dataSource),
    inbox: new PostgresStaffInbox(dataSource),
    keptReadings: new ModelKeptReadings(new PostgresModelAnswers(dataSource), () => foods.current()),
    lessons: new PostgresStaffLessons(dataSource),
    lists: routed(read, (from) => new PostgresStaffLists(from), ['list', 'one', 'every']),
    outreach: new PostgresStaffOutreach(dataSource, keyedHash(config.secrets.hash)),
    quality: routed(read, (from) => new PostgresStaffQuality(from), ['counts', 'foods']),
    replays: new PostgresStaffReplays(dataSource, storeSettings(config)),
    refundAlone: config.limits.refundAlone < 0 ? ANY_CENTS : config.limits.refundAlone * 100,
    requests: new PostgresStaffRequests(dataSource, keyedHash(config.secrets.hash)),
    search: routed(read, (from) => new PostgresStaffSearch(from), ['find']),
    timelines: routed(read, (from) => new PostgresStaffTimelines(from), ['stretch', 'picture', 'person', 'user']),
    views: new PostgresStaffViews(dataSource),
  };
}

interface StaffAccountsParts {
  config: Pick<Parts['config'], 'secrets'>;
  dataSource: Parts['dataSource'];
}

/** In US dollars a piece. */
function costsOf({ costs: { segment, modelIn, modelOut } }: Parts['config']): Costs {
  const known = (figure: number, of: number) => (figure === 0 ? null : figure / of);
  // A US cent for a million tokens is a hundred-millionth of a dollar for one.
  return { segment: known(segment, 1e6), tokenIn: known(modelIn, 1e8), tokenOut: known(modelOut, 1e8) };
}

export const staffAccounts = ({ config: { secrets }, dataSource }: StaffAccountsParts): PostgresStaffAccounts =>
  new PostgresStaffAccounts(dataSource, keyedHash(secrets.session), sealed(secrets.hash, 'staff authenticators'));
