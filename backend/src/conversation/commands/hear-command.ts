import { begins, isLetters } from '../../language/letters.js';
import { editDistance } from '../../domain/edit-distance.js';
import { decided, type Hearing, type Rule } from '../hearing/hearing.js';
import { fold } from '../../language/fold.js';
import { said } from '../../language/said.js';
import type { Topic } from '../intents/topics.js';
import type { Way } from '../intents/ways.js';
import type { TurnContext } from '../turn-context.js';
import { COMMAND_NAMES, type CommandName } from './command.js';
import { COMMANDS } from './registry.js';

/** Other names people give the commands. */
const ALIASES: Readonly<Record<string, CommandName>> = {
  b: 'breakfast',
  bfast: 'breakfast',
  brekkie: 'breakfast',
  brunch: 'lunch',
  l: 'lunch',
  d: 'dinner',
  supper: 'dinner',
  s: 'snack',
  snacks: 'snack',
  dejeuner: 'breakfast',
  souper: 'dinner',
  collation: 'snack',
  desayuno: 'breakfast',
  almuerzo: 'lunch',
  cena: 'dinner',
  merienda: 'snack',
  botana: 'snack',
  target: 'goal',
  objectif: 'goal',
  meta: 'goal',
  exercise: 'workout',
  workouts: 'workout',
  entrainement: 'workout',
  ejercicio: 'workout',
  today: 'summary',
  stats: 'summary',
  total: 'summary',
  totals: 'summary',
  resume: 'summary',
  resumen: 'summary',
  sum: 'summary',
  commands: 'help',
  start: 'help',
  menu: 'help',
  info: 'help',
  aide: 'help',
  ayuda: 'help',
  remove: 'delete',
  del: 'delete',
  supprimer: 'delete',
  borrar: 'delete',
};
/**
 * Words that mean the same with a slash before them as without: heard again without it. Any other word that is no command gets a usage line,
 * whatever stands behind it.
 */
const PLAIN = new Set([
  'undo',
  'redo',
  'water',
  'weight',
  'save',
  'saved',
  'list',
  'left',
  'remaining',
  'plan',
  'stop',
  'upgrade',
  'timezone',
  'why',
  'week',
  'weekly',
  'usual',
  'reminders',
  'goals',
  'unsubscribe',
  'log',
  'add',
  'track',
  'record',
  'meals',
  'history',
  'status',
  'weigh',
  'remind',
  'reminder',
  'yesterday',
]);
/** What such a word asks for where nothing stands behind it. */
const TOPICS: ReadonlyMap<string, Topic> = new Map(
  Object.entries<Topic>({
    saved: { about: 'saved' },
    list: { about: 'list', what: 'entries', day: 0, meal: null },
    meals: { about: 'list', what: 'meals', day: 0, meal: null },
    left: { about: 'left', nutrient: null },
    remaining: { about: 'left', nutrient: null },
    plan: { about: 'plan' },
    upgrade: { about: 'upgrade' },
    timezone: { about: 'time' },
    week: { about: 'week' },
    weekly: { about: 'week' },
    history: { about: 'week' },
    reminders: { about: 'reminders', which: null },
    goals: { about: 'goals' },
    status: { about: 'summary', day: 0 },
    yesterday: { about: 'summary', day: -1 },
  }),
);
/** What such a word would do if something stood behind it. */
const WAYS: ReadonlyMap<string, Way> = new Map(
  Object.entries<Way>({
    water: 'water',
    weight: 'weight',
    weigh: 'weight',
    save: 'saved',
    remind: 'reminders',
    reminder: 'reminders',
    log: 'log',
    add: 'log',
    track: 'log',
    record: 'log',
  }),
);
/** Several commands in one text: as many as anybody means. */
const MOST_LINES = 10;

/** What begins a command of its own within a line: "/dinner 2 tacos /snack chips". */
const LINES = ['breakfast ', 'lunch ', 'dinner ', 'snack ', 'workout '];
const FOOD = said('food-command');
/** "/lunchchicken wrap": the space was forgotten. */
const GLUED = ['breakfast', 'lunch', 'dinner', 'snack'];
const LEAST_GLUED = 3;

