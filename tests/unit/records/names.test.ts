import { expect, it } from 'vitest';
import { nameKey } from '../../../src/records/names';

it.each([
  ['Camille', ' cAMILLE '],
  ['Élodie', 'E\u0301LODIE'],
  ['Le  Grand', 'le grand'],
])('%s and %s are one name', (a, b) => {
  expect(nameKey(a)).toBe(nameKey(b));
});

it('keeps different names apart', () => {
  expect(nameKey('Camille')).not.toBe(nameKey('Camile'));
  expect(nameKey('Elodie')).not.toBe(nameKey('Élodie'));
});
