import type { StaffCapability } from '@mealtext/backend/contract';

export interface MenuEntry {
  to: string;
  label: string;
  needs?: StaffCapability;
  /** The key that leads there, after `g`. */
  go?: string;
  /** What is counted beside it. */
  waiting?: 'people' | 'requests' | 'outreach';
}

/** The menu, in the order of a support day: what waits, whom it is about, what the house keeps. */
export const MENU: readonly { title: string; entries: readonly MenuEntry[] }[] = [
  {
    title: 'Product',
    entries: [
      { to: '/', label: 'Health', go: 'h' },
      { to: '/quality', label: 'Quality', go: 'y' },
      { to: '/business', label: 'Business', go: 'b' },
    ],
  },
  {
    title: 'Work',
    entries: [
      { to: '/inbox', label: 'Inbox', go: 'i', waiting: 'people' },
      { to: '/conversations', label: 'Conversations', go: 'c' },
      { to: '/search', label: 'Search', go: 'x', needs: 'search' },
      { to: '/feedback', label: 'Feedback', go: 'f' },
      { to: '/requests', label: 'Requests', go: 'q', waiting: 'requests' },
      { to: '/deliveries', label: 'Deliveries', go: 'd' },
      { to: '/learning', label: 'Learning', go: 'l' },
      { to: '/reviews', label: 'Review', go: 'v', needs: 'teach' },
      { to: '/lessons', label: 'Lessons', go: 'e' },
      { to: '/foods', label: 'Foods', go: 'k' },
      { to: '/replay', label: 'Replay', go: 'p', needs: 'replay' },
    ],
  },
  {
    title: 'People',
    entries: [
      { to: '/users', label: 'Users', go: 'u' },
      { to: '/outreaches', label: 'Outreach', go: 'n', waiting: 'outreach' },
      { to: '/texts', label: 'Texts', go: 't' },
      { to: '/meals', label: 'Meals', go: 'm' },
      { to: '/workouts', label: 'Workouts', go: 'w' },
      { to: '/goals', label: 'Goals', go: 'o' },
      { to: '/reminders', label: 'Reminders' },
      { to: '/reminder-log', label: 'Reminder log' },
      { to: '/subscriptions', label: 'Subscriptions' },
    ],
  },
  {
    title: 'Team',
    entries: [
      { to: '/saved-replies', label: 'Saved replies', go: 's' },
      { to: '/staff', label: 'Staff' },
      { to: '/audit', label: 'Audit', go: 'a', needs: 'audit' },
    ],
  },
];

/** What the menu calls the list of these. */
export const menuLabel = (resource: string): string =>
  MENU.flatMap(({ entries }) => entries).find(({ to }) => to === `/${resource}`)?.label ?? '';
