// Lets a plain node process require the TypeScript of this workspace, as jest does.
const { createHash } = require('node:crypto');
const { mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const { join } = require('node:path');
const { version } = require('@swc/core/package.json');

const options = {
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
  swcrc: false,
};

const resolve = Module._resolveFilename;
Module._resolveFilename = function (request, parent, ...rest) {
  const ours = parent?.filename?.endsWith('.ts') && /^\.{1,2}\/.*\.js$/.test(request);
  return resolve.call(this, ours ? request.replace(/\.js$/, '.ts') : request, parent, ...rest);
};
Module._extensions['.ts'] = (module, filename) => module._compile(javaScriptOf(filename), filename);

const folder = join(__dirname, '../../../node_modules/.cache/mealtext/ts-process');
mkdirSync(folder, { recursive: true });
const always = JSON.stringify([version, options]);

/** What a file becomes is kept by what it says: some processes are started a hundred times. */
function javaScriptOf(filename) {
  const source = readFileSync(filename, 'utf8');
  const kept = join(folder, `${createHash('sha256').update(always).update(filename).update('\0').update(source).digest('hex')}.js`);
  try {
    return readFileSync(kept, 'utf8');
  } catch {
    const { code } = require('@swc/core').transformSync(source, { ...options, filename });
    // Whole or not at all: another process may be reading it.
    writeFileSync(`${kept}.${process.pid}`, code);
    renameSync(`${kept}.${process.pid}`, kept);
    return code;
  }
}
