import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '../src');

const ENGLISH = 'messages/en';

/** What stands in the sources of some folders and in the English messages, as a reader of the screen has it: no markup, no line breaks. */
function words(...folders: string[]): string {
  const files = [...folders, ENGLISH].flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(tsx?|json)$/.test(name))
      .map((name) => readFileSync(join(src, folder, name), 'utf8').replace(/\\"/g, '"')),
  );
  return files
    .join('\n')
    .replace(/&apos;/g, "'")
    .replace(/\\'/g, "'")
    .replace(/\s+/g, ' ');
}

/** The specification's texts, by the section that gives them and the folders that say them. */
const TEXTS: readonly [section: string, folders: string[], texts: string[]][] = [
  [
    '§2 shell',
    ['app', 'components', 'features/not-found'],
    [
      'Log out',
      '"User"',
      'Dashboard',
      'History',
      'Messages',
      'Subscription',
      '404 Page Not Found',
      'Please Login',
      'Not Authorized',
      'Go to Login',
      'You need to be logged in to view this page.',
    ],
  ],
  [
    '§2 §5 §8 landing and login',
    ['features/login', 'components', 'lib'],
    [
      'Back to welcome',
      'Change phone number',
      'Send again',
      'Phone number required',
      'Please enter a complete 10-digit phone number',
      'Phone number too long - please enter only 10 digits',
      'Verification code required',
      'Failed to send verification code',
      'Invalid verification code',
      'Verification failed',
      'Failed to login. Please check your verification code.',
      'Login failed',
      "We couldn't log you in. Please try again.",
      'Database Error',
      'Could not create or retrieve your user profile. Please try again.',
      'Failed to register. Please try again.',
    ],
  ],
  [
    '§2 §8 onboarding',
    ['features/onboarding'],
    [
      'Continue to Goals',
      'Saving...',
      'Suggested for Men',
      'Suggested for Women',
      'Save Goals',
      'Skip This Step',
      'Enable Notifications',
      'Breakfast Reminder',
      'Lunch Reminder',
      'Dinner Reminder',
      'Snack Reminders',
      'Daily Summary Time',
      'Complete Setup',
      'Completing Setup...',
      'Skip Notifications',
      'Information required',
      'Please provide your name to continue.',
      'Failed to update your profile. Please try again.',
      'Failed to update your goals. Please try again.',
      'Failed to update your notification preferences. Please try again.',
      'Profile updated',
      'Your personal information has been saved.',
      'Goals updated',
      'Your selected nutritional goals have been saved.',
      'Goals skipped',
      'You can set your nutritional goals later in the app.',
      'Setup complete!',
      'Notifications skipped. You can set them up later in Settings.',
      'onboarding_${step}',
    ],
  ],
  [
    '§2 §4 §8 dashboard',
    ['features/today', 'components'],
    [
      'Daily Progress',
      "Today's Summary",
      "Today's Meals",
      'Exercise',
      'Nutritional Goals',
      'Edit Goals',
      'Manage Notifications',
      'View All Messages',
      'Upgrade Plan',
      'No data available for today. Log some meals to see your nutrition summary.',
      'No meals logged for today. Use the SMS commands to log your meals.',
      'No goals found. Please set up your nutritional goals.',
      'No workouts logged today. Track your exercise to offset your calorie intake!',
      'Error loading workout data. Please try again.',
      'Are you sure?',
      'This action cannot be undone. This will permanently delete the meal entry from your records.',
      'This action cannot be undone. This will permanently delete the workout entry from your records.',
      'Failed to delete the meal. Please try again.',
      'Failed to delete the workout. Please try again.',
      'Meal deleted',
      'Health Rating',
      'Pro Feature',
      'Health ratings are only available to Pro subscribers.',
      'Plus or Pro Plan Required',
      // the plan's name and the limit are the configuration's: with the specification's own, the browser test reads the sentence whole
      ' plan: Maximum of {count, plural, one {# workout} other {# workouts}} per day reached',
      'Upgrade to Pro for unlimited workouts',
    ],
  ],
  [
    '§2 §8 goals',
    ['features/goals'],
    [
      'Save Goals',
      'Saving...',
      'Goals updated',
      'Failed to update your goals. Please try again.',
      'No goals found. Please set up your nutritional goals.',
      'protein 4 kcal/g, carbs 4 kcal/g, fat 9 kcal/g',
    ],
  ],
  [
    '§8 messages',
    ['features/messages', 'components', 'lib'],
    [
      'Available Commands',
      'Message limit reached',
      "You've reached your daily message limit for your current plan.",
      'Failed to send message',
      'Please try again later.',
    ],
  ],
  [
    '§2 notification settings',
    ['features/notifications', 'components'],
    ['Back to Dashboard', 'Save Settings', 'Failed to update your notification settings. Please try again.'],
  ],
  [
    '§2 §8 subscription',
    ['features/plan', 'components', 'lib'],
    [
      'Best Value',
      'Payment Successful!',
      'Checkout Canceled',
      'Your subscription will end on ',
      'Could not load',
      'No checkout URL returned',
      'Failed to start checkout process',
      'No portal URL returned',
      'Failed to open customer portal',
      'Failed to fetch subscription data',
    ],
  ],
  [
    '§2 §5 §8 settings and account',
    ['features/account'],
    [
      'Profile Settings',
      'Change Password',
      'API Configuration',
      'Data Management',
      'Export Data',
      'Delete Account',
      'Send Feedback',
      'Log Out',
      "Passwords don't match",
      'Password too short',
      'Name cannot be empty',
      'No changes',
      'Failed to update profile. Please try again.',
      'Failed to change password. Please check your current password and try again.',
      'Failed to update name',
      'Failed to delete your account',
    ],
  ],
  ['§5 §8 feedback', ['features/feedback'], ['Missing information', 'Failed to send feedback']],
  ['§2 legal', ['features/legal'], ['May 20, 2025', 'Back to Dashboard', 'Terms and Conditions', 'Privacy Policy', 'STOP', '13']],
];

describe.each(TEXTS)('%s', (_, folders, texts) => {
  const said = words(...folders);
  test.each(texts)('%s', (text) => expect(said).toContain(text));
});
