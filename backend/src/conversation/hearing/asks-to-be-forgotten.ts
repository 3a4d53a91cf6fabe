import { wordsIn } from '../../language/said.js';

/** Words for making something go away, folded, in the three languages. */
const AWAY = new Set([
  ...['delete', 'erase', 'remove', 'wipe', 'forget', 'clear', 'destroy', 'purge', 'deleting', 'erasing', 'deleted', 'erased'],
  ...['supprime', 'supprimer', 'supprimez', 'efface', 'effacer', 'effacez', 'oublie', 'oublier', 'oubliez', 'detruisez'],
  ...['borra', 'borrar', 'borre', 'borren', 'elimina', 'eliminar', 'elimine', 'eliminen', 'olvida', 'olvidar', 'suprima', 'suprimir'],
]);

/** All that we hold of somebody, as they call it. */
const ALL_OF_MINE = [
  ...[
    'my data',
    'all data',
    'my info',
    'my information',
    'my personal data',
    'my personal information',
    'my records',
    'about me',
    'i exist',
    'all of me',
  ],
  ...['mes donnees', 'mes infos', 'mes informations', 'donnees personnelles', 'sur moi', 'mes renseignements'],
  ...['mis datos', 'mi informacion', 'datos personales', 'sobre mi', 'acerca de mi'],
];

/** The wish itself. */
const FORGET_ME = [
  'forget me',
  'erase me',
  'delete me',
  'oublie moi',
  'oubliez moi',
  'm oublier',
  'olvidame',
  'olvideme',
  'olvidate de mi',
  'borrame',
  'borreme',
];

/** Whether somebody wants everything about them to be gone. @param words folded */
export function asksToBeForgotten(words: string): boolean {
  const tokens = wordsIn(words);
  const said = ` ${tokens.join(' ')} `;
  const says = (phrase: string): boolean => said.includes(` ${phrase} `);
  return FORGET_ME.some(says) || (tokens.some((token) => AWAY.has(token)) && ALL_OF_MINE.some(says));
}
