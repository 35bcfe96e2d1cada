import { expect, it } from 'vitest';
import { isBarred } from '../../../src/records/barred';

it('is barred what says so, and nothing else', () => {
  expect(isBarred({ barred: true, userId: '' })).toBe(true);
  for (const other of [{ barred: false }, { barred: 'yes' }, {}, null, undefined, 'barred'])
    expect(isBarred(other)).toBe(false);
});
