const { createRequire } = require('node:module');
const { isPackage, isShared } = require('./shared-modules.cjs');

// As Jest finds it: it is no package of ours.
const core = createRequire(require.resolve('jest/package.json')).resolve('@jest/core');
const { default: Runtime } = createRequire(core)('jest-runtime');

/** In an environment that suites share, evaluates the product's modules and the packages once for them all; a suite and what helps it, each time. */
module.exports = class SharedRuntime extends Runtime {
  constructor(config, environment, resolver, transformer, files, coverage, ...more) {
    super(config, environment, resolver, transformer, files, coverage, ...more);
    const { realm } = environment;
    // What a suite covers is told from the modules that it evaluated.
    if (!realm || coverage.collectCoverage) return;
    // Never torn down, so that what the product imports late is there for each suite.
    realm.modules ??= new Runtime(config, environment, resolver, transformer, new Map(), coverage, ...more);
    this.shared = realm.modules;
  }

  requireModule(from, name, options, isActual) {
    return this.sharesModule(from, name, options)
      ? this.shared.requireModule(from, name)
      : super.requireModule(from, name, options, isActual);
  }

  sharesModule(from, name, options) {
    if (!this.shared || !name || options?.isInternalModule || this._resolution.isCoreModule(name)) return false;
    const file = this._resolution.resolveCjs(from, name);
    return isShared(file) || isPackage(file);
  }

  /** Of a suite's own modules and of the shared ones, as a failure may be in either. */
  getSourceMaps() {
    const own = super.getSourceMaps();
    if (!this.shared) return own;
    const shared = this.shared.getSourceMaps();
    return (this.maps ??= {
      get: (file) => own.get(file) ?? shared.get(file),
      *[Symbol.iterator]() {
        yield* shared;
        yield* own;
      },
    });
  }
};
