const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const { join, resolve } = require('node:path');
const { fileURLToPath } = require('node:url');
const SharedEnvironment = require('./shared-environment.cjs');
const { isShared } = require('./shared-modules.cjs');

// As Jest finds it: it is no package of ours.
const core = createRequire(require.resolve('jest/package.json')).resolve('@jest/core');
const config = createRequire(core).resolve('jest-config');
const { TestEnvironment } = createRequire(config)('jest-environment-node');

/** What looks at a path that it is given first. */
const LOOKING = {
  sync: [
    'readFileSync',
    'readdirSync',
    'opendirSync',
    'existsSync',
    'accessSync',
    'statSync',
    'lstatSync',
    'openSync',
    'cpSync',
    'copyFileSync',
  ],
  called: ['readFile', 'readdir', 'opendir', 'exists', 'access', 'stat', 'lstat', 'open', 'cp', 'copyFile', 'createReadStream'],
  promised: ['readFile', 'readdir', 'opendir', 'access', 'stat', 'lstat', 'open', 'cp', 'copyFile'],
};

const RUNTIME = require.resolve('./shared-runtime.cjs');

/**
 * Node as tests of a project have it, noting which files and folders a suite looks at while it runs: beside what it imports, these are what its result
 * depends on. Jest itself reads through functions that it took before. Without NOTED_READS nothing is noted.
 */
module.exports = function NotingEnvironment(options, context) {
  return new (options.projectConfig.runtime === RUNTIME ? Shared : Alone)(options, context);
};

const noting = (Environment) =>
  class extends Environment {
    constructor(options, context) {
      super(options, context);
      this.suite = context.testPath;
      this.reads = new Set();
      // A module that suites share may look but once, for all of them.
      this.readsOf = this.realm && (this.realm.readsOf ??= {});
      this.undo = [];
    }

    async setup() {
      await super.setup();
      if (!process.env.NOTED_READS) return;
      for (const [of, names] of [
        [fs, [...LOOKING.sync, ...LOOKING.called]],
        [fs.promises, LOOKING.promised],
      ])
        for (const name of names) this.note(of, name);
    }

    note(of, name) {
      const before = of[name];
      const add = (path) => this.add(path);
      // A function of its own, as `fs.exists` and others are looked at for properties of theirs
      const noting = function (path, ...rest) {
        const given = path instanceof URL ? fileURLToPath(path) : Buffer.isBuffer(path) ? path.toString() : path;
        if (typeof given === 'string') add(rest[0]?.recursive ? join(resolve(given), '**') : resolve(given));
        return before.call(this, path, ...rest);
      };
      of[name] = Object.assign(noting, before);
      this.undo.push(() => (of[name] = before));
    }

    add(path) {
      const module = this.readsOf && sharedModuleAbove();
      if (!module) this.reads.add(path);
      else if (!this.readsOf[module]?.includes(path)) (this.readsOf[module] ??= []).push(path);
    }

    async teardown() {
      for (const undo of this.undo.splice(0)) undo();
      const folder = process.env.NOTED_READS;
      if (folder) {
        const file = join(folder, `${createHash('sha256').update(this.suite).digest('hex')}.json`);
        fs.writeFileSync(file, JSON.stringify({ suite: this.suite, reads: [...this.reads], readsOf: this.readsOf ?? {} }));
      }
      await super.teardown();
    }
  };

const Alone = noting(TestEnvironment);
const Shared = noting(SharedEnvironment);

/** The module of the product that is nearest among those that called; none where a stack is being written, for which Jest reads what maps it. */
function sharedModuleAbove() {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => sites;
  const { stack } = new Error();
  Error.prepareStackTrace = prepareStackTrace;
  if (!Array.isArray(stack)) return undefined;
  return stack.map((site) => site.getFileName()).find((file) => file && isShared(file));
}
