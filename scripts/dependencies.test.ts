import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAudit } from './lib/dependencies/audit.js';
import { isNamed, unusedPackages } from './lib/dependencies/unused.js';

test('every package that a workspace asks for is used in it', () => {
  assert.deepEqual(unusedPackages(), []);
});

test('a package is used where it is imported, is a plugin of a configuration, or lies at a path', () => {
  for (const text of [`import a from 'left-pad';`, `import('left-pad/deep')`, `"extends": "left-pad"`, `'node_modules/left-pad/bin'`])
    assert.equal(isNamed('left-pad', [text]), true, text);
  for (const text of ['left-pad is a package', `import 'left-pad-more';`, `import '@types/left-padded'`])
    assert.equal(isNamed('left-pad', [text]), false, text);
  assert.equal(isNamed('@types/left-pad', [`import a from 'left-pad';`]), true);
  assert.equal(isNamed('a.b', [`import 'axb';`]), false);
});

test('an audit that could not be made is no fault, and one that found some is', () => {
  assert.equal(readAudit('Error: spawn npm ENOENT').asked, false);
  assert.equal(readAudit('{"message":"request to https://registry failed"}').asked, false);
  const found = {
    metadata: { vulnerabilities: { high: 1 } },
    vulnerabilities: { 'left-pad': { severity: 'high' }, other: { severity: 'low' } },
  };
  assert.deepEqual(readAudit(JSON.stringify(found)), { asked: true, bad: ['left-pad: high'] });
  assert.deepEqual(readAudit('{"metadata":{"vulnerabilities":{}},"vulnerabilities":{}}'), { asked: true, bad: [] });
});
