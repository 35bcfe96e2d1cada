import { expect, it } from 'vitest';
import { disc } from '../../../../../../atlas/core/footprint';
import { DayLight } from '../../../../../../atlas/core/light';
import { Scene } from '../../../../../../atlas/core/scene';
import type { ThingKind } from '../../../../../../atlas/core/thing';
import { onBoth, shot } from '../../../../../../atlas/further/life/turning/shots';

it('takes a picture of one corner, whatever layers the other one has', () => {
  const layer = '<g opacity="0.5"><rect x="4" y="4" width="9" height="9"/></g>';
  const own = '<rect x="3800" y="2700" width="20" height="10" fill="#ff0000"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="3840" height="2716">${layer}${own}</svg>`;
  const { width, height, data } = shot(svg, { x0: 3800, y0: 2700, x1: 3820, y1: 2710 });
  expect([width, height, ...data.subarray(0, 4)]).toEqual([20, 10, 255, 0, 0, 255]);
});

const pole: ThingKind<object> = {
  name: 'pole',
  footprint: () => disc(10),
  height: 100,
  draw: (pen, frame) => pen.bars([[frame.at(0, 0, 0), frame.at(0, 0, 100)]], 6, '#405060'),
};
const sceneOf = () =>
  new Scene({ width: 1000, height: 1000, horizon: 200, light: new DayLight(), seed: 'shots' });
const BOX = { x0: 440, y0: 400, x1: 560, y1: 620 };
const NOTHING = { finish: {}, overlays: [] };

it('shows a thing on black and on white: alike where it covers the sheet, and nowhere else', () => {
  const scene = sceneOf();
  const thing = scene.add(pole, [500, 600], {});
  const [black, white] = onBoth(scene, thing, thing.inked.nodes, BOX, NOTHING, false);
  expect([...black.data.subarray(0, 4), ...white.data.subarray(0, 4)]).toEqual([
    0, 0, 0, 255, 255, 255, 255, 255,
  ]);
  expect(black.data.equals(white.data)).toBe(false);
});

it('throws where the sheet is not in the picture: all that is cut out by it would be wrong', () => {
  const other = sceneOf().add(pole, [500, 600], {});
  expect(() => onBoth(sceneOf(), other, other.inked.nodes, BOX, NOTHING, false)).toThrow('sheet');
});
