/** Measures that need a number (or "a") before them. Folded words to canonical units. */
export const MEASURE_WORDS: Readonly<Record<string, string>> = {
  g: 'g', gr: 'g', gm: 'g', gms: 'g', gram: 'g', grams: 'g', gramme: 'g', grammes: 'g', gramo: 'g', gramos: 'g', grs: 'g',
  kg: 'kg', kgs: 'kg', kilo: 'kg', kilos: 'kg', kilogram: 'kg', kilograms: 'kg', mg: 'mg', milligrams: 'mg',
  oz: 'oz', ozs: 'oz', ounce: 'oz', ounces: 'oz', once: 'oz', onces: 'oz', onza: 'oz', onzas: 'oz',
  lb: 'lb', lbs: 'lb', pound: 'lb', pounds: 'lb', livre: 'lb', livres: 'lb', libra: 'lb', libras: 'lb',
  ml: 'ml', mls: 'ml', milliliter: 'ml', milliliters: 'ml', millilitre: 'ml', millilitres: 'ml', mililitros: 'ml', cl: 'cl', dl: 'dl',
  l: 'l', liter: 'l', liters: 'l', litre: 'l', litres: 'l', litro: 'l', litros: 'l',
  floz: 'floz', cup: 'cup', cups: 'cup', tasse: 'cup', tasses: 'cup', taza: 'cup', tazas: 'cup', tasita: 'cup', tacita: 'cup',
  tbsp: 'tbsp', tbsps: 'tbsp', tbs: 'tbsp', tbl: 'tbsp', tablespoon: 'tbsp', tablespoons: 'tbsp', tablespoonful: 'tbsp', cucharada: 'tbsp', cucharadas: 'tbsp',
  tsp: 'tsp', tsps: 'tsp', teaspoon: 'tsp', teaspoons: 'tsp', teaspoonful: 'tsp', cucharadita: 'tsp', cucharaditas: 'tsp',
  pint: 'pint', pints: 'pint', pt: 'pint', chopine: 'pint', quart: 'quart', quarts: 'quart', qt: 'quart', gallon: 'gallon', gallons: 'gallon',
};

