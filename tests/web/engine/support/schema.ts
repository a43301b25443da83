/** The part of JSON Schema that tests/fixtures/schema.json uses. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly type?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | false;
  readonly items?: Schema;
}

/** Describes the first differences of a document from its schema. */
export function schemaProblems(document: unknown, schema: unknown): readonly string[] {
  const root = schema as Schema;
  return problems(document, root, root.$defs ?? {}, '').slice(0, 5);
}

type Definitions = Readonly<Record<string, Schema>>;

function problems(value: unknown, schema: Schema, definitions: Definitions, path: string): readonly string[] {
  if (schema.$ref) return problems(value, definition(schema.$ref, definitions), definitions, path);
  if (schema.oneOf) return oneOf(value, schema.oneOf, definitions, path);
  if (schema.enum)
    return schema.enum.includes(value) ? [] : [`${path} is not one of ${schema.enum.join(', ')}`];
  if (typeOf(value) !== schema.type) return [`${path} is ${typeOf(value)} instead of ${schema.type}`];
  if (Array.isArray(value))
    return value.flatMap((item, at) => inside(item, schema.items, definitions, `${path}/${at}`));
  if (typeOf(value) === 'object')
    return ofObject(value as Record<string, unknown>, schema, definitions, path);
  return [];
}

function oneOf(
  value: unknown,
  schemas: readonly Schema[],
  definitions: Definitions,
  path: string,
): readonly string[] {
  const all = schemas.map((each) => problems(value, each, definitions, path));
  if (all.filter((found) => found.length === 0).length === 1) return [];
  return [`${path} fits not exactly one of ${schemas.length}: ${all.flat().slice(0, 3).join('; ')}`];
}

function ofObject(
  value: Readonly<Record<string, unknown>>,
  schema: Schema,
  definitions: Definitions,
  path: string,
): readonly string[] {
  const missing = (schema.required ?? []).filter((name) => !Object.hasOwn(value, name));
  const members = Object.entries(value).flatMap(([name, member]) => {
    const known = schema.properties?.[name] ?? schema.additionalProperties;
    return known === false
      ? [`${path}/${name} is unknown`]
      : inside(member, known, definitions, `${path}/${name}`);
  });
  return [...missing.map((name) => `${path}/${name} is missing`), ...members];
}

function inside(
  value: unknown,
  schema: Schema | undefined,
  definitions: Definitions,
  path: string,
): readonly string[] {
  return schema ? problems(value, schema, definitions, path) : [];
}

function definition(reference: string, definitions: Definitions): Schema {
  const found = definitions[reference.replace('#/$defs/', '')];
  if (!found) throw new Error(`the schema has no ${reference}`);
  return found;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
