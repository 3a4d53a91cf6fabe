import ts from 'typescript';

export interface Schema {
  [keyword: string]: unknown;
}

/**
 * A JSON Schema (draft 07) of exported types in declaration files: `roots` maps a name to [file, type]. Properties that
 * are an id or the thing itself are ids, but for the names in `expanded`, so that the schema stays small and nothing is
 * expanded that was not asked for. Open enums are taken as closed: only documented words pass.
 */
export function schemaOfTypes(
  roots: Readonly<Record<string, readonly [string, string]>>,
  expanded: ReadonlySet<string>,
): Record<string, Schema> {
  const program = ts.createProgram([...new Set(Object.values(roots).map(([file]) => file))], {
    module: ts.ModuleKind.NodeNext,
    strict: true,
    types: [],
    skipLibCheck: true,
  });
  const checker = program.getTypeChecker();
  const definitions: Record<string, Schema> = {};
  const names = new Map<ts.Type, string>();
  for (const [name, [file, type]] of Object.entries(roots)) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
    const symbol = type
      .split('.')
      .reduce<ts.Symbol | undefined>(
        (inside, part) => inside && checker.getExportsOfModule(inside).find((one) => one.name === part),
        module,
      );
    if (!symbol) throw new Error(`${file} exports no ${type}`);
    definitions[name] = schemaOf(checker.getDeclaredTypeOfSymbol(symbol), name);
  }
  return definitions;

  function schemaOf(type: ts.Type, property: string): Schema {
    const { flags } = type;
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {};
    if (flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (flags & ts.TypeFlags.Null) return { type: 'null' };
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return { not: {} };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    if (flags & ts.TypeFlags.StringLike || isOtherString(type) || type.symbol?.name === 'Decimal') return { type: 'string' };
    if (flags & ts.TypeFlags.NumberLike) return { type: 'number' };
    if (type.isUnion()) return schemaOfUnion(type.types, property);
    if (checker.isArrayType(type))
      return { type: 'array', items: schemaOf(checker.getTypeArguments(type as ts.TypeReference)[0]!, property) };
    return named(type);
  }

  function schemaOfUnion(types: readonly ts.Type[], property: string): Schema {
    const idOrThing =
      types.some((one) => one.flags & ts.TypeFlags.String) && types.some((one) => one.getProperty('id') && one.getProperty('object'));
    const closed = types.some((one) => one.isStringLiteral() && one.value !== '');
    const kept = types.filter(
      (one) => !(closed && isOtherString(one)) && !(idOrThing && !expanded.has(property) && one.getProperty('object')),
    );
    const schemas = kept.filter((one) => !(one.flags & ts.TypeFlags.Undefined)).map((one) => schemaOf(one, property));
    // An optional switch is given as its two values.
    const plain = schemas.filter((one) => typeof one.const !== 'boolean');
    if (plain.length < schemas.length) plain.push({ type: 'boolean' });
    return plain.length === 1 ? plain[0]! : { anyOf: plain };
  }

  function named(type: ts.Type): Schema {
    const known = names.get(type);
    if (known) return { $ref: `#/definitions/${known}` };

    const name = `${type.symbol?.name ?? 'Both'}_${names.size}`;
    names.set(type, name);
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const propertyType = checker.getTypeOfSymbol(property);
      if (propertyType.getCallSignatures().length) continue;
      properties[property.name] = schemaOf(propertyType, property.name);
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const rest = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    definitions[name] = { type: 'object', properties, required, additionalProperties: rest ? schemaOf(rest, name) : false };
    return { $ref: `#/definitions/${name}` };
  }
}

/** `string & Record<never, never>`: how Stripe's types leave an enum open. */
const isOtherString = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some((one) => (one.flags & ts.TypeFlags.String) !== 0);
