const { createHash } = require('node:crypto');
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');

/** Tells of each suite that passed as soon as it did, beside what noting-environment.cjs notes of it. */
module.exports = class NotingReporter {
  onTestFileResult({ path }, { numFailingTests, testExecError, testResults }) {
    if (numFailingTests || testExecError) return;
    const assertionResults = testResults.map(({ status, fullName }) => ({ status, fullName }));
    const file = join(process.env.NOTED_READS, `${createHash('sha256').update(path).digest('hex')}.passed`);
    writeFileSync(file, JSON.stringify({ name: path, status: 'passed', assertionResults }));
  }
};
