import callbacksOff from './callbacks-off.mjs';
import callbacksShuffled from './callbacks-shuffled.mjs';
import clockJump from './clock-jump.mjs';
import freezeWorker from './freeze-worker.mjs';
import killApi from './kill-api.mjs';
import killWorker from './kill-worker.mjs';
import listsFail from './lists-fail.mjs';
import modelMisbehaves from './model-misbehaves.mjs';
import postgresRestart from './postgres-restart.mjs';
import providerBusy from './provider-busy.mjs';
import providerDown from './provider-down.mjs';
import providerFails from './provider-fails.mjs';
import providerHangs from './provider-hangs.mjs';
import providerResets from './provider-resets.mjs';
import redisFlush from './redis-flush.mjs';
import redisRestart from './redis-restart.mjs';
import stopWorker from './stop-worker.mjs';
import webhooksCopied from './webhooks-copied.mjs';
import webhooksDelayed from './webhooks-delayed.mjs';
import webhooksReplayed from './webhooks-replayed.mjs';

/**
 * Every fault by its name. A new one is a file beside these and a line here: a name, what it does in a sentence, and how it strikes.
 * `on` names what only one of them may hold at a time; one that lasts takes as its third parameter how long, in ms.
 */
export const FAULTS = Object.fromEntries(
  [
    callbacksOff,
    callbacksShuffled,
    clockJump,
    freezeWorker,
    killApi,
    killWorker,
    listsFail,
    modelMisbehaves,
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
