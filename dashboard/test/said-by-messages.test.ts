import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const src = join(__dirname, '../src');

/** Not shown to users, or words for developers. */
const LEFT_OUT =
  /^(phone|sw|messages|features\/design)\/|^embed\/not-our-site|^features\/legal\/(keeping|privacy|terms)|^features\/plan\/payment-client/;
/** The legal text is English in every language, which the page says; the rest is the same everywhere. */
const SAME = new Set(['PRO', 'Alex', 'kcal', 'g', 'lb', 'kg', 'Plus', 'Pro', 'Mealtext', 'English', 'Français', 'Español', 'fl oz']);
const SHOWN = new Set(
  'title,label,text,hint,error,name,aria-label,alt,placeholder,sorry,loading,failed,action,caption,heading,words,word'.split(','),
);
const LEGAL = new Set(['features/legal/privacy-screen.tsx', 'features/legal/terms-screen.tsx']);

const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !LEFT_OUT.test(file));
const parsed = files.map((file) => ({
  file,
  tree: ts.createSourceFile(file, readFileSync(join(src, file), 'utf8'), ts.ScriptTarget.Latest, true),
}));

const letters = (text: string) => /\p{L}{2}/u.test(text.replace(/&\w+;/g, ''));
const isSentence = (text: string) => /^[“"(]?[A-Z][a-z’']*[,.!?:]? [a-zA-Z0-9“(#]/.test(text) || /^[A-Z][a-z]+ing(\.\.\.|…)$/.test(text);
const within = (node: ts.Node, is: (one: ts.Node) => boolean): boolean => {
  for (let one = node.parent; one; one = one.parent) if (is(one)) return true;
  return false;
};

/** Whether a literal is what somebody reads: of an element, of an attribute or a property that is shown, or a sentence anywhere. */
function isShown(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return letters(node.text);
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  if (within(node, (one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one) || ts.isTypeNode(one))) return false;
  // What the server says is told apart by it, not shown.
  if (ts.isBinaryExpression(node.parent) && node.parent.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken) return false;
  // What is logged or thrown is read by developers.
  if (within(node, (one) => (ts.isCallExpression(one) && /^console\./.test(one.getText())) || ts.isNewExpression(one))) return false;
  const text = ts.isStringLiteralLike(node)
    ? node.text
    : [node.head, ...node.templateSpans.map((span) => span.literal)].map((one) => one.text).join(' ');
  const { parent } = node;
  // The name of a field is the browser's.
  if (ts.isJsxAttribute(parent) && parent.name.getText() === 'name' && /^[a-z]/.test(parent.parent.parent.tagName.getText())) return false;
  const given = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText() : null;
  if (given !== null && SHOWN.has(given) && ts.isStringLiteralLike(node))
    return letters(text) && (/[A-Z ]/.test(text) || ts.isJsxAttribute(parent));
  return isSentence(text);
}

const hitsOf = (tree: ts.SourceFile, wrong: (node: ts.Node) => boolean): string[] => {
  const hits: string[] = [];
  const visit = (node: ts.Node) => {
    if (wrong(node)) hits.push(node.getText().trim());
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return hits;
};

test('what is read comes from the messages, in three languages', () => {
  const wrong = parsed.flatMap(({ file, tree }) =>
    hitsOf(tree, (node) => isShown(node) && !LEGAL.has(file))
      .filter((words) => !SAME.has(words.replace(/^['"`]|['"`]$/g, '')))
      .map((words) => `${file}: ${words}`),
  );
  expect(wrong).toEqual([]);
});

test('nothing is said before the language is known: never as a module is loaded', () => {
  const early = parsed.flatMap(({ file, tree }) =>
    hitsOf(
      tree,
      (node) =>
        ts.isCallExpression(node) && /^say(Shell|Common|Later)?$/.test(node.expression.getText()) && !within(node, ts.isFunctionLike),
    ).map((words) => `${file}: ${words}`),
  );
  expect(early).toEqual([]);
});
