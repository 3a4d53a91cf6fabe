import { ALCOHOL } from './alcohol.js';
import { BAKED } from './baked.js';
import { BREADS } from './breads.js';
import { CEREALS } from './cereals.js';
import { COMPOSED } from './composed.js';
import { CONDIMENTS } from './condiments.js';
import { DAIRY } from './dairy.js';
import { DISHES } from './dishes.js';
import { DRINKS } from './drinks.js';
import { EGGS } from './eggs.js';
import { FISH } from './fish.js';
import { FRUIT } from './fruit.js';
import { GRAINS } from './grains.js';
import { LEGUMES_AND_NUTS } from './legumes-and-nuts.js';
import { MEAT } from './meat.js';
import { MEAT_DISHES } from './meat-dishes.js';
import { POTATOES } from './potatoes.js';
import { POULTRY } from './poultry.js';
import { RESTAURANTS_AND_BRANDS } from './restaurants-and-brands.js';
import { SNACKS } from './snacks.js';
import { SOUPS } from './soups.js';
import { SWEETS } from './sweets.js';
import { VEGETABLES } from './vegetables.js';

/** The built-in table: our own selection and words, USDA's figures. */
export const TABLE_TEXTS: readonly string[] = [
  ALCOHOL,
  BAKED,
  BREADS,
  CEREALS,
  COMPOSED,
  CONDIMENTS,
  DAIRY,
  DISHES,
  DRINKS,
  EGGS,
  FISH,
  FRUIT,
  GRAINS,
  LEGUMES_AND_NUTS,
  MEAT,
  MEAT_DISHES,
  POTATOES,
  POULTRY,
  RESTAURANTS_AND_BRANDS,
  SNACKS,
  SOUPS,
  SWEETS,
  VEGETABLES,
];
