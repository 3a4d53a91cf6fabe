/** Files of the product, which suites of one process can share: no suites, and nothing that helps them. */
const OURS = /[\\/]backend[\\/](?:src|data)[\\/](?!.*\.test\.ts$)/;
const PACKAGE = /[\\/]node_modules[\\/]/;

exports.isShared = (file) => OURS.test(file) && !PACKAGE.test(file);
exports.isPackage = (file) => PACKAGE.test(file);
