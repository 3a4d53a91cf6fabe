export { BrokenRelease } from './broken-release.js';
export { importRelease, type ImportReport } from './import-release.js';
export { ImportedFoods } from './imported-foods.js';
export { foodFile, readFoodFile, removeFoodFile } from './food-file.js';
