import type { Language } from './reading.js';

const FRENCH = new Set(
  "j'ai jai mange manger mangee dejeuner diner souper oeuf oeufs pis avec du des une les aux chez tasse tasses tranche tranches pain poulet fromage lait cafe hier soir matin couru marche verre pomme beurre beigne et sans jus bol riz salade viande saucisse jambon legumes fraises bleuets roties rotie toasts pointe pointes bouteille assiette moitie c'est deux trois quatre cinq collation musculation heure heures velo pendant repas bonjour merci aujourd'hui ce mon cereales biere bieres brocoli boeuf porc dinde saumon crevettes crepes sirop frites confiture gateau tarte yogourt saucisses soupe legume patates jambon citron avoine bleuet".split(
    ' ',
  ),
);
const SPANISH = new Set(
  'comi desayuno almuerzo cena huevos huevo con frijoles arroz pollo y una dos tres cuatro cinco leche pan taza tazas vaso vasos para por esta manana noche ayer anoche hoy corri camine minutos cafecito jugo manzana tortillas queso carne ensalada sopa plato rebanadas los las del me tome mitad papas platano agua pescado cerveza galletas cucharada cene almorce desayune tome hice pesas hora horas tarde hola gracias merende anteayer media carrera cervezas cafe negro atun jamon puerco verduras refresco naranja fresas mantequilla pavo frijol caldo camarones revueltos proteina proteinas cuanta falta tocino salchicha aguacate batido licuado sandia pina uvas lechuga pepino pechuga res cerdo maiz harina avena vino jugos huevito'.split(
    ' ',
  ),
);

/** The language a normalised text is written in, by its frequent words; English unless two or more, or a clear majority, say otherwise. */
export function detectLanguage(text: string): Language {
  let fr = 0;
  let es = 0;
  let words = 0;
  for (const [word] of text.matchAll(/[a-z]+(?:'[a-z]+)?/g)) {
    words++;
    if (FRENCH.has(word) || (word.includes("'") && /^(?:j|d|l|qu|n|m|s)'[aeiouyh]/.test(word))) fr++;
    if (SPANISH.has(word)) es++;
    if (words > 60) break;
  }
  const most = Math.max(fr, es);
  if (most === 0 || (most < 2 ? most < words : most < words * 0.28)) return 'en';
  return fr >= es ? 'fr' : 'es';
}
