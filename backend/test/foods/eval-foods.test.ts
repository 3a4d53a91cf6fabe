import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grade } from '../../src/cli/eval-foods/grade.js';
import { releaseTruth } from '../../src/cli/eval-foods/release-truth.js';
import { reached, report, summarise } from '../../src/cli/eval-foods/report.js';
import { saidPortions } from '../../src/cli/eval-foods/said-portion.js';
import { sentences } from '../../src/cli/eval-foods/sentences.js';
import { spokenNames } from '../../src/cli/eval-foods/spoken-name.js';

/** Bread of 250 kcal and two kinds of cod, which share the name "cod". */
const RELEASE: Record<string, string> = {
  food: `"fdc_id","data_type","description","food_category_id"
"1","survey_fndds_food","Bread, whole wheat","4202"
"2","survey_fndds_food","Fish, cod, NFS","2402"
"3","survey_fndds_food","Fish, cod, cooked, NS as to fat","2402"
"4","survey_fndds_food","Beef and vegetables including carrots; gravy","3002"`,
  wweia_food_category: `wweia_food_category,wweia_food_category_description
4202,Yeast breads
2402,Fish`,
  food_nutrient: `id,fdc_id,nutrient_id,amount
1,1,208,250
2,1,203,11
3,2,1008,100
4,3,2047,150
5,3,1008,140
6,4,208,90`,
  food_portion: `id,fdc_id,seq_num,amount,measure_unit_id,portion_description,modifier,gram_weight
1,1,1,,9999,"1 medium or regular slice",61,32
2,1,2,,9999,Quantity not specified,9,40
3,2,1,,9999,1 cup,1,140
4,3,1,,9999,1 cup,1,150
5,3,2,,9999,"1 cup, diced",1,120
6,3,3,,9999,"1 oz, raw, yields",1,21`,
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  await Promise.all(Object.entries(RELEASE).map(([name, text]) => writeFile(join(folder, `${name}.csv`), text)));
});
afterAll(() => rm(folder, { recursive: true }));

test('the same seed gives the same sentences, another seed others', async () => {
  const foods = await releaseTruth(folder);
  const texts = (seed: number) => sentences(foods, 60, seed).map(({ text }) => text);
  expect(texts(7)).toEqual(texts(7));
  expect(texts(7)).toHaveLength(60);
  expect(texts(7)).not.toEqual(texts(8));
});

test('a spoken name is what people say', () => {
  expect(spokenNames('Bread, whole wheat')).toEqual(['whole wheat bread']);
  expect(spokenNames('Fish, cod, fried')).toEqual(['fried cod']);
  expect(spokenNames('Fish, trout, baked or broiled, made with butter')).toEqual(['baked trout', 'broiled trout']);
  expect(spokenNames('Cake or cupcake, chocolate with white icing')).toEqual([
    'chocolate cake with white icing',
    'chocolate cupcake with white icing',
  ]);
  expect(spokenNames('Milk, reduced fat (2%)')).toEqual(['2% milk']);
  expect(spokenNames('Pork, chop, NS as to cooking method')).toEqual(['pork chop']);
  expect(spokenNames('Chicken or turkey salad, made with any type of fat free dressing')).toEqual([]);
  expect(spokenNames('Energy drink (Red Bull)')).toEqual(['red bull']);
});

test('truth is energy × grams of the portion, of every food that earns the name', async () => {
  const foods = await releaseTruth(folder);
  expect(foods.map(({ id, kcalPer100g, category }) => [id, kcalPer100g, category])).toEqual([
    ['1', 250, 'Yeast breads'],
    ['2', 100, 'Fish'],
    ['3', 140, 'Fish'],
    ['4', 90, 'no category'],
  ]);
  expect(saidPortions(foods[2]!, 'cod')).toEqual([{ kind: 'cups', unit: 'cup', grams: [150, 120] }]);

  const made = sentences(foods, 400, 1);
  const one = (kind: string, pattern: RegExp) => made.find((sentence) => sentence.kind === kind && pattern.test(sentence.text))!.truths;
  expect(one('slices', /\b(2|two) slices of whole wheat bread/i)).toEqual([{ grams: 64, kcal: 160 }]);
  expect(one('unsaid', /bread/i)).toEqual([{ grams: 40, kcal: 100 }]);
  expect(one('grams', /\b200 ?g(rams)? (of )?cod\b/i)).toEqual([
    { grams: 200, kcal: 200 },
    { grams: 200, kcal: 280 },
  ]);
  expect(one('cups', /\b(2|two) cups of cod\b/i).map(({ grams }) => grams)).toEqual([280, 300, 240]);
  expect(made.some(({ text }) => /beef/i.test(text))).toBe(false);
});

test('calories and grams are judged apart, against the meaning that is nearest', () => {
  const sentence = {
    text: 'cod',
    category: 'Fish',
    kind: 'cups' as const,
    truths: [
      { grams: 100, kcal: 100 },
      { grams: 200, kcal: 400 },
    ],
  };
  expect(grade(sentence, { grams: 220, kcal: 330 })).toMatchObject({ kcalRight: true, gramsRight: true, kcalOff: 70 });
  expect(grade(sentence, { grams: 140, kcal: 125 })).toMatchObject({ kcalRight: false, gramsRight: false, kcalOff: 25 });
  expect(grade(sentence, { grams: 0, kcal: 950 })).toMatchObject({ kcalOff: 550 });

  const graded = [grade(sentence, { grams: 100, kcal: 100 }), grade(sentence, { grams: 100, kcal: 950 })];
  expect(summarise(graded)).toEqual({ sentences: 2, kcalRight: 0.5, gramsRight: 1, far: 0.5 });
  expect(reached(summarise(graded))).toBe(false);
  expect(report(graded, 1).join('\n')).toContain('cod  →  read 100 g 950 kcal, is 200 g 400 kcal or alike; wrong: calories');
});
