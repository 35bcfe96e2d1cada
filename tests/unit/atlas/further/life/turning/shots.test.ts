import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { composeSvg } from '../../../../../../atlas/core/compose';
import { disc } from '../../../../../../atlas/core/footprint';
import { DayLight } from '../../../../../../atlas/core/light';
import { Scene } from '../../../../../../atlas/core/scene';
import type { ThingKind } from '../../../../../../atlas/core/thing';
import { onBoth, sheet, shot } from '../../../../../../atlas/further/life/turning/shots';

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

it('has the light and shade of the whole picture at its place', () => {
  const scene = sceneOf();
  const washes = {
    colour: '#203060',
    opacity: 0.8,
    at: [
      [420, 380, 260, 190],
      [900, 560, 380, 120],
    ],
  } as const;
  const finish = { vignette: '#402010', sun: '#ffd080', sunAt: [0.2, 0.3], washes } as const;
  const sheets = {
    backdrop: [],
    ground: { nodes: [sheet({ x0: 0, y0: 0, x1: 1000, y1: 1000 }, '#c0d0e0')], defs: [] },
  };
  const svg = composeSvg(scene, { ...sheets, overlays: [], finish });
  const whole = new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
  for (const isAlone of [false, true]) {
    const { data } = shot(svg, BOX, isAlone);
    const [width, height] = [BOX.x1 - BOX.x0, BOX.y1 - BOX.y0];
    expect(data.length).toBe(width * height * 4);
    const furthest = Math.max(
      ...data.map((value, i) => {
        const [x, y] = [BOX.x0 + (Math.floor(i / 4) % width), BOX.y0 + Math.floor(i / 4 / width)];
        return Math.abs(value - (whole[(y * 1000 + x) * 4 + (i % 4)] ?? 0));
      }),
    );
    expect(furthest).toBeLessThanOrEqual(1);
  }
});

it('throws where the sheet is not in the picture: all that is cut out by it would be wrong', () => {
  const other = sceneOf().add(pole, [500, 600], {});
  expect(() => onBoth(sceneOf(), other, other.inked.nodes, BOX, NOTHING, false)).toThrow('sheet');
});
