/** Decodes the typed values of Firestore's REST interface into plain JSON; pure. */

type Typed = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The plain value of a typed one; undefined for types that no level document uses. */
function decodeValue(value: unknown): unknown {
  if (!isObject(value)) return undefined;
  const [[type, held] = []] = Object.entries(value);
  switch (type) {
    case 'stringValue':
    case 'booleanValue':
    case 'doubleValue':
    case 'timestampValue':
      return held;
    case 'integerValue':
      return Number(held);
    case 'nullValue':
      return null;
    case 'arrayValue': {
      const items = isObject(held) ? held['values'] : undefined;
      return Array.isArray(items) ? items.map(decodeValue) : [];
    }
    case 'mapValue':
      return decodeDocument(held);
    default:
      return undefined;
  }
}

/** The fields of a document or a map value as an object, not yet parsed. */
export function decodeDocument(document: unknown): Readonly<Record<string, unknown>> {
  const fields = isObject(document) ? document['fields'] : undefined;
  if (!isObject(fields)) return {};
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, decodeValue(value)]));
}
