/** A call as every one of ours is made: with cookies, JSON and the X-CSRF-Token that the specification asks for. */
export const call = (url: string, { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {}) =>
  fetch(url, { credentials: 'include', ...init, headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrfToken(), ...headers } });

/** Made in the browser and kept in local storage under `csrf_token`; its presence is what the server checks. */
function csrfToken(): string {
  const kept = localStorage.getItem('csrf_token');
  if (kept) return kept;
  const fresh = crypto.randomUUID();
  localStorage.setItem('csrf_token', fresh);
  return fresh;
}
