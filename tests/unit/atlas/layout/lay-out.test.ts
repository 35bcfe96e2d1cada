import { expect, it } from 'vitest';
import { block } from '../../../../atlas/core/footprint';
import type { ThingKind } from '../../../../atlas/core/thing';
import { layOut, unseen } from '../../../../atlas/layout/lay-out';
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
        hair: random.pick(['pixie', 'bob']),
        outfit: random.pick(['tee', 'gi']),
        pose: 'stand',
        colours: [random.pick(['blue', 'gold', 'mint'])],
      }),
    },
  };
}

/** Where those stand who would be sent home. */
function gone(theme: Theme): number[] {
  const layout = layOut(theme);
  const ids = unseen(layout);
  return layout.stage.scene.things.filter(({ id }) => ids.includes(id)).map(({ at }) => at[0]);
}

it('sends home whose head is behind something, though most of the body shows', () => {
  expect(gone(twoBehind(112, 180))).toEqual([LEFT]);
});

it('leaves who shows the head and half of the rest', () => {
  expect(gone(twoBehind(0, 50))).toEqual([]);
});
