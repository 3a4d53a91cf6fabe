import type { Type } from '@nestjs/common';
import {
  AuditRow,
  ConversationRow,
  DeliveryRow,
  FeedbackRow,
  InboxRow,
  LearningItem,
  LearningRow,
  LessonRow,
  OutreachItem,
  OutreachRow,
  ReminderLogRow,
  ReminderRow,
  SavedReply,
  StaffGoalsRow,
  StaffMealRow,
  StaffRequestRow,
  StaffRow,
  StaffSubscription,
  StaffSubscriptionRow,
  StaffUser,
  StaffUserRow,
  StaffView,
  StaffWorkoutRow,
  TextRow,
} from '../../contract/index.js';
import { findLearning } from './find-learning.js';
import { findOutreach } from './find-outreach.js';
import { findUser } from './find-user.js';
import { listController, type Listing } from './list.controller.js';
import { OwnPhoneController } from './own-phone.controller.js';
import { SavedRepliesController } from './saved-replies.controller.js';
import { StaffActsController } from './staff-acts.controller.js';
import { StaffAttentionController } from './staff-attention.controller.js';
import { StaffBusinessController } from './staff-business.controller.js';
import { StaffConversationsController } from './staff-conversations.controller.js';
import { StaffEntriesController } from './staff-entries.controller.js';
import { StaffEventsController } from './staff-events.controller.js';
import { StaffFoodsController } from './staff-foods.controller.js';
import { StaffGoalsController } from './staff-goals.controller.js';
import { StaffHealthController } from './staff-health.controller.js';
import { StaffInboxController } from './staff-inbox.controller.js';
import { StaffLearningController } from './staff-learning.controller.js';
import { StaffMoneyController } from './staff-money.controller.js';
import { StaffOutreachController } from './staff-outreach.controller.js';
import { StaffPeopleController } from './staff-people.controller.js';
import { StaffQualityController } from './staff-quality.controller.js';
import { StaffReplayController } from './staff-replay.controller.js';
import { StaffRequestsController } from './staff-requests.controller.js';
import { StaffReviewsController } from './staff-reviews.controller.js';
import { StaffSearchController } from './staff-search.controller.js';
import { StaffSessionController } from './staff-session.controller.js';
import { findSubscription } from './staff-subscriptions.js';
import { StaffSubscriptionsController } from './staff-subscriptions.controller.js';
import { StaffUsersController } from './staff-users.controller.js';
import { StaffViewsController } from './staff-views.controller.js';

const LISTINGS: readonly Listing[] = [
  { resource: 'users', capability: 'look', row: StaffUserRow, one: { type: StaffUser, find: findUser } },
  { resource: 'conversations', capability: 'look', row: ConversationRow },
  { resource: 'inbox', capability: 'look', row: InboxRow },
  { resource: 'texts', capability: 'look', row: TextRow },
  { resource: 'meals', capability: 'look', row: StaffMealRow },
  { resource: 'workouts', capability: 'look', row: StaffWorkoutRow },
  { resource: 'goals', capability: 'look', row: StaffGoalsRow },
  { resource: 'reminders', capability: 'look', row: ReminderRow },
  { resource: 'reminder-log', capability: 'look', row: ReminderLogRow },
  { resource: 'deliveries', capability: 'look', row: DeliveryRow },
  { resource: 'feedback', capability: 'look', row: FeedbackRow },
  { resource: 'subscriptions', capability: 'look', row: StaffSubscriptionRow, one: { type: StaffSubscription, find: findSubscription } },
  { resource: 'staff', capability: 'look', row: StaffRow },
  { resource: 'audit', capability: 'audit', row: AuditRow },
  { resource: 'saved-replies', capability: 'look', row: SavedReply },
  { resource: 'learning', capability: 'look', row: LearningRow, one: { type: LearningItem, find: findLearning } },
  { resource: 'lessons', capability: 'look', row: LessonRow },
  { resource: 'requests', capability: 'look', row: StaffRequestRow },
  { resource: 'outreaches', capability: 'look', row: OutreachRow, one: { type: OutreachItem, find: findOutreach } },
  { resource: 'views', capability: 'look', row: StaffView },
];

/** Everything under /api/staff. */
export const STAFF_CONTROLLERS: Type[] = [
  StaffSessionController,
  ...LISTINGS.map(listController),
  StaffUsersController,
  StaffConversationsController,
  StaffInboxController,
  StaffEventsController,
  StaffLearningController,
  StaffFoodsController,
  StaffEntriesController,
  StaffGoalsController,
  StaffActsController,
  StaffSubscriptionsController,
  StaffMoneyController,
  StaffPeopleController,
  SavedRepliesController,
  StaffReplayController,
  StaffRequestsController,
  StaffOutreachController,
  OwnPhoneController,
  StaffViewsController,
  StaffHealthController,
  StaffQualityController,
  StaffBusinessController,
  StaffReviewsController,
  StaffSearchController,
  StaffAttentionController,
];
