import { checkFoods } from '../food/check.js';
import { TABLE_EXCEPTIONS } from '../food/exceptions.js';
import { builtInTable } from '../food/index.js';

const { foods } = builtInTable();
const aliases = foods.reduce((sum, food) => sum + food.aliases.length + food.fr.length + food.es.length, 0);
const portions = foods.reduce((sum, food) => sum + food.portions.length, 0);
const findings = checkFoods(foods, TABLE_EXCEPTIONS);
const exceptions = Object.entries(TABLE_EXCEPTIONS);

console.log(`${foods.length} foods of the built-in table, with ${aliases} aliases and ${portions} portions, each checked for:
  energy      kcal against 4/4/9/7, fibre counted as nothing up to all of it, within 20 % or 50 kcal
  parts       sugar within carbohydrates, parts of fat within fat, natural and added sugar make up the sugar
  bounds      no more than 905 kcal and 105 g in 100 g, nothing negative
  portions    a weight that its unit can have; small, medium and large grow
  defaults    0.1 to 1,200 g and at most 1,600 kcal
  names       one food a name, one food an alias in each language, no alias that is another food's name
${exceptions.length} foods are excepted:`);
for (const [food, why] of exceptions) console.log(`  ${food}: ${why}`);
for (const { food, what } of findings) console.log(`failed: ${food}: ${what}`);
console.log(findings.length ? `${findings.length} failed` : 'All of it holds.');
process.exitCode = findings.length ? 1 : 0;
