import type { StaffCapability } from '@mealtext/backend/contract';

export interface MenuEntry {
  to: string;
  label: string;
  needs?: StaffCapability;
}

/** The menu, in the order of a support day: what waits, whom it is about, what the house keeps. */
export const MENU: readonly { title: string; entries: readonly MenuEntry[] }[] = [
  { title: 'Product', entries: [{ to: '/', label: 'Health' }] },
  {
    title: 'Work',
    entries: [
      { to: '/conversations', label: 'Conversations' },
      { to: '/feedback', label: 'Feedback' },
      { to: '/deliveries', label: 'Deliveries' },
      { to: '/misunderstood', label: 'Not understood' },
      { to: '/replay', label: 'Replay', needs: 'replay' },
    ],
  },
  {
    title: 'People',
    entries: [
      { to: '/users', label: 'Users' },
      { to: '/texts', label: 'Texts' },
      { to: '/meals', label: 'Meals' },
      { to: '/workouts', label: 'Workouts' },
      { to: '/goals', label: 'Goals' },
      { to: '/reminders', label: 'Reminders' },
      { to: '/reminder-log', label: 'Reminder log' },
      { to: '/subscriptions', label: 'Subscriptions' },
    ],
  },
  {
    title: 'House',
    entries: [
      { to: '/saved-replies', label: 'Saved replies' },
      { to: '/staff', label: 'Staff' },
      { to: '/audit', label: 'Audit', needs: 'audit' },
    ],
  },
];
