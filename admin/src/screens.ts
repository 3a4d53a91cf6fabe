import type { StaffCapability } from '@mealtext/backend/contract';
import { lazy, type ComponentType } from 'react';

/** A screen whose code comes when it is first opened. */
const screen = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }));

const AuditList = screen(() => import('./resources/audit/audit-list'), 'AuditList');
const AuditShow = screen(() => import('./resources/audit/audit-show'), 'AuditShow');
const BusinessPage = screen(() => import('./resources/business/business-page'), 'BusinessPage');
const ConversationList = screen(() => import('./resources/conversations/conversation-list'), 'ConversationList');
const ConversationPage = screen(() => import('./resources/conversations/conversation-page'), 'ConversationPage');
const DeliveryList = screen(() => import('./resources/deliveries/delivery-list'), 'DeliveryList');
const DeliveryShow = screen(() => import('./resources/deliveries/delivery-show'), 'DeliveryShow');
const FeedbackList = screen(() => import('./resources/feedback/feedback-list'), 'FeedbackList');
const FeedbackShow = screen(() => import('./resources/feedback/feedback-show'), 'FeedbackShow');
const FoodList = screen(() => import('./resources/foods/food-list'), 'FoodList');
const FoodShow = screen(() => import('./resources/foods/food-show'), 'FoodShow');
const GoalsList = screen(() => import('./resources/goals/goals-list'), 'GoalsList');
const GoalsShow = screen(() => import('./resources/goals/goals-show'), 'GoalsShow');
const Health = screen(() => import('./resources/health/health'), 'Health');
const Inbox = screen(() => import('./resources/inbox/inbox'), 'Inbox');
const LearningList = screen(() => import('./resources/learning/learning-list'), 'LearningList');
const LearningShow = screen(() => import('./resources/learning/learning-show'), 'LearningShow');
const LessonList = screen(() => import('./resources/lessons/lesson-list'), 'LessonList');
const MealList = screen(() => import('./resources/meals/meal-list'), 'MealList');
const MealShow = screen(() => import('./resources/meals/meal-show'), 'MealShow');
const QualityPage = screen(() => import('./resources/quality/quality-page'), 'QualityPage');
const OutreachList = screen(() => import('./resources/outreach/outreach-list'), 'OutreachList');
const OutreachPage = screen(() => import('./resources/outreach/outreach-page'), 'OutreachPage');
const ReminderList = screen(() => import('./resources/reminders/reminder-list'), 'ReminderList');
const ReminderLogList = screen(() => import('./resources/reminders/reminder-log-list'), 'ReminderLogList');
const ReplayBench = screen(() => import('./resources/replay/replay-bench'), 'ReplayBench');
const RequestList = screen(() => import('./resources/requests/request-list'), 'RequestList');
const ReviewDesk = screen(() => import('./resources/reviews/review-desk'), 'ReviewDesk');
const SavedReplyList = screen(() => import('./resources/saved-replies/saved-reply-list'), 'SavedReplyList');
const SearchPage = screen(() => import('./resources/search/search-page'), 'SearchPage');
const StaffList = screen(() => import('./resources/staff/staff-list'), 'StaffList');
const SubscriptionList = screen(() => import('./resources/subscriptions/subscription-list'), 'SubscriptionList');
const SubscriptionShow = screen(() => import('./resources/subscriptions/subscription-show'), 'SubscriptionShow');
const TextList = screen(() => import('./resources/texts/text-list'), 'TextList');
const TextShow = screen(() => import('./resources/texts/text-show'), 'TextShow');
const UserList = screen(() => import('./resources/users/user-list'), 'UserList');
const UserShow = screen(() => import('./resources/users/user-show'), 'UserShow');
const WorkoutList = screen(() => import('./resources/workouts/workout-list'), 'WorkoutList');
const WorkoutShow = screen(() => import('./resources/workouts/workout-show'), 'WorkoutShow');

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
  { name: 'inbox', list: Inbox, show: Inbox },
  { name: 'texts', list: TextList, show: TextShow },
  { name: 'meals', list: MealList, show: MealShow },
  { name: 'workouts', list: WorkoutList, show: WorkoutShow },
  { name: 'goals', list: GoalsList, show: GoalsShow },
  { name: 'reminders', list: ReminderList },
  { name: 'reminder-log', list: ReminderLogList },
  { name: 'deliveries', list: DeliveryList, show: DeliveryShow },
  { name: 'feedback', list: FeedbackList, show: FeedbackShow },
  { name: 'subscriptions', list: SubscriptionList, show: SubscriptionShow },
  { name: 'staff', list: StaffList },
  { name: 'audit', list: AuditList, show: AuditShow, needs: 'audit' },
  { name: 'saved-replies', list: SavedReplyList },
  { name: 'learning', list: LearningList, show: LearningShow },
  { name: 'lessons', list: LessonList },
  { name: 'foods', list: FoodList, show: FoodShow },
  { name: 'requests', list: RequestList },
  { name: 'outreaches', list: OutreachList, show: OutreachPage },
];

export const SCREENS = {
  business: BusinessPage,
  health: Health,
  quality: QualityPage,
  replay: ReplayBench,
  reviews: ReviewDesk,
  search: SearchPage,
};
