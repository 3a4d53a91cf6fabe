import { formWords } from '../food/form-words.js';
import { shape } from '../language/shape.js';

const ONLY = shape('only-ate');
const JOINT = shape('served-beside');
const ENDS = '.!?\n';

/** "Burger came with fries but I only ate the burger": of what was named and had been served, what alone was eaten, as it was first told. */
export function onlyOfThem(text: string): string {
  const found = ONLY.find(text);
  if (!found || found.from === 0) return text;
  const end = endOf(text, found.to);
  const start = startOf(text, found.from);
  const said = formWords(text.slice(found.to, end)).stems;
  const told = piecesOf(text.slice(start, found.from));
  const had = told.filter((piece) => said.length > 0 && said.every((stem) => formWords(piece).stems.includes(stem)));
  if (had.length !== 1 || told.length < 2) return text;
  const passed = told.filter((piece) => piece !== had[0]).map((piece) => `skipped the ${piece}. `);
  return `${text.slice(0, start)}${passed.join('')}had ${had[0]!}${text.slice(end)}`;
}

const endOf = (text: string, from: number): number => {
  const at = [...text.slice(from)].findIndex((sign) => ENDS.includes(sign) || sign === ',');
  return at < 0 ? text.length : from + at;
};
const startOf = (text: string, to: number): number => Math.max(...[...ENDS].map((sign) => text.lastIndexOf(sign, to - 1))) + 1;

function piecesOf(text: string): string[] {
  const found = JOINT.find(text);
  return found ? [text.slice(0, found.from).trim(), ...piecesOf(text.slice(found.to))].filter((piece) => piece !== '') : [text.trim()];
}
