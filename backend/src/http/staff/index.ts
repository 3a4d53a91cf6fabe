import type { Type } from '@nestjs/common';
import {
  AuditRow,
  ConversationRow,
  DeliveryRow,
  FeedbackRow,
  MisunderstoodRow,
  ReminderLogRow,
  ReminderRow,
  SavedReply,
  StaffGoalsRow,
  StaffMealRow,
  StaffRow,
  StaffSubscription,
  StaffSubscriptionRow,
  StaffUser,
  StaffUserRow,
  StaffWorkoutRow,
  TextRow,
} from '../../contract/index.js';
import { findUser } from './find-user.js';
import { listController, type Listing } from './list.controller.js';
import { SavedRepliesController } from './saved-replies.controller.js';
import { StaffActsController } from './staff-acts.controller.js';
import { StaffConversationsController } from './staff-conversations.controller.js';
import { StaffEntriesController } from './staff-entries.controller.js';
import { StaffGoalsController } from './staff-goals.controller.js';
import { StaffHealthController } from './staff-health.controller.js';
import { StaffPeopleController } from './staff-people.controller.js';
import { StaffReplayController } from './staff-replay.controller.js';
import { StaffSessionController } from './staff-session.controller.js';
import { findSubscription } from './staff-subscriptions.js';
import { StaffSubscriptionsController } from './staff-subscriptions.controller.js';
import { StaffUsersController } from './staff-users.controller.js';

const LISTINGS: readonly Listing[] = [
  { resource: 'users', capability: 'look', row: StaffUserRow, one: { type: StaffUser, find: findUser } },
  { resource: 'conversations', capability: 'look', row: ConversationRow },
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
  { resource: 'misunderstood', capability: 'look', row: MisunderstoodRow },
];

/** Everything under /api/staff. */
export const STAFF_CONTROLLERS: Type[] = [
  StaffSessionController,
  ...LISTINGS.map(listController),
  StaffUsersController,
  StaffConversationsController,
  StaffEntriesController,
  StaffGoalsController,
  StaffActsController,
  StaffSubscriptionsController,
  StaffPeopleController,
  SavedRepliesController,
  StaffReplayController,
  StaffHealthController,
];
