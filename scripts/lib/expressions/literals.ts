import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { PlacedExpression } from './expression.js';
import { at } from '../../bootstrap/root.mjs';

/** Files of a folder and the folders in it whose names end so; paths from the root of the project. */
export const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.test\.|\.d\.ts$/.test(name))
    .map((name) => join(folder, name));

/** The regular expressions that stand in a file, and the places at which it makes others when it runs. `line` and `column` count from 1. */
export function expressionsIn(file: string): { literals: PlacedExpression[]; makers: string[] } {
  const tree = ts.createSourceFile(file, readFileSync(at(file), 'utf8'), ts.ScriptTarget.Latest, true);
  const literals: PlacedExpression[] = [];
  const makers: string[] = [];
  const look = (node: ts.Node): void => {
    const place = () => {
      const { line, character } = tree.getLineAndCharacterOfPosition(node.getStart());
      return `${file}:${line + 1}:${character + 1}`;
    };
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      literals.push({ source: node.text.slice(1, end), flags: node.text.slice(end + 1), place: place() });
    } else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') makers.push(place());
    ts.forEachChild(node, look);
  };
  look(tree);
  return { literals, makers };
}
