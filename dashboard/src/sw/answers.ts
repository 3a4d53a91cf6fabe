const KEPT_ANSWERS = 'mealtext-answers';

/** Whoever was signed in has left. */
export const forgetAnswers = (): Promise<boolean> => caches.delete(KEPT_ANSWERS);

/** The answer of the server, and when there is none the last one that it gave. A session that ended takes all of them along. */
export async function answered(request: Request): Promise<Response> {
  const cache = await caches.open(KEPT_ANSWERS);
  let answer: Response;
  try {
    answer = await fetch(request);
  } catch (error) {
    const kept = await cache.match(request.url);
    if (!kept) throw error;
    const headers = new Headers(kept.headers);
    headers.set('Kept-Answer', 'true');
    return new Response(kept.body, { status: kept.status, statusText: kept.statusText, headers });
  }
  if (answer.ok) await cache.put(request.url, answer.clone());
  else if (answer.status === 401) await forgetAnswers();
  return answer;
}
