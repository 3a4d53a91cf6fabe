import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import type { Queue as Bull } from 'bullmq';
import { BullQueue, queueFigures } from '../adapters/bullmq/index.js';
import { HANDSET_CHANNEL } from '../adapters/local/index.js';
import { PostgresHandset, PostgresNotices } from '../adapters/postgres/index.js';
import { keyedHash } from '../adapters/system/index.js';
import { TestBillingController } from '../http/billing/test-billing.controller.js';
import { AnalyticsController } from '../http/dashboard/analytics.controller.js';
import { CheckoutController } from '../http/dashboard/checkout.controller.js';
import { CredentialsController } from '../http/dashboard/credentials.controller.js';
import { EventsController } from '../http/dashboard/events.controller.js';
import { ExportController } from '../http/dashboard/export.controller.js';
import { FeedbackController } from '../http/dashboard/feedback.controller.js';
import { GoalsController } from '../http/dashboard/goals.controller.js';
import { HistoryController } from '../http/dashboard/history.controller.js';
import { LeaveController } from '../http/dashboard/leave.controller.js';
import { MealsController } from '../http/dashboard/meals.controller.js';
import { MessagesController } from '../http/dashboard/messages.controller.js';
import { SessionController } from '../http/dashboard/session.controller.js';
import { SchedulerController } from '../http/dashboard/scheduler.controller.js';
import { Release, StatusController } from '../http/dashboard/status.controller.js';
import { SubscriptionController } from '../http/dashboard/subscription.controller.js';
import { UnknownRouteController } from '../http/dashboard/unknown-route.controller.js';
import { UsersController } from '../http/dashboard/users.controller.js';
import { VerifyController } from '../http/dashboard/verify.controller.js';
import { WeeklyReportController } from '../http/dashboard/weekly-report.controller.js';
import { WorkoutsController } from '../http/dashboard/workouts.controller.js';
import { ProblemFilter } from '../http/filters/problem.filter.js';
import { AccessGuard } from '../http/guards/access.guard.js';
import { LimitGuard } from '../http/guards/limit.guard.js';
import { OwnOrigins, SameSiteGuard } from '../http/guards/same-site.guard.js';
import { HealthController } from '../http/health.controller.js';
import { MetricsAccess, MetricsController } from '../http/metrics.controller.js';
import { HandsetController } from '../http/phone/handset.controller.js';
import { CodeCookie } from '../http/code-cookie.js';
import { SessionCookie } from '../http/session-cookie.js';
import { validation } from '../http/validation.js';
import { STAFF_CONTROLLERS } from '../http/staff/index.js';
import { StaffCookie } from '../http/staff/staff-cookie.js';
import { StaffGuard } from '../http/staff/staff.guard.js';
import { SmsController } from '../http/webhooks/sms.controller.js';
import { BillingController } from '../http/webhooks/billing.controller.js';
import { BackgroundWorker } from '../jobs/background.worker.js';
import { Lifeline } from '../jobs/lifeline.js';
import { RealtimeWorker } from '../jobs/realtime.worker.js';
import { Schedule } from '../jobs/schedule.js';
import { ScheduledWorker } from '../jobs/scheduled.worker.js';
import { Handset } from '../ports/handset.js';
import { Health } from '../ports/health.js';
import { Metrics } from '../ports/metrics.js';
import { Notices } from '../ports/notices.js';
import { LANES_OF_WORK } from '../ports/queue.js';
import { TextWebhook } from '../ports/text-webhook.js';
import { TestBilling } from '../ports/test-billing.js';
import { StaffWorld } from '../usecases/staff/staff-world.js';
import { World } from '../usecases/world.js';
import { testBilling } from './billing-parts.js';
import { DatabaseHealth } from './database-health.js';
import { makeWorld } from './make-world.js';
import { ownOrigins } from './own-origins.js';
import type { Parts } from './parts.js';
import { release } from './release.js';
import { staffParts } from './staff-parts.js';
import { twilioParts } from './twilio-parts.js';

