/** Dishes of two or three foods and a sauce, and rarer kinds of common foods. The form of a line stands in ../parse-table.ts; figures are USDA's, under the code in the line. */
export const COMPOSED = `
beef and noodles with gravy | beef noodles and gravy | 139 7.7 15.39 5.07 1.21 3.08 0.32 0.7 304 0 | cup=249 | 311 g | 27212200 | dish whole
beef and noodles with mushroom sauce | ground beef and noodles with mushroom soup | 136 7.54 14.96 5.14 1.26 3.26 0.8 0.8 310 0 | cup=249 | 311 g | 27212400 | dish whole
beef and noodles with tomato sauce | beef and noodles with tomato-based sauce; beef and macaroni with tomato sauce | 115 8.74 10.67 3.93 1.54 1.74 2.02 0.4 274 0 | cup=249; pack=1245 | 311 g | 27212100 | dish whole
beef and rice with mushroom sauce |  | 135 6.25 15.53 5.18 1.18 3.57 0.59 0.4 313 0 | cup=248 | 310 g | 27213400 | dish whole
beef and rice with cream sauce |  | 139 6.7 15.9 5.24 1.97 2.55 1.33 0.2 303 0 | cup=248 | 310 g | 27213300 | dish whole
beef and potatoes with gravy |  | 100 8.04 8.66 3.79 1.03 2.46 1.28 0.7 337 0 | cup=252; pack=1341 | 189 g | 27211190 | dish whole
beef and potatoes with cheese sauce |  | 126 8.15 11.1 5.6 2.8 2.38 0.48 0.9 316 0 | cup=249 | 187 g | 27211500 | dish whole
beef with mushroom sauce | beef in mushroom gravy | 163 21.97 1.83 7.54 2.7 3.8 0.56 0.1 355 0 | cup=256; slice=65 | 192 g | 27114000 | dish whole
beef potatoes and vegetables | beef with potatoes and vegetables | 126 6.93 13.46 5.15 1.09 3.57 1.19 1.8 313 0 | cup=162 | 121 g | 27311110 | dish whole
beef and vegetables in gravy | beef and vegetables with gravy | 115 8.06 4.5 7.34 1.64 4.86 1 1 310 0 | cup=252 | 189 g | 27416450 | dish whole
beef and vegetables in soy sauce | beef and vegetables with soy sauce; beef and vegetables in soy-based sauce; beef and vegetables with soy-based sauce | 144 11.72 4.65 8.81 1.94 6.01 1.5 1.2 249 0 | cup=217 | 163 g | 27415100 | dish whole
beef tofu and vegetables | beef and tofu with vegetables; beef and tofu with vegetables in soy-based sauce; beef tofu and vegetables in soy sauce | 147 12.13 4.34 9.15 2.02 6.26 1.56 1 245 0 | cup=217 | 163 g | 27415200 | dish whole
beef rice and vegetables in soy sauce | beef rice and vegetables with soy-based sauce | 143 10.56 7.9 7.7 1.7 5.25 1.31 1.1 217 0 | cup=217 | 1 cup | 27315510 | dish whole
beef noodles and vegetables in soy sauce | beef noodles and vegetables with soy-based sauce | 139 10.31 7.6 7.58 1.67 5.16 1.29 1.2 216 0 | cup=217 | 1 cup | 27313150 | dish whole
beef noodles and vegetables in tomato sauce | beef noodles and vegetables with tomato sauce | 126 6.74 13.74 5.06 1.04 3.4 1.62 1.5 310 0 | cup=249 | 311 g | 27313210 | dish whole
beef rice and vegetables in tomato sauce | beef rice and vegetables with tomato sauce | 131 5.85 14.9 5.4 1.03 3.9 1.45 1.1 306 0 | cup=249 | 311 g | 27315210 | dish whole
chicken and noodles with gravy | turkey and noodles with gravy | 140 6.99 15.23 5.67 1.05 3.83 0.31 0.7 350 0 | cup=224 | 280 g | 27242200 | dish whole
chicken and noodles with cream sauce | chicken and noodles in cream sauce; creamy chicken and noodles | 137 7.12 15.17 5.44 0.92 3.84 1.36 1.1 343 0 | cup=224 | 280 g | 27242400 | dish whole
chicken and noodles with mushroom sauce |  | 136 6.92 14.86 5.46 1.08 3.76 0.8 0.8 337 0 | cup=224 | 280 g | 27242250 | dish whole
chicken and noodles with tomato sauce |  | 157 11.61 7.6 9.02 1.49 6.65 0.92 0.6 391 0 | cup=224 | 1 cup | 27242500 | dish whole
chicken and rice with gravy |  | 104 7.15 13.55 2.38 0.91 1.03 1.88 1.1 161 0 | cup=196 | 245 g | 27243100 | dish whole
chicken and rice with cream sauce | chicken and rice with creamy sauce | 136 8.13 12.78 5.86 1.45 3.9 1.98 0.5 380 0 | cup=248 | 310 g | 27243300 | dish whole
chicken and rice with mushroom sauce | chicken and rice with mushroom soup | 135 5.67 15.43 5.48 1.01 4.03 0.59 0.4 346 0 | cup=248 | 310 g | 27243400 | dish whole
chicken and rice with tomato sauce |  | 162 11.97 8.01 9.21 1.53 6.8 0.94 0.5 395 0 | cup=244 | 1 cup | 27243600 | dish whole
chicken and potatoes with gravy | turkey and potatoes with gravy | 122 7.47 9.04 6.35 1.01 4.7 0.57 0.9 428 0 | cup=242 | 1 cup | 27241010 | dish whole
chicken hash | turkey hash | 110 9.57 8.27 4.1 0.74 3.05 0.94 1.3 259 0 | cup=190 | 1 cup | 27241000 | dish
chicken souffle |  | 171 11.72 5.59 11.33 5.19 4.03 2.23 0.1 380 0 | cup=159 | 80 g | 27246400 | dish
chicken and vegetables in gravy | chicken and vegetables with gravy | 64 10.1 3.04 1.33 0.31 0.72 1.27 1 136 0 | cup=90; order=344 | 1 order | 27446300 | dish whole
chicken and vegetables in soy sauce | chicken and vegetables with soy sauce; chicken and vegetables in soy-based sauce | 95 8.18 5.38 4.56 0.77 3.17 2.93 0.9 413 0 | cup=217 | 163 g | 27445110 | dish whole
chicken and vegetables in cheese sauce | chicken and vegetables with cheese sauce | 119 9.83 3.88 7.24 3.49 3.19 0.8 0.9 353 0 | cup=249 | 1 cup | 27446400 | dish whole
chicken and vegetables in cream sauce | chicken and vegetables with cream sauce | 187 9.41 6.76 13.8 4.49 7.77 2.57 0.6 428 0 | cup=241; bag=128 | 1 cup | 27443110 | dish whole
chicken noodles and vegetables in tomato sauce | chicken noodles and vegetables with tomato sauce | 130 6.16 13.58 5.84 0.94 4.25 1.6 1.5 348 0 | cup=224 | 280 g | 27343510 | dish whole
ham and noodles | pork and noodles | 144 7.15 15.88 5.54 1.19 3.86 0.25 0.8 483 0 | cup=157 | 196 g | 27220210 | dish whole
ham and noodles with cream sauce | ham and noodles in cream sauce | 139 6.81 15.32 5.44 2.08 2.62 1.59 0.6 479 0 | cup=244 | 305 g | 27220020 | dish whole
ham and rice with mushroom sauce |  | 136 5.37 16.28 5.19 1.16 3.79 0.62 0.4 580 0 | cup=248 | 310 g | 27220030 | dish whole
ham and potatoes with gravy | pork and potatoes with gravy | 126 5.4 11.68 6.33 1.28 4.48 0.54 0.9 301 0 | cup=252 | 189 g | 27220510 | dish whole
pork and rice with tomato sauce |  | 140 6.42 16.78 5 1.05 3.55 1.17 0.7 311 0 | cup=244 | 305 g | 27220110 | dish whole
sausage and noodles with cream sauce |  | 273 17.97 2.6 20.74 4.53 15.55 0.49 0.2 1176 0 | piece=62; cup=140 | 105 g | 27220080 | dish whole
pork hash |  | 186 12.94 1.96 13.66 4.43 7.88 0.56 0.5 486 0 | cup=190 | 142 g | 27420200 | dish
lamb and potatoes with gravy |  | 129 5.13 12.53 6.46 1.94 3.91 0.58 1 308 0 | cup=252 | 189 g | 27231000 | dish whole
shrimp and noodles |  | 146 7.3 16.43 5.5 0.88 4.02 0.26 0.8 144 0 | cup=157 | 196 g | 27250120 | dish whole
shrimp and noodles with cream sauce | shrimp and noodles in cream sauce | 143 7.14 16.25 5.32 1.87 2.61 1.66 0.7 162 0 | cup=224 | 280 g | 27250126 | dish whole
shrimp and noodles with cheese sauce |  | 136 8.18 13.45 5.37 2.51 2.37 0.24 0.6 192 0 | cup=224 | 280 g | 27250130 | dish whole
tuna and rice with mushroom sauce |  | 128 4.57 15.39 5.17 0.88 3.94 0.59 0.4 298 0 | cup=248 | 310 g | 27250710 | dish whole
tuna with cream sauce | creamed tuna | 102 14.42 2.81 3.71 1.56 1.44 1.39 0 327 0 | cup=237 | 118 g | 27150120 | dish whole
fish and noodles with mushroom sauce |  | 131 6.3 14.79 5.11 0.93 3.66 0.79 0.8 312 0 | cup=224 | 280 g | 27250900 | dish whole
fish and rice with tomato sauce |  | 135 5.41 16.53 5.12 0.71 4.04 1.15 0.7 310 0 | cup=248 | 310 g | 27250810 | dish whole
fish and rice with cream sauce |  | 133 5.54 15.76 4.98 1.62 2.75 1.32 0.2 305 0 | cup=248 | 310 g | 27250820 | dish whole
macaroni and cheese with egg | mac and cheese with egg | 185 5.91 19 9.52 3.39 4.46 2.96 0.8 176 0 | cup=230 | 1 cup | 58145170 | dish whole
macaroni and cheese with meat helper | hamburger helper mac with cheese and meat; hamburger helper macaroni and cheese | 144 8.24 10.27 7.59 2.99 3.37 2.33 0.3 284 0 | cup=230 | 1 cup | 58145136 | dish whole
brown rice with gravy |  | 114 2.11 19.28 3.08 0.59 2.26 0.25 1.1 252 0 | cup=237 | 178 g | 58164830 | dish whole
rice with raisins | white rice with raisins | 162 2.65 32.13 2.58 0.51 1.96 6.49 0.8 447 0 | cup=185 | 139 g | 58164110 | dish whole
flavored rice mix | flavored rice mixture; boxed flavored rice | 127 1.87 19.83 4.26 0.86 3.22 0.56 0.4 296 0 | cup=218 | 164 g | 58163310 | dish
pinto beans and brown rice | brown rice and pinto beans | 164 6 24.92 4.71 0.68 3.64 0.28 5.4 211 0 | cup=170 | 1 cup | 58161323 | dish whole
kidney beans and white rice |  | 158 5.9 23.91 4.29 0.59 3.39 0.2 4.3 229 0 | cup=170 | 1 cup | 58160150 | dish whole
chili with beans | chili with meat and beans | 118 9.8 10.25 4.33 1.62 2.12 1.48 3 340 0 | cup=255 | 1 cup | 27111406 | dish whole
gordita with meat and beans | gordita with beans and meat; meat and bean gordita | 252 11.41 16.64 15.59 4.64 9.36 0.46 2 347 0 | piece=175; cup=120 | 1 piece | 58104295 | count dish
lettuce salad with vegetables | lettuce salad with assorted vegetables; lettuce salad with mixed vegetables | 23 1.19 4.09 0.19 0.04 0.11 1.55 1.3 34 0 | cup=74 | 1 cup | 75143050 | dish whole
lettuce salad with tomato | lettuce salad with tomatoes and carrots; lettuce salad with egg and tomato | 24 1.07 4.58 0.2 0.04 0.11 1.9 1.5 39 0 | cup=73; order=94 | 1 cup | 75143000 | dish whole
coleslaw with fruit | coleslaw with raisins; coleslaw with pineapple | 113 0.91 13.65 6.34 0.98 4.81 10.15 2.1 222 0 | cup=220 | 110 g | 75141100 | dish whole
alfredo sauce with meat |  | 171 6.52 1.44 15.34 8.14 4.54 0.73 0 520 0 | cup=260 | 65 g | 14650170 |
alfredo sauce with seafood |  | 145 5.91 1.99 12.46 6.97 3.17 0.73 0 541 0 | cup=260 | 65 g | 14650190 |
fried trout | breaded trout; pan fried trout | 271 17.08 11.72 16.87 2.71 12.32 0.2 0.5 382 0 | small fillet=90; large fillet=135; fish=270; cup=135 | 1 small fillet | 26151140 |
fried bass | breaded bass; fried sea bass | 238 15.93 11.72 13.69 2.05 10.56 0.2 0.5 395 0 | small fillet=90; large fillet=135; cup=135 | 1 small fillet | 26141140 |
fried whiting | breaded whiting | 233 15.84 11.72 13.17 1.85 10.21 0.2 0.5 398 0 | small fillet=90; large fillet=135; fish=270; cup=135 | 1 small fillet | 26157140 |
fried salmon | breaded salmon | 307 17.45 11.72 20.68 3.56 14.46 0.2 0.5 391 0 | small fillet=140; large fillet=210; steak=210; cup=135 | 1 small fillet | 26137140 |
fried mackerel |  | 284 17.17 11.72 18.17 3.37 13.15 0.2 0.5 409 0 | small fillet=140; large fillet=210; steak=210; cup=135 | 1 small fillet | 26121140 |
steamed catfish |  | 150 19.24 0 7.5 1.66 4.66 0 0 222 0 | small fillet=90; large fillet=135; fish=270; cup=135 | 1 small fillet | 26107160 |
battered white fish | fried white fish | 227 15.32 11.72 12.96 1.91 10.09 0.2 0.5 405 0 | small fillet=90; large fillet=135; piece=270; cup=135 | 1 small fillet | 26158130 |
hash brown potatoes | hash brown potato; hashbrown potatoes | 217 2.62 28.23 11.48 0.93 9.98 0.27 3.2 398 0 | patty=55; cup=160 | 80 g | 71404000 |
flavored powdered coffee creamer | flavored powder coffee creamer | 482 0.68 75.42 21.47 19.45 0.85 58.01 1.2 123 0 | cup=94; packet=3 | 4 g | 12210420 |
plain liquid coffee creamer | unflavored coffee creamer; unflavored liquid creamer | 136 1 11.38 9.97 1.94 7.58 11.38 0 67 0 | cup=240; floz=30; container=15 | 20 g | 12210200 |
light ranch dip |  | 201 2.35 13.95 15.25 4.68 9.96 7.78 0.2 607 0 | tbsp=15; container=70 | 60 g | 12350235 |
light onion dip |  | 166 2 11.87 12.36 3.87 7.96 6.85 0.1 481 0 | tbsp=15; container=70 | 60 g | 12350225 |
light spinach dip |  | 165 2.2 11.42 12.41 3.87 7.98 6.52 0.3 488 0 | tbsp=15; container=70 | 60 g | 12350245 |
light vegetable dip | light veggie dip | 198 2.04 13.6 15.19 4.64 9.95 7.37 0.3 602 0 | tbsp=15; container=70 | 60 g | 12350255 |
homemade chocolate milkshake | chocolate milkshake home recipe | 120 3.47 13.53 6.14 3.73 1.86 12.57 0.5 52 0 | floz=28; milkshake=280; cup=224 | 1 milkshake | 11541110 | drink
evaporated reduced fat milk | 2% evaporated milk; evaporated 2% milk | 92 7.42 11.15 1.96 1.21 0.64 11.15 0 113 0 | cup=252; floz=31.5 | 16 g | 11211400 | drink
whole strawberry milk | strawberry whole milk; strawberry milk made with whole milk | 86 3.03 11.79 2.97 1.72 0.74 11.68 0 38 0 | cup=248; floz=31 | 1 cup | 11519050 | drink
2% strawberry milk | reduced fat strawberry milk | 71 3.16 10.7 1.8 1.04 0.43 10.46 0 39 0 | cup=248; floz=31 | 1 cup | 11519105 | drink
1% strawberry milk | low fat strawberry milk | 69 3.13 12.3 0.89 0.53 0.22 11.82 0 39 0 | cup=248; floz=31 | 1 cup | 11519200 | drink
reduced sugar strawberry milk |  | 59 3.27 6.72 2.1 1.22 0.52 6.69 0 39 0 | cup=248; floz=31 | 1 cup | 11519210 | drink
skim strawberry milk | fat free strawberry milk; nonfat strawberry milk | 61 3.18 12.06 0.09 0.05 0.02 11.9 0 41 0 | floz=31; cup=248 | 1 cup | 11519205 | drink
fat free sour cream | nonfat sour cream | 74 3.1 15.6 0 0 0 0.39 0 141 0 | tbsp=15; cup=240 | 30 g | 12310370 |
cottage cheese with vegetables |  | 79 9.78 5.63 1.98 1.08 0.47 3.95 0.7 278 0 | cup=226 | 113 g | 14202020 |
low fat cottage cheese with fruit |  | 85 7.3 10.3 1.57 0.82 0.37 9.31 0.3 209 0 | cup=226 | 113 g | 14204020 |
egg and sausage biscuit sandwich | egg sandwich on a biscuit with sausage; egg biscuit with sausage | 310 10.96 18.55 21.35 9.27 10.04 1.92 1 665 0 | medium=165; large=250 | 1 medium | 34001510 | count dish
egg and bacon biscuit sandwich | egg sandwich on a biscuit with bacon; egg biscuit with bacon | 309 11.88 21.8 19.23 8.96 8.2 2 1.2 774 0 | medium=140; large=210 | 1 medium | 34001530 | count dish
egg sandwich on english muffin | egg english muffin sandwich; english muffin with egg | 230 11.74 20.63 11.2 4.66 5.08 2.07 1.5 444 0 | medium=135; large=205 | 1 medium | 34001300 | count dish
egg and ham english muffin sandwich | ham and egg english muffin sandwich; egg sandwich on english muffin with ham; egg sandwich on an english muffin with ham | 222 12.17 19.32 10.74 4.44 4.9 2.03 1.4 495 0 | medium=145; large=220 | 1 medium | 34001330 | count dish
egg and sausage croissant sandwich | egg sandwich on a croissant with sausage; egg croissant with sausage | 325 12.67 16.59 23.03 9.92 10.68 4.4 0.9 459 0 | medium=180; large=270 | 1 medium | 34001410 | count dish
egg and ham croissant sandwich | egg sandwich on a croissant with ham; egg croissant with ham | 284 12.29 18.81 17.76 8.45 6.96 4.98 1 492 0 | medium=155; large=235 | 1 medium | 34001430 | count dish
egg and sausage bagel sandwich | egg sandwich on a bagel with sausage | 274 12.83 26.17 13.09 4.85 7.04 4.54 0.8 483 0 | medium=230; large=345; mini slider=115 | 1 medium | 34001610 | count dish
sausage and cheese biscuit sandwich | sausage biscuit sandwich with cheese | 370 12.19 23.71 25.1 12.37 10.16 2.77 1.3 892 0 | medium=135; large=205 | 1 medium | 34002140 | count dish
avocado sushi roll |  | 93 1.8 17.65 1.47 0.22 1.14 1.21 1.4 361 0 | piece=30; cup=150 | 180 g | 58151170 | count
chocolate coated coconut granola bar | granola bar with coconut chocolate coated; chocolate covered coconut granola bar | 531 5.2 55.2 32.2 22.72 8.07 34.27 6.2 152 0 | piece=39; small=39 | 1 piece | 53714210 | count
high protein slim fast | slim fast high protein; high-protein slim fast; slim fast advanced nutrition | 61 6.59 0.85 3.38 0.51 2.87 0.6 0.4 72 0 | cup=248; floz=31; can=341 | 1 can | 95110020 | drink
quick bread | fruit bread | 374 6.01 47.34 18.1 2.65 13.99 25.24 1.2 302 0 | slice=41; individual loaf=57 | 1 slice | 52405010 |
wheat bagel with raisins |  | 255 9.51 51.93 1.4 0.01 1.11 12.03 4.1 398 0 | mini=26; small=46; medium=105; large=131 | 1 medium | 51301800 | count
danish pastry with fruit | fruit danish pastry; danish with fruit | 371 5.4 47.8 18.5 4.86 12.39 27.53 1.9 445 0 | mini=28; small=56; medium=113; large=142 | 70 g | 53510100 | count
danish pastry with cheese | cheese danish pastry; danish with cheese | 374 8 37.2 21.9 6.79 13.89 6.95 1 417 0 | mini=28; small=56; medium=113; large=142 | 70 g | 53511000 | count
ravioli with meat and tomato sauce | ravioli with meat in tomato sauce; meat ravioli with tomato sauce | 97 3.24 13.26 3.41 1.46 1.85 1.97 1.5 283 0 | piece=33; cup=251; can=425 | 1 cup | 58131323 | dish whole
spinach artichoke dip with cheese |  | 329 4.21 5.07 32.76 8.48 22.47 1.52 1.2 620 0 | tbsp=15; container=70 | 60 g | 14620115 |
spaghetti sauce with meat | pasta sauce with meat; marinara with meat | 90 5.94 6.54 4.36 1.35 2.21 4.47 1.5 412 0 | cup=260 | 65 g | 27162040 |
ruffled sour cream and onion potato chips | sour cream and onion ruffled potato chips; ruffled sour cream and onion chips; sour cream and onion ruffles | 487 6.51 55.92 31.06 4 25.43 5.47 3.8 545 0 | piece=2.5; small bag=28; medium bag=57; large bag=85; cup=32 | 1 small bag | 71200220 |
cheese flavored corn snacks | cheese flavored corn puffs | 567 5.46 54.54 36.54 3.75 27.99 3.57 0.8 928 0 | piece=2; small bag=28; medium bag=57; large bag=85; cup=35 | 1 cup | 54401055 |
pork and vegetables in soy sauce | pork and vegetables with soy sauce | 145 11.02 4.65 9.03 1.97 6.3 1.5 1.2 255 0 | cup=217 | 163 g | 27420500 | dish whole
sausage and rice with cheese sauce | sausage and rice in cheese sauce | 151 6.32 13.94 7.61 3.3 3.86 0.22 0.2 373 0 | cup=244 | 305 g | 27220170 | dish whole
rice with stewed beans | stewed beans with rice; rice and stewed beans | 138 3.66 23.02 3.23 0.47 2.55 0.1 1.5 464 0 | cup=188 | 141 g | 58156710 | dish whole
no sugar added italian ice | sugar free italian ice; italian ice no sugar added | 24 0 5.92 0 0 0 1.52 0 10 0 | cup=130; container=130 | 1 cup | 91601010 | 
meatless taco salad | taco salad without meat | 163 5.28 19.3 7.36 2.13 4.47 1.84 3.7 268 0 | small=234; medium=311; large=388; piece=311; cup=122 | 225 g | 58101940 | dish
sweet roll | plain sweet roll; sweet bun; unfrosted sweet roll | 321 10.04 53.58 7.37 3.52 2.71 15.38 3.1 253 0 | small=54; medium=90; large=153; loaf=527; mini=30; slice=56; piece=28 | 1 medium | 51160000 | count
whole grain pasta with tomato sauce and chicken | whole grain pasta with tomato sauce and poultry; whole wheat pasta with tomato sauce and chicken | 165 5.72 17.14 8.75 1.25 6.54 2.16 2.5 349 0 | cup=250 | 1 cup | 58146651 | dish whole
`;
