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
  StaffSubscriptionRow,
  StaffUserRow,
  StaffWorkoutRow,
  TextRow,
} from '../../contract/index.js';
import { listController, type Listing } from './list.controller.js';
import { StaffSessionController } from './staff-session.controller.js';

const LISTINGS: readonly Listing[] = [
  { resource: 'users', capability: 'look', row: StaffUserRow },
  { resource: 'conversations', capability: 'look', row: ConversationRow },
  { resource: 'texts', capability: 'look', row: TextRow },
  { resource: 'meals', capability: 'look', row: StaffMealRow },
  { resource: 'workouts', capability: 'look', row: StaffWorkoutRow },
  { resource: 'goals', capability: 'look', row: StaffGoalsRow },
  { resource: 'reminders', capability: 'look', row: ReminderRow },
  { resource: 'reminder-log', capability: 'look', row: ReminderLogRow },
  { resource: 'deliveries', capability: 'look', row: DeliveryRow },
  { resource: 'feedback', capability: 'look', row: FeedbackRow },
  { resource: 'subscriptions', capability: 'look', row: StaffSubscriptionRow },
  { resource: 'staff', capability: 'look', row: StaffRow },
  { resource: 'audit', capability: 'audit', row: AuditRow },
  { resource: 'saved-replies', capability: 'look', row: SavedReply },
  { resource: 'misunderstood', capability: 'look', row: MisunderstoodRow },
];

/** Everything under /api/staff. */
export const STAFF_CONTROLLERS: Type[] = [StaffSessionController, ...LISTINGS.map(listController)];
