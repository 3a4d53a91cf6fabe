import ts from 'typescript';

const STEP = '$steps.n++;';

/** The same program, that counts each function that is called, each turn of a loop, and what is copied by `...`. */
export function counted(source: string): string {
  const file = ts.createSourceFile('a.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const insertions: [at: number, text: string][] = [];
  const around = (node: ts.Node, before: string, after: string) => {
    insertions.push([node.getStart(), before]);
    visit(node);
    insertions.push([node.getEnd(), after]);
  };
  visit(file);
  let out = '';
  let from = 0;
  // What is inserted at one place stays in the order in which it was found.
  for (const [at, text] of insertions.toSorted((a, b) => a[0] - b[0])) {
    out += source.slice(from, at) + text;
    from = at;
  }
  return `const $steps = globalThis.$steps; ${out}${source.slice(from)}`;

  function visit(node: ts.Node): void {
    const body = ts.isFunctionLike(node)
      ? 'body' in node
        ? node.body
        : undefined
      : ts.isIterationStatement(node, false)
        ? node.statement
        : undefined;
    if (body && ts.isBlock(body)) insertions.push([body.getStart() + 1, STEP]);
    const inner = ts.isSpreadElement(node) ? node.expression : body && !ts.isBlock(body) ? body : undefined;
    ts.forEachChild(node, (child) => {
      if (child !== inner) visit(child);
      else if (ts.isSpreadElement(node)) around(child, '$steps.copied(', ')');
      else if (ts.isArrowFunction(node)) around(child, '($steps.n++, ', ')');
      else around(child, `{ ${STEP}`, ' }');
    });
  }
}
