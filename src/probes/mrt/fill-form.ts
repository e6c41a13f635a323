// Fills in a form that a server asks for, from its schema alone (spec: client/elicitation#requested-schema).
import { isObject } from '../../protocol/json.ts';
import type { JsonObject, JsonValue } from '../../protocol/json.ts';

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-08-01',
  'date-time': '2026-08-01T12:00:00Z',
  email: 'ada@example.com',
  uri: 'https://example.com/',
};

/** Gives every property a value that fits it; a question whether to go on is answered with yes. */
export function fillForm(schema: JsonValue | undefined): JsonObject {
  const properties = isObject(schema) && isObject(schema.properties) ? schema.properties : {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, isObject(property) ? fill(property) : null]),
  );
}

function fill(property: JsonObject): JsonValue {
  const options = optionsOf(property);
  if (options[0] !== undefined) return options[0];
  const { type, format, minimum, maximum } = property;
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number')
    return typeof minimum === 'number' ? Math.ceil(minimum) : typeof maximum === 'number' ? Math.min(1, maximum) : 1;
  if (type === 'array')
    return isObject(property.items) ? optionsOf(property.items).slice(0, atLeast(property.minItems)) : [];
  const text = (typeof format === 'string' ? FORMATS[format] : undefined) ?? 'Ada';
  return text.padEnd(typeof property.minLength === 'number' ? property.minLength : 0, 'a');
}

const atLeast = (minimum: JsonValue | undefined): number => (typeof minimum === 'number' ? Math.max(1, minimum) : 1);

/** The values to choose from, in either spelling. */
function optionsOf({ enum: values, oneOf, anyOf }: JsonObject): JsonValue[] {
  if (Array.isArray(values)) return values;
  const titled = Array.isArray(oneOf) ? oneOf : Array.isArray(anyOf) ? anyOf : [];
  return titled.flatMap((option) => (isObject(option) && option.const !== undefined ? [option.const] : []));
}
