require('./ts-process.cjs');
require('./engine-thread.ts');
