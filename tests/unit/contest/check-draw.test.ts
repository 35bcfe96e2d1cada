import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkDraws,
  type Fault,
  type PublishedDraw,
  type PublishedWeek,
} from '../../../src/contest/check-draw';
import { draw, sealOf } from '../../../src/contest/draw';
import { exportOf, parseExport } from '../../../src/contest/export';
import { endOfWeek } from '../../../src/contest/weeks';

const sha256 = (text: string) => Promise.resolve(createHash('sha256').update(text).digest('hex'));
const week = '2026-W47';
const END = Date.parse('2026-11-23T00:00:00Z');
const SEED = 's'.repeat(32);

/** A week whose draws were made as they should be, one a reason. */
async function published(ids: readonly string[], reasons: readonly string[] = ['']): Promise<PublishedWeek> {
  const draws: PublishedDraw[] = [];
  for (const [index, reason] of reasons.entries()) {
    const earlier = draws.map(({ winner }) => winner);
    const result = await draw(ids, SEED, earlier, sha256);
    if (!result) throw new Error('nobody is left');
    const number = index + 1;
    draws.push({ ...result, number, seed: SEED, participants: ids.length, reason, sentAt: END + index });
  }
  return { week, ids, draws, seal: { seal: await sealOf(SEED, sha256), sentAt: END - 1 } };
}

const faultsOf = async (of: PublishedWeek) => (await checkDraws(of, sha256)).map(({ faults }) => faults);
const first = (of: PublishedWeek, change: Partial<PublishedDraw>): PublishedWeek => ({
  ...of,
  draws: of.draws.map((one, index) => (index === 0 ? { ...one, ...change } : one)),
});

it('a week is over on Monday at midnight', () => {
  expect(endOfWeek(week)).toBe(END);
});

describe('checking what is published', () => {
  it('finds nothing wrong with draws as they should be, of any list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 3, maxLength: 30 }),
        async (ids) => {
          expect(await faultsOf(await published(ids, ['', 'no answer', 'again none']))).toEqual([[], [], []]);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('takes the draws of a week in their own order, in whatever order they come', async () => {
    const of = await published(['a', 'b', 'c', 'd', 'e'], ['', 'no answer', 'again none']);
    const checked = await checkDraws({ ...of, draws: of.draws.toReversed() }, sha256);
    expect(checked.map(({ number, faults }) => [number, faults])).toEqual([
      [1, []],
      [2, []],
      [3, []],
    ]);
  });

  const LIES: Readonly<Record<string, readonly [change: (of: PublishedWeek) => PublishedWeek, Fault]>> = {
    'without a seal': [(of) => ({ ...of, seal: undefined }), 'noSeal'],
    'a seal that came late': [
      (of) => ({ ...of, seal: { seal: of.seal?.seal ?? '', sentAt: END } }),
      'sealedLate',
    ],
    'a draw that came early': [(of) => first(of, { sentAt: END - 1 }), 'drawnEarly'],
    'another count': [(of) => first(of, { participants: 7 }), 'otherCount'],
    'another winner': [(of) => first(of, { winner: 'x' }), 'otherWinner'],
    'another hash': [(of) => first(of, { listHash: 'f'.repeat(64) }), 'otherList'],
    'a draw kept back': [(of) => ({ ...of, draws: of.draws.slice(1) }), 'missing'],
    'another seed': [(of) => first(of, { seed: 't'.repeat(32) }), 'otherSeed'],
  };

  it.each(Object.entries(LIES))('finds %s', async (_name, [change, fault]) => {
    const [faults] = await faultsOf(change(await published(['a', 'b', 'c', 'd', 'e'], ['', 'no answer'])));
    expect(faults).toContain(fault);
  });

  it('finds a list that was changed by one', async () => {
    const of = await published(['a', 'b', 'c']);
    for (const ids of [
      ['a', 'b'],
      ['a', 'b', 'c', 'd'],
      ['a', 'b', 'x'],
    ])
      expect((await faultsOf({ ...of, ids }))[0]).toContain('otherList');
  });
});

describe('the file of a week', () => {
  it('says all that checking needs', async () => {
    const of = await published(['a', 'b', 'c'], ['', 'no answer']);
    expect(parseExport(exportOf(of))).toEqual(of);
    expect(parseExport(exportOf({ ...of, seal: undefined }))).toEqual({ ...of, seal: undefined });
  });

  it('is read after an editor has saved it anew', async () => {
    const of = await published(['a', 'b', 'c']);
    expect(parseExport(`\uFEFF${exportOf(of).replaceAll('\n', '\r\n')}`)).toEqual(of);
  });

  it.each(['', 'nonsense', '{}', '{"week":"2026-W99","seal":null,"draws":[],"ids":[]}'])(
    'is told from %s',
    (text) => {
      expect(parseExport(text)).toBeUndefined();
    },
  );
});