/** Nobody injects it: making it starts the watch. */
const QUEUE_FIGURES = Symbol('queue figures');

const PAGES: Type[] = [
  VerifyController,
  SessionController,
  UsersController,
  GoalsController,
  MessagesController,
  MealsController,
  WorkoutsController,
  HistoryController,
  EventsController,
  SchedulerController,
  StatusController,
  SubscriptionController,
  CheckoutController,
  CredentialsController,
  ExportController,
  LeaveController,
  WeeklyReportController,
  FeedbackController,
  AnalyticsController,
  BillingController,
];

/** The one module: what this process is made of, by its role and its providers. */
@Module({})
export class AppModule {
  static for(parts: Parts): DynamicModule {
    const { role } = parts.config.process;
    const local = parts.config.providers.text === 'local';
    const answers = role !== 'worker';
    return {
      module: AppModule,
      imports: [
        BullModule.forRootAsync({ useFactory: () => ({ connection: parts.queues.connection, prefix: parts.queues.prefix }) }),
        BullModule.registerQueue(...LANES_OF_WORK.map((name) => ({ name }))),
      ],
      // The route for what is not there comes last.
      controllers: [
        HealthController,
        MetricsController,
        ...(answers
          ? [
              ...PAGES,
              ...STAFF_CONTROLLERS,
              ...(local ? [HandsetController] : [SmsController]),
              ...(parts.config.providers.billing === 'local' ? [TestBillingController] : []),
              UnknownRouteController,
            ]
          : []),
      ],
      providers: [
        ...worldProviders(parts),
        ...httpProviders(parts),
        ...(role === 'api' ? [] : [RealtimeWorker, ScheduledWorker, BackgroundWorker, Schedule, Lifeline]),
      ],
    };
  }
}

function worldProviders(parts: Parts): Provider[] {
  const { dataSource, metrics, standing, config } = parts;
  return [
    { provide: World, useFactory: (realtime: Bull) => makeWorld(parts, new BullQueue(realtime)), inject: [getQueueToken('realtime')] },
    {
      provide: QUEUE_FIGURES,
      useFactory: (...queues: Bull[]) => metrics.watch(() => queueFigures(queues)),
      inject: LANES_OF_WORK.map((name) => getQueueToken(name)),
    },
    { provide: Notices, useFactory: () => new PostgresNotices(standing) },
    { provide: Handset, useFactory: () => new PostgresHandset(dataSource, keyedHash(config.secrets.hash), standing, HANDSET_CHANNEL) },
    { provide: Health, useFactory: () => new DatabaseHealth(dataSource, config.process.timeZoneData) },
    ...(config.providers.text === 'twilio' ? [{ provide: TextWebhook, useFactory: () => twilioParts(config).webhook() }] : []),
    ...(config.providers.billing === 'local'
      ? [{ provide: TestBilling, useFactory: ({ clock }: World) => testBilling(parts, clock), inject: [World] }]
      : []),
    { provide: StaffWorld, useFactory: (world: World) => staffParts(parts, world), inject: [World] },
    { provide: Release, useValue: release },
  ];
}

function httpProviders({ config, metrics }: Parts): Provider[] {
  const secure = config.http.publicUrl.startsWith('https:');
  class Cookie extends SessionCookie {
    override readonly secure = secure;
  }
  class Asked extends CodeCookie {
    override readonly secure = secure;
    override readonly hash = keyedHash(config.secrets.session);
  }
  return [
    { provide: SessionCookie, useClass: Cookie },
    { provide: CodeCookie, useClass: Asked },
    { provide: Metrics, useValue: metrics },
    {
      provide: MetricsAccess,
      useValue: { token: config.http.metricsToken, production: config.process.environment === 'production' } satisfies MetricsAccess,
    },
    { provide: OwnOrigins, useValue: ownOrigins(config) },
    StaffCookie,
    { provide: APP_GUARD, useClass: SameSiteGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: StaffGuard },
    { provide: APP_GUARD, useClass: LimitGuard },
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useFactory: validation },
  ];
}