/** Pieces and containers. They are units where a number, a size or "of" says so and no food is named with them. */
export const PORTION_WORDS: Readonly<Record<string, string>> = {
  slice: 'slice', slices: 'slice', slc: 'slice', slcs: 'slice', sl: 'slice', tranche: 'slice', tranches: 'slice', pointe: 'slice', pointes: 'slice', rebanada: 'slice', rebanadas: 'slice', lonja: 'slice', lonjas: 'slice',
  piece: 'piece', pieces: 'piece', pc: 'piece', pcs: 'piece', pce: 'piece', count: 'count', ct: 'count', cnt: 'count', morceau: 'piece', morceaux: 'piece', pedazo: 'piece', pedazos: 'piece', trozo: 'piece', trozos: 'piece', pieza: 'piece', piezas: 'piece',
  wedge: 'wedge', wedges: 'wedge', bowl: 'bowl', bowls: 'bowl', bowlful: 'bowl', bol: 'bowl', bols: 'bowl', tazon: 'bowl', plato: 'plate', platos: 'plate', plate: 'plate', plates: 'plate', platter: 'plate', plateful: 'plate', assiette: 'plate', assiettes: 'plate',
  glass: 'glass', glasses: 'glass', glassful: 'glass', verre: 'glass', verres: 'glass', vaso: 'glass', vasos: 'glass', copa: 'glass', copas: 'glass', coupe: 'glass', mug: 'mug', mugs: 'mug', goblet: 'glass', flute: 'glass',
  bottle: 'bottle', bottles: 'bottle', btl: 'bottle', bouteille: 'bottle', bouteilles: 'bottle', botella: 'bottle', botellas: 'bottle', can: 'can', cans: 'can', tin: 'can', canette: 'can', canettes: 'can', lata: 'can', latas: 'can', tallboy: 'can',
  bag: 'bag', bags: 'bag', baggie: 'bag', sac: 'bag', sachet: 'packet', bolsa: 'bag', bolsita: 'bag', box: 'box', boxes: 'box', boite: 'box', caja: 'box', pack: 'pack', packs: 'pack', package: 'pack', packages: 'pack', pkg: 'pack', paquet: 'pack', paquete: 'pack',
  packet: 'packet', packets: 'packet', pouch: 'pouch', pouches: 'pouch', carton: 'carton', cartons: 'carton', container: 'container', containers: 'container', tub: 'tub', tubs: 'tub', jar: 'jar', jars: 'jar', sleeve: 'sleeve', sleeves: 'sleeve',
  handful: 'handful', handfuls: 'handful', fistful: 'handful', poignee: 'handful', poignees: 'handful', punado: 'handful', scoop: 'scoop', scoops: 'scoop', scp: 'scoop', boule: 'scoop', boules: 'scoop', bola: 'scoop', bolas: 'scoop',
  serving: 'serving', servings: 'serving', svg: 'serving', srv: 'serving', portion: 'serving', portions: 'serving', porcion: 'serving', porciones: 'serving', helping: 'serving', helpings: 'serving', order: 'order', orders: 'order', side: 'order', commande: 'order', orden: 'order', ordenes: 'order',
  bar: 'bar', bars: 'bar', stick: 'stick', sticks: 'stick', strip: 'strip', strips: 'strip', rasher: 'strip', rashers: 'strip', fillet: 'fillet', fillets: 'fillet', filet: 'fillet', filets: 'fillet', patty: 'patty', patties: 'patty', link: 'link', links: 'link', square: 'square', squares: 'square',
  bite: 'bite', bites: 'bite', bouchee: 'bite', bouchees: 'bite', sip: 'sip', sips: 'sip', gorgee: 'sip', sorbo: 'sip', spoonful: 'spoonful', spoonfuls: 'spoonful', spoon: 'spoonful', spoons: 'spoonful', dollop: 'dollop', splash: 'splash', drizzle: 'drizzle', pinch: 'pinch', dash: 'dash', pump: 'pump', pumps: 'pump', shot: 'shot', shots: 'shot',
  row: 'row', rows: 'row', loaf: 'loaf', loaves: 'loaf', head: 'head', heads: 'head', ear: 'ear', ears: 'ear', clove: 'clove', cloves: 'clove', stalk: 'stalk', stalks: 'stalk', leaf: 'leaf', leaves: 'leaf', rack: 'rack', tray: 'tray', pitcher: 'pitcher', jug: 'pitcher', basket: 'basket', bucket: 'bucket',
  pat: 'pat', pats: 'pat', knob: 'pat', cube: 'cube', cubes: 'cube', chunk: 'chunk', chunks: 'chunk', ball: 'ball', balls: 'ball', tablet: 'tablet', tablets: 'tablet', stack: 'stack', spear: 'spear', spears: 'spear', floret: 'floret', florets: 'floret', ring: 'ring', rings: 'ring', segment: 'segment', segments: 'segment', cone: 'cone', cones: 'cone', roll: 'roll', rolls: 'roll', sheet: 'sheet', sheets: 'sheet', pod: 'pod', pods: 'pod', sprig: 'sprig', footlong: 'footlong', inch: 'inch', in: 'inch', wrap: 'wrap', breast: 'breast', breasts: 'breast', thigh: 'thigh', thighs: 'thigh', wing: 'wing', wings: 'wing', drumstick: 'drumstick', drumsticks: 'drumstick', leg: 'leg', legs: 'leg', whole: 'whole', entier: 'whole', entiere: 'whole', entero: 'whole', entera: 'whole', rib: 'rib', ribs: 'rib', chop: 'chop', chops: 'chop', mouthful: 'bite', mouthfuls: 'bite',
};

/** Sizes of French and Spanish, in our words. Size words of English stand for themselves (see food/measures). */
export const FOREIGN_SIZES: Readonly<Record<string, string>> = {
  petit: 'small', petite: 'small', petits: 'small', petites: 'small', moyen: 'medium', moyenne: 'medium', moyens: 'medium', moyennes: 'medium', gros: 'large', grosse: 'large', grosses: 'large', grand: 'large', grande: 'large', grands: 'large', grandes: 'large',
  pequeno: 'small', pequena: 'small', pequenos: 'small', pequenas: 'small', chico: 'small', chica: 'small', mediano: 'medium', mediana: 'medium', medianas: 'medium',
};

/** Sizes of two words and more, folded. */
export const LONG_SIZES: readonly (readonly [string, string])[] = [
  ['extra large', 'extra large'], ['x large', 'extra large'], ['family size', 'family'], ['family sized', 'family'], ['king size', 'king'], ['king sized', 'king'], ['fun size', 'fun size'], ['fun sized', 'fun size'], ['snack size', 'snack size'],
  ['snack sized', 'snack size'], ['bite size', 'bite size'], ['bite sized', 'bite size'], ['party size', 'party'], ['share size', 'sharing'], ['sharing size', 'sharing'], ['single serving', 'single serving'], ['single serve', 'single serving'], ['kid size', 'kids'], ['kids size', 'kids'], ["kid's size", 'kids'], ['personal size', 'personal'], ['very large', 'large'], ['really big', 'large'], ['medium sized', 'medium'], ['medium size', 'medium'], ['regular size', 'regular'], ['regular sized', 'regular'], ['small sized', 'small'], ['large sized', 'large'], ['extra small', 'small'], ['xl', 'extra large'],
];
