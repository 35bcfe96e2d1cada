import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/maps/catalogue';
import { CHANNELS } from '../../../src/bridge/bridge';
import { PAYLOADS } from '../../../src/bridge/payloads';

const GOOD: Readonly<Record<keyof typeof PAYLOADS, readonly unknown[]>> = {
  start: [],
  manifest: [],
  level: [CATALOGUE.length],
  language: ['en'],
  hasPin: [],
  choosePin: ['2468'],
  enterPin: ['123456789012'],
  closeOperator: [],
  status: [],
  save: ['scores-2026-11-21-0905.csv', 'a,b\r\n'],
  restart: [],
  leave: [],
};

describe('payloads', () => {
  test('each call has a channel and a shape, and no channel is shared', () => {
    expect(Object.keys(PAYLOADS).toSorted()).toEqual(Object.keys(CHANNELS).toSorted());
    expect(new Set(Object.values(CHANNELS)).size).toBe(Object.keys(CHANNELS).length);
  });

  test.each(Object.entries(GOOD))('%s takes what it should and nothing more', (call, payload) => {
    const schema = PAYLOADS[call as keyof typeof PAYLOADS];
    expect(schema.safeParse(payload).success).toBe(true);
    expect(schema.safeParse([...payload, 1]).success).toBe(false);
    if (payload.length > 0) expect(schema.safeParse(payload.slice(1)).success).toBe(false);
  });

  test('an export’s name is never a path', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('/', '\\', '..', '\0', ':'),
        fc.string(),
        (before, bad, after) => {
          expect(PAYLOADS.save.safeParse([`${before}${bad}${after}.csv`, '']).success).toBe(false);
        },
      ),
    );
  });
});
