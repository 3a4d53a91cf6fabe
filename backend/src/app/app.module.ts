import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Queue as Bull } from 'bullmq';
import { DataSource } from 'typeorm';
import { BullQueue, queueFigures } from '../adapters/bullmq/index.js';
import { HANDSET_CHANNEL } from '../adapters/local/index.js';
import { PostgresHandset, PostgresNotices, PostgresStaffNotices } from '../adapters/postgres/index.js';
import { keyedHash } from '../adapters/system/index.js';
import { AssistantsController } from '../http/assistants/assistants.controller.js';
import { McpController } from '../http/assistants/mcp.controller.js';
import { MetadataController } from '../http/assistants/metadata.controller.js';
import { OauthController } from '../http/assistants/oauth.controller.js';
import { TestBillingController } from '../http/billing/test-billing.controller.js';
import { AnalyticsController } from '../http/dashboard/analytics.controller.js';
import { BodyController } from '../http/dashboard/body.controller.js';
import { ChangesController } from '../http/dashboard/changes.controller.js';
import { CheckoutController } from '../http/dashboard/checkout.controller.js';
import { CredentialsController } from '../http/dashboard/credentials.controller.js';
import { EnergyController } from '../http/dashboard/energy.controller.js';
import { EventsController } from '../http/dashboard/events.controller.js';
import { ExportController } from '../http/dashboard/export.controller.js';
import { FeedbackController } from '../http/dashboard/feedback.controller.js';
import { FoodsController } from '../http/dashboard/foods.controller.js';
import { GoalsController } from '../http/dashboard/goals.controller.js';
import { HistoryController } from '../http/dashboard/history.controller.js';
import { LeaveController } from '../http/dashboard/leave.controller.js';
import { MealsController } from '../http/dashboard/meals.controller.js';
import { MessagesController } from '../http/dashboard/messages.controller.js';
import { NewsController } from '../http/dashboard/news.controller.js';
import { RetentionController } from '../http/dashboard/retention.controller.js';
import { SessionController } from '../http/dashboard/session.controller.js';
import { SessionsController } from '../http/dashboard/sessions.controller.js';
import { SchedulerController } from '../http/dashboard/scheduler.controller.js';
import { PlansController } from '../http/dashboard/plans.controller.js';
import { Release, StatusController } from '../http/dashboard/status.controller.js';
import { StreakController } from '../http/dashboard/streak.controller.js';
import { SubscriptionController } from '../http/dashboard/subscription.controller.js';
import { TrendsController } from '../http/dashboard/trends.controller.js';
import { TryController } from '../http/dashboard/try.controller.js';
import { UnknownRouteController } from '../http/dashboard/unknown-route.controller.js';
import { UsersController } from '../http/dashboard/users.controller.js';
import { UsualsController } from '../http/dashboard/usuals.controller.js';
import { VerifyController } from '../http/dashboard/verify.controller.js';
import { WeeklyReportController } from '../http/dashboard/weekly-report.controller.js';
import { WorkoutsController } from '../http/dashboard/workouts.controller.js';
import { ProblemFilter } from '../http/filters/problem.filter.js';
import { AccessGuard } from '../http/guards/access.guard.js';
import { AssistantGuard } from '../http/guards/assistant.guard.js';
import { LimitGuard } from '../http/guards/limit.guard.js';
import { LocalDayInterceptor } from '../http/local-day.interceptor.js';
import { OwnOrigins, SameSiteGuard } from '../http/guards/same-site.guard.js';
import { HealthController } from '../http/health.controller.js';
import { MetricsAccess, MetricsController } from '../http/metrics.controller.js';
import { HandsetController } from '../http/phone/handset.controller.js';
import { Askers } from '../http/asker.js';
import { CodeCookie } from '../http/code-cookie.js';
import { KnownDevice, KnownStaffDevice } from '../http/known-device.js';
import { SessionCookie } from '../http/session-cookie.js';
import { validation } from '../http/validation.js';
import { STAFF_CONTROLLERS } from '../http/staff/index.js';
import { StaffCookie } from '../http/staff/staff-cookie.js';
import { StaffGuard } from '../http/staff/staff.guard.js';
import { SmsController } from '../http/webhooks/sms.controller.js';
import { BillingController } from '../http/webhooks/billing.controller.js';
import { BackgroundWorker } from '../jobs/background.worker.js';
import { FallbackSchedule } from '../jobs/fallback-schedule.js';
import { RealtimeWorker } from '../jobs/realtime.worker.js';
import { Schedule } from '../jobs/schedule.js';
import { ScheduledWorker } from '../jobs/scheduled.worker.js';
import { Handset } from '../ports/texts/handset.js';
import { Health } from '../ports/process/health.js';
import { Metrics } from '../ports/process/metrics.js';
import { OnePlace, ReadPlace } from '../ports/storage/read-place.js';
import { OpenAiReader } from '../adapters/openai/openai-reader.js';
import { Notices } from '../ports/queue/notices.js';
import { LANES_OF_WORK } from '../ports/queue/queue.js';
import { TextWebhook } from '../ports/texts/text-webhook.js';
import { TestBilling } from '../ports/billing/test-billing.js';
import { StaffNotices } from '../ports/queue/staff-notices.js';
import { lastWorry } from '../usecases/foresee-reminders.js';
import { StaffDependencies } from '../usecases/staff/staff-dependencies.js';
import { Dependencies } from '../usecases/dependencies.js';
import { testBilling } from './billing-parts.js';
import { ProcessHealth } from './process-health.js';
import { makeDependencies } from './make-dependencies.js';
import { ProductController } from '../http/dashboard/product.controller.js';
import { OwnNumber } from '../http/own-number.js';
import { OwnWritesInterceptor, WrittenCookie } from '../http/own-writes.js';
import { hasHandset } from './has-handset.js';
import { lentDataSource } from './lent-data-source.js';
import { ownNumber } from './own-number.js';
import { ownOrigins } from './own-origins.js';
import type { Parts } from './parts.js';
import { release } from './release.js';
import { staffParts } from './staff-parts.js';
import { twilioParts } from './twilio-parts.js';

