require('../support/ts-process.cjs');
require('./sender.ts');
