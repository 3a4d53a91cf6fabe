require('../support/ts-process.cjs');
require('./product.ts');