/** Nobody injects it: making it starts the watch. */
const QUEUE_FIGURES = Symbol('queue figures');

const PAGES: Type[] = [
  VerifyController,
  RetentionController,
  SessionController,
  SessionsController,
  UsersController,
  GoalsController,
  MessagesController,
  MealsController,
  WorkoutsController,
  UsualsController,
  FoodsController,
  ChangesController,
  HistoryController,
  BodyController,
  TrendsController,
  EnergyController,
  EventsController,
  SchedulerController,
  StatusController,
  ProductController,
  TryController,
  StreakController,
  SubscriptionController,
  CheckoutController,
  PlansController,
  CredentialsController,
  ExportController,
  LeaveController,
  WeeklyReportController,
  NewsController,
  FeedbackController,
  AnalyticsController,
  AssistantsController,
  MetadataController,
  OauthController,
  McpController,
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
        TypeOrmModule.forRootAsync({
          useFactory: () => parts.dataSource.options,
          dataSourceFactory: () => Promise.resolve(lentDataSource(parts.dataSource)),
        }),
        BullModule.forRootAsync({ useFactory: () => ({ connection: parts.queues.connection }) }),
        BullModule.registerQueue(...LANES_OF_WORK.map((name) => ({ name, prefix: parts.queues.prefixOf(name) }))),
      ],
      // The route for what is not there comes last.
      controllers: [
        HealthController,
        MetricsController,
        ...(answers
          ? [
              ...PAGES,
              ...STAFF_CONTROLLERS,
              ...(hasHandset(parts.config) ? [HandsetController] : []),
              ...(local ? [] : [SmsController]),
              ...(parts.config.providers.billing === 'local' ? [TestBillingController] : []),
              UnknownRouteController,
            ]
          : []),
      ],
      providers: [
        ...dependencyProviders(parts),
        ...httpProviders(parts),
        ...(role === 'api' ? [] : [RealtimeWorker, ScheduledWorker, BackgroundWorker, Schedule, FallbackSchedule]),
      ],
    };
  }
}

