import { call } from './call';

/** How long an answer that nobody has asked for yet is still fresh, in ms. */
const FRESH_FOR = 10_000;

const answers = new Map<string, { response: Promise<Response>; until: number }>();

/** Asks before the screen that will ask has arrived. */
export function askEarly(path: string): void {
  const response = call(path);
  // Whoever takes the answer hears of a failure; nobody else has to.
  response.catch(() => undefined);
  answers.set(path, { response, until: performance.now() + FRESH_FOR });
}

/** The answer that was asked for early, to the first who wants it. */
export function takeEarly(url: string): Promise<Response> | null {
  const early = answers.get(url);
  answers.delete(url);
  return early && early.until > performance.now() ? early.response : null;
}
