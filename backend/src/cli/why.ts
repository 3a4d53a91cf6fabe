import { readFileSync } from 'node:fs';
import { explain } from '../conversation/explain.js';
import { decide } from '../conversation/turn.js';
import { explainReading } from '../reading/cover/explain.js';
import { foodsInUse } from './foods-in-use.js';
import { type ConverseContext, worldOf } from './converse-world.js';

// `npm run why -- "text" [context.json]`: the chart of a text, the sentences that explain it and what they cost, the foods and portions that were
// weighed, and what the engine makes of it. The context is the `ctx` of a line of `converse`, as JSON or in a file.
const [text = '', given] = process.argv.slice(2);
const ctx = (given ? JSON.parse(given.startsWith('{') ? given : readFileSync(given, 'utf8')) : {}) as ConverseContext;
const { snapshot, now } = worldOf(ctx);
const table = await foodsInUse();
const { language, corrects, recognised, related, slots, last, chart, frames, taken, cost, left } = explain(text, snapshot, now, table);

console.log(`language ${language}; ${corrects ? 'announces a correction; ' : ''}last: ${last === null ? 'nothing' : `#${last}`}`);
console.log(`by its wording ${recognised.act}, ${recognised.chance.toFixed(2)}`);
if (related)
  console.log(
    `of what was told before ${related
      .slice(0, 3)
      .map(({ relation, chance }) => `${relation} ${chance.toFixed(2)}`)
      .join(', ')}`,
  );
if (slots.length > 0)
  console.log(`its words fill ${slots.map(({ slot, words, chance }) => `${slot} "${words}" ${chance.toFixed(2)}`).join(', ')}`);
for (const { word, spans } of chart) console.log(`  ${word.padEnd(14)} ${spans.join('  ')}`);
console.log('could mean:');
for (const { act, sentence, words, cost: sum } of frames) console.log(`  ${sum.toFixed(2)}  ${act}: ${sentence}  "${words}"`);
console.log(`of these, at ${cost.toFixed(2)}${left.length > 0 ? `, unexplained: ${left.join(', ')}` : ''}:`);
for (const { act, intents } of taken) console.log(`  ${act}: ${JSON.stringify(intents)}`);
console.log('as a meal:');
for (const line of explainReading(text, table)) console.log(line);
const heard = { id: 't1', text, source: 'sms' as const, receivedAt: now, media: { count: 0, type: null } };
const outcome = decide(heard, null, snapshot, now, table);
console.log('the engine:');
for (const intent of outcome.heard) console.log(`  ${JSON.stringify(intent)}`);
for (const { kind } of outcome.replies) console.log(`  answers by ${kind}`);
