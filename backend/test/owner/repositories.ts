import ts from 'typescript';
import { getMetadataArgsStorage } from 'typeorm';
import * as entities from '../../src/adapters/postgres/entities/index.js';
import { OWNED } from '../../src/adapters/postgres/owner/owned.js';

/** A statement that the ORM makes on an owned table. */
export interface Made {
  table: string;
  /** Whether it says whose rows it means. */
  owner: boolean;
  text: string;
}

const named = (column: string): string => column.replace(/_[a-z]/g, (part) => part.charAt(1).toUpperCase());

/** By the name of an entity, its table and the properties that say whose a row is, where it is an owned table's. */
const OWNERS = new Map(
  getMetadataArgsStorage()
    .tables.filter(({ target, name }) => (Object.values(entities) as unknown[]).includes(target) && name! in OWNED)
    .map(({ target, name }) => [
      (target as { name: string }).name,
      { table: name!, properties: name === 'conversations' ? ['id', 'userId'] : [named(OWNED[name!]!)] },
    ]),
);

const BY_WHERE = new Set(['find', 'findOne', 'count', 'exists', 'findOneOrFail']);
const BY_FIRST = new Set(['findBy', 'findOneBy', 'findOneByOrFail', 'existsBy', 'countBy', 'update', 'delete', 'insert', 'upsert']);
/** What names the entity in a chain of the query builder. */
const NAMES_ENTITY = new Set(['into', 'from', 'update', 'createQueryBuilder']);

/** What the repositories and query builders of a source ask of owned tables. */
export function madeIn(source: ts.SourceFile): Made[] {
  const made: Made[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) made.push(...ofCall(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return made;
}

function ofCall(call: ts.CallExpression): Made[] {
  if (ts.isIdentifier(call.expression) && call.expression.text === 'addNew') return ofAddNew(call);
  if (!ts.isPropertyAccessExpression(call.expression)) return [];
  const method = call.expression.name.text;
  const first = call.arguments[0];
  const made = (entity: ts.Expression | null | undefined, owner: (properties: readonly string[]) => boolean): Made[] =>
    ownersOf(entity).map(({ table, properties }) => ({ table, owner: owner(properties), text: call.getText() }));
  const repository = entityOf(call.expression.expression);
  if (!repository) return NAMES_ENTITY.has(method) ? made(first, (properties) => chainSays(call, properties)) : [];
  if (method === 'createQueryBuilder') return made(repository, (properties) => chainSays(call, properties));
  if (BY_FIRST.has(method)) return made(repository, (properties) => says(first, properties));
  return BY_WHERE.has(method) ? made(repository, (properties) => says(property(first, 'where'), properties)) : [];
}

/** A helper of the stores. */
function ofAddNew(call: ts.CallExpression): Made[] {
  const [rows, row] = call.arguments;
  const entity = rows && entityOf(rows);
  return ownersOf(entity).map(({ table, properties }) => ({ table, owner: says(row, properties), text: call.getText() }));
}

/** The owned entity that is named, or all of a list that a loop goes through. */
function ownersOf(entity: ts.Expression | null | undefined): { table: string; properties: readonly string[] }[] {
  if (!entity || !ts.isIdentifier(entity)) return [];
  const known = OWNERS.get(entity.text);
  if (known) return [known];
  const list = listOf(entity);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  if (list) visit(list);
  return [...names].flatMap((name) => OWNERS.get(name) ?? []);
}

/** What a loop of which this is the variable, or a part of it, goes through. */
function listOf(variable: ts.Identifier): ts.Expression | null {
  for (let around: ts.Node | undefined = variable.parent; around; around = around.parent)
    if (ts.isForOfStatement(around) && around.initializer.getText().split(/\W+/).includes(variable.text))
      return ts.isIdentifier(around.expression) ? constant(around.expression) : around.expression;
  return null;
}

/** The entity of a repository: asked for here, kept in a constant, or given by a getter. */
function entityOf(node: ts.Expression): ts.Expression | null {
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'getRepository')
    return node.arguments[0] ?? null;
  if (ts.isIdentifier(node)) {
    const kept = constant(node);
    return kept ? entityOf(kept) : null;
  }
  if (ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword) {
    const given = getter(node);
    return given ? entityOf(given) : null;
  }
  return null;
}

/** What the nearest constant of that name was given. */
function constant({ text, parent }: ts.Identifier): ts.Expression | null {
  for (let around: ts.Node | undefined = parent; around; around = around.parent) {
    const statements: readonly ts.Statement[] = ts.isBlock(around) || ts.isSourceFile(around) ? around.statements : [];
    for (const statement of statements)
      if (ts.isVariableStatement(statement))
        for (const { name, initializer } of statement.declarationList.declarations)
          if (initializer && ts.isIdentifier(name) && name.text === text) return initializer;
  }
  return null;
}

function getter({ name }: ts.PropertyAccessExpression): ts.Expression | null {
  for (let around: ts.Node | undefined = name.parent; around; around = around.parent)
    if (ts.isClassDeclaration(around))
      for (const member of around.members)
        if (ts.isGetAccessor(member) && member.name.getText() === name.text) {
          const [only] = member.body?.statements ?? [];
          return only && ts.isReturnStatement(only) ? (only.expression ?? null) : null;
        }
  return null;
}

function property(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const [found] = node.properties.filter((one) => one.name?.getText() === name);
  if (!found) return undefined;
  return ts.isPropertyAssignment(found) ? found.initializer : ts.isShorthandPropertyAssignment(found) ? found.name : undefined;
}

/** Whether conditions, or values, name the owner: each of several does. */
function says(node: ts.Expression | undefined, owners: readonly string[]): boolean {
  if (!node) return false;
  if (ts.isObjectLiteralExpression(node))
    return node.properties.some((one) => {
      if (ts.isSpreadAssignment(one)) return says(one.expression, owners);
      const excludes = ts.isPropertyAssignment(one) && /^(?:Not|IsNull)\(/.test(one.initializer.getText());
      return !excludes && owners.includes(one.name?.getText() ?? '');
    });
  if (ts.isArrayLiteralExpression(node)) return node.elements.every((one) => says(one, owners));
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) return says(node.expression, owners);
  if (ts.isArrowFunction(node)) return !ts.isBlock(node.body) && says(node.body, owners);
  if (ts.isCallExpression(node)) return says(node.arguments[0], owners);
  if (ts.isIdentifier(node)) return says(constant(node) ?? undefined, owners);
  return false;
}

/** Whether any condition or value of a chain of calls does, from the first to the last. */
function chainSays(call: ts.CallExpression, owners: readonly string[]): boolean {
  let whole: ts.Expression = call;
  while (ts.isPropertyAccessExpression(whole.parent) && ts.isCallExpression(whole.parent.parent)) whole = whole.parent.parent;
  for (
    let at: ts.Expression = whole;
    ts.isCallExpression(at) && ts.isPropertyAccessExpression(at.expression);
    at = at.expression.expression
  ) {
    const [first] = at.arguments;
    if (!['where', 'andWhere', 'values'].includes(at.expression.name.text)) continue;
    if (says(first, owners)) return true;
    if (first && ts.isStringLiteralLike(first) && owners.some((owner) => first.text.includes(`.${owner} = `))) return true;
  }
  return false;
}
