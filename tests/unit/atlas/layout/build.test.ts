import { describe, expect, it, vi } from 'vitest';
import type { Hiding } from '../../../../atlas/fairness/hiding';
import { hidingOf, layOutPicture, misfitsOf } from '../../../../atlas/layout/build';
import { pairFaults, targetFaults } from '../../../../atlas/layout/measure';
import type { LaidPicture } from '../../../../atlas/layout/picture';
import { block } from '../../../../atlas/core/footprint';
import type { ThingKind } from '../../../../atlas/core/thing';
import type { FigureSpec } from '../../../../atlas/stage/figure';
import type { Theme } from '../../../../atlas/stage/theme';
import { BARE_MEADOW } from '../../../support/bare-meadow';

/** Low enough to show a figure behind it, high enough to cover part of it. */
const fence: ThingKind<{ readonly height: number }> = {
  name: 'fence',
  footprint: () => block(200, 10),
  height: 10,
  draw(pen, frame, { height }) {
    pen.shape(
      [frame.at(-100), frame.at(100), frame.at(100, 0, height), frame.at(-100, 0, height)],
      '#808080',
    );
  },
};

const CAPTAIN: FigureSpec = { hat: 'straw', colours: ['red'], hair: 'bob', outfit: 'tee' };
const COOK: FigureSpec = { hat: 'chef', colours: ['white'], hair: 'afro', outfit: 'suit' };
const CLOTHES = ['gi', 'sailor', 'tee', 'ninja'] as const;

/** A field of fences with two to find and a pair. A new object each time: what is laid out is remembered by it. */
function field(fenceHeight = 50, fences = 40): Theme {
  return {
    seed: 'field',
    ...BARE_MEADOW,
    landmarks: ({ scene }) => {
      for (let i = 0; i < fences; i++)
        scene.add(fence, [350 + (i % 8) * 420, 1000 + Math.floor(i / 8) * 340], { height: fenceHeight });
    },
    crowd: { count: 6, on: { grass: 1 }, near: [] },
    cast: {
      members: [
        { quest: 'quest1', figures: [CAPTAIN] },
        { quest: 'quest2', figures: [COOK] },
      ],
      extra: (random) => ({
        hair: random.pick(['pixie', 'spiky', 'afro']),
        outfit: random.pick(CLOTHES),
        colours: [random.pick(['blue', 'gold', 'mint', 'lilac', 'pink'])],
      }),
    },
    duplicates: { mainPair: true, pictures: ['dquest2'] },
  };
}

const places = ({ targets, pair }: LaidPicture) => ({
  targets: targets.map(({ quest, thing }) => [quest, ...thing.at]),
  pair: pair?.things.map(({ at }) => at),
});

// a picture of full size is judged: slow where others work on the same machine
vi.setConfig({ testTimeout: 60_000 });

const searchedTheme = field();
const searchedMain = layOutPicture(searchedTheme, 'main');
const wanted = places(searchedMain);
const kept: Hiding = hidingOf(searchedTheme);

/** The main map and the pair's picture by a file, and what did not fit. */
function drawn(hiding: Hiding, theme = field()) {
  const main = layOutPicture(theme, 'main', hiding);
  const faults = [...targetFaults(main), ...pairFaults(main)];
  return { main: places(main), misfits: misfitsOf(theme), faults };
}

describe('a map by its kept hiding places', () => {
  it('is the one that was searched, and nothing is searched again', () => {
    const theme = field();
    const { main, faults } = drawn(kept, theme);
    expect(main).toEqual(wanted);
    expect(faults).toEqual([]);
    const second = layOutPicture(theme, 'dquest2', kept);
    expect(places(second).pair).toEqual(places(layOutPicture(searchedTheme, 'dquest2')).pair);
    expect(pairFaults(second)).toEqual([]);
    expect(misfitsOf(theme)).toEqual([]);
  });

  it('keeps the same when it is searched again', () => {
    expect(kept.targets).toHaveLength(2);
    expect(kept.pairs.map(({ quest }) => quest)).toEqual(['dquest1', 'dquest2']);
    expect(hidingOf(field())).toEqual(kept);
  });
});

describe('a file that does not fit is told and searched again, fair all the same', () => {
  const first = kept.targets[0];
  const second = kept.targets[1];
  if (!first || !second) throw new Error('two targets');

  const broken: [string, Hiding, RegExp][] = [
    ['another layout', { ...kept, layout: '0123456789abcdef' }, /laid out in another way/],
    ['others sent home', { ...kept, gone: [...kept.gone, 41] }, /laid out in another way/],
    ['a target missing', { ...kept, targets: [first] }, /names 1 figures, the cast 2/],
    ['a target twice', { ...kept, targets: [first, first] }, /twice in the file/],
    ['a stranger', { ...kept, targets: [first, { ...second, quest: 'quest9' }] }, /not in the cast/],
    ['one in a fence', { ...kept, targets: [first, { ...second, at: [350, 1000] }] }, /no room any more/],
    ['one off the ground', { ...kept, targets: [first, { ...second, at: [600, 100] }] }, /no room/],
    [
      'one in the open',
      { ...kept, targets: [first, { ...second, at: [140, 2600] }] },
      /quest2: .*(92 % at most|px from)/,
    ],
    [
      'two side by side',
      { ...kept, targets: [first, { ...second, at: [first.at[0] + 90, first.at[1]] }] },
      /quest/,
    ],
  ];
  it.each(broken)('%s', (_name, hiding, why) => {
    const { main, misfits, faults } = drawn(hiding);
    expect(misfits[0]).toMatch(why);
    expect(main).toEqual(wanted);
    expect(faults).toEqual([]);
  });

  it('a pair that is missing, has no first, or stands too close', () => {
    const [one, two] = kept.pairs;
    if (!one || !two) throw new Error('two pairs');
    const original = searchedMain.pair?.things[0].at ?? [0, 0];
    const cases: [Hiding['pairs'], RegExp][] = [
      [[two], /dquest1: it is not in the file/],
      [[{ ...one, of: 9999 }, two], /dquest1: its first is not in the crowd/],
      [
        [{ ...one, at: [original[0] + 130, original[1]] }, two],
        /dquest1: (its two are|its second has no room)/,
      ],
    ];
    for (const [pairs, why] of cases) {
      const { main, misfits, faults } = drawn({ ...kept, pairs });
      expect(misfits[0]).toMatch(why);
      expect(misfits).toHaveLength(1);
      // the new pair may stand elsewhere: it keeps away from the other one, which stands already
      expect(main.targets).toEqual(wanted.targets);
      expect(main.pair).toHaveLength(2);
      expect(faults).toEqual([]);
    }
  });

  it('a place that changed under its file', () => {
    const { misfits, faults } = drawn(kept, field(58));
    expect(misfits[0]).toMatch(/laid out in another way/);
    expect(faults).toEqual([]);
  });
});
