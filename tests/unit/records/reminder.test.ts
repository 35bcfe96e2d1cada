import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseReminder, putOff, remindedOf, withResults } from '../../../src/records/reminder';

const NOTHING = parseReminder(undefined);
const result = (id: string, level = 15) => ({ id, level });

describe('the reminder of unsigned results', () => {
  it('tells of each until it is put off, and then only of what comes after', () => {
    const two = withResults(NOTHING, [result('a'), result('b')]);
    expect(remindedOf(two)).toEqual([result('a'), result('b')]);
    const later = putOff(two);
    expect(remindedOf(later)).toEqual([]);
    expect(remindedOf(withResults(later, [result('a'), result('b'), result('c')]))).toEqual([result('c')]);
  });

  it('forgets what is signed, and that it was put off', () => {
    const later = putOff(withResults(NOTHING, [result('a')]));
    expect(withResults(later, [])).toEqual(NOTHING);
  });

  it('is the same object while the same results wait', () => {
    const one = withResults(NOTHING, [result('a')]);
    expect(withResults(one, [result('a')])).toBe(one);
    expect(withResults(NOTHING, [])).toBe(NOTHING);
  });

  it('reads whatever is stored, and what it wrote as it was', () => {
    fc.assert(fc.property(fc.jsonValue(), (raw) => remindedOf(parseReminder(raw)).length >= 0));
    const one = putOff(withResults(NOTHING, [result('a')]));
    expect(parseReminder(JSON.parse(JSON.stringify(one)))).toEqual(one);
    expect(parseReminder({ results: [{ id: 3, level: 1 }, result('b')], later: [1, 'b'] })).toEqual({
      results: [result('b')],
      later: ['b'],
    });
  });
});
