import callbacksOff from './callbacks-off.js';
import callbacksShuffled from './callbacks-shuffled.js';
import clockJump from './clock-jump.js';
import failover from './failover.js';
import type { Fault } from './fault.js';
import freezeWorker from './freeze-worker.js';
import killApi from './kill-api.js';
import killWorker from './kill-worker.js';
import listsFail from './lists-fail.js';
import modelMisbehaves from './model-misbehaves.js';
import poolerRestart from './pooler-restart.js';
import postgresRestart from './postgres-restart.js';
import providerBusy from './provider-busy.js';
import providerDown from './provider-down.js';
import providerFails from './provider-fails.js';
import providerHangs from './provider-hangs.js';
import providerResets from './provider-resets.js';
import redisFlush from './redis-flush.js';
import redisRestart from './redis-restart.js';
import stopWorker from './stop-worker.js';
import webhooksCopied from './webhooks-copied.js';
import webhooksDelayed from './webhooks-delayed.js';
import webhooksReplayed from './webhooks-replayed.js';

/** Every fault by its name. A new one is a file beside these and a line here. */
export const FAULTS: Record<string, Fault> = Object.fromEntries(
  [
    callbacksOff,
    callbacksShuffled,
    clockJump,
    failover,
    freezeWorker,
    killApi,
    killWorker,
    listsFail,
    modelMisbehaves,
    poolerRestart,
    postgresRestart,
    providerBusy,
    providerDown,
    providerFails,
    providerHangs,
    providerResets,
    redisFlush,
    redisRestart,
    stopWorker,
    webhooksCopied,
    webhooksDelayed,
    webhooksReplayed,
  ].map((fault) => [fault.name, fault]),
);
