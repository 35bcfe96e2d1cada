import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tapTime } from '../../../src/table/tap-time';

it.each([
  ['the event’s own', 4900, 4000, 5000, 4900],
  ['in whole ms', 4900.6, 4000, 5000, 4901],
  ['now where no pointer made it', undefined, 4000, 5000, 5000],
  ['never before what is recorded', 4900, 4950, 5000, 4950],
  ['now where it is told to be yet to come', 5001, 4000, 5000, 5000],
  ['now where it is long past', 2999, 1000, 5000, 5000],
  ['now where it is of the calendar', 1_795_000_000_000, 4000, 5000, 5000],
  ['now where nothing is told', 0, 4000, 5000, 5000],
  ['now where it is no number', NaN, 4000, 5000, 5000],
])('is %s', (_, time, after, now, expected) => {
  expect(tapTime(time, after, now)).toBe(expected);
});

it('is a whole instant between what is recorded and now, whatever is told', () => {
  const instants = fc.integer({ min: 0, max: 1e7 });
  fc.assert(
    fc.property(fc.double(), instants, instants, (time, a, b) => {
      const [after, now] = a < b ? [a, b] : [b, a];
      const at = tapTime(time, after, now);
      expect(Number.isInteger(at) && at >= after && at <= now).toBe(true);
    }),
  );
});