/** A text that begins with a slash. An unknown command gets a usage line, never silence. `again` hears a text from the start. */
export function commandRule(again: (context: TurnContext) => Hearing): Rule {
  return (context) => {
    if (!context.text.startsWith('/') && !context.text.startsWith('\\')) return null;
    // "/dinner 2 tacos /snack chips": each on a line of its own
    const lines = linesOf(context.text)
      .split('\n')
      .filter((line) => line.trim() !== '');
    if (lines.length > 1 && lines.every((line) => line.startsWith('/'))) return severalCommands(lines, context, again);
    const [word, rest] = wordAndRest(context.text);
    if (word === '') return decided({ type: 'usage', command: 'help' });
    const glued = gluedIn(word);
    if (glued && !commandNamed(word, context)) return again({ ...context, text: `/${glued} ${word.slice(glued.length)}${rest}` });
    if (FOOD.has(word.toLowerCase()) && rest.trim() !== '') return again({ ...context, text: rest.trim() });
    const name = commandNamed(word, context);
    if (name) return COMMANDS[name](rest.trimStart() === rest ? rest : ` ${rest.trimStart()}`, context);
    const topic = rest.trim() === '' ? TOPICS.get(word.toLowerCase()) : undefined;
    if (topic) return decided({ type: 'question', topic });
    const way = rest.trim() === '' ? WAYS.get(word.toLowerCase()) : undefined;
    if (way) return decided({ type: 'usage', command: 'help', way });
    if (PLAIN.has(word.toLowerCase())) return again({ ...context, text: `${word.toLowerCase()}${rest}` });
    return decided({ type: 'usage', command: 'help' });
  };
}

function severalCommands(lines: readonly string[], context: TurnContext, again: (context: TurnContext) => Hearing): Hearing {
  const heard = lines.slice(0, MOST_LINES).map((line) => again({ ...context, text: line }));
  const readings = heard.filter((one) => one.type === 'needs-reading');
  const first = readings[0];
  if (first === undefined) return { type: 'decided', intents: heard.flatMap((one) => (one.type === 'decided' ? one.intents : [])) };
  // Meals are read together; the same line many times over is one slip of the thumb, not many meals.
  if (readings.every((one) => one.as === first.as)) return { ...first, text: [...new Set(readings.map((one) => one.text))].join('\n') };
  return { ...first, text: [...new Set(readings.map((one) => `${one.as}: ${one.text}`))].join('\n'), as: null };
}

/** Exact names and aliases first; one wrong letter is forgiven in plain ASCII, except where it would delete. */
function commandNamed(word: string, { snapshot }: TurnContext): CommandName | null {
  const folded = fold(word);
  // In Canada's French dîner is lunch; in English it is "dinner" misspelt.
  if (folded === 'diner') return snapshot.user.language === 'fr' ? 'lunch' : 'dinner';
  const exact = COMMAND_NAMES.find((name) => name === folded) ?? (Object.hasOwn(ALIASES, folded) ? ALIASES[folded]! : null);
  if (exact) return exact;
  if (!isLetters(folded) || folded.length < SHORTEST || PLAIN.has(folded)) return null;
  return COMMAND_NAMES.find((name) => name !== 'delete' && editDistance(folded, name) <= (name.length > 6 ? 2 : 1)) ?? null;
}

const SHORTEST = 4;

function linesOf(text: string): string {
  const [first = '', ...more] = text.split(' /');
  return more.reduce((out, part) => `${out}${begins(part.toLowerCase(), LINES) ? '\n/' : ' /'}${part}`, first);
}

const ENDS_WORD = ' \n\t:,/';

/** "/lunch: eggs": the word and what follows its mark; no word where it is none. */
function wordAndRest(text: string): readonly [word: string, rest: string] {
  const from = text[1] === ' ' ? 2 : 1;
  let to = from;
  while (to < text.length && !ENDS_WORD.includes(text[to]!)) to += 1;
  if (to === from || text[from] === '\\') return ['', ''];
  const word = text.slice(from, to);
  if (':,/'.includes(text[to] ?? ' ')) return [word, text.slice(to + 1)];
  return [word.length > 1 && (word.endsWith('.') || word.endsWith('-')) ? word.slice(0, -1) : word, text.slice(to)];
}

/** The meal that a word begins with, where food follows it: "lunchchicken". */
function gluedIn(word: string): string | undefined {
  const plain = word.toLowerCase();
  return GLUED.find((meal) => plain.startsWith(meal) && plain.length >= meal.length + LEAST_GLUED && isLetters(plain));
}
