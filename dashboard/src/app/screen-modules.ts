/** The code of each screen by its path, fetched when it is called for. */
export const SCREENS = {
  '/': () => import('../features/login/landing-screen'),
  '/landing': () => import('../features/login/landing-screen'),
  '/account': () => import('../features/account/account-screen'),
  '/dashboard': () => import('../features/today/today-screen'),
  '/feedback': () => import('../features/feedback/feedback-screen'),
  '/goals': () => import('../features/goals/goals-screen'),
  '/history': () => import('../features/history/history-screen'),
  '/messages': () => import('../features/messages/messages-screen'),
  '/notifications': () => import('../features/notifications/notifications-screen'),
  '/onboarding': () => import('../features/onboarding/onboarding-screen'),
  '/privacy': () => import('../features/legal/privacy-screen'),
  '/settings': () => import('../features/account/settings-screen'),
  '/subscription': () => import('../features/plan/subscription-screen'),
  '/terms': () => import('../features/legal/terms-screen'),
};
