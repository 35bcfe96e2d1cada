import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '../../../src/maps/catalogue';
import { CALLS } from '../../../src/bridge/calls';

const GOOD: Readonly<Record<keyof typeof CALLS, readonly unknown[]>> = {
  start: [],
  manifest: [],
  level: [CATALOGUE.length],
  further: [CATALOGUE.length, 'life'],
  language: ['en'],
  pinState: [],
  choosePin: ['2468'],
  enterPin: ['123456789012'],
  closeOperator: [],
  status: [],
  save: ['scores-2026-11-21-0905.csv', 'a,b\r\n'],
  restart: [],
  leave: [],
};

describe('calls', () => {
  test('each call has the channel of its own name', () => {
    for (const [name, { channel }] of Object.entries(CALLS)) expect(channel).toBe(`worldmaps:${name}`);
  });

  test.each(Object.entries(GOOD))('%s takes what it should and nothing more', (call, payload) => {
    const schema = CALLS[call as keyof typeof CALLS].payload;
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
          expect(CALLS.save.payload.safeParse([`${before}${bad}${after}.csv`, '']).success).toBe(false);
        },
      ),
    );
  });
});
