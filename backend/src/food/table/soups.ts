/** Soups. The form of a line stands in ../parse-table.ts; figures are USDA's, under the code in the line. */
export const SOUPS = `
shrimp gumbo | shrimp and okra gumbo | 61 6.52 4.63 1.89 0.78 0.69 1.78 0.9 377 0 | cup=244; bowl=365 | 1 bowl | 28355440 | dish
lean cuisine beef | healthy choice beef; diet frozen beef meal; frozen beef and broccoli dinner | 125 10.64 4.69 6.95 2.63 3.34 2.81 0.8 292 0 | piece=284; box=284; meal=284 | 1 piece | 28110150 | dish
frozen dinner | tv dinner; microwave dinner; frozen meal; banquet dinner; hungry man; swanson dinner; microwave meal; fr:repas congelé; es:comida congelada | 146 6.82 10.94 8.4 3.88 3.07 1.35 1.2 268 0 | piece=312; box=312; large=450; meal=312 | 1 piece | 28101000 | dish generic
meatloaf frozen dinner | meatloaf tv dinner; meatloaf and mashed potatoes frozen meal | 134 6.66 10.13 7.4 2.2 4.5 3.02 1.2 392 0 | piece=269; box=312; large=482; meal=269 | 1 box | 28160310 | dish
lean cuisine chicken | healthy choice chicken; diet frozen chicken meal; smart ones chicken; weight watchers frozen chicken | 120 10.67 7.24 5.41 2.78 1.79 0.88 0.8 499 0 | piece=258; box=258; meal=258 | 1 piece | 28141650 | dish brand
chicken frozen dinner | fried chicken tv dinner; chicken tv dinner; frozen chicken meal; hungry man chicken | 124 8.48 10.73 5.18 2.02 2.27 1.58 0.9 379 0 | piece=312; box=312; large=468; meal=312 | 1 piece | 28140100 | dish
turkey frozen dinner | turkey tv dinner; frozen turkey dinner; swanson turkey dinner | 128 6.97 16.32 3.89 0.88 2.32 4.82 1.3 326 0 | piece=262; box=262; large=400; meal=262 | 1 piece | 28145210 | dish
dry ramen noodles | ramen brick; uncooked ramen; dry ramen; ramen block; indomie; mi goreng; stir fry instant noodles | 440 10.17 60.26 17.59 8.12 8.35 1.98 2.9 1855 0 | pack=85; packet=85; piece=85 | 1 pack | 06583 | count
lean cuisine chicken teriyaki | frozen chicken teriyaki bowl; teriyaki chicken frozen meal; healthy choice teriyaki bowl | 126 5.65 22.46 1.56 0.33 0.92 4.07 0.7 333 0 | piece=297; bowl=297; meal=312 | 1 piece | 28141201 | dish whole
frozen chicken stir fry meal | frozen asian chicken bowl; chicken rice and vegetables frozen meal | 109 6.56 18.06 0.91 0.24 0.46 1.42 1 333 0 | piece=255; bowl=255 | 1 piece | 28143200 | dish
chicken soup | homemade chicken soup; chicken vegetable soup; chicken rice soup; chicken and rice soup; avgolemono; fr:soupe au poulet; es:sopa de pollo | 40 3.44 4.04 1.14 0.27 0.74 1.1 0.8 249 0 | bowl=360; cup=245; can=525; container=440 | 1 cup | 28340660 | dish common
canned chicken soup | canned chicken and rice soup; campbell's chicken soup; progresso chicken soup | 33 2.02 4.86 0.72 0.15 0.46 1.23 0.9 266 0 | bowl=360; cup=245; can=525; container=440 | 1 cup | 28340600 | dish
caldo de pollo | mexican chicken soup; sancocho; sancocho de pollo; es:caldo de gallina | 55 6.23 4.04 1.58 0.44 0.96 1.1 0.8 295 0 | bowl=450; cup=245 | 1 bowl | 28340670 | dish
caldo de res | cocido de res; es:sopa de res | 71 5.91 4.04 3.4 1.29 1.62 1.1 0.8 294 0 | bowl=450; cup=245 | 1 bowl | 28315140 | dish
albondigas soup | meatball soup; sopa de albondigas; es:sopa de albóndigas; es:caldo de albóndigas | 52 2.65 5.53 2.17 0.77 1.08 1.45 0.9 285 0 | bowl=400; cup=245 | 1 cup | 28310230 | dish
pozole | posole; menudo; pozole rojo; pozole verde | 43 3.38 4.59 1.23 0.28 0.82 0.98 0.9 248 0 | bowl=450; cup=245 | 1 bowl | 28315150 | dish common
canned beef soup | campbell's chunky beef soup; chunky soup; campbell's chunky; chunky sirloin soup | 37 1.94 4.86 1.17 0.37 0.63 1.23 0.9 266 0 | bowl=360; cup=245; can=525; container=440 | 1 cup | 28315050 | dish
italian wedding soup | wedding soup; tortellini soup | 66 3.57 7.38 2.4 0.8 1.2 0.69 0.9 239 0 | bowl=360; cup=245; can=525; container=440 | 1 cup | 28315160 | dish common
ham soup | pork soup; sausage soup; sausage kale soup; caldo verde | 48 3.14 4.04 2.17 0.71 1.29 1.1 0.8 247 0 | bowl=360; cup=245; can=525; container=440 | 1 cup | 28320160 | dish
manhattan clam chowder | red clam chowder | 35 2.48 5.26 0.51 0.08 0.31 1.22 0.8 249 0 | bowl=360; cup=245; can=525; container=440 | 1 cup | 28350220 | dish
seafood soup | fish soup; shrimp soup; tom yum soup; tom yum; tom yum goong; sinigang; caldo de camaron; fr:soupe de poisson; es:caldo de camarón; es:sopa de mariscos | 30 2.58 4.04 0.47 0.07 0.32 1.1 0.8 253 0 | bowl=400; cup=245 | 1 cup | 28355480 | dish
clam chowder | new england clam chowder; chowder; seafood chowder; corn chowder; fish chowder; fr:chaudrée de palourdes; fr:chaudrée; es:sopa de almejas | 93 3.12 9.25 4.8 2.51 1.38 0.95 1 247 0 | bowl=370; cup=255; can=525; container=440 | 1 cup | 28355110 | dish common
cream of chicken soup | creamy chicken soup; creamy chicken noodle soup; chicken and dumpling soup; chicken gnocchi soup; chicken wild rice soup; creamy chicken and rice soup; fr:crème de poulet; es:crema de pollo | 91 4 6.79 5.42 2.7 1.82 1.46 0.9 251 0 | bowl=370; cup=255; can=525; container=440 | 1 cup | 28345110 | dish common
lobster bisque | bisque; crab bisque; shrimp bisque; seafood bisque; fr:bisque de homard | 75 2.28 5.9 4.81 2.53 1.43 1.9 0.9 239 0 | bowl=370; cup=255 | 1 cup | 28355250 | dish
pepperpot soup | pepper pot soup; callaloo soup | 91 3.06 6.79 5.75 2.88 1.95 1.46 0.9 251 0 | bowl=360; cup=245 | 1 cup | 28311010 | dish
pho | beef pho; chicken pho; pho bo; pho ga; vietnamese noodle soup; rare beef pho; pho tai; bun bo hue; fr:soupe tonkinoise; fr:soupe pho | 77 5.81 5.6 3.33 1.28 1.58 0.46 0.4 365 0 | bowl=700; small=550; medium=700; large=900; cup=245 | 1 bowl | 28310330 | dish common
vegetable pho | veggie pho; vegan pho; tofu pho; vegetarian pho | 37 1.42 5.9 0.93 0.13 0.71 0.64 0.5 357 0 | bowl=700; small=550; large=900; cup=245 | 1 bowl | 28310335 | dish
hot and sour soup | hot n sour soup; sweet and sour soup; fr:soupe aigre-piquante | 39 2.58 4.35 1.21 0.23 0.6 0.42 0.5 376 0 | bowl=360; cup=245; small=245; large=500; container=450 | 1 small | 28340750 | dish common
oyster sauce | fr:sauce aux huitres | 51 1.35 10.92 0.25 0.04 0.14 0 0.3 2733 0 | packet=16; tbsp=16 | 1 tbsp | 28520100 | top
sriracha | sriracha sauce; rooster sauce; sambal; sambal oelek; chili garlic sauce; siracha | 93 1.93 19.16 0.93 0 0 15.11 2.2 2124 0 | squirt=6; packet=7; drizzle=7; tsp=6.5 | 1 tsp | 06631 | top common
mole | mole sauce; mole poblano; es:mole; es:mole rojo | 75 0.98 10.77 3.82 1.88 1.4 7.1 1 493 0 | serving=32; ladle=65; tbsp=16 | 2 tbsp | 28522000 | top
gravy | brown gravy; poutine gravy; gravy sauce; pan gravy; st-hubert gravy; fr:sauce brune; es:salsa gravy | 53 3.75 4.81 2.36 1.15 1.04 0.21 0.4 633 0 | ladle=60; container=120; order=120; boat=240; serving=60; small=100; large=250; cup=240 | 60 g | 28520010 | top generic common
chicken gravy | turkey gravy; poultry gravy; kfc gravy; fr:sauce au poulet; rotisserie gravy | 48 0.71 5.29 2.62 0.64 1.43 0.3 0.1 389 0 | ladle=60; container=120; order=120; serving=60; small=100; large=250; cup=240 | 60 g | 28500000 | top common
beef gravy | roast beef gravy; onion gravy; au jus gravy; fr:sauce au boeuf | 53 3.75 4.81 2.36 1.15 1.04 0.21 0.4 633 0 | ladle=60; serving=60; container=120; cup=240 | 60 g | 28500040 | top
au jus | jus; beef au jus; french dip jus; fr:jus de viande | 16 1.2 2.5 0.2 0.1 0.09 0 0 478 0 | order=120; serving=60; cup=236; can=298 | 60 g | 06114 | top
mushroom gravy | mushroom sauce; fr:sauce aux champignons | 50 1.26 5.47 2.71 0.4 2.19 0 0.4 570 0 | ladle=60; serving=60; cup=238; can=298 | 60 g | 06121 | top
`;
