const { createRequire } = require('node:module');

// As Jest finds them: they are no packages of ours.
const core = createRequire(require.resolve('jest/package.json')).resolve('@jest/core');
const { TestEnvironment } = createRequire(createRequire(core).resolve('jest-config'))('jest-environment-node');
const { installCommonGlobals } = createRequire(core)('jest-util');

/** What Jest leaves among the globals, and makes anew for the next suite. */
const OF_JEST = /^(?:JEST_STATE_SYMBOL|EVENT_HANDLERS|TEST_TIMEOUT_SYMBOL|RETRY_\w+|WAIT_BEFORE_RETRY|LOG_ERRORS_BEFORE_RETRY)$/;

/** One for each way in which modules are found: where the suites of this process run, one after another. */
const realms = new Map();

function realmFor(options, context) {
  const { rootDir, moduleNameMapper, transform } = options.projectConfig;
  const key = JSON.stringify([rootDir, moduleNameMapper, transform]);
  if (!realms.has(key)) {
    const environment = new TestEnvironment(options, context);
    // It would keep all that suites ever set, to delete it when it is torn down, which it never is.
    environment._globalProxy.register = () => undefined;
    realms.set(key, { environment, modules: undefined });
  }
  return realms.get(key);
}

/**
 * Node as tests have it, but that suites of one process share their globals, so that the product's modules can be theirs too (shared-runtime.cjs).
 * Each suite has `process`, and so the variables, for itself. One that changes modules for good says `@jest-environment node`.
 */
module.exports = class SharedEnvironment {
  constructor(options, context) {
    this.realm = realmFor(options, context);
    const { global, moduleMocker, fakeTimers, fakeTimersModern } = this.realm.environment;
    Object.assign(this, { global, moduleMocker, fakeTimers, fakeTimersModern });
    installProcess(global);
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    for (const symbol of Object.getOwnPropertySymbols(this.global)) if (OF_JEST.test(symbol.description)) delete this.global[symbol];
  }

  exportConditions() {
    return this.realm.environment.exportConditions();
  }

  getVmContext() {
    return this.realm.environment.getVmContext();
  }
};

/** Jest makes it with other globals, of which some can be set but once. */
function installProcess(global) {
  const made = { Symbol: global.Symbol, Date: global.Date };
  installCommonGlobals(made, {});
  global.process = made.process;
}
