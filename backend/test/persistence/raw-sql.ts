import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

/** How a comment begins to say why SQL is written out. */
const REASON = /\bSQL(?:,[^:]*)?: \S/;

export interface RawStatement {
  file: string;
  line: number;
  /** Whether a comment beside it, beside what it is in, or at the head of the file says why. */
  reasoned: boolean;
}

/** Sources of the product; migrations are SQL by what they are. */
export const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.includes('/migrations/'))
    .map((name) => join(folder, name))
    .toSorted();

/** Every `.query(…)` of the sources. */
export function rawStatementsIn(folder: string): RawStatement[] {
  return sourcesIn(folder).flatMap((path) => rawStatementsOf(relative(folder, path), readFileSync(path, 'utf8')));
}

export function rawStatementsOf(file: string, text: string): RawStatement[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const head = source.statements[0];
  const ofFile = head !== undefined && ts.isImportDeclaration(head) && saysWhy(text, head);
  const found: RawStatement[] = [];
  const visit = (node: ts.Node, reasoned: boolean): void => {
    const here = reasoned || saysWhy(text, node);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'query')
      found.push({ file, line: source.getLineAndCharacterOfPosition(node.expression.name.getStart()).line + 1, reasoned: here });
    ts.forEachChild(node, (child) => visit(child, here));
  };
  source.statements.forEach((statement) => visit(statement, ofFile));
  return found;
}

const saysWhy = (text: string, node: ts.Node): boolean =>
  (ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []).some(({ pos, end }) => REASON.test(text.slice(pos, end)));
