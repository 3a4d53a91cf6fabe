import { folded } from '../../language/token.js';

/** Orders that are no plain ending of their verb. */
const OWN: Readonly<Record<string, string>> = {
  poner: 'pon',
  hacer: 'haz',
  deshacer: 'deshaz',
  mover: 'mueve',
  devolver: 'devuelve',
  mettre: 'mets',
  remettre: 'remets',
  faire: 'fais',
  refaire: 'refais',
  defaire: 'defais',
};
const INFINITIVE = /^([a-z]+?)(ar|er|ir|tre|ire)(les|los|las|le|lo|la|me)?$/;
/** What stands before a French verb and behind its order: "en mettre 3", "le changer". */
const FRENCH_BEFORE: ReadonlySet<string> = new Set(['en', 'le', 'la', 'les', 'y']);

/** What somebody wants done, as it may be ordered: "making it 3" as "make it 3", "ponerle 3" as "ponle 3", "en mettre 3" as "mets-en 3". */
export function orderedForms(text: string): readonly string[] {
  const [first = '', second = '', ...more] = text.split(' ');
  const before = FRENCH_BEFORE.has(folded(first)) ? orderOf(second) : null;
  if (before !== null) return [text, [`${before}-${first}`, ...more].join(' ')];
  const rest = [second, ...more].join(' ');
  const order = orderOf(first);
  return [text, ...(order === null ? [] : [`${order} ${rest}`]), ...fromDoing(folded(first)).map((one) => `${one} ${rest}`)];
}

function orderOf(verb: string): string | null {
  const [, stem = '', end = '', object = ''] = INFINITIVE.exec(folded(verb)) ?? [];
  if (stem === '') return null;
  const own = OWN[stem + end];
  if (own === undefined && end.length > 2) return null;
  return (own ?? stem + (end === 'ar' ? 'a' : 'e')) + object;
}

/** "Moving", "dropping": what their verb may be. */
function fromDoing(word: string): string[] {
  const stem = word.endsWith('ing') ? word.slice(0, -'ing'.length) : '';
  return stem.length < 2 ? [] : [stem, `${stem}e`, ...(stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : [])];
}
