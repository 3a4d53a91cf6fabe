import { splitAtBlanks } from '../../language/letters.js';

/** Reads `word=number word=number`, a space within a word written `_`. */
const numbersOf = (text: string): Readonly<Record<string, number>> =>
  Object.fromEntries(
    splitAtBlanks(text.trim())
      .map((pair) => pair.split('='))
      .map(([word, value]) => [word!.replaceAll('_', ' '), Number(value)]),
  );

/** Millilitres that a container or serving of a drink holds when neither text nor food says. */
export const DRINK_CONTAINERS = numbersOf(`
glass=240 mug=300 bottle=500 can=355 carton=240 box=200 pouch=177 pitcher=1400 shot=44 bowl=300 splash=30 sip=20 bite=20 serving=240
pack=355 dash=1 drizzle=15 pump=10 container=355 jar=355 piece=240 spoonful=15 pint=473
`);

/** Millilitres of restaurant sizes of drinks. */
export const DRINK_SIZES = numbersOf(`
short=237 tall=355 grande=473 venti=591 trenta=887 kids=240 small=355 medium=473 regular=473 large=621 extra_large=828 king=828
mini=180 route_44=1301
`);

/** Grams of a container or informal measure of solid food when the food has none. */
export const SOLID_CONTAINERS = numbersOf(`
handful=30 bite=12 spoonful=15 scoop=65 dollop=20 splash=15 drizzle=7 pinch=0.4 dash=0.6 sip=15 pump=10 pat=5 cube=10 chunk=20 bag=40
box=200 pack=60 packet=12 pouch=90 carton=170 container=170 tub=250 jar=300 can=240 bottle=350 sleeve=110 slice=30 piece=30 strip=12
stick=28 bar=45 square=10 ring=15 spear=15 floret=11 leaf=5 stalk=40 clove=3 sprig=1 segment=10 wedge=30 tray=300 basket=200 bucket=600
rack=500 row=60 sheet=15 ball=20 tablet=4 fillet=150 patty=85 link=45 roll=30 head=500 loaf=454 stack=200 cone=90
`);
