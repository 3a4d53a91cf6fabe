import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { Dependencies } from '../../usecases/dependencies.js';
import type { AssistantCaller } from '../access.js';
import { userToday } from '../plan-gate.js';
import { SAID, type Said, sayFor } from './say-for.js';
import { SHOWN_DAY, showDay } from './shown-day.js';

const ABOUT = `Mealtext keeps what one person eats and how they train. Hand on what they tell you in their own words and language: Mealtext looks up foods and portions itself, so do not estimate calories for them.
Each reply may say what was assumed or ask something back: show it, and answer a question with another call. When \`verbatim\` is true, show \`reply\` word for word before anything else. Log only what the user says they had or did, once.`;

const LONGEST = 10_000;
const TEXT = z.string().trim().min(1).max(LONGEST);
const KEY = z
  .string()
  .regex(/^[\x21-\x7e]{1,60}$/)
  .optional()
  .describe('names this call: a repetition with the same key, after an answer that was lost, does nothing twice');

/** The tools of one assistant for one call: nothing is kept between two. */
export function makeServer(deps: Dependencies, caller: AssistantCaller, version: string): McpServer {
  const server = new McpServer({ name: 'mealtext', title: 'Mealtext', version }, { instructions: ABOUT });
  const say = (content: string, key: string | undefined) => sayFor(deps, caller, content, key).then(answered);
  const writes = { readOnlyHint: false, openWorldHint: false } as const;

  server.registerTool(
    'log',
    {
      title: 'Log food, drink, training or weight',
      description: 'Logs what the user ate, drank, did or weighed, in their own words: "2 eggs and toast for breakfast", "ran 5 km".',
      inputSchema: { text: TEXT.describe('what they had or did, as they said it'), key: KEY },
      outputSchema: SAID,
      annotations: { ...writes, destructiveHint: false, idempotentHint: false },
    },
    ({ text, key }) => say(text, key),
  );
  server.registerTool(
    'correct',
    {
      title: 'Correct the log',
      description:
        'Changes or removes what was logged, or answers what Mealtext asked: "it was 3 eggs", "no butter", "delete #4", "move lunch to yesterday".',
      inputSchema: { text: TEXT.describe('what is wrong and how it was, as they said it'), key: KEY },
      outputSchema: SAID,
      annotations: { ...writes, destructiveHint: true, idempotentHint: false },
    },
    ({ text, key }) => say(text, key),
  );
  server.registerTool(
    'ask',
    {
      title: 'Ask about the log',
      description:
        'Answers a question about what was logged, goals or foods: "how much protein is left?", "what did I eat yesterday?", "why 320 calories?".',
      inputSchema: { text: TEXT.describe('the question, as they asked it'), key: KEY },
      outputSchema: SAID,
      annotations: { ...writes, destructiveHint: false, idempotentHint: false },
    },
    ({ text, key }) => say(text, key),
  );
  server.registerTool(
    'undo',
    {
      title: 'Undo the latest change',
      description: 'Takes back the latest change of the log; a second call takes back the one before.',
      inputSchema: { key: KEY },
      outputSchema: SAID,
      annotations: { ...writes, destructiveHint: true, idempotentHint: false },
    },
    ({ key }) => say('undo', key),
  );
  server.registerTool(
    'today',
    {
      title: 'Today in figures',
      description: 'Meals and workouts of the user’s today, their sums, the goals and what is left of them. Changes nothing.',
      inputSchema: {},
      outputSchema: SHOWN_DAY,
      annotations: { readOnlyHint: true, openWorldHint: false, idempotentHint: true },
    },
    async () => {
      const { account } = caller;
      const date = userToday(deps, account);
      const [meals, workouts, { goals }] = await Promise.all([
        deps.diary.entriesOn(account.id, date, 'meal'),
        deps.diary.entriesOn(account.id, date, 'workout'),
        deps.diary.settings(account.id),
      ]);
      return told(showDay([...meals, ...workouts], goals, date));
    },
  );
  return server;
}

const told = (structuredContent: Record<string, unknown>): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(structuredContent) }],
  structuredContent,
});

/** The reply stands first and alone, so that it reaches also whoever looks at nothing else. */
function answered(said: Said): CallToolResult {
  const text = said.reply ?? (said.handled ? 'Done; there is nothing to say.' : 'Kept. The answer is still to come.');
  return { content: [{ type: 'text', text }], structuredContent: said, ...(said.limited ? { isError: true } : {}) };
}