function dependencyProviders(parts: Parts): Provider[] {
  const { metrics, wakeups, config, replica } = parts;
  const toScreens = replica?.held(wakeups) ?? wakeups;
  return [
    {
      provide: Dependencies,
      useFactory: (realtime: Bull) => makeDependencies(parts, new BullQueue(realtime)),
      inject: [getQueueToken('realtime')],
    },
    {
      provide: QUEUE_FIGURES,
      useFactory: (...queues: Bull[]) => {
        // Without a listener the package prints whole connections, their keys included.
        for (const queue of queues)
          queue.on('error', (error) => parts.log.warn('queue trouble', { queue: queue.name, error: error.message }));
        metrics.watch(() => queueFigures(queues));
      },
      inject: LANES_OF_WORK.map((name) => getQueueToken(name)),
    },
    { provide: Notices, useFactory: () => new PostgresNotices(toScreens) },
    { provide: StaffNotices, useFactory: () => new PostgresStaffNotices(toScreens) },
    {
      provide: Handset,
      useFactory: (dataSource: DataSource) => new PostgresHandset(dataSource, keyedHash(config.secrets.hash), wakeups, HANDSET_CHANNEL),
      inject: [DataSource],
    },
    {
      provide: Health,
      useFactory: (dataSource: DataSource, { model, reminders, rules }: Dependencies) =>
        new ProcessHealth(
          dataSource,
          config.process.timeZoneData,
          () => parts.understanding?.ready ?? true,
          () => (model instanceof OpenAiReader ? model.server.trouble : null),
          () => lastWorry({ reminders, rules }),
          () => replica?.trouble ?? null,
          config.process.environment === 'production',
        ),
      inject: [DataSource, Dependencies],
    },
    ...(config.providers.text === 'twilio' ? [{ provide: TextWebhook, useFactory: () => twilioParts(config).webhook() }] : []),
    ...(config.providers.billing === 'local'
      ? [{ provide: TestBilling, useFactory: ({ clock }: Dependencies) => testBilling(parts, clock), inject: [Dependencies] }]
      : []),
    { provide: StaffDependencies, useFactory: (deps: Dependencies) => staffParts(parts, deps), inject: [Dependencies] },
    { provide: Release, useValue: release },
  ];
}

function httpProviders({ config, metrics, replica }: Parts): Provider[] {
  const secure = config.http.publicUrl.startsWith('https:');
  class Cookie extends SessionCookie {
    override readonly secure = secure;
  }
  const hash = keyedHash(config.secrets.session);
  class Asked extends CodeCookie {
    override readonly secure = secure;
    override readonly hash = hash;
  }
  class Known extends KnownDevice {
    override readonly secure = secure;
    override readonly hash = hash;
  }
  class KnownStaff extends KnownStaffDevice {
    override readonly secure = secure;
    override readonly hash = hash;
  }
  class Written extends WrittenCookie {
    override readonly secure = secure;
  }
  return [
    { provide: SessionCookie, useClass: Cookie },
    { provide: CodeCookie, useClass: Asked },
    { provide: KnownDevice, useClass: Known },
    { provide: KnownStaffDevice, useClass: KnownStaff },
    { provide: WrittenCookie, useClass: Written },
    { provide: ReadPlace, useValue: replica ?? new OnePlace() },
    { provide: Metrics, useValue: metrics },
    {
      provide: MetricsAccess,
      useValue: { token: config.http.metricsToken, production: config.process.environment === 'production' } satisfies MetricsAccess,
    },
    { provide: OwnOrigins, useValue: ownOrigins(config) },
    { provide: OwnNumber, useValue: ownNumber(config) },
    Askers,
    StaffCookie,
    { provide: APP_GUARD, useClass: SameSiteGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: StaffGuard },
    { provide: APP_GUARD, useClass: AssistantGuard },
    { provide: APP_GUARD, useClass: LimitGuard },
    { provide: APP_INTERCEPTOR, useClass: LocalDayInterceptor },
    { provide: APP_INTERCEPTOR, useClass: OwnWritesInterceptor },
    { provide: APP_FILTER, useClass: ProblemFilter },
    { provide: APP_PIPE, useFactory: validation },
  ];
}
