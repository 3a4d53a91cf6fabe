/** Breads. The form of a line stands in ../parse-table.ts; figures are USDA's, under the code in the line. */
export const BREADS = `
bread | slice of bread; loaf bread; sandwich bread; fr:pain; es:pan | 267 9.43 49.2 3.59 0.82 2.59 5.34 2.3 450 0 | slice=28; piece=28; loaf=567; thick slice=43; thin slice=24; small slice=24; medium slice=28; large slice=43; snack size slice=10 | 1 slice | 51000100 | count generic common
white bread | wonder bread; white sandwich bread; sliced white; fr:pain blanc; es:pan blanco; es:pan bimbo | 267 9.43 49.2 3.59 0.82 2.59 5.34 2.3 450 0 | slice=28; piece=28; loaf=567; small slice=24; medium slice=28; large slice=43; cup=40; snack size slice=10 | 1 slice | 51101000 | count common
wheat bread | brown bread; cracked wheat bread; fr:pain brun | 274 10.67 47.54 4.53 0.7 2.23 5.73 4 450 0 | slice=28; piece=28; loaf=567; large slice=43; small slice=24; medium slice=28; snack size slice=10 | 1 slice | 51301010 | count common
whole wheat bread | whole grain bread; 100% whole wheat bread; wholewheat bread; dave's killer bread; fr:pain de blé entier; es:pan integral | 254 12.3 43.1 3.55 0.73 2.23 4.41 6 430 0 | slice=36; piece=36; loaf=680; small slice=24; medium slice=36; large slice=43; snack size slice=10 | 1 slice | 51300110 | count common
multigrain bread | 12 grain bread; 7 grain bread; seven grain bread; nine grain bread; seeded bread; fr:pain multigrain; fr:pain multicéréales | 265 13.36 43.34 4.23 0.87 2.63 6.39 7.4 360 0 | slice=36; piece=36; loaf=680; small slice=24; medium slice=36; large slice=43; small=42; snack size slice=10 | 1 slice | 51601020 | count common
sourdough bread | sourdough; fr:pain au levain; es:pan de masa madre | 272 10.75 51.88 2.42 0.53 1.22 4.62 2.2 602 0 | slice=45; piece=45; thick slice=60; thin slice=31; loaf=700; small slice=24; medium slice=31; large slice=43 | 1 thin slice | 51133010 | count common
rye bread | slice of rye; rye slice; fr:pain de seigle; es:pan de centeno | 259 8.5 48.3 3.3 0.63 2.11 3.85 5.8 570 0 | slice=32; piece=32; small slice=25; medium slice=32; large slice=43; snack size slice=10 | 1 slice | 51401010 | count common
marble rye bread | marble rye | 259 8.5 48.3 3.3 0.63 2.11 3.85 5.8 570 0 | slice=32; piece=32; small slice=25; medium slice=32; large slice=43; snack size slice=10 | 1 slice | 51401030 | count
pumpernickel bread | pumpernickel | 250 8.7 47.5 3.1 0.44 2.17 0.53 6.5 596 0 | slice=32; piece=32; small slice=25; medium slice=32; large slice=43; snack size slice=10 | 1 slice | 51404010 | count
black bread | russian black bread | 250 8.7 47.5 3.1 0.44 2.17 0.53 6.5 596 0 | slice=28; piece=28; small slice=24; medium slice=28; large slice=43; snack size slice=10 | 1 slice | 51407010 | count
french bread | baguette; vienna bread; fr:pain baguette; es:pan francés | 272 10.75 51.88 2.42 0.53 1.22 4.62 2.2 602 0 | slice=30; piece=60; thick slice=64; half=160; loaf=324; mini baguette=152; small slice=32; medium slice=64; large slice=96; baguette=324; cup=45; snack size slice=10; individual loaf=82 | 1 piece | 51107010 | count common
whole wheat baguette | whole wheat french bread | 239 8.33 49.1 1.04 0 0.76 0 4.2 375 0 | slice=30; piece=60; loaf=324; cup=45; small slice=32; medium slice=64; large slice=96; mini=152 | 1 piece | 51301540 | count
italian bread | ciabatta; ciabatta bread; rustic bread | 259 9.49 48.11 2.73 0.54 1.81 4.69 2.1 618 0 | slice=31; piece=50; roll=82; loaf=454; small slice=24; medium slice=31; large slice=43; snack size slice=10; individual loaf=82 | 1 slice | 51109010 | count common
focaccia | focaccia bread; schiacciata | 249 8.77 35.82 7.89 0.88 6.66 1.75 1.8 561 0 | slice=57; piece=57 | 1 piece | 51108010 | count
cuban bread | pan cubano | 272 10.75 51.88 2.42 0.53 1.22 4.62 2.2 602 0 | slice=20; piece=40; small slice=10; medium slice=20; large slice=30; loaf=1185 | 1 piece | 51105010 | count
challah | challah bread; egg bread | 287 9.5 47.8 6 1.59 3.41 1.78 2.3 380 0 | slice=31; piece=31; small slice=24; medium slice=31; large slice=43 | 1 slice | 51119010 | count
potato bread | martin's potato bread | 266 12.5 47.07 3.13 0 0 9.38 6.3 375 0 | slice=34; piece=34; small slice=26; medium slice=34; large slice=43; snack size slice=10 | 1 slice | 51127010 | count
sweet potato bread |  | 241 8.64 45.38 2.87 0.96 1.33 3.53 1.7 474 0 | slice=28; piece=28; small slice=24; medium slice=28; large slice=43; snack size slice=10 | 1 slice | 51134000 | count
raisin bread | fr:pain aux raisins; es:pan de pasas | 270 8.82 52.21 3.26 0.75 2.34 11.32 2.5 408 0 | slice=28; piece=28; small slice=24; medium slice=28; large slice=43; snack size slice=10 | 1 slice | 51129010 | count
cinnamon bread | cinnamon swirl bread | 253 7.05 44.38 5.29 0 3.53 14.11 3.5 388 0 | slice=28; piece=28; small slice=24; medium slice=28; large slice=43; snack size slice=10 | 1 slice | 51113010 | count
cinnamon raisin bread | whole wheat raisin bread | 290 8.63 56.35 4.14 1.48 1.77 19.48 6.5 480 0 | slice=36; piece=36; large slice=43; small slice=24; medium slice=36 | 1 slice | 51300210 | count
oatmeal bread | oat bread; oat nut bread; honey oat bread | 269 8.4 48.5 4.4 0.7 3.28 8.14 4 447 0 | slice=28; piece=28; large slice=43; small slice=25; medium slice=28; snack size slice=10 | 1 slice | 51501010 | count
oat bran bread |  | 299 9.33 53.89 4.89 0.78 3.64 9.04 4.4 497 0 | slice=28; piece=28; large slice=43; small slice=24; medium slice=28; snack size slice=10 | 1 slice | 51501040 | count
whole grain white bread | white whole wheat bread | 238 10.66 43.91 2.15 0.63 1.37 5 9.2 450 0 | slice=36; piece=36; small slice=24; medium slice=36; large slice=43; snack size slice=10 | 1 slice | 51300050 | count
sprouted bread | ezekiel bread; sprouted grain bread; sprouted wheat bread; silver hills bread | 188 13.16 33.88 0 0 0 2.63 5.3 474 0 | slice=26; piece=34 | 1 slice | 51300300 | count common
light bread | low calorie bread; diet bread; lite bread; 45 calorie bread; reduced calorie bread; high fiber bread | 207 8.7 44.3 2.5 0.55 1.64 4.76 9.7 479 0 | slice=24; piece=24; small slice=24; medium slice=29; large slice=43; snack size slice=10 | 1 medium slice | 51122000 | count
light wheat bread | low calorie wheat bread; reduced calorie wheat bread; weight watchers bread | 207 8.91 44.91 2.55 0.55 1.67 4.63 10.7 465 0 | slice=24; piece=24; small slice=24; medium slice=28; large slice=43; snack size slice=10 | 1 medium slice | 51301510 | count
light multigrain bread | low calorie multigrain bread | 207 8.91 44.91 2.55 0.55 1.67 4.63 10.7 465 0 | slice=28; piece=28; small slice=24; medium slice=36; large slice=43; snack size slice=10 | 1 medium slice | 51602010 | count
gluten free bread | gf bread; udi's bread; schar bread; canyon bakehouse bread; fr:pain sans gluten; es:pan sin gluten | 248 4.31 45.78 5.24 0.98 2.53 3.53 4.3 447 0 | slice=28; piece=28; small slice=24; medium slice=28; large slice=43; cup=40; snack size slice=10 | 1 slice | 51808000 | count
rice bread |  | 248 4.31 45.78 5.24 0.98 2.53 3.53 4.3 447 0 | slice=28; piece=28; small slice=24; medium slice=28; large slice=43; snack size slice=10 | 1 slice | 51806010 | count
onion bread |  | 238 8.81 44.32 2.95 0.99 1.37 3.33 1.7 482 0 | slice=31; piece=31; small slice=24; medium slice=31; large slice=43; snack size slice=10 | 1 slice | 51121110 | count
cheese bread | asiago cheese bread; jalapeno cheddar bread | 408 10.42 44.83 20.83 6.25 13.54 2.08 2.1 750 0 | slice=40; piece=40; small slice=24; medium slice=28; large slice=43; snack size slice=10 | 1 medium slice | 51111010 | count
vegetable bread | olive bread; tomato basil bread | 259 9.67 47.98 3.26 1.09 1.52 3.54 1.8 532 0 | slice=44; piece=44 | 1 slice | 51135000 | count
homemade white bread | homemade bread; bakery white bread; farmhouse bread; fr:pain de ménage; fr:pain maison | 272 10.13 50.26 3.44 1.16 1.6 3.11 1.7 565 0 | slice=44; piece=44; loaf=700; small slice=33; medium slice=44; large slice=55; individual loaf=82 | 1 slice | 51101050 | count
homemade whole wheat bread | bakery whole wheat bread | 267 10.38 46.96 4.26 1.34 2.02 3.38 6.8 607 0 | slice=44; piece=44; loaf=700; small slice=33; medium slice=44; large slice=55; individual loaf=82 | 1 slice | 51300140 | count
molasses bread | anadama bread | 285 7.91 55.25 3.82 1.72 1.21 14.95 1.6 314 0 | slice=32; piece=32; small slice=24; medium slice=32; large slice=43; snack size slice=10 | 1 slice | 51115010 | count
boston brown bread | canned brown bread | 274 10.67 47.54 4.53 0.7 2.23 5.73 4 450 0 | slice=45; piece=45 | 1 slice | 52401000 | count
irish soda bread | soda bread | 301 6.48 51.07 8.96 4.49 2.46 21.86 2.3 445 0 | slice=74; piece=74; loaf=537 | 1 slice | 52408000 | count
garlic bread | garlic toast; fr:pain à l'ail; es:pan de ajo | 349 8.34 41.64 16.58 5.27 10.09 3.68 2.5 620 0 | slice=41; piece=41; loaf=393; texas toast=41; small slice=39; large slice=118; medium slice=79; baguette=393; mini baguette=185 | 2 piece | 51121015 | count common
frozen garlic bread | texas toast; new york bakery texas toast; five cheese texas toast | 350 8.36 41.72 16.61 5.28 10.11 3.69 2.5 544 0 | slice=41; piece=41; small slice=37; medium slice=74; large slice=111; baguette=376; mini baguette=176 | 1 medium slice | 51121035 | count
cheesy garlic bread | garlic bread with cheese; cheese garlic bread; garlic cheese toast; fr:pain à l'ail gratiné | 339 11.41 34.21 17.34 6.55 9.15 3.31 2 636 0 | slice=48; piece=48; large slice=88; small slice=44; medium slice=88; baguette=447; mini baguette=209 | 2 piece | 51121065 | count
garlic knot |  | 342 12.18 44.39 12.85 2.96 8.92 1.11 2.4 615 0 | piece=34; knot=34; order=204; small stick=26; medium stick=40; large stick=50 | 2 piece | 51184210 | count
breadstick | soft breadstick; bread stick | 342 12.18 44.39 12.85 2.96 8.92 1.11 2.4 615 0 | piece=43; stick=43; small=28; medium=43; large=53; small stick=28; medium stick=43; large stick=53 | 2 piece | 51183990 | count common
cheesy breadstick | stuffed cheesy bread; stuffed breadstick; cheese bread sticks | 333 14.48 36.41 14.36 4.71 8.22 1.25 1.9 632 0 | piece=40; stick=40; order=320; small stick=40; medium stick=61; large stick=77 | 2 piece | 51184260 | count
bruschetta | tomato bruschetta; crostini | 171 4.29 21.32 7.61 1.23 5.78 3.34 1.5 264 0 | piece=43; slice=43; small=14; small slice=32; medium slice=43; large slice=59; snack size slice=14 | 2 piece | 51136000 | count dish
naan | naan bread; nan bread; garlic naan; butter naan; plain naan | 311 11.09 50.23 7.28 3.16 3.48 3.7 5.2 508 0 | piece=90; half=45; slice=44; mini=45; large=177 | 1 piece | 51108100 | count common
roti | rotis; chapatis; chapati; chapatti; phulka; whole wheat roti | 299 7.85 46.13 9.2 3.31 2.85 2.93 9.7 298 0 | piece=40; small=27; medium=40; large=52 | 1 piece | 51300175 | count common
paratha | plain paratha; lachha paratha; kerala paratha; malabar paratha | 326 6.36 45.35 13.2 5.83 6.32 4.15 9.6 452 0 | piece=70 | 1 piece | 51300185 | count
puri | poori; bhatura | 409 6.84 39.23 24.94 3.34 19.77 0.18 3.5 170 0 | piece=36 | 2 piece | 51300180 | count
injera | ethiopian bread | 93 2.55 19.39 0.68 0.18 0.51 1.03 2.8 226 0 | piece=127; cup=68 | 1 piece | 51807000 | count
pita bread | pita; white pita; pita pocket; lavash; greek pita; flatbread; fr:pain pita; es:pan pita; es:pan árabe | 275 9.1 55.7 1.2 0.17 0.64 1.3 2.2 536 0 | piece=57; half=28; small=28; medium=57; large=85; extra large=114 | 1 piece | 51109100 | count common
whole wheat pita | whole wheat pita bread; whole wheat flatbread | 262 9.8 55.89 1.71 0.21 1.4 2.87 6.1 421 0 | piece=57; half=28; small=28; medium=57; large=85; extra large=114 | 1 piece | 51301600 | count
fry bread | bannock; frybread; fr:bannique | 384 9.36 44.97 18.84 4.85 12.57 3.55 1.5 177 0 | piece=136; small=26; large=136; slice=26; cup=140 | 1 piece | 51140100 | count
toast | slice of toast; piece of toast; dry toast; fr:toast; fr:rôtie; es:pan tostado; es:tostada de pan | 293 10.36 54.07 3.94 0.9 2.84 5.87 2.5 495 0 | slice=25; piece=25; thick slice=39; small slice=22; medium slice=25; large slice=39 | 1 slice | 51000110 | count generic common
white toast | white bread toast; toasted white bread; fr:rôtie de pain blanc | 293 10.36 54.07 3.94 0.9 2.84 5.87 2.5 495 0 | slice=25; piece=25; small slice=22; medium slice=25; large slice=39; cup=40 | 1 slice | 51101010 | count common
wheat toast | brown toast; wheat bread toast; fr:rôtie de pain brun | 301 11.72 52.24 4.98 0.77 2.45 6.3 4.4 495 0 | slice=25; piece=25; large slice=39; small slice=22; medium slice=25 | 1 slice | 51301020 | count common
whole wheat toast | whole wheat bread toast; whole grain toast; fr:rôtie de blé entier; es:pan integral tostado | 279 13.52 47.36 3.9 0.8 2.45 4.85 6.6 473 0 | slice=33; piece=33; small slice=22; medium slice=33; large slice=39 | 1 slice | 51300120 | count common
multigrain toast | multigrain bread toast; seeded toast; 12 grain toast | 291 14.68 47.63 4.65 0.96 2.89 7.02 8.1 396 0 | slice=33; piece=33; small slice=22; medium slice=33; large slice=39 | 1 slice | 51601010 | count common
sourdough toast | toasted sourdough; sourdough bread toast | 299 11.81 57.01 2.66 0.58 1.34 5.08 2.4 662 0 | slice=41; piece=41; thick slice=55; thin slice=28; small slice=22; medium slice=28; large slice=39 | 1 thin slice | 51133020 | count common
rye toast | rye bread toast; toasted rye | 285 9.34 53.08 3.63 0.69 2.32 4.23 6.4 626 0 | slice=29; piece=29; small slice=22; medium slice=29; large slice=39 | 1 slice | 51401020 | count common
pumpernickel toast |  | 275 9.56 52.2 3.41 0.48 2.38 0.58 7.1 655 0 | slice=29; piece=29; small slice=22; medium slice=29; large slice=39 | 1 slice | 51404020 | count
toasted french bread | toasted baguette; baguette toast | 299 11.81 57.01 2.66 0.58 1.34 5.08 2.4 662 0 | slice=27; piece=55; small slice=29; medium slice=59; large slice=88; loaf=428; snack size slice=9 | 1 piece | 51107040 | count
toasted italian bread | italian toast; toasted ciabatta | 285 10.43 52.87 3 0.6 1.98 5.15 2.3 679 0 | slice=28; piece=28; small slice=22; medium slice=28; large slice=39; loaf=413; snack size slice=9 | 1 slice | 51109040 | count
raisin toast | raisin bread toast; toasted raisin bread | 297 9.69 57.38 3.58 0.82 2.57 12.44 2.8 448 0 | slice=25; piece=25; small slice=22; medium slice=25; large slice=39 | 1 slice | 51129020 | count
cinnamon toast | cinnamon bread toast; toasted cinnamon bread; cinnamon raisin toast | 293 10.36 54.07 3.94 0.9 2.84 5.87 2.5 495 0 | slice=25; piece=25; small slice=22; medium slice=25; large slice=39 | 1 slice | 51113100 | count
ezekiel toast | sprouted toast; sprouted bread toast; ezekiel bread toast | 207 14.46 37.23 0 0 0 2.89 5.8 521 0 | slice=31; piece=31 | 24 g | 51300310 | count
gluten free toast | gf toast; gluten free bread toast | 273 4.74 50.31 5.76 1.07 2.78 3.88 4.7 491 0 | slice=25; piece=25; small slice=22; medium slice=25; large slice=39; cup=40 | 1 slice | 51808010 | count
challah toast | toasted challah | 315 10.44 52.53 6.59 1.75 3.75 1.96 2.5 418 0 | slice=28; piece=28; small slice=18; medium slice=28; large slice=39 | 1 slice | 51119040 | count
potato bread toast | toasted potato bread | 292 13.74 51.72 3.44 0 0 10.31 6.9 412 0 | slice=31; piece=31; small slice=24; medium slice=31; large slice=39 | 1 slice | 51127020 | count
light toast | light bread toast; low calorie toast | 227 9.56 48.68 2.75 0.6 1.8 5.23 10.7 526 0 | slice=22; piece=22; small slice=22; medium slice=26; large slice=39 | 1 medium slice | 51122010 | count
dinner roll | roll; bread roll; soft roll; bread bun; yeast roll; parker house roll; fr:petit pain; es:panecillo | 279 9.77 50.12 3.91 0.84 2.53 7.28 1.8 494 0 | piece=35; small=28; medium=43; large=52; bun=45 | 1 medium | 51000200 | count generic common
whole wheat roll | whole wheat dinner roll; wheat roll; whole grain roll | 273 8.6 46 6.3 1.5 4.22 1.63 3.8 524 0 | piece=43; small=28; large=52; medium=43; extra large=68 | 1 piece | 51320500 | count
hard roll | kaiser roll; kaiser; crusty roll; pan de sal; pandesal; telera | 293 9.9 52.7 4.3 0.61 2.85 1.77 2.3 544 0 | piece=56; small=25; large=62; medium=56 | 1 piece | 51153000 | count
french roll | crusty french roll | 272 10.75 51.88 2.42 0.53 1.22 4.62 2.2 602 0 | piece=45; small=34; large=57; medium=45 | 1 piece | 51155000 | count
sourdough roll |  | 272 10.75 51.88 2.42 0.53 1.22 4.62 2.2 602 0 | piece=45; small=34; large=57 | 1 piece | 51159000 | count
multigrain roll | multigrain dinner roll | 263 9.6 44.6 6 1.39 3.99 6.25 3.8 458 0 | piece=43; small=28; large=52; medium=43; extra large=68 | 1 piece | 51620000 | count
rye roll |  | 259 8.5 48.3 3.3 0.63 2.11 3.85 5.8 570 0 | piece=43; small=28; medium=36; large=43 | 1 piece | 51420000 | count
cheese roll | cheese bun | 315 11.48 49.56 7.85 2.27 4.6 5.29 1.9 476 0 | piece=41 | 1 piece | 51154600 | count
garlic roll |  | 309 10.84 51.92 6.44 1.37 4.37 5.53 2 465 0 | piece=35; large=43; small=28; medium=35 | 1 large | 51156500 | count
gluten free roll | gluten free bun; gf bun | 239 3.34 50.47 2.65 0.22 1.99 6.87 5.1 593 0 | piece=43; small=28; large=52; medium=43; extra large=68 | 1 piece | 51808100 | count
bolillo | bolillo roll; mexican roll; torta roll; birote | 318 10.65 55.77 5.8 1.4 3.68 3.55 2.2 506 0 | piece=117; small=76; large=162; small roll=76; medium roll=117; large roll=162; medium=117 | 1 piece | 51158100 | count
sub roll | hoagie roll; submarine roll; hoagie bun; sub bun; hero roll; steak roll | 279 9.77 50.12 3.91 0.84 2.53 7.28 1.8 494 0 | piece=106; small=73; large=153; medium=106 | 1 piece | 51157000 | count
hamburger bun | burger bun; potato bun; white bun; bun; fr:pain hamburger; es:pan de hamburguesa | 267 9.43 49.2 3.59 0.82 2.59 5.34 2.3 450 0 | piece=52; small=28; half=26 | 1 piece | 51154100 | count common
whole wheat hamburger bun | wheat bun; whole wheat bun; wheat hamburger bun | 269 12.38 44.93 4.38 0.92 2.49 5.92 6.1 477 0 | piece=52; half=26; small=28 | 1 piece | 51320560 | count
hot dog bun | hotdog bun; frankfurter bun; fr:pain hot-dog; es:pan para hot dog | 267 9.43 49.2 3.59 0.82 2.59 5.34 2.3 450 0 | piece=45; footlong=83 | 1 piece | 51154010 | count common
whole wheat hot dog bun | wheat hot dog bun | 269 12.38 44.93 4.38 0.92 2.49 5.92 6.1 477 0 | piece=45 | 1 piece | 51320550 | count
brioche bun | brioche roll | 427 8.96 36.31 27.46 14.33 7.37 3.12 1.5 437 0 | piece=60; slice=35 | 2 slice | 51167000 | count
bagel | plain bagel; sesame bagel; everything bagel; poppy seed bagel; onion bagel; asiago bagel; egg bagel; montreal bagel; toasted bagel; fr:bagel nature | 264 10.56 52.38 1.32 0.36 0.92 8.43 1.6 422 0 | piece=105; half=53; mini=26; small=69; medium=105; large=131; thin=46 | 1 piece | 51180010 | count generic common
cinnamon raisin bagel | raisin bagel | 268 9.83 55.07 1.21 0.33 0.83 14.1 1.9 382 0 | piece=105; half=53; mini=26; small=69; large=131 | 1 piece | 51180030 | count
blueberry bagel | fruit bagel; cranberry bagel | 243 9.55 48.36 1.25 0.33 0.86 8.43 1.7 380 0 | piece=105; half=53; mini=26; small=69; large=131; medium=105 | 1 piece | 51180080 | count
whole wheat bagel | wheat bagel; whole grain bagel | 250 10.2 48.89 1.53 0 1.23 6.12 4.1 439 0 | piece=105; half=53; mini=26; small=69; large=131; medium=105 | 1 piece | 51301750 | count
multigrain bagel | seeded multigrain bagel; 12 grain bagel | 250 10.2 48.89 1.53 0 1.23 6.12 4.1 439 0 | piece=105; half=53; small=69; large=131; mini=26; medium=105 | 1 piece | 51630000 | count
pumpernickel bagel | rye bagel | 250 10.2 48.89 1.53 0 1.23 6.12 4.1 439 0 | piece=105; half=53; mini=26; small=46; medium=105; large=131 | 1 piece | 51404500 | count
oat bran bagel |  | 250 10.2 48.89 1.53 0 1.23 6.12 4.1 439 0 | piece=105; half=53; mini=26; small=46; medium=105; large=131 | 1 piece | 51501080 | count
fruit and nut bagel | honey walnut bagel | 263 9.52 50.78 2.77 0.13 2.27 11.74 4.4 389 0 | piece=105; half=53; mini=26; small=46; large=131; medium=105; bar=71 | 1 piece | 51301820 | count
bagel thin | thin bagel | 264 10.56 52.38 1.32 0.36 0.92 8.43 1.6 422 0 | piece=46; half=23; mini=26; small=69; medium=105; large=131 | 1 medium | 51180010 | count
mini bagel |  | 264 10.56 52.38 1.32 0.36 0.92 8.43 1.6 422 0 | piece=26; mini=26; small=69; medium=105; large=131 | 1 piece | 51180010 | count
english muffin | plain english muffin; thomas english muffin; toasted english muffin; crumpet; fr:muffin anglais | 227 8.87 44.17 1.69 0.73 0.88 3.53 3.5 425 0 | piece=58; half=29; large=92; crumpet=45 | 1 piece | 51186010 | count common
whole wheat english muffin | wheat english muffin; whole grain english muffin | 223 8.7 44.8 2 0.29 1.11 1.56 4.6 353 0 | piece=58; half=29 | 1 piece | 51303030 | count common
cinnamon raisin english muffin | raisin english muffin | 234 8.31 47.68 1.55 0.67 0.8 9.7 3.6 385 0 | piece=58; half=29 | 1 piece | 51186100 | count
multigrain english muffin | ezekiel english muffin | 223 8.7 44.8 2 0.29 1.11 1.56 4.6 353 0 | piece=58; half=29 | 1 piece | 51630200 | count
oat bran english muffin |  | 269 8.4 48.5 4.4 0.7 3.28 8.14 4 447 0 | piece=58; half=29 | 1 piece | 51503000 | count
tortilla | soft tortilla; es:tortillas | 262 6.95 47.01 5.42 1.69 3.08 2.3 4.9 372 0 | piece=35; small=18; medium=28; large=65; extra large=65 | 77 g | 52215000 | count generic common
corn tortilla | white corn tortilla; yellow corn tortilla; street taco tortilla; es:tortilla de maíz | 218 5.7 44.64 2.85 0.45 2.11 0.88 6.3 45 0 | piece=26; small=18; medium=28; large=44; extra large=65 | 3 piece | 52215100 | count common
flour tortilla | tortilla wrap; burrito tortilla; burrito shell; soft taco shell; fr:tortilla de blé; es:tortilla de harina | 306 8.2 49.38 7.99 2.92 4.04 3.71 3.5 700 0 | piece=45; small=33; medium=45; large=71; extra large=104 | 56 g | 52215200 | count common
whole wheat tortilla | whole wheat wrap tortilla; wheat tortilla; spinach tortilla; es:tortilla integral | 310 9.76 45.89 9.76 4.88 4.05 2.44 9.8 617 0 | piece=45; small=33; medium=45; large=71; extra large=104 | 56 g | 52215260 | count
taco shell | hard taco shell; crunchy taco shell; corn taco shell | 476 6.41 63.49 21.79 7.11 12.43 1.5 6.7 324 0 | piece=13; large=21 | 54 g | 52215300 | count
sope shell | gordita shell; es:sope solo | 260 3.85 37.2 11.19 2.18 8.26 0.72 2.9 376 0 | piece=47; cup=100 | 1 piece | 52208760 | count
biscuit | buttermilk biscuit; southern biscuit; drop biscuit; tea biscuit | 370 7.08 42.82 18.92 11.8 4.69 3.88 2.5 979 0 | piece=45; small=35; medium=55; large=80 | 1 piece | 52101000 | count common
fast food biscuit | restaurant biscuit | 370 7.08 42.82 18.92 11.8 4.69 3.88 2.5 979 0 | piece=70 | 1 piece | 52103000 | count
canned biscuit | pillsbury biscuit; grands biscuit; refrigerated biscuit; pillsbury grands | 324 6.79 49.05 11.22 5.51 5 8.19 2.8 1002 0 | piece=58; small=45 | 1 small | 52102040 | count
cheddar biscuit | cheese biscuit; garlic cheddar biscuit | 374 8.7 38.78 20.43 12.54 5.08 3.52 2.2 946 0 | piece=45 | 1 piece | 52104100 | count
raisin biscuit | blueberry biscuit; fruit biscuit | 363 6.7 46.47 17.05 10.63 4.22 10.01 2.7 884 0 | piece=45 | 1 piece | 52104200 | count
scone | plain scone; cheese scone; cream scone | 382 6.67 48.07 18.35 9.74 4.58 13.4 1.2 446 0 | piece=85; mini=20; small=70; large=120; medium=70 | 1 small | 52105100 | count common
fruit scone | blueberry scone; cranberry scone; raisin scone; currant scone; cranberry orange scone | 374 6.33 51.2 16.54 8.78 4.13 18.58 1.5 404 0 | piece=85; mini=20; small=70; large=120; medium=70 | 1 small | 52105200 | count
cornbread | corn bread; homemade cornbread; jalapeno cornbread; fr:pain de maïs; es:pan de maíz | 287 6.55 42.87 9.8 1.87 6.98 6.85 1.5 485 0 | piece=65; slice=65; cup=89; square=65; cup (crumbled)=89 | 1 piece | 52202060 | count common
jiffy cornbread | cornbread from mix; boxed cornbread | 330 6.59 54.46 9.58 3.73 5.46 16.05 2.3 599 0 | piece=60; slice=60; cup (crumbled)=89; square=541 | 1 piece | 52201000 | count
corn muffin | cornbread muffin; corn bread muffin | 305 5.9 51 8.4 1.35 5.32 17.78 3.4 385 0 | piece=66; mini=17; small=66; medium=113; large=154; stick=39; round=45 | 1 medium | 52206010 | count
corn pone | hoe cake; hoecake | 214 3.5 39.68 4.31 0.97 2.99 0.79 1.9 437 0 | piece=60; cup (crumbled)=89 | 1 piece | 52208010 | count
johnnycake | johnny cake; jonnycake | 277 7.98 43.82 7.46 2.11 4.52 9.1 1.8 871 0 | piece=49 | 1 piece | 52211010 | count
hush puppy | hushpuppy; hushpuppies | 296 6.16 40.21 13.25 2.62 9.57 3.8 2.9 813 0 | piece=22; order=110; cup=152 | 3 piece | 52209010 | count
spoonbread | spoon bread | 166 6.68 18.55 7.06 2.34 3.99 4.84 0.7 382 0 | cup=187 | 0.5 cup | 52213010 | 
dominican arepa | torta de maiz; sweet cornmeal cake | 267 5.66 30.47 14 9.08 3.91 3.25 2.4 399 0 | piece=115 | 1 piece | 52220110 | count
muffin | coffee shop muffin; bakery muffin; fr:muffin nature | 375 4.49 53 16.07 2.84 12.93 31.47 1.1 336 0 | piece=113; mini=25; small=70; medium=130; large=180 | 1 medium | 52301000 | count generic common
blueberry muffin | fruit muffin; cranberry muffin; cranberry orange muffin; apple muffin; raspberry muffin; strawberry muffin; lemon muffin; fr:muffin aux bleuets; es:muffin de arándanos | 375 4.49 53 16.07 2.84 12.93 31.47 1.1 336 0 | piece=113; mini=25; small=70; medium=130; large=180; mini pack=57 | 1 medium | 52302010 | count common
banana muffin | banana nut muffin; banana walnut muffin; fr:muffin aux bananes | 375 4.49 53 16.07 2.84 12.93 31.47 1.1 336 0 | piece=113; mini=25; small=70; medium=130; large=180; mini pack=57 | 1 medium | 52302010 | count common
low fat blueberry muffin | low fat muffin; reduced fat muffin; skinny muffin | 255 4.23 50.05 4.22 1.55 2.22 27.05 4.2 413 0 | piece=100; small=70; large=180; mini=25; medium=130 | 1 medium | 52302020 | count
chocolate chip muffin | choc chip muffin; fr:muffin aux pépites de chocolat | 402 5.77 55.4 19.04 5.4 12.26 32.92 1.8 306 0 | piece=113; mini=25; small=70; medium=130; large=180 | 1 medium | 52302500 | count common
chocolate muffin | double chocolate muffin; double chocolate chip muffin; fr:muffin au chocolat | 395 6.54 50.94 18.75 4.65 12.65 25.98 1.9 339 0 | piece=113; mini=25; small=70; medium=130; large=180 | 1 medium | 52302600 | count
bran muffin | raisin bran muffin; wheat bran muffin; fr:muffin au son | 208 6.26 38.67 5.01 2.23 1.72 15.2 2.2 208 0 | piece=113; mini=25; small=70; medium=130; large=180 | 1 medium | 52304010 | count common
oat bran muffin |  | 270 7 48.3 7.4 1.09 5.82 8.22 4.6 393 0 | piece=113; mini=25; small=70; large=180; medium=130 | 1 medium | 52304150 | count
oatmeal muffin | granola muffin; oat muffin | 370 6.43 43.94 18.92 3.13 14.22 20.67 1.5 404 0 | piece=113; mini=25; small=70; large=180; medium=130 | 1 medium | 52304100 | count
whole wheat muffin | whole grain muffin; morning glory muffin; fiber one muffin | 372 7.8 44.01 18.44 3.06 13.84 20.09 3.5 393 0 | piece=113; mini=25; small=70; large=180; medium=130 | 1 medium | 52303010 | count
pumpkin muffin | pumpkin spice muffin; squash muffin; fr:muffin à la citrouille | 305 4.97 43.21 12.93 2.15 9.67 22.59 1.4 285 0 | piece=113; mini=25; small=70; large=180; medium=130 | 1 medium | 52306500 | count
zucchini muffin |  | 306 5.05 42.64 13.14 2.17 9.84 22.72 0.9 290 0 | piece=113; mini=25; small=70; large=180; medium=130 | 1 medium | 52306550 | count
carrot muffin | carrot cake muffin; fr:muffin aux carottes | 314 5.01 44.42 13.21 2.17 9.89 23.31 1.4 309 0 | piece=113; mini=25; small=70; large=180; medium=130 | 1 medium | 52306700 | count
cheese muffin | savory muffin | 367 9.72 30.51 23 5.45 15.23 1.88 1 491 0 | piece=113; small=70; mini=25; medium=130; large=180 | 1 medium | 52306300 | count
poppy seed muffin | lemon poppy seed muffin; lemon poppyseed muffin; coffee cake muffin; cinnamon muffin | 374 5.93 52.02 16.21 2.67 12.18 27.48 0.8 358 0 | piece=113; mini=25; small=70; large=160 | 130 g | 52306010 | count
mini muffin | little bites muffin; entenmann's little bites; hostess mini muffin | 375 4.49 53 16.07 2.84 12.93 31.47 1.1 336 0 | piece=14; pouch=47; bag=47; pack=57; mini pack=57; mini=25; small=70; medium=130; large=180 | 1 pouch | 52302010 | count
banana bread | banana nut bread; banana loaf; lemon bread; date nut bread; fr:pain aux bananes; es:pan de plátano | 374 6.01 47.34 18.1 2.65 13.99 25.24 1.2 302 0 | slice=41; piece=60; loaf=800; individual loaf=57 | 1 slice | 52405010 | count common
pumpkin bread | pumpkin loaf; carrot bread | 305 4.97 43.21 12.93 2.15 9.67 22.59 1.4 285 0 | slice=60; piece=60 | 1 slice | 52404060 | count
zucchini bread | zucchini loaf | 306 5.05 42.64 13.14 2.17 9.84 22.72 0.9 290 0 | slice=40; piece=60 | 1 slice | 52407000 | count
nut bread | walnut bread loaf | 403 6.59 49.66 20.1 2.93 15.55 26.01 1.2 336 0 | slice=49; piece=49 | 1 slice | 52403000 | count
popover | yorkshire pudding; dutch baby; dutch baby pancake | 268 11.05 35.28 9.2 4.14 3.25 4.04 1.1 284 0 | piece=31 | 1 piece | 52311010 | count
pancake | plain pancake; buttermilk pancake; flapjack; hotcake; griddle cake; fr:crêpe épaisse; es:panqueque; es:hotcake | 282 7.41 35.32 12.07 3.01 7.82 7.05 2.1 508 0 | piece=50; small=20; medium=50; large=90; extra large=150; stack=150; short stack=100; silver dollar=20; mini=20 | 3 piece | 55100005 | count generic common
frozen pancake | mini frozen pancake | 233 5.23 37.75 6.83 1.16 5.39 8.32 1 461 0 | piece=40; mini=10; pouch=80 | 3 piece | 55100010 | count
restaurant pancake | diner pancake | 307 7.16 34.14 15.48 3.42 10.64 6.81 2.1 544 0 | piece=70; stack=210; short stack=140; large=90; mini=20; small=20; medium=50; extra large=150 | 3 piece | 55100050 | count
blueberry pancake | banana pancake; fruit pancake; strawberry pancake; fr:pancake aux bleuets | 232 5.86 30.63 9.54 2.35 6.17 7.7 2.4 395 0 | piece=50; small=20; large=90; stack=150; mini=20; medium=50; extra large=150 | 3 piece | 55103000 | count
chocolate chip pancake | chocolate pancake | 341 7.68 41.18 15.94 6.19 8.2 16.11 2.4 438 0 | piece=50; small=20; large=90; stack=150; mini=20; medium=50; extra large=150 | 3 piece | 55103100 | count
pumpkin pancake |  | 241 6.37 30.95 10.08 2.53 6.5 6.51 2.3 423 0 | piece=50; small=20; large=90; mini=20; medium=50; extra large=150 | 3 piece | 55103020 | count
whole wheat pancake | whole grain pancake; buckwheat pancake; multigrain pancake; oat pancake; kodiak pancake; kodiak cakes | 273 7.86 32.9 12.29 3 7.77 6.89 3.2 722 0 | piece=50; small=20; large=90; stack=150; mini=20; medium=50; extra large=150 | 3 piece | 55105200 | count
gluten free pancake | gf pancake | 215 3.31 40.32 4.55 0.48 3.62 4.06 1.5 331 0 | piece=50; small=20; large=90; mini=20; medium=50; extra large=150 | 3 piece | 55106000 | count
waffle | plain waffle; homemade waffle; fr:gaufre; es:wafle | 309 7.42 48.39 9.49 2.28 6.79 4.41 2.6 460 0 | piece=75; small=40; medium=75; large=125; mini=10 | 1 piece | 55200010 | count generic common
eggo waffle | frozen waffle; toaster waffle; eggo; eggo homestyle waffle; fr:gaufre eggo | 309 7.42 48.39 9.49 2.28 6.79 4.41 2.6 460 0 | piece=35; mini=10; large=55; pouch=65; stick=35 | 80 g | 55200020 | count common
blueberry eggo waffle | blueberry eggo; frozen blueberry waffle; frozen fruit waffle | 296 7.07 46.58 9.05 2.16 6.47 4.61 2.6 437 0 | piece=35; mini=10; large=55; pouch=65; stick=35 | 80 g | 55200040 | count
chocolate chip eggo waffle | chocolate chip eggo; frozen chocolate waffle | 320 7.43 48.94 10.5 3.09 6.88 6.76 2.6 441 0 | piece=35; mini=10; large=55; pouch=65; stick=35 | 80 g | 55200050 | count
whole wheat eggo waffle | whole grain frozen waffle; nutri grain waffle; kashi waffle; van's waffle; kodiak waffle; protein waffle | 289 6.78 46.7 8.39 1.35 6.08 4.08 4.1 529 0 | piece=38; mini=10; large=55; pouch=65; stick=35 | 2 piece | 55200060 | count
belgian waffle | restaurant waffle; fr:gaufre belge; es:wafle belga | 428 8.16 38.92 26.36 5.06 19.16 7.77 2.4 620 0 | piece=135; half=68; small=75; mini=10; medium=75; large=125 | 1 piece | 55200100 | count common
blueberry waffle | fruit waffle; strawberry waffle | 307 6.94 36.25 14.92 3.27 10.23 9.11 2.8 467 0 | piece=75; large=125; mini=10; small=40; medium=75 | 1 piece | 55203000 | count
chocolate chip waffle | chocolate waffle | 437 9.07 48.64 22.7 7.82 12.82 19.04 2.9 517 0 | piece=75; large=125; mini=10; small=40; medium=75 | 1 piece | 55203600 | count
cinnamon waffle |  | 373 8.7 41.67 18.78 4.14 12.9 8.27 2.7 596 0 | piece=75; large=125; mini=10; small=40; medium=75 | 1 piece | 55203700 | count
whole wheat waffle | whole grain waffle | 364 9.23 38.61 19.21 4.16 12.98 8.09 3.8 847 0 | piece=75; large=125; mini=10; small=40; medium=75 | 1 piece | 55205000 | count
gluten free waffle | gf waffle | 263 2.72 43.05 8.84 0.78 6.83 1.73 1.4 505 0 | piece=75; small=40; large=125; mini=10; medium=75 | 1 piece | 55208000 | count
french toast | homemade french toast; cinnamon french toast; fr:pain doré; es:tostada francesa; es:torrija | 273 10.36 32.34 11.38 3.25 6.92 10.08 1.2 302 0 | slice=65; piece=65 | 2 piece | 55300010 | count common
restaurant french toast | brioche french toast; stuffed french toast; challah french toast | 310 9.84 35.71 14.3 4.75 7.87 10.08 1.3 357 0 | slice=85; piece=85 | 2 piece | 55300050 | count
whole wheat french toast | whole grain french toast | 271 11.34 30.44 11.57 3.2 6.74 10.01 2.7 297 0 | slice=65; piece=65 | 2 piece | 55301015 | count
frozen french toast |  | 183 7.24 29.89 3.82 1.2 2.22 9.01 1.1 243 0 | slice=60; piece=60; mini=10 | 2 piece | 55300020 | count
french toast stick | frozen french toast stick; eggo french toast stick | 278 7.52 40.62 9.18 1.68 6.7 12.86 1.3 535 0 | piece=30; stick=30 | 4 piece | 55301031 | count
fast food french toast stick | burger restaurant french toast stick | 400 7.06 48.48 20.87 4.69 14.2 11.64 1.6 471 0 | piece=25; order=100 | 4 piece | 55301040 | count
crepe | plain crepe; crêpe; swedish pancake; fr:crêpe; es:crepa | 224 8.85 22.02 11.29 3.44 6.62 4.48 0.6 278 0 | piece=80; large=90 | 2 piece | 55400010 | count common
dosa | plain dosa; sada dosa; uttapam | 210 5.7 37.04 4.05 0.58 3.21 0.3 1.8 309 0 | piece=80; small=35; medium=80; large=155 | 1 piece | 55702100 | count
moo shu pancake | chinese pancake; mandarin pancake; peking duck pancake | 207 4.05 45.38 0.38 0.1 0.22 0.07 0.7 5 0 | piece=28 | 2 piece | 55501000 | count
idli | idly | 128 6.36 24.98 0.35 0.06 0.23 1.85 5.8 252 0 | piece=38 | 2 piece | 55702000 | count
mochi rice cake | tteok; puto; kutsinta; sticky rice cake; garae tteok | 279 2.49 53.57 6.51 5.48 0.55 31.12 0.7 36 0 | piece=45 | 1 piece | 55701000 | count
stuffing | bread stuffing; stove top stuffing; thanksgiving stuffing; turkey stuffing; fr:farce; es:relleno de pavo | 177 3.14 21.71 8.51 1.66 6.54 2.35 0.9 471 0 | cup=200; scoop=100; serving=100 | 0.5 cup | 51182010 | dish common
cornbread dressing | cornbread stuffing; southern dressing | 179 2.9 21.9 8.8 1.76 6.56 0 2.9 526 0 | cup=200; scoop=100 | 0.5 cup | 52204000 | dish
plain steamed dumpling | bread dumpling; mantou; steamed bun; drop dumpling; flour dumpling; biscuit dumpling | 125 3.45 20.49 3.37 0.96 1.98 1.23 0.7 428 0 | piece=25; cup=75 | 3 piece | 55610300 | count
melba toast | melba rounds; fr:biscotte melba | 390 12.1 76.6 3.2 0.45 2.06 0.94 6.3 598 0 | piece=5; crostini=5; cup=30 | 18 g | 51187000 | count
crunchy breadstick | hard breadstick; grissini; crispy breadsticks; italian breadstick crunchy | 412 12 68.4 9.5 1.41 7.2 1.26 3 713 0 | piece=10; mini=5; small stick=2; medium stick=10; large stick=20; extra large stick=35; cup=46 | 2 piece | 51184000 | count
croutons | salad croutons; garlic croutons; fr:croutons; es:crutones | 465 10.8 63.5 18.3 5.25 11.87 4.41 5 1333 0 | handful=12; tbsp=2.5; packet=14; piece=0.8; cup=40; pack=12; piece (cubes)=0.25 | 2 tbsp | 51185000 | top common
funnel cake | funnel cake with powdered sugar; fair funnel cake | 353 7.87 43.49 16.57 3.13 11.95 15.87 1 278 0 | piece=90; large=200; half=60 | 70 g | 55801000 | count
funnel cake with fruit | strawberry funnel cake | 380 5.84 55.18 15.7 2.76 11.63 21.26 0.9 211 0 | piece=135; large=280 | 1 piece | 55801010 | count
cinnamon roll | cinnamon bun; cinnamon rolls; iced cinnamon roll; pillsbury cinnamon roll; sticky bun; frosted cinnamon roll; fr:brioche a la cannelle; fr:roule a la cannelle; es:rollo de canela | 452 4.45 48.6 26.61 12.65 12.4 25.7 1.2 305 0 | piece=85; small=54; medium=90; large=153; pillsbury=44; cinnabon=240; stick=27; mini=30 | 1 piece | 51160110 | count common
cinnabon | cinnabon classic roll; cinnabon minibon | 452 4.45 48.6 26.61 12.65 12.4 25.7 1.2 305 0 | piece=240; mini=110; small=110; mini roll=30; stick=27 | 1 piece | 51160110 | count brand
plain cinnamon roll | cinnamon bun no frosting; cinnamon twist; cinnamon raisin swirl roll; cinnamon swirl; unfrosted cinnamon roll | 372 6.2 50.9 16.4 3.08 12.27 31.73 2.4 304 0 | piece=80; small=54; large=153 | 90 g | 51160100 | count
pan dulce | mexican sweet bread; concha; conchas; mexican pastry; sweet bread mexican; es:pan de dulce | 371 9.07 56.36 12.2 2.31 5.65 14.09 2.2 231 0 | piece=80; mini=40; small=70; medium=93; large=116 | 1 medium | 51160200 | count common
croissant | croissants; butter croissant; plain croissant; costco croissant; fr:croissant; es:cuernito de mantequilla; es:cruasan | 406 8.2 45.8 21 11.66 6.62 11.26 2.6 300 0 | piece=60; mini=28; small=42; medium=57; large=73; extra large=85; roll=28 | 70 g | 51166000 | count common
crescent roll | pillsbury crescent roll; crescent rolls; croissant roll; fr:rouleau croissant | 406 8.2 45.8 21 11.66 6.62 11.26 2.6 300 0 | piece=28; mini croissant=28; small croissant=42; medium croissant=57; large croissant=73; mini=28; small=42; medium=57; large=73 | 70 g | 51166000 | count
cheese croissant | cheese filled croissant | 414 9.2 47 20.9 10.63 8.89 11.35 2.6 361 0 | piece=57 | 70 g | 51166100 | count
chocolate croissant | pain au chocolat; starbucks chocolate croissant; fr:chocolatine; fr:croissant au chocolat | 421 7.4 49.4 22.79 12.87 7.48 19.87 3.3 242 0 | piece=57; mini=35; large=100 | 70 g | 51166200 | count common
almond croissant | fruit croissant; apple croissant; raspberry croissant; fr:croissant aux amandes | 396 7.75 47.04 19.72 10.94 6.22 14.1 3 287 0 | piece=90; large=120 | 70 g | 51166500 | count
panettone | pannetone; pandoro; fr:panettone | 325 9.76 53.75 8.39 3.99 2.65 17.79 2.3 325 0 | slice=60; piece=60; thick slice=100 | 27 g | 51188100 | 
mallorca bread | pan de mallorca; spanish coffee bread; ensaimada; ensaymada | 348 7.93 58.84 9.06 1.5 6.41 12.11 1.9 15 0 | piece=85 | 1 piece | 51168000 | count
`;
