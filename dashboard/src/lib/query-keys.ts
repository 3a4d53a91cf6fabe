/** Every query key of the dashboard. The first element is the path of a GET, which the default query function fetches. */
export const queryKeys = {
  user: (id: string) => [`/api/users/${id}`] as const,
  meals: (id: string, date: string) => [`/api/users/${id}/meals?date=${date}`, 'meals'] as const,
  workouts: (id: string, date: string) => [`/api/users/${id}/workouts?date=${date}`, 'workouts'] as const,
  summary: (id: string, date: string) => [`/api/users/${id}/summary?date=${date}`, 'summary'] as const,
  history: (id: string) => [`/api/users/${id}/calorie-history`, 'history'] as const,
  goals: (id: string) => [`/api/users/${id}/goals`, 'goals'] as const,
  messages: (id: string) => [`/api/users/${id}/messages`, 'messages'] as const,
  subscription: (id: string) => [`/api/users/${id}/subscription`, 'subscription'] as const,
  products: () => ['/api/subscription-products', 'products'] as const,
  weeklyReport: (id: string) => [`/api/users/${id}/weekly-report`, 'weekly-report'] as const,
  status: () => ['/api/status', 'status'] as const,
};

/** What each live event or finished write makes stale; matched by the second element of a key. */
export const STALE_AFTER = {
  message: ['messages'],
  entry: ['meals', 'workouts', 'summary', 'history', 'weekly-report'],
  goals: ['goals'],
  subscription: ['subscription'],
} as const;
