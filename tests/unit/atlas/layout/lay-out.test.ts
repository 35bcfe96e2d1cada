import { expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import type { Point } from '../../../../atlas/core/geometry';
import type { Placement, ThingKind } from '../../../../atlas/core/thing';
import { layOut, leavers } from '../../../../atlas/layout/lay-out';
import type { Theme } from '../../../../atlas/stage/theme';
import { BARE_MEADOW } from '../../../support/bare-meadow';

/** Hangs before whoever stands behind it, from one height to another (world units). */
const board: ThingKind<{ readonly from: number; readonly to: number }> = {
  name: 'board',
  footprint: () => block(60, 4),
  height: 4,
  draw(pen, frame, { from, to }) {
    pen.shape(
      [frame.at(-40, 0, from), frame.at(40, 0, from), frame.at(40, 0, to), frame.at(-40, 0, to)],
      '#808080',
    );
  },
};

const LEFT = 1000;
const RIGHT = 2000;
/** Two this far apart touch, picture pixels. */
const BESIDE = 54;

/** Two people on a meadow, and a board before the one on the left. */
function twoBehind(from: number, to: number): Theme {
  return {
    seed: 'two',
    ...BARE_MEADOW,
    stories({ scene }, make) {
      const random = scene.random.fork('two');
      for (const x of [LEFT, RIGHT]) scene.put(make([x, 1500], random));
      scene.add(board, [LEFT, 1512], { from, to });
    },
    crowd: { count: 0, on: { grass: 1 }, near: [] },
    cast: {
      members: [],
      extra: (random) => ({
        hair: random.pick(['pixie', 'bob', 'curly']),
        outfit: random.pick(['tee', 'gi', 'vest', 'suit']),
        pose: 'stand',
        colours: [random.pick(['blue', 'gold', 'mint', 'rose'])],
      }),
    },
  };
}

/** Somebody wedged between two; `stand` is given to whoever is asked to stand there. */
function inAKnot(stand?: Placement): Theme {
  return {
    ...twoBehind(0, 0),
    stories({ scene }, make) {
      const random = scene.random.fork('knot');
      for (const dx of [-BESIDE, BESIDE]) scene.put(make([LEFT + dx, 1498], random, {}));
      scene.put(make([LEFT, 1500], random, stand));
      scene.put(make([RIGHT, 1500], random));
    },
  };
}

/** Where those stand who would be sent home. */
function gone(theme: Theme): number[] {
  const layout = layOut(theme);
  const ids = leavers(layout);
  return layout.stage.scene.things.filter(({ id }) => ids.includes(id)).map(({ at }) => at[0]);
}

it('sends home whose head is behind something, though most of the body shows', () => {
  expect(gone(twoBehind(112, 180))).toEqual([LEFT]);
});

it('leaves who shows the head and half of the rest', () => {
  expect(gone(twoBehind(0, 50))).toEqual([]);
});

it('sends home who is wedged between others, and nobody else of the knot', () => {
  expect(gone(inAKnot())).toEqual([LEFT]);
});

it('leaves in a knot whom a story or the place put there', () => {
  expect(gone(inAKnot({}))).toEqual([]);
});

const withAway = (...away: Point[]): Theme => {
  const theme = twoBehind(0, 0);
  return { ...theme, crowd: { ...theme.crowd, away } };
};

it('sends home whom the level sends home, by where the feet are', () => {
  expect(gone(withAway([RIGHT + 5, 1500]))).toEqual([RIGHT]);
});

it('says which spot to take out where nobody stands any more', () => {
  expect(() => gone(withAway([RIGHT + 20, 1500]))).toThrow(/nobody stands at 2020, 1500/);
});

it('dresses anew whom the level names, and nobody else', () => {
  const theme = twoBehind(0, 0);
  const specsOf = (of: Theme) => {
    const { stage, specs } = layOut(of);
    return stage.scene.things.flatMap(({ options, features, at }) =>
      features ? [{ at, spec: specs.get(options) }] : [],
    );
  };
  const spec = { hair: 'long', outfit: 'dress', colours: ['rose'], pose: 'stand' } as const;
  const [left] = specsOf(theme);
  expect(specsOf({ ...theme, crowd: { ...theme.crowd, instead: [[[RIGHT, 1500], spec]] } })).toEqual([
    left,
    { at: [RIGHT, 1500], spec },
  ]);
});
