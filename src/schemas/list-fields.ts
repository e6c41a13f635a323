// The fields of a published list, read from its JSON Schema, for the page that explains it.

export interface Field {
  name: string;
  /** What JSON stands there: `string`, `list of strings`, `one of MUST, SHOULD`. */
  type: string;
  optional: boolean;
  about: string;
}

interface JsonSchema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  $ref?: string;
}

/** Most values of an enumeration that are named. */
const MOST_NAMED = 8;

function nameType(schema: JsonSchema): string {
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  if (schema.enum !== undefined) {
    return schema.enum.length > MOST_NAMED ? `one of ${schema.enum.length} names` : `one of ${schema.enum.join(', ')}`;
  }
  if (schema.type === 'array') {
    const item = schema.items === undefined ? 'value' : nameType(schema.items);
    if (item.startsWith('object of')) return `list, each an ${item}`;
    return item.startsWith('one of') ? `list, each ${item}` : `list of ${item}s`;
  }
  const members = Object.keys(schema.properties ?? {});
  return members.length > 0 ? `object of ${members.join(', ')}` : (schema.type ?? 'object');
}

/** Lists the fields of one entry of the list `name` in a JSON Schema. Throws where there is no such list. */
export function listFields(schema: object, name: string): Field[] {
  const entry = (schema as JsonSchema).properties?.[name]?.items;
  if (entry?.properties === undefined) throw new Error(`the schema has no list ${name} of objects`);
  const required = new Set(entry.required ?? []);
  return Object.entries(entry.properties).map(([field, one]) => ({
    name: field,
    type: nameType(one),
    optional: !required.has(field),
    about: one.description ?? one.items?.description ?? '',
  }));
}
