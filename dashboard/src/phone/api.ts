import type { HandsetPhone, HandsetText, HandsetThread, SendFromHandset, SendPictureFromHandset } from '@mealtext/backend/contract';

/** Where the local text gateway is reached; the page is served under /phone/. */
const BASE = '/phone/api';

async function request<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${BASE}${path}`, { ...init, headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': 'handset' } });
  if (!response.ok) {
    const body: unknown = await response.json().catch(() => null);
    const message = body && typeof body === 'object' && 'message' in body ? String(body.message) : response.statusText;
    throw new Error(message || `The server answered ${response.status}`);
  }
  return (await response.json()) as T;
}

export const listPhones = () => request<HandsetPhone[]>('/phones');

export const readThread = (phone: string) => request<HandsetThread>(`/threads/${encodeURIComponent(phone)}`);

export const sendText = (text: SendFromHandset) => request<HandsetText>('/texts', { method: 'POST', body: JSON.stringify(text) });

export const sendPicture = (text: SendPictureFromHandset) =>
  request<HandsetText>('/pictures', { method: 'POST', body: JSON.stringify(text) });

/** Calls `onThread` whenever something changes; `onLost` while the server cannot be reached. Returns what ends it. */
export function followThread(phone: string, onThread: (thread: HandsetThread) => void, onLost: (lost: boolean) => void): () => void {
  const events = new EventSource(`${BASE}/threads/${encodeURIComponent(phone)}/events`);
  events.addEventListener('thread', (event) => {
    onLost(false);
    onThread(JSON.parse((event as MessageEvent<string>).data) as HandsetThread);
  });
  events.addEventListener('open', () => onLost(false));
  events.addEventListener('error', () => onLost(true));
  return () => events.close();
}
