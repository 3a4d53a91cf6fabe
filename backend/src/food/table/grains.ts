/** Grains. The form of a line stands in ../parse-table.ts; figures are USDA's, under the code in the line. */
export const GRAINS = `
oatmeal | cooked oatmeal; hot oatmeal; porridge; bowl of oats; cooked oats; oat porridge; fr:gruau; es:avena; es:avena cocida | 76 2.18 11.17 2.63 0.85 1.36 0.17 1.7 81 0 | bowl=240; packet=148; cup (cooked)=240 | 1 bowl | 56202960 | generic common
oatmeal made with water | plain oatmeal with water; old fashioned oatmeal; steel cut oatmeal; steel cut oats; fr:gruau à l'eau; es:avena con agua | 64 2.21 11.36 1.09 0.19 0.72 0.17 1.7 70 0 | bowl=240; cup (cooked)=240 | 1 bowl | 56203056 | common whole
oatmeal made with milk | milk oatmeal; fr:gruau au lait; es:avena con leche | 116 5.56 16.23 3.25 1.44 1.25 5.08 1.7 105 0 | bowl=240; cup (cooked)=240 | 1 bowl | 56203066 | common whole
oatmeal made with almond milk | oatmeal with oat milk; oatmeal made with plant milk; oatmeal made with soy milk | 95 3.35 14.42 2.71 0.35 2.02 2.21 1.8 117 0 | bowl=240; cup (cooked)=240 | 1 bowl | 56203076 | whole
overnight oats | overnight oatmeal; baked oats; fr:gruau de la veille; es:avena trasnochada | 116 5.56 16.23 3.25 1.44 1.25 5.08 1.7 105 0 | bowl=280; jar=280; container=200; cup=250; cup (cooked)=240 | 240 g | 56203066 | common
instant oatmeal | plain instant oatmeal; packet of oatmeal; oatmeal packet; quaker instant oatmeal; fr:gruau instantané; es:avena instantánea | 68 2.26 13.15 1.3 0.26 0.92 0.28 1.9 45 0 | packet=177; bowl=240; cup=170; container=210; cup (cooked)=240 | 1 bowl | 56203086 | common
maple brown sugar oatmeal | maple and brown sugar oatmeal; maple oatmeal; brown sugar oatmeal; flavored oatmeal; cinnamon oatmeal; quaker maple brown sugar; fr:gruau à l'érable | 102 2.44 20.23 1.25 0.21 0.8 7.99 1.9 136 0 | packet=163; bowl=240; cup=170; container=210; cup (cooked)=240 | 1.5 packet | 56203130 | common
apple cinnamon oatmeal | fruit oatmeal; peaches and cream oatmeal; strawberries and cream oatmeal; apples and cinnamon oatmeal; raisin oatmeal; fr:gruau pommes et cannelle | 100 2.34 20.09 1.19 0.2 0.76 8.32 1.9 131 0 | packet=163; bowl=240; cup=240; container=210; cup (cooked)=240 | 1.5 packet | 56203155 | 
low sugar oatmeal | reduced sugar oatmeal; protein oatmeal; weight control oatmeal | 85 2.35 16.62 1.28 0.23 0.86 4.05 1.9 90 0 | packet=163; bowl=240; cup=240; cup (cooked)=240 | 1.5 packet | 56203555 | 
multigrain oatmeal | multigrain hot cereal; multi grain porridge; red river cereal | 56 2.12 12.19 0.46 0.08 0.29 0.41 2 70 0 | bowl=240; cup (cooked)=240 | 1 bowl | 56203610 | 
fast food oatmeal | restaurant oatmeal; plain coffee shop oatmeal | 80 2.6 11.9 2.54 1.07 1.21 0.69 1.7 93 0 | order=240; bowl=240; cup (cooked)=240 | 1 order | 56202900 | 
fast food oatmeal with fruit | fruit and maple oatmeal; restaurant oatmeal with fruit | 110 2.4 20.34 2.33 0.98 1.11 9.95 1.6 163 0 | order=240; bowl=240; cup (cooked)=240 | 1 order | 56202905 | 
oat bran cereal | cooked oat bran; hot oat bran; fr:son d'avoine cuit | 46 3.21 12.28 1.3 0.25 0.95 0.27 2.9 69 0 | bowl=240; cup (cooked)=240 | 1 bowl | 56208500 | 
oat bran | dry oat bran; raw oat bran; fr:son d'avoine; es:salvado de avena | 246 17.3 66.22 7.03 1.33 5.14 1.45 15.4 4 0 | tbsp=6; cup=94 | 2 tbsp | 20033 | raw
grits | hominy grits; corn grits; buttered grits; southern grits | 71 1.19 12.2 1.84 0.73 0.84 0.1 0.7 81 0 | bowl=240; cup (cooked)=240 | 1 cup | 56200990 | common
plain grits | grits with water; grits no butter | 58 1.2 12.41 0.28 0.05 0.19 0.09 0.7 70 0 | bowl=240; cup (cooked)=240 | 1 cup | 56201051 | 
cheese grits | cheesy grits; grits with cheese | 108 3.56 11.36 5.28 2.7 1.68 0.12 0.6 143 0 | bowl=240; packet=148; cup (cooked)=240 | 1 cup | 56201090 | common
instant grits | grits packet; quaker instant grits | 85 1.36 14.36 2.85 1.13 1.29 0.29 0.8 228 0 | packet=148; bowl=240; cup (cooked)=240 | 1 bowl | 56201230 | 
polenta | cornmeal mush; cornmeal porridge; mush; soft polenta; ugali; es:polenta de maíz | 71 1.11 12.25 1.84 0.71 0.85 0.26 0.6 82 0 | bowl=240; slice=50; cup (cooked)=240; strip=50 | 1 cup | 56201515 | 
cream of wheat | farina; malt o meal; semolina porridge; fr:crème de blé; es:crema de trigo | 65 1.44 10.39 1.8 0.72 0.81 0.04 0.5 83 0 | bowl=240; packet=195; cup (cooked)=240 | 1 cup | 56206990 | common
plain cream of wheat | cream of wheat with water | 51 1.45 10.57 0.21 0.03 0.14 0.03 0.5 72 0 | bowl=240; cup (cooked)=240 | 1 cup | 56207016 | 
cream of rice | cream of rice cereal; rice porridge cereal; es:crema de arroz | 69 1.17 15.28 0.09 0.03 0.05 0.06 0.1 69 0 | bowl=240; cup (cooked)=240 | 1 cup | 56205050 | 
whole wheat hot cereal | wheatena; ralston hot cereal; kashi hot cereal | 47 1.55 10.39 0.28 0.04 0.18 0.06 1.3 71 0 | bowl=240; cup (cooked)=240 | 1 cup | 56207200 | 
chocolate malt o meal | chocolate hot cereal; coco wheats | 49 1.79 10.96 0.47 0.16 0.25 0.08 1.8 337 0 | bowl=240; cup (cooked)=240 | 1 cup | 56207370 | 
hot cereal | cooked cereal; fr:céréales chaudes; es:cereal caliente | 64 2.21 11.36 1.09 0.19 0.72 0.17 1.7 70 0 | bowl=240; cup (cooked)=240 | 1 cup | 56200300 | generic
congee | jook; rice porridge; plain congee; okayu; juk; lugaw | 39 0.8 8.4 0.08 0.02 0.05 0.02 0.1 234 0 | bowl=380; cup=255 | 1 cup | 56205101 | dish whole
rice | cooked rice; steamed rice; bowl of rice; side of rice; fr:riz; es:arroz | 129 2.67 27.99 0.28 0.08 0.16 0.05 0.4 245 0 | cup=158; bowl=240; scoop=90; serving=118; container=300; tbsp=10; cup (cooked)=158 | 0.75 cup | 56205000 | generic common
white rice | cooked white rice; plain white rice; jasmine rice; basmati rice; jasmine; basmati; long grain rice; minute rice; instant rice; fr:riz blanc; es:arroz blanco | 129 2.67 27.99 0.28 0.08 0.16 0.05 0.4 245 0 | cup=158; bowl=240; scoop=90; serving=118; container=300; tbsp=10; cup (cooked)=158 | 0.75 cup | 56205008 | common
brown rice | cooked brown rice; brown basmati rice; brown minute rice; fr:riz brun; es:arroz integral | 123 2.43 25.76 1.11 0.2 0.69 0.22 1 201 0 | cup=195; bowl=240; scoop=90; serving=147; tbsp=12; cup (cooked)=195 | 0.75 cup | 56205018 | common
sushi rice | short grain rice; calrose rice; japanese rice; plain sushi rice | 130 2.36 28.73 0.19 0.05 0.11 0 0 0 0 | cup=186; bowl=240; scoop=90 | 1 cup | 20053 | 
chinese restaurant rice | takeout white rice; chinese steamed rice; takeout rice | 151 3.2 33.88 0.27 0 0 0 0.9 5 0 | cup=132; container=300; bowl=240; cup (packed)=132 | 1 cup | 20058 | 
onigiri | rice ball; japanese rice ball; musubi rice ball | 130 2.36 28.73 0.19 0.05 0.11 0 0 0 0 | piece=110; cup=186 | 1 piece | 20053 | count dish
buttered rice | rice with butter; white rice with butter; white rice with oil | 148 2.6 27.2 2.77 0.73 1.76 0.05 0.4 246 0 | cup=163; bowl=240; cup (cooked)=163 | 0.75 cup | 56205007 | 
sticky rice | glutinous rice; thai sticky rice; sweet rice; fr:riz gluant; es:arroz glutinoso | 96 2.01 20.97 0.19 0.04 0.14 0.05 1 227 0 | cup=174; bowl=240; serving=130; cup (cooked)=174 | 0.75 cup | 56205190 | 
yellow rice | saffron rice; turmeric rice; arroz amarillo; es:arroz amarillo | 103 1.76 18.7 2.43 0.38 1.88 0.44 0.4 351 0 | cup=163; bowl=240; cup (cooked)=163 | 0.75 cup | 56205170 | 
wild rice | cooked wild rice; fr:riz sauvage; es:arroz salvaje | 100 3.97 21.21 0.34 0.05 0.26 0.73 1.8 238 0 | cup=164; cup (cooked)=164 | 0.75 cup | 56205210 | 
wild rice blend | white and wild rice; long grain and wild rice; wild rice mix; wild rice pilaf | 112 2.17 20.62 2.14 0.41 1.64 0.13 0.5 510 0 | cup=168; cup (cooked)=168 | 0.75 cup | 56205330 | 
puerto rican white rice | rice cooked with oil; es:arroz blanco puertorriqueño | 200 2.84 31.9 6.3 0.88 5.03 0.05 0.5 506 0 | cup=155; cup (cooked)=155 | 0.75 cup | 56205410 | 
uncooked white rice | dry white rice; raw rice; dry rice; uncooked rice; raw white rice; fr:riz cru; es:arroz crudo | 365 7.13 79.95 0.66 0.18 0.38 0.12 1.3 5 0 | cup=185 | 45 g | 20044 | raw
uncooked brown rice | dry brown rice; raw brown rice | 367 7.54 76.25 3.2 0.59 2.05 0.66 3.6 5 0 | cup=185 | 45 g | 20036 | raw
boil in bag rice | success rice; uncle ben's rice; ben's original rice; prepared instant rice | 124 2.18 26.76 0.5 0.02 0.09 0 0.6 4 0 | cup=165; bag=400 | 1 cup | 20049 | 
quinoa | cooked quinoa; fr:quinoa cuit; es:quinua | 146 4.2 20.22 5.42 1.77 3.04 0.84 2.7 184 0 | cup=170; bowl=250; scoop=90; cup (cooked)=170 | 1 cup | 56204000 | common
plain quinoa | quinoa no oil; quinoa cooked in water | 120 4.38 21.21 1.91 0.23 1.6 0.87 2.8 163 0 | cup=170; cup (cooked)=170 | 1 cup | 56204005 | 
uncooked quinoa | dry quinoa; raw quinoa | 368 14.12 64.16 6.07 0.71 4.9 0 7 5 0 | cup=170 | 45 g | 20035 | raw
couscous | cooked couscous; israeli couscous; pearl couscous; es:cuscús | 111 3.77 23.11 0.16 0.03 0.09 0.1 1.4 189 0 | cup=160; bowl=240; cup (cooked)=160 | 1 cup | 56207160 | common
dry couscous | uncooked couscous | 376 12.76 77.43 0.64 0.12 0.34 0 5 10 0 | cup=173 | 45 g | 20028 | raw
bulgur | bulgur wheat; cooked bulgur; cracked wheat; fr:boulgour | 83 3.06 18.48 0.24 0.04 0.13 0.1 4.5 219 0 | cup=140; cup (cooked)=140 | 1 cup | 56207130 | 
barley | cooked barley; pearl barley; farro; cooked farro; fr:orge; es:cebada | 139 2.2 27.23 2.74 1.09 1.24 0.28 3.7 199 0 | cup=170; cup (cooked)=170 | 1 cup | 56200410 | 
buckwheat | kasha; cooked buckwheat; buckwheat groats; fr:sarrasin; es:trigo sarraceno | 118 3.24 18.99 3.97 1.59 1.78 0.87 2.6 170 0 | cup=170; cup (cooked)=170 | 1 cup | 56200510 | 
millet | cooked millet; fr:millet cuit; es:mijo | 118 3.5 23.57 1 0.17 0.69 0.13 1.3 168 0 | cup=170; cup (cooked)=170 | 1 cup | 56202000 | 
amaranth | cooked amaranth; es:amaranto | 102 3.8 18.69 1.58 0 0 0 2.1 6 0 | cup=246 | 1 cup | 20002 | 
spelt | cooked spelt; kamut; freekeh | 127 5.5 26.44 0.85 0 0 0 3.9 5 0 | cup=194 | 1 cup | 20141 | 
teff | cooked teff | 101 3.87 19.86 0.65 0 0 0 2.8 8 0 | cup=252 | 1 cup | 20143 | 
flour | all purpose flour; white flour; ap flour; plain flour; fr:farine; es:harina | 364 10.33 76.31 0.98 0.16 0.5 0.27 2.7 2 0 | cup=125; tbsp=8 | 30 g | 20081 | raw
whole wheat flour | wholewheat flour; atta; fr:farine de blé entier; es:harina integral | 340 13.21 71.97 2.5 0.43 1.45 0.41 10.7 2 0 | cup=120; tbsp=7.5 | 30 g | 20080 | raw
rice flour | fr:farine de riz; es:harina de arroz | 366 5.95 80.13 1.42 0.39 0.82 0.12 2.4 0 0 | cup=158; tbsp=10 | 30 g | 20061 | raw
masa harina | corn flour; corn masa flour; maseca; es:harina de maíz | 363 8.46 76.59 3.69 0.53 2.72 0 6.4 5 0 | cup=114; tbsp=7 | 30 g | 20317 | raw
cornmeal | dry cornmeal; yellow cornmeal; fr:semoule de maïs | 370 7.11 79.45 1.75 0.22 1.22 1.61 3.9 7 0 | cup=157; tbsp=10 | 30 g | 20022 | raw
cornstarch | corn starch; fr:fécule de maïs; es:maicena | 381 0.26 91.27 0.05 0.01 0.04 0 0.9 9 0 | tbsp=8; tsp=2.7; cup=128 | 1 tbsp | 20027 | raw
pasta | cooked pasta; plain pasta; penne; macaroni; rotini; fusilli; bowtie pasta; farfalle; elbow macaroni; rigatoni; linguine; fettuccine; ziti; orzo; angel hair; spaghetti noodles; plain spaghetti; cooked spaghetti; rotelle; cavatappi; shells pasta; fr:pâtes; fr:pâtes alimentaires; es:pasta cocida; es:coditos | 157 5.76 30.68 0.92 0.18 0.45 0.56 1.8 232 0 | cup=140; bowl=250; plate=250; serving=140; cup (cooked)=140 | 1 cup | 56130000 | generic common whole
whole wheat pasta | whole grain pasta; whole wheat spaghetti; brown pasta; whole wheat penne; fr:pâtes de blé entier; es:pasta integral | 148 5.95 29.89 1.7 0.24 0.75 0.75 3.9 235 0 | cup=140; bowl=250; plate=250; cup (cooked)=140 | 1 cup | 56132990 | common whole
gluten free pasta | gf pasta; rice pasta; corn pasta; brown rice pasta; banza; chickpea pasta; fr:pâtes sans gluten; es:pasta sin gluten | 179 3.2 38.05 1 0.15 0.59 0 1.4 4 0 | cup=140; bowl=250; plate=250; cup (cooked)=140 | 1 cup | 56140100 | whole
veggie pasta | vegetable pasta; spinach pasta; tricolor rotini; tri color pasta | 128 4.52 26.55 0.11 0.02 0.06 1.15 4.3 99 0 | cup=140; bowl=250; cup (cooked)=140 | 1 cup | 56104000 | whole
dry pasta | uncooked pasta; dry spaghetti; uncooked spaghetti; raw pasta; dried pasta; dry penne; fr:pâtes sèches; es:pasta seca; es:pasta cruda | 371 13.04 74.67 1.51 0.28 0.74 2.67 3.2 6 0 | cup=95; serving=56; box=454 | 56 g | 20120 | raw whole
dry whole wheat pasta | uncooked whole wheat pasta | 352 13.87 73.37 2.93 0.43 1.5 2.74 9.2 6 0 | cup=95; serving=56; box=454 | 56 g | 20124 | raw whole
fresh pasta | fresh fettuccine; refrigerated pasta; fresh linguine; fr:pâtes fraîches | 131 5.15 24.93 1.05 0.15 0.55 0 0 6 0 | cup=140; bowl=250 | 1.5 cup | 20094 | whole
noodles | egg noodles; spaetzle; spatzle; cooked noodles; wheat noodles; chinese egg noodles; udon noodles; yakisoba noodles; fr:nouilles; es:fideos; es:tallarines | 137 4.51 25.01 2.06 0.42 1.13 0.4 1.2 236 0 | cup=160; bowl=250; cup (cooked)=160 | 1 cup | 56112000 | generic common
dry egg noodles | uncooked egg noodles; uncooked noodles | 384 14.16 71.27 4.44 1.18 2.58 1.88 3.3 21 0 | cup=38; serving=56 | 56 g | 20109 | raw
whole wheat noodles | whole grain noodles | 148 5.96 29.91 1.7 0.24 0.75 0.75 3.9 210 0 | cup=160; bowl=250; cup (cooked)=160 | 1 cup | 56113000 | 
rice noodles | rice vermicelli; pho noodles; vermicelli noodles; bun noodles; rice sticks; fr:nouilles de riz; es:fideos de arroz | 107 1.78 23.87 0.2 0.02 0.05 0.03 1 250 0 | cup=175; bowl=250; cup (cooked)=175 | 1 cup | 56117090 | 
dry rice noodles | uncooked rice noodles; dry vermicelli | 364 5.95 80.18 0.56 0.15 0.32 0.12 1.6 182 0 | serving=56 | 56 g | 20133 | raw
glass noodles | cellophane noodles; mung bean noodles; bean thread noodles; sweet potato noodles; long rice | 84 0.04 20.66 0.01 0 0.01 0 0.1 5 0 | cup=190; cup (cooked)=190 | 1 cup | 56116990 | 
soba noodles | soba; buckwheat noodles; cooked soba | 99 5.06 21.44 0.1 0.02 0.06 0 0 60 0 | cup=114; bowl=230 | 2 cup | 20115 | 
somen noodles | somen | 131 4 27.54 0.18 0.03 0.09 0 0 161 0 | cup=176 | 1 cup | 20117 | 
chow mein noodles | crispy noodles | 475 8.11 72.8 15.43 2.23 12.5 5.71 3.7 1174 0 | cup=45; handful=20 | 0.5 cup | 20113 | whole
`;
