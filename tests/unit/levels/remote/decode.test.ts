import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeDocument } from '../../../../src/levels/remote/decode';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** As the database writes a value. */
function encode(json: Json): object {
  if (json === null) return { nullValue: null };
  if (typeof json === 'string') return { stringValue: json };
  if (typeof json === 'boolean') return { booleanValue: json };
  if (typeof json === 'number')
    return Number.isInteger(json) ? { integerValue: String(json) } : { doubleValue: json };
  if (Array.isArray(json))
    return json.length > 0 ? { arrayValue: { values: json.map(encode) } } : { arrayValue: {} };
  return {
    mapValue: {
      fields: Object.fromEntries(Object.entries(json).map(([key, value]) => [key, encode(value)])),
    },
  };
}

it('reads back what the database wrote', () => {
  const json = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { depthSize: 'small' },
      fc.string(),
      fc.integer(),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((n) => !Object.is(n, -0)),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('json')),
      fc.dictionary(
        fc.string({ minLength: 1 }).filter((key) => key !== '__proto__'),
        tie('json'),
      ),
    ),
  })).json;
  fc.assert(
    fc.property(json, (value) => {
      expect(decodeDocument({ fields: { value: encode(value) } })).toEqual({ value });
    }),
  );
});

it.each([undefined, null, 7, 'text', [], {}, { fields: 7 }])('%j is an empty document', (document) => {
  expect(decodeDocument(document)).toEqual({});
});
