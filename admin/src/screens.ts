import type { StaffCapability } from '@mealtext/backend/contract';
import type { ComponentType } from 'react';
import { AuditList } from './resources/audit/audit-list';
import { AuditShow } from './resources/audit/audit-show';
import { ConversationList } from './resources/conversations/conversation-list';
import { ConversationPage } from './resources/conversations/conversation-page';
import { DeliveryList } from './resources/deliveries/delivery-list';
import { DeliveryShow } from './resources/deliveries/delivery-show';
import { FeedbackList } from './resources/feedback/feedback-list';
import { FeedbackShow } from './resources/feedback/feedback-show';
import { GoalsList } from './resources/goals/goals-list';
import { GoalsShow } from './resources/goals/goals-show';
import { Health } from './resources/health/health';
import { MealList } from './resources/meals/meal-list';
import { MealShow } from './resources/meals/meal-show';
import { MisunderstoodList } from './resources/misunderstood/misunderstood-list';
import { ReminderList } from './resources/reminders/reminder-list';
import { ReminderLogList } from './resources/reminders/reminder-log-list';
import { ReplayBench } from './resources/replay/replay-bench';
import { SavedReplyList } from './resources/saved-replies/saved-reply-list';
import { StaffList } from './resources/staff/staff-list';
import { SubscriptionList } from './resources/subscriptions/subscription-list';
import { SubscriptionShow } from './resources/subscriptions/subscription-show';
import { TextList } from './resources/texts/text-list';
import { UserList } from './resources/users/user-list';
import { UserShow } from './resources/users/user-show';
import { WorkoutList } from './resources/workouts/workout-list';

interface ResourceScreens {
  name: string;
  list: ComponentType;
  show?: ComponentType;
  /** What one must be allowed, besides looking. */
  needs?: StaffCapability;
}

/** Everything that the server keeps, with its list and the page of one. */
export const RESOURCES: readonly ResourceScreens[] = [
  { name: 'users', list: UserList, show: UserShow },
  { name: 'conversations', list: ConversationList, show: ConversationPage },
  { name: 'texts', list: TextList },
  { name: 'meals', list: MealList, show: MealShow },
  { name: 'workouts', list: WorkoutList },
  { name: 'goals', list: GoalsList, show: GoalsShow },
  { name: 'reminders', list: ReminderList },
  { name: 'reminder-log', list: ReminderLogList },
  { name: 'deliveries', list: DeliveryList, show: DeliveryShow },
  { name: 'feedback', list: FeedbackList, show: FeedbackShow },
  { name: 'subscriptions', list: SubscriptionList, show: SubscriptionShow },
  { name: 'staff', list: StaffList },
  { name: 'audit', list: AuditList, show: AuditShow, needs: 'audit' },
  { name: 'saved-replies', list: SavedReplyList },
  { name: 'misunderstood', list: MisunderstoodList },
];

export const SCREENS = { health: Health, replay: ReplayBench };
