/** Cereals. The form of a line stands in ../parse-table.ts; figures are USDA's, under the code in the line. */
export const CEREALS = `
rolled oats | quick oats; old fashioned oats; oat flakes; quaker oats; es:hojuelas de avena | 379 13.15 67.7 6.52 1.11 4.28 0.99 10.1 6 0 | cup=81; tbsp=5; scoop=40; serving=40 | 40 g | 08120 | raw common
dry instant oatmeal | dry instant oats; instant oatmeal powder | 362 11.92 69.52 6.9 1.35 4.86 1.5 10 220 0 | packet=28 | 1 packet | 08122 | raw
cereal | cold cereal; breakfast cereal; ceral; fr:céréales; fr:bol de céréales; es:cereal de caja | 379 7.74 77.71 4.01 0.69 2.63 25.36 6.6 527 0 | bowl=45; cup=35; box=340; serving=35; piece=30 | 1 cup | 57100100 | generic common
granola | granola cereal; crunchy granola; oats and honey granola; muesli; müesli; bear naked granola; fr:granola croustillant; fr:muesli | 420 9.82 67.35 13.01 1.34 10.42 22.24 7.4 161 0 | cup=110; bowl=80; handful=30; serving=110; tbsp=7; scoop=40; piece=30 | 1 cup | 57227000 | generic common
chocolate cereal | choco cereal | 384 5.37 81.44 4.61 0.65 3.5 34.97 3.2 486 0 | bowl=50; cup=40; piece=30 | 1 cup | 57420130 | 
fruity cereal | fruit flavored cereal | 383 4.71 82.57 3.56 0.61 2.55 32.73 2.9 523 0 | bowl=50; cup=40; piece=30 | 1 cup | 57420120 | 
peanut butter cereal | peanut butter puffs | 422 7.34 73.05 11.1 1.19 9.04 31.09 5 525 0 | bowl=50; cup=40; piece=30 | 1 cup | 57420140 | 
low sugar cereal | reduced sugar cereal; keto cereal; magic spoon; high protein cereal; protein cereal | 376 8.42 76.89 3.67 0.45 2.45 19.79 6.4 509 0 | bowl=45; cup=35; piece=30 | 1 cup | 57420160 | 
oat ring cereal | toasted oats cereal; o's cereal; store brand cheerios | 379 10.52 71.96 5.77 0.92 3.86 18.63 9.1 543 0 | bowl=45; cup=35; piece=30 | 1 cup | 57401100 | 
multigrain cereal | multigrain flakes; healthy cereal; vector cereal; whole grain cereal | 373 11.64 73.96 3.59 0.46 2.36 20.14 14.6 233 0 | bowl=60; cup=50; piece=30 | 1 cup | 57301600 | 
wheat flakes | whole wheat flakes; wheat flake cereal | 359 10.06 76.27 1.47 0.13 0.42 14 10.4 574 0 | bowl=50; cup=40; piece=30 | 1 cup | 57418000 | 
flavored puffs cereal | golden puffs; sweet puffs cereal; sugar crisp | 380 5.66 83.81 2.16 0.18 1.42 37.12 2.2 424 0 | bowl=40; cup=30; piece=30 | 1 piece | 57347000 | 
shredded wheat biscuit | big shredded wheat; weetabix | 358 11.88 73.85 1.68 0.15 0.5 0.27 13 2 0 | piece=25; biscuit=25; cup=45; spoonful=3 | 1 cup | 57417000 | count
cheerios | plain cheerios; original cheerios; regular cheerios; es:cheerios originales | 376 12.09 73.23 6.73 1.5 4.81 4.36 9.4 497 0 | cup=28; bowl=34 | 1 bowl | 08013 | brand common
honey nut cheerios | hnc cereal; fr:cheerios miel et noix; es:cheerios de miel | 376 8.85 79.69 5 0.53 2.13 32.89 7.1 566 0 | cup=37; bowl=45 | 1 bowl | 08045 | brand common
multigrain cheerios | multi grain cheerios | 370 8.3 81.4 4.09 0.89 2.9 21.2 8.7 401 0 | cup=29; bowl=35 | 1 bowl | 08087 | brand
apple cinnamon cheerios |  | 386 8.3 79.9 6.09 1.1 4.68 34.2 7.3 390 0 | cup=40; bowl=48 | 1 bowl | 08263 | brand
frosted cheerios |  | 376 9 79.8 4.69 1.1 3.49 32 7.5 553 0 | cup=36; bowl=43 | 1 bowl | 08267 | brand
chocolate cheerios |  | 380 5.8 83.5 5.09 1 3.8 34.09 6.2 556 0 | cup=36; bowl=43 | 1 bowl | 08593 | brand
banana nut cheerios |  | 375 5.5 84.69 4 0.69 3.09 33.09 6.1 533 0 | cup=37; bowl=45 | 1 bowl | 08592 | brand
cheerios oat crunch | oat crunch cereal; cheerios crunch | 378 8.5 80.7 4.6 1 3.4 27.9 7 489 0 | cup=36; bowl=43 | 1 bowl | 08637 | brand
fruity cheerios |  | 381 5.8 84.19 4.59 0.69 3.68 32.2 5.9 501 0 | cup=36; bowl=43 | 1 bowl | 08583 | brand
cinnamon toast crunch | ctc cereal; cinnamon toast cereal; french toast crunch; fr:croque cannelle | 410 5.45 77.99 10.25 0.98 7.03 30.3 6.8 567 0 | cup=41; bowl=50 | 1 bowl | 08272 | brand common
peanut butter toast crunch |  | 410 8.19 76.19 9.8 1.79 7.59 27.1 5.5 452 0 | cup=41; bowl=50 | 1 bowl | 08634 | brand
lucky charms | lucky charms cereal; fr:céréales lucky charms | 380 7.67 80.89 5.02 0.89 3.13 36.13 5 648 0 | cup=36; bowl=43 | 1 bowl | 08050 | brand common
chocolate lucky charms |  | 381 5.59 84.4 4.4 0.6 3.7 36.79 5.3 539 0 | cup=37; bowl=45 | 1 bowl | 08513 | brand
froot loops | fruit loops; fruit loops cereal; fr:froot loops céréales | 375 5.3 88 3.4 1.8 1.5 41.7 9.3 469 0 | cup=29; bowl=35 | 1 bowl | 08030 | brand common
frosted flakes | tony the tiger cereal; zucaritas; kellogg's frosted flakes; fr:flocons givrés | 369 3.96 89.2 1.68 0.45 0.93 35.43 2.2 468 0 | cup=40; bowl=48 | 1 bowl | 08069 | brand common
corn flakes | cornflakes; kellogg's corn flakes; fr:flocons de maïs; es:hojuelas de maíz | 357 7.5 84.1 0.4 0.12 0.26 9.5 3.3 729 0 | cup=28; bowl=34 | 1 bowl | 08020 | brand common
honey crunch corn flakes | honey corn flakes | 385 6.8 87 1.9 0.3 1.6 33 3.4 700 0 | cup=40; bowl=48 | 1 bowl | 08309 | brand
rice krispies | crispy rice cereal; crisped rice; rice crispies; fr:rice krispies céréales | 381 6.75 85.05 2.05 0.46 1.22 9.87 0.4 527 0 | cup=26; bowl=32 | 1 bowl | 08065 | brand common whole
cocoa krispies | choco krispis; coco pops; chocolate rice krispies | 389 4.6 87.9 2.7 2.1 0.4 38.6 1.4 424 0 | cup=41; bowl=50 | 1 bowl | 08014 | brand
frosted rice krispies |  | 384 4.3 91.3 0.4 0.1 0.2 40.2 0.5 371 0 | cup=40; bowl=48 | 1 bowl | 08032 | brand whole
rice krispies treats cereal |  | 395 4.3 85.59 4.19 0.89 1.4 29.6 0.4 567 0 | cup=40; bowl=48 | 1 bowl | 08288 | brand whole
raisin bran | kellogg's raisin bran; raisin bran cereal; post raisin bran; two scoops raisin bran | 318 7.72 77.29 2.72 0.48 1.29 31.3 11.4 356 0 | cup=59; bowl=71 | 1 bowl | 08060 | brand common
raisin bran crunch |  | 354 6.59 84.9 1.79 0.4 0.99 35.2 8 358 0 | cup=53; bowl=64 | 1 bowl | 08380 | brand common
special k | kellogg's special k; special k original | 377 17.79 73.4 1.79 0.4 0.7 12.69 1.4 667 0 | cup=31; bowl=37 | 1 bowl | 08067 | brand common
special k red berries | special k strawberry; special k berries | 358 6.3 87.09 1.29 0.3 0.8 29.7 8.5 619 0 | cup=31; bowl=37 | 1 bowl | 08383 | brand common
special k vanilla almond |  | 366 7.8 83 4 0.4 3.1 29.2 9.6 559 0 | cup=40; bowl=48 | 1 bowl | 08543 | brand
special k protein | special k protein plus | 359 31.2 60.6 2.6 0.5 1.9 20.3 8.3 601 0 | cup=43; bowl=51 | 1 bowl | 08471 | brand
special k chocolatey strawberry |  | 368 6.9 83.3 3.9 3 0.8 28.6 9.5 631 0 | cup=39; bowl=46 | 1 bowl | 08453 | brand
special k chocolatey delight | special k chocolate | 381 6.5 81.2 7.3 6.3 0.8 29.9 10.6 582 0 | cup=41; bowl=50 | 1 bowl | 08584 | brand
special k cinnamon pecan |  | 375 7.5 81.2 6 0.7 4.9 24 10.3 650 0 | cup=40; bowl=48 | 1 bowl | 08602 | brand
special k blueberry |  | 363 6.9 86.3 1.5 0.4 0.6 26.7 8.6 481 0 | cup=40; bowl=48 | 1 bowl | 08603 | brand
frosted mini wheats | mini wheats; mini-wheats; kellogg's mini wheats | 350 9.19 83.4 1.6 0.4 1.09 20.29 10.8 2 0 | cup=54; bowl=65; biscuit=2.57 | 1 bowl | 08319 | brand common
blueberry mini wheats | frosted mini wheats blueberry | 352 8.6 84.8 1.6 0.4 1 22.7 10.2 5 0 | cup=55; bowl=66; biscuit=2.2 | 1 bowl | 08617 | brand
strawberry mini wheats | frosted mini wheats strawberry | 352 8.7 84.6 1.6 0.4 1 22.7 10.2 3 0 | cup=55; bowl=66; biscuit=2.2 | 1 bowl | 08542 | brand
chocolate mini wheats |  | 354 8.5 81.4 3.4 1.5 1.9 22.29 10.9 371 0 | cup=56; bowl=67 | 1 bowl | 08631 | brand
unfrosted mini wheats | plain mini wheats | 342 11.6 81 2 0.5 1.4 0.4 13.8 2 0 | cup=55; bowl=66; biscuit=1.83 | 1 bowl | 08384 | brand
apple jacks |  | 375 5.1 88.2 3.4 1.9 1.5 43.7 9.3 466 0 | cup=28; bowl=34 | 1 bowl | 08003 | brand common
corn pops | sugar pops | 387 4.8 89.7 1.3 0.5 0.7 31.3 8.4 357 0 | cup=30; bowl=36 | 1 bowl | 08068 | brand common
honey smacks | sugar smacks | 380 5.7 88.5 2.2 0.5 0.9 56.2 5 142 0 | cup=36; bowl=43 | 1 bowl | 08071 | brand
crispix |  | 378 6.59 87.19 0.8 0.2 0.5 12.8 1 660 0 | cup=29; bowl=35 | 1 bowl | 08259 | brand
cracklin oat bran |  | 395 9.2 70.3 14.1 6.2 7.7 28 12.7 280 0 | cup=65; bowl=59 | 1 bowl | 08023 | brand
all bran | all-bran; all bran original; fr:céréales all-bran | 259 13.14 74.24 4.9 1.1 2.89 15.69 29.3 258 0 | cup=62; bowl=56 | 1 bowl | 08001 | brand
all bran buds | bran buds | 257 8.9 81 2.5 0.5 2 26.7 42.5 685 0 | cup=90; bowl=60 | 1 bowl | 08005 | brand
complete wheat bran flakes | all bran complete | 327 10.2 81.6 2.5 0.4 1.7 18.8 17.3 718 0 | cup=39; bowl=46 | 1 bowl | 08028 | brand
krave | krave cereal; chocolate krave | 397 7 76.1 11.1 2.5 8 35.7 9.9 320 0 | cup=41; bowl=50 | 1 bowl | 08652 | brand
crunchy nut | kellogg's crunchy nut; crunchy nut golden honey nut | 385 6.7 83.3 3.9 0.6 3.2 33.5 2.4 442 0 | cup=41; bowl=50 | 1 bowl | 08615 | brand
mueslix | muslix | 355 8.6 74.9 5.4 0.6 3.89 25.1 7.7 239 0 | cup=82; bowl=74 | 1 bowl | 08286 | brand
smart start |  | 371 7.5 86.8 1.5 0.3 0.6 27.79 5.4 398 0 | cup=50; bowl=60 | 1 bowl | 08318 | brand
cap'n crunch | captain crunch; capn crunch; cap'n crunch cereal | 398 4.39 85.51 5.12 3.35 1.39 44.32 2.5 754 0 | cup=36; bowl=43 | 1 bowl | 08010 | brand common
crunch berries | cap'n crunch's crunch berries; captain crunch berries | 397 4.45 85.93 4.83 3.08 1.38 44.2 2.6 725 0 | cup=35; bowl=42 | 1 bowl | 08011 | brand
peanut butter cap'n crunch | peanut butter crunch; captain crunch peanut butter | 417 7.1 78.65 9.23 3.92 4.79 33.36 2.7 742 0 | cup=36; bowl=43 | 1 bowl | 08012 | brand
oops all berries | cap'n crunch oops all berries | 395 4.6 87.1 3.99 2.29 1.36 44.18 2.6 637 0 | cup=32; bowl=38 | 1 bowl | 08629 | brand
life cereal | quaker life | 374 9.98 77.74 4.43 0.83 2.9 19.43 6.6 501 0 | cup=43; bowl=51 | 1 bowl | 08049 | brand common
cinnamon life cereal | life cinnamon | 374 9.14 79.02 4.1 0.77 2.67 25.18 6.3 463 0 | cup=43; bowl=51 | 1 bowl | 08210 | brand
quaker oatmeal squares | oatmeal squares; oat squares cereal; brown sugar oatmeal squares | 379 11.38 77.77 4.83 0.87 3.12 16.69 8.3 347 0 | cup=56; bowl=67 | 1 bowl | 08214 | brand common
honey graham oh's | honey oh's | 412 3.92 83.65 7.63 5.71 1.43 43.23 2.1 679 0 | cup=36; bowl=43 | 1 bowl | 08211 | brand
quaker natural granola | quaker simply granola; quaker granola | 421 10.55 73.65 11.62 1.24 9.28 20.34 10.2 50 0 | cup=96; bowl=67; handful=30 | 0.5 cup | 08054 | brand
cocoa pebbles |  | 397 4.8 85.7 4.1 3.6 0.3 35.8 1.6 594 0 | cup=39; bowl=46 | 1 bowl | 08015 | brand common
fruity pebbles |  | 402 4.62 86.1 4.02 3.6 0.28 34.28 0.8 531 0 | cup=36; bowl=43 | 1 bowl | 08034 | brand common
bran flakes | post bran flakes; fr:flocons de son; es:hojuelas de salvado | 328 9.9 80.5 2.1 0.4 1.5 18.6 18.3 540 0 | cup=40; bowl=48 | 1 bowl | 08029 | 
grape nuts | grape-nuts; grapenuts; post grape nuts | 361 11.22 80.49 1.81 0.34 0.99 8.86 13 465 0 | cup=116; bowl=60 | 1 bowl | 08038 | brand common
grape nuts flakes |  | 376 9.4 82 3.7 0.5 3 15.2 10.2 470 0 | cup=39; bowl=46 | 1 bowl | 08039 | brand
honeycomb | honeycomb cereal; honey comb cereal | 394 6.01 86.63 2.93 1.29 1.51 31.51 3.2 553 0 | cup=21; bowl=30 | 1 bowl | 08046 | brand
golden crisp |  | 380 5.5 90.1 1.7 0.2 1.2 53.6 5 95 0 | cup=36; bowl=43 | 1 bowl | 08073 | brand
alpha bits | alphabits; alpha-bits | 389 10 80.3 4.6 1.1 3.3 21 7.1 592 0 | cup=30; bowl=36 | 1 bowl | 08002 | brand
waffle crisp |  | 390 6.6 83 5 0.9 3.4 34.7 4.4 596 0 | cup=30; bowl=36 | 1 bowl | 08305 | brand
shredded wheat | spoon size shredded wheat; plain shredded wheat; fr:blé filamenté | 351 11.8 81.4 2.1 0.4 1.6 0.9 12.4 2 0 | cup=49; bowl=59 | 1 bowl | 08148 | brand common
frosted shredded wheat |  | 352 7.8 83.8 1.9 0.3 1.2 22.3 9.6 19 0 | cup=52; bowl=62 | 1 bowl | 08191 | brand
honey bunches of oats | honey bunches; honey bunches of oats vanilla; honey bunches of oats honey roasted | 394 7.9 81.8 5.1 0.6 4.2 20.7 7.8 267 0 | cup=56; bowl=67 | 1 bowl | 08633 | brand common whole
honey bunches of oats with strawberries | strawberry honey bunches of oats | 399 6.7 83.3 4.9 0.6 4 24 5.4 410 0 | cup=41; bowl=50 | 1 bowl | 08662 | brand whole
honey bunches of oats with almonds | almond honey bunches of oats; honey bunches of oats pecan | 399 7 82 5.4 0.7 4.4 21.9 5.2 483 0 | cup=39; bowl=46 | 1 bowl | 08655 | brand whole
cinnamon honey bunches of oats | cinnamon bunches | 400 7.1 82.8 5 0.6 4 20.4 5.8 464 0 | cup=40; bowl=48 | 1 bowl | 08665 | brand whole
great grains | post great grains; great grains cranberry almond | 384 8.9 76.6 5.9 0.8 4.7 25.5 11.1 214 0 | cup=64; bowl=58 | 1 bowl | 08544 | brand
blueberry morning |  | 395 6.5 81.6 5.3 0.6 4.4 29.2 4.7 341 0 | cup=44; bowl=53 | 1 bowl | 08192 | brand
corn chex |  | 370 6.4 85 2.4 0.4 1.89 11.1 4.7 719 0 | cup=31; bowl=37 | 1 bowl | 08019 | brand common
rice chex | chex; chex cereal | 375 6.4 85.09 1.89 0.5 1.29 8 2 809 0 | cup=27; bowl=32 | 1 bowl | 08064 | brand common
wheat chex |  | 345 9.8 82.2 1.8 0.4 1.3 10.3 12.2 570 0 | cup=63; bowl=56 | 1 bowl | 08082 | brand
honey nut chex |  | 375 6.3 86.67 2 0.5 1.5 28.1 3.9 600 0 | cup=43; bowl=51 | 1 bowl | 08057 | brand
chocolate chex |  | 412 4.8 81.09 8.39 1.6 6.6 26.2 2 629 0 | cup=43; bowl=51 | 1 bowl | 08594 | brand
cinnamon chex |  | 403 5 82.4 6.59 0.6 5.5 26.1 2.4 605 0 | cup=40; bowl=48 | 1 bowl | 08595 | brand
golden grahams |  | 374 5.3 85.1 3.2 0.4 2.6 35 5.6 772 0 | cup=41; bowl=50 | 1 bowl | 08035 | brand common
trix | trix cereal | 384 4.9 86.19 3.79 0.5 3.18 32 3.9 500 0 | cup=32; bowl=38 | 1 bowl | 08078 | brand common
cocoa puffs | coco puffs | 383 5.6 83.7 5.2 1 3.8 37.2 5.7 564 0 | cup=36; bowl=43 | 1 bowl | 08271 | brand common
cookie crisp |  | 380 5.2 84.5 4.4 0.8 3.1 34.8 5.1 457 0 | cup=35; bowl=42 | 1 bowl | 08017 | brand
reese's puffs | reeses puffs; reese puffs; fr:céréales reese | 413 6.8 75.6 11.1 2.1 8.4 35.3 4.7 555 0 | cup=39; bowl=46 | 1 bowl | 08194 | brand common
kix | kix cereal | 357 7.69 82.82 3.46 0.58 2.27 9.76 8.8 596 0 | cup=24; bowl=30 | 1 bowl | 08048 | brand
berry berry kix | berry kix | 376 6.19 83.9 4.19 0.6 3.4 21 5.8 517 0 | cup=26; bowl=32 | 1 bowl | 08274 | brand
wheaties |  | 353 8.3 83.3 2.3 0.5 1.6 15.2 10.1 732 0 | cup=36; bowl=43 | 1 bowl | 08089 | brand
total cereal | whole grain total | 320 8.4 74.7 2.1 0.6 1.1 16.4 9.1 470 0 | cup=40; bowl=48 | 1 bowl | 08077 | brand
total raisin bran |  | 312 5.6 76.8 1.6 0.4 1.1 32.3 9.1 339 0 | cup=53; bowl=64 | 1 bowl | 08247 | brand
fiber one | fiber one cereal; fibre one; fiber one original | 207 6.59 84.3 2.29 0.4 1.79 1 46.2 356 0 | cup=60; bowl=54 | 1 bowl | 08244 | brand
fiber one honey clusters |  | 323 7.69 83.9 2.59 0.4 0.89 17.79 19 394 0 | cup=52; bowl=62 | 1 bowl | 08598 | brand
oatmeal crisp | oatmeal crisp almond; almond oatmeal crisp | 390 9.89 78.09 6.69 1.1 5.3 22.89 8.2 212 0 | cup=60; bowl=54 | 1 bowl | 08202 | brand
raisin nut bran |  | 368 8.19 80 5.3 1 4 28.5 12.2 440 0 | cup=65; bowl=59 | 1 bowl | 08261 | brand
basic 4 |  | 358 6.69 79.09 4 1.29 2.3 22.5 9.1 506 0 | cup=55; bowl=66 | 1 bowl | 08262 | brand
count chocula |  | 383 5.4 84.5 4.69 0.6 3.89 33.09 5 488 0 | cup=36; bowl=43 | 1 bowl | 08270 | brand
frankenberry | franken berry | 386 5.5 85.4 4.3 0.5 3.48 27.29 4.2 458 0 | cup=33; bowl=40 | 1 bowl | 08268 | brand
boo berry |  | 386 5.5 85.4 4.3 0.5 3.48 27.29 4.2 458 0 | cup=33; bowl=40 | 1 bowl | 08273 | brand
kashi go lean | kashi golean; go lean cereal; kashi cereal | 311 24.89 67.19 2.2 0.4 0.99 16.5 20.1 177 0 | cup=52; bowl=62 | 1 bowl | 08393 | brand
kashi go lean crunch | golean crunch; go lean crunch | 367 16.7 71.4 5.9 0.8 4.49 24 14.5 186 0 | cup=71; bowl=64 | 1 bowl | 08386 | brand
kashi heart to heart | heart to heart cereal | 364 11.39 78.69 5 1 3.58 15.5 13.7 267 0 | cup=44; bowl=53 | 1 bowl | 08387 | brand
kashi puffs | kashi 7 whole grain puffs | 336 13 78.6 2.3 0.46 1.63 0.93 8 9 0 | cup=19; bowl=30 | 1 bowl | 08388 | brand
kashi autumn wheat | autumn wheat | 338 12 79 1.4 0.3 1.1 12.4 11.2 4 0 | cup=55; bowl=66; biscuit=1.86 | 1 bowl | 08462 | brand
kashi cinnamon harvest | cinnamon harvest | 336 11 79 1.4 0.2 1.2 16.5 10.7 4 0 | cup=55; bowl=66; biscuit=1.96 | 1 bowl | 08539 | brand
kashi good friends |  | 299 9.4 79.3 3.2 0.5 1.7 18.8 21.7 204 0 | cup=53; bowl=64 | 1 bowl | 08390 | brand
puffins | barbara's puffins; puffins cereal | 333 7.41 84 3.7 0 3.3 18.52 18.5 704 0 | cup=36; bowl=43 | 1 bowl | 08657 | brand
flax plus flakes | nature's path flax plus; heritage flakes; nature's path flakes | 350 11.91 75.27 5.46 0.62 3.91 12.25 16.6 458 0 | cup=40; bowl=48 | 1 bowl | 08656 | brand
pumpkin flax granola | nature's path pumpkin flax granola; love crunch granola | 467 11.23 66.1 18.33 2.8 12.57 18.17 8.4 74 0 | cup=73; bowl=51; handful=30 | 0.5 cup | 08571 | brand
marshmallow mateys |  | 387 6.94 82.77 3.53 0.72 2.72 40.91 4.9 667 0 | cup=30; bowl=36 | 1 bowl | 08138 | brand
cinnamon toasters | malt o meal cinnamon toasters | 425 3.32 78.33 12.06 1.85 8.05 32.86 5 473 0 | cup=40; bowl=48 | 1 bowl | 08494 | brand
frosted mini spooners | mini spooners | 354 9.09 81.81 1.94 0.23 1.52 20 10.9 18 0 | cup=55; bowl=66 | 1 bowl | 08500 | brand
colossal crunch |  | 401 3.64 81.59 5.28 2.24 2.16 42.5 1.7 806 0 | cup=40; bowl=48 | 1 bowl | 08346 | brand
puffed rice | quaker puffed rice; rice puffs; fr:riz soufflé; es:arroz inflado | 383 7.01 87.78 0.9 0.33 0.52 0 1.4 5 0 | cup=19; bowl=30 | 1 bowl | 08066 | 
puffed wheat | quaker puffed wheat; wheat puffs; kamut puffs; fr:blé soufflé | 366 16.26 76.39 2.15 0.41 1.39 1.37 9.4 5 0 | cup=15; bowl=30 | 1 bowl | 08146 | 
uncle sam cereal |  | 346 15.98 65.78 11.6 0.95 7.41 1.56 20.3 206 0 | cup=73; bowl=66 | 1 bowl | 08435 | brand
fiber 7 flakes |  | 353 14.44 78.15 1.41 0.26 0.85 20 14.1 200 0 | cup=41; bowl=50 | 1 bowl | 08290 | brand
low fat granola | granola low fat; reduced fat granola | 389 8.7 80.9 5.7 1.39 4.1 28.3 7 257 0 | cup=98; bowl=69; handful=30 | 0.5 cup | 08189 | 
nature valley granola | nature valley granola cereal | 381 7.9 79.4 4.69 0.89 3.49 31.89 5 497 0 | cup=82; bowl=58; handful=30 | 0.5 cup | 08277 | brand
homemade granola | granola homemade; fr:granola maison; es:granola casera | 489 13.67 53.88 24.31 3.96 18.76 19.8 8.9 26 0 | cup=122; bowl=85; handful=30 | 0.5 cup | 08037 | 
simply maize |  | 371 7.8 83.3 3.4 0.6 2.8 22.1 6.1 415 0 | cup=36; bowl=43 | 1 bowl | 08648 | brand
shreddies | post shreddies; wheat squares cereal | 356 10.48 75.04 1.52 0.14 0.44 10.14 13.5 578 0 | cup=60; bowl=60; piece=30 | 1 bowl | 57411000 | brand
`;
