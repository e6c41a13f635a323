// Which fields of a content schema an author may write any text into, found by walking the schema itself.
import type * as z from 'zod';

/** A field by its path, `keyPoints[].text`; what stands anywhere below `params.*` may be text too. */
export interface TextField {
  path: string;
  /** Most characters that the schema allows. */
  most: number;
}

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/** Lists the fields of a schema that are strings and follow no pattern. */
export function listTextFields(schema: Schema, path = ''): TextField[] {
  const def = schema._zod.def as Def;
  const below = (name: string): string => (path === '' ? name : `${path}.${name}`);
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => listTextFields(field, below(name)));
    case 'array':
      return listTextFields(def.element, `${path}[]`);
    case 'record':
      return listTextFields(def.valueType, below('*'));
    case 'optional':
    case 'nullable':
    case 'default':
      return listTextFields(def.innerType, path);
    case 'pipe':
      return listTextFields(def.out, path);
    case 'lazy':
      // JSON, which may be text.
      return [{ path, most: Infinity }];
    case 'string': {
      const checks = [def, ...(def.checks ?? []).map((check) => check._zod.def)];
      if (checks.some((check) => 'format' in check)) return [];
      const most = checks.flatMap((check) => ('maximum' in check ? [Number(check.maximum)] : []));
      return [{ path, most: Math.min(Infinity, ...most) }];
    }
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'number':
      return [];
    default:
      throw new Error(`${path}: the walk through the schema knows no ${def.type}; add it to scripts/text-fields.ts.`);
  }
}

/** Gives each text of the named fields to `change`, and a copy of the value with what it made of them. */
export function mapTexts(
  value: unknown,
  fields: readonly TextField[],
  change: (text: string, field: TextField) => string,
  path = '',
): unknown {
  const walk = (part: unknown, name: string): unknown => mapTexts(part, fields, change, name);
  if (Array.isArray(value)) return value.map((item) => walk(item, path.endsWith('*') ? path : `${path}[]`));
  if (typeof value === 'object' && value !== null) {
    const isOpen = path.endsWith('*') || fields.some((field) => field.path === `${path}.*`);
    const below = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const nameOf = (name: string): string => (path.endsWith('*') ? path : below(isOpen ? '*' : name));
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, nameOf(name))]));
  }
  const field = fields.find((one) => one.path === path);
  return typeof value === 'string' && field !== undefined ? change(value, field) : value;
}
