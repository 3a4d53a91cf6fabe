/** A day that is left out is the user's today, which the server knows. */
const of = (date: string | undefined) => (date === undefined ? '' : `?date=${date}`);

/** Every query key of the dashboard. The first element is the path of a GET, which the default query function fetches. */
export const queryKeys = {
  userByPhone: (phone: string) => [`/api/users/phone/${encodeURIComponent(phone)}`, 'user'] as const,
  user: (id: string) => [`/api/users/${id}`] as const,
  meals: (id: string, date?: string) => [`/api/users/${id}/meals${of(date)}`, 'meals'] as const,
  workouts: (id: string, date?: string) => [`/api/users/${id}/workouts${of(date)}`, 'workouts'] as const,
  summary: (id: string, date?: string) => [`/api/users/${id}/summary${of(date)}`, 'summary'] as const,
  history: (id: string) => [`/api/users/${id}/calorie-history`, 'history'] as const,
  weights: (id: string) => [`/api/users/${id}/weights`, 'weights'] as const,
  water: (id: string, date?: string) => [`/api/users/${id}/water${of(date)}`, 'water'] as const,
  trends: (id: string, days: string) => [`/api/users/${id}/trends?days=${days}`, 'trends'] as const,
  expenditure: (id: string) => [`/api/users/${id}/expenditure`, 'expenditure'] as const,
  energy: (id: string, days: string) => [`/api/users/${id}/energy?days=${days}`, 'energy'] as const,
  goals: (id: string) => [`/api/users/${id}/goals`, 'goals'] as const,
  goalsHistory: (id: string) => [`/api/users/${id}/goals/history`, 'goals'] as const,
  messages: (id: string) => [`/api/users/${id}/messages`, 'messages'] as const,
  usuals: (id: string) => [`/api/users/${id}/usuals`, 'usuals'] as const,
  streak: (id: string) => [`/api/users/${id}/streak`, 'streak'] as const,
  subscription: (id: string) => [`/api/users/${id}/subscription`, 'subscription'] as const,
  foods: (words: string) => [`/api/foods?q=${encodeURIComponent(words)}`, 'foods'] as const,
  plans: () => ['/api/plans', 'plans'] as const,
  prices: () => ['/api/plans/prices', 'prices'] as const,
  products: () => ['/api/subscription-products', 'products'] as const,
  weeklyReport: (id: string) => [`/api/users/${id}/weekly-report`, 'weekly-report'] as const,
  news: (id: string) => [`/api/users/${id}/news`, 'news'] as const,
  sessions: (id: string) => [`/api/users/${id}/sessions`, 'sessions'] as const,
  product: () => ['/api/product', 'product'] as const,
  retention: () => ['/api/retention', 'retention'] as const,
  status: () => ['/api/status', 'status'] as const,
};

/** What each live event or finished write makes stale; matched by the second element of a key. */
export const STALE_AFTER = {
  message: ['messages'],
  entry: [
    'meals',
    'workouts',
    'summary',
    'history',
    'weekly-report',
    'usuals',
    'streak',
    'weights',
    'water',
    'trends',
    'expenditure',
    'energy',
  ],
  goals: ['goals'],
  subscription: ['subscription'],
} as const;
