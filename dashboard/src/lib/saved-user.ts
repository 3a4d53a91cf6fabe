import type { User } from '@mealtext/backend/contract';

/** The local storage key of the cached user. */
export const USER_KEY = 'user';

/** The user of the last session in this browser, or null. What cannot be read is as good as none. */
export function readSavedUser(): User | null {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? 'null');
    return isUser(saved) ? saved : null;
  } catch {
    return null;
  }
}

export function saveUser(user: User): void {
  localStorage.setItem(USER_KEY, JSON.stringify(user));
}

export function forgetUser(): void {
  localStorage.removeItem(USER_KEY);
}

const isUser = (value: unknown): value is User =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'phoneNumber' in value;
