/** Reads lines of `unit: word word …` into a table from word to unit. */
function wordsOf(lines: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [unit, words] = line.split(': ') as [string, string];
        return words.split(' ').map((word) => [word, unit]);
      }),
  );
}

/** Measures that need a number (or "a") before them. Folded words to canonical units. */
export const MEASURE_WORDS = wordsOf(`
g: g gr gm gms gram grams gramme grammes gramo gramos grs
kg: kg kgs kilo kilos kilogram kilograms
mg: mg milligrams
oz: oz ozs onz ounce ounces once onces onza onzas
lb: lb lbs pound pounds livre livres libra libras
ml: ml mls milliliter milliliters millilitre millilitres mililitros
cl: cl
dl: dl
l: l lt lts ltr ltrs liter liters litre litres litro litros
floz: floz
cup: cup cups tasse tasses taza tazas tasita tacita tacitas tazita tazitas tz tza tzas
tbsp: tbsp tbsps tblsp tblsps tablspoon tablespon tbs tbl tablespoon tablespoons tablespoonful cucharada cucharadas cda cdas cuch cuilleree cuillerees
tsp: tsp tsps teaspon teaspons teaspoon teaspoons teaspoonful cucharadita cucharaditas cdta cdtas cdita cditas cucharita cucharitas
pint: pint pints pt chopine pinte pintes pinta pintas
quart: quart quarts qt
gallon: gallon gallons
`);

/** Pieces and containers. They are units where a number, a size or "of" says so and no food is named with them. */
export const PORTION_WORDS = wordsOf(`
slice: slice slices slise slises slize slcies slc slcs sl tranche tranches pointe pointes rebanada rebanadas rebanadita rebanaditas lonja lonjas rodaja rodajas rueda ruedas ruedita rueditas tajada tajadas tajadita lasca lascas lamelle lamelles rondelle rondelles sliver slivers
piece: piece pieces peice peices pc pcs pce morceau morceaux cacho cachos cachito cachitos pedazo pedazos pedacito pedacitos trozo trozos trocito trocitos pieza piezas unidad unidades unite unites
count: count ct cnt
wedge: wedge wedges triangle triangles triangulo triangulos quartier quartiers gajo gajos
bowl: bowl bowls bowlful bol bols bolee tazon tazones cuenco
plate: plato platos platito platitos platillo platon plate plates platter plateful assiette assiettes
glass: glass glasses glases glas glassful verre verres vaso vasos vasito vasitos copa copas copita copitas coupe coupes goblet flute
mug: mug mugs
bottle: bottle bottles bottel botle btl bouteille bouteilles botella botellas botellita botellitas
can: can cans tin canette canettes cannette cannettes canne cannes cannage lata latas latita tallboy
bag: bag bags baggie sac sacs sachets bolsa bolsas bolsita bolsitas
packet: sachet packet packets pkt pkts sobre sobres sobrecito
box: box boxes boite boites caja cajas cajita cajitas
pack: pack packs pk pks pck pcks package packages pkg paquet paquets paquete paquetes paquetito
pouch: pouch pouches
carton: carton cartons berlingot berlingots
container: container containers barquette barquettes contenant contenants envase envases
tub: tub tubs
jar: jar jars frasco frascos
sleeve: sleeve sleeves
handful: handful handfuls handfull fistful poignee poignees punado punados punadito puno punos punito
scoop: scoop scoops scp medida medidas mesure mesures dosette dosettes boule boules louche louches cucharon cucharones bola bolas bolita bolitas
serving: serving servings svg srv portion portions porcion porciones porcioncita racion raciones helping helpings
order: order orders side commande orden ordenes
bar: bar bars
stick: stick sticks batonnet batonnets palito palitos
strip: strip strips rasher rashers tira tiras laniere lanieres
fillet: fillet fillets filet filets filete filetes
patty: patty patties
link: link links
square: square squares carre carres cuadrito cuadritos cuadro cuadros
bite: bite bites bouchee bouchees mouthful mouthfuls mordida mordidas mordidita bocado bocados bocadito probadita
sip: sip sips gorgee gorgees sorbo sorbos sorbito traguito traguitos
spoonful: spoonful spoonfuls spoon spoons cuillere cuilleres cuchara
dollop: dollop
splash: splash chorrito chorro
drizzle: drizzle
pinch: pinch pincee pizca
dash: dash
pump: pump pumps
shot: shot shots
row: row rows
loaf: loaf loaves
head: head heads
ear: ear ears epi epis mazorca mazorcas
clove: clove cloves gousse gousses diente dientes
stalk: stalk stalks branche branches tallo tallos
leaf: leaf leaves feuille feuilles hoja hojas
rack: rack
tray: tray charola bandeja
pitcher: pitcher jug jarra jarras pichet pichets carafe
basket: basket
bucket: bucket
pat: pat pats knob
cube: cube cubes cubo cubos cubito cubitos
chunk: chunk chunks
ball: ball balls
tablet: tablet tablets
stack: stack
spear: spear spears
floret: floret florets
ring: ring rings
segment: segment segments
cone: cone cones cornet cornets cono conos
roll: roll rolls
sheet: sheet sheets
pod: pod pods
sprig: sprig
footlong: footlong
inch: inch in
wrap: wrap
breast: breast breasts
thigh: thigh thighs
wing: wing wings
drumstick: drumstick drumsticks
leg: leg legs
whole: whole entier entiere entiers entieres entero entera enteros enteras
rib: rib ribs
chop: chop chops
`);

/** Sizes of French and Spanish, in our words. Size words of English stand for themselves (see food/measures). */
export const FOREIGN_SIZES = wordsOf(`
small: petit petite petits petites ptit ptite ptits ptites minuscule pequeno pequena pequenos pequenas pequenito pequenita chico chica chicos chicas chiquito chiquita chiquitos chiquitas chiquillo
medium: moyen moyenne moyens moyennes regulier reguliere mediano mediana medianos medianas
large: gros grosse grosses grand grande grands grandes enorme enormes geant geante grandote grandota gigante gigantes immense
`);

/** Sizes of two words and more, folded. */
export const LONG_SIZES: readonly (readonly [string, string])[] = [
  ['extra large', 'extra large'],
  ['rt 44', 'route 44'],
  ['route 44', 'route 44'],
  ['x large', 'extra large'],
  ['family size', 'family'],
  ['family sized', 'family'],
  ['king size', 'king'],
  ['king sized', 'king'],
  ['fun size', 'fun size'],
  ['fun sized', 'fun size'],
  ['snack size', 'snack size'],
  ['snack sized', 'snack size'],
  ['bite size', 'bite size'],
  ['bite sized', 'bite size'],
  ['party size', 'party'],
  ['share size', 'sharing'],
  ['sharing size', 'sharing'],
  ['single serving', 'single serving'],
  ['single serve', 'single serving'],
  ['kid size', 'kids'],
  ['kids size', 'kids'],
  ["kid's size", 'kids'],
  ['personal size', 'personal'],
  ['cracker size', 'mini'],
  ['cracker sized', 'mini'],
  ['sandwich size', 'sandwich'],
  ['sandwich sized', 'sandwich'],
  ['very large', 'large'],
  ['really big', 'large'],
  ['medium sized', 'medium'],
  ['medium size', 'medium'],
  ['regular size', 'regular'],
  ['regular sized', 'regular'],
  ['small sized', 'small'],
  ['large sized', 'large'],
  ['extra small', 'small'],
  ['xl', 'extra large'],
  ['silver dollar', 'silver dollar'],
  ['tall boy', 'tallboy'],
  ['tall boys', 'tallboy'],
];
