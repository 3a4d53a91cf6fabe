import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { HOLE, mentionsOf } from './reads.js';

export interface Unowned {
  /** From the folder of the adapters. */
  file: string;
  table: string;
  sql: string;
}

/** Every mention of an owned table in the sources that does not say whose rows it means. */
export function unownedIn(folder: string): Unowned[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files.toSorted().flatMap((file) =>
    textsOf(file).flatMap((sql) =>
      mentionsOf(sql)
        .filter(({ owner }) => !owner)
        .map(({ table }) => ({
          file: relative(join(folder, '..'), file),
          table,
          sql: sql.replaceAll(HOLE, '…').replace(/\s+/g, ' ').trim(),
        })),
    ),
  );
}

/** The texts in a source, with a hole for each piece that is put in. */
function textsOf(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) texts.push(node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join(''));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}
