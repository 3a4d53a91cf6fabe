import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { HOLE, mentionsOf } from './reads.js';
import { madeIn } from './repositories.js';

export interface Unowned {
  /** From the folder of the adapters. */
  file: string;
  table: string;
  sql: string;
}

/** Every mention of an owned table in the sources, in SQL or of an entity, that does not say whose rows it means. */
export function unownedIn(folder: string): Unowned[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  return files.toSorted().flatMap((path) => {
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const file = relative(join(folder, '..'), path);
    const written = textsOf(source).flatMap((sql) => mentionsOf(sql).map((mention) => ({ ...mention, sql })));
    const made = madeIn(source).map(({ text, ...mention }) => ({ ...mention, sql: text }));
    return [...written, ...made]
      .filter(({ owner }) => !owner)
      .map(({ table, sql }) => ({ file, table, sql: sql.replaceAll(HOLE, '…').replace(/\s+/g, ' ').trim() }));
  });
}

/** The texts in a source, with a hole for each piece that is put in. */
function textsOf(source: ts.SourceFile): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) texts.push(node.text);
    if (ts.isTemplateExpression(node)) texts.push(node.head.text + node.templateSpans.map(({ literal }) => HOLE + literal.text).join(''));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return texts;
}
