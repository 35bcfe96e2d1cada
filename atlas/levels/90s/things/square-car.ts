/** The cars of the decade, drawn with a ruler as they all were: a hatchback, a taxi, a pick-up, and who drives them. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, facets } from '../../../core/solids';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { Surface } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { discOn, inlay, roundRect } from './panels';

export interface SquareCarOptions {
  readonly model?: 'hatch' | 'taxi' | 'pickup';
  readonly paint?: string;
  readonly stripe?: string;
  /** Who sits in it: chooses face, hair and mood. */
  readonly driver?: number;
}

/** From where to where the cab reaches over the body, front of the car on the right. */
const CAB = { hatch: [-140, 62], taxi: [-96, 76], pickup: [-26, 84] } as const;

/** A side window with somebody behind it, or with the day in it. */
function pane(pen: Pen, wall: Surface, [a, b]: readonly [number, number], s: number, who?: number): void {
  const glass = roundRect(wall, a, 7, b, 50, 5);
  inlay(pen, glass, '#bfe4ee');
  if (who === undefined) {
    pen.line([wall.at(a + 12, 43), wall.at(a + 30, 13)], 1.6, { colour: '#ffffff' });
    return;
  }
  pen.within(glass, () =>
    bust(pen, wall.at((a + b) / 2, 22), 17 * s, {
      skin: nth(BUST_SKINS, who % BUST_SKINS.length),
      hair: nth(BUST_HAIR, (who + 2) % BUST_HAIR.length),
      cloth: nth(['#e8447f', '#ffd84a', '#5fa8e8'], who % 3),
      kind: who % 6,
      look: 0.6,
      contour: false,
    }),
  );
}

/** The cab: its screens lean in, its roof is rounded at the edge and shines. Its side is given back, for the panes. */
function cab(
  pen: Pen,
  frame: Frame,
  [from, to]: readonly [number, number],
  paint: string,
  roof: string,
): Surface {
  const [a, b] = [from + 16, to - 30];
  facets(pen, frame, [
    {
      corners: [
        [from, -58, 78],
        [from, 58, 78],
        [a, 54, 134],
        [a, -54, 134],
      ],
      material: '#8fb8cc',
    },
    {
      corners: [
        [to, 58, 78],
        [to, -58, 78],
        [b, -54, 134],
        [b, 54, 134],
      ],
      material: '#bfe4ee',
    },
    {
      corners: [
        [from, 58, 78],
        [to, 58, 78],
        [b, 54, 134],
        [a, 54, 134],
      ],
      material: paint,
    },
  ]);
  pen.shape(
    [
      [a - 6, 54],
      [a + 8, 60],
      [b - 8, 60],
      [b + 6, 54],
      [b + 8, -40],
      [b - 6, -56],
      [a + 6, -56],
      [a - 8, -40],
    ].map(([u = 0, w = 0]) => frame.at(u, w, 137)),
    roof,
    { edge: 'smooth', contour: true },
  );
  pen.tint(
    [
      [a + 14, -40],
      [b - 30, -40],
      [b - 48, -18],
      [a + 10, -18],
    ].map(([u = 0, w = 0]) => frame.at(u, w, 138)),
    '#ffffff',
    { opacity: 0.55, edge: 'smooth' },
  );
  return { at: (s, z) => frame.at(from + s, 58, 78 + z) };
}

/** What was bought and will not fit through any door. */
function load(pen: Pen, frame: Frame): void {
  const set = box(pen, frame, { u0: -132, u1: -46, w0: -40, w1: 34, z0: 70, z1: 158 }, '#6f6078', {
    topMaterial: '#8a7a92',
  }).front;
  if (!set) return;
  inlay(pen, roundRect(set, 8, 14, 64, 76, 12), '#2a2438', { ink: 0.9 });
  inlay(pen, roundRect(set, 13, 19, 59, 71, 9), '#8fe0d6', { ink: 0.6 });
  for (const z of [58, 36]) inlay(pen, discOn(set, 75, z, 6, 8), '#f7f1e6', { edge: 'smooth', ink: 0.6 });
}

export const squareCar: ThingKind<SquareCarOptions> = {
  name: 'squareCar',
  footprint: () => block(340, 150),
  height: 130,
  draw(pen, frame, { model = 'hatch', paint = '#e8525a', stripe = '#fff6d0', driver = 0 }) {
    const s = frame.scale;
    const wheel = (u: number, w: number) => {
      const [x, y] = frame.at(u, w, 28);
      pen.shape(arc(x, y, 31 * s, 31 * s), '#3a3448', { edge: 'smooth' });
      pen.shape(arc(x, y, 16 * s, 16 * s), '#dfe2e8', { edge: 'smooth', ink: 0.8, contour: false });
    };
    for (const u of [-104, 104]) wheel(u, -56);
    const body = box(pen, frame, { u0: -164, u1: 164, w0: -66, w1: 66, z0: 24, z1: 78 }, paint);
    if (model === 'pickup') load(pen, frame);
    const [from, to] = CAB[model];
    const wide = to - from;
    const glass = cab(pen, frame, [from, to], paint, stripe);
    if (model !== 'pickup')
      pane(pen, glass, [16, wide / 2 - 6], s, model === 'taxi' ? driver + 1 : undefined);
    pane(pen, glass, [model === 'pickup' ? 16 : wide / 2 + 6, wide - 28], s, driver);
    if (model === 'taxi') {
      const plate = box(pen, frame, { u0: -46, u1: 46, w0: -8, w1: 12, z0: 136, z1: 168 }, '#fff6d0').front;
      if (plate) letters(pen, plate, 'TAXI', { s: 46, z: 7, height: 19, colour: '#3a3158', width: 2.2 });
    }
    const side = body.front;
    if (side) {
      if (model === 'taxi')
        for (const k of range(16))
          inlay(
            pen,
            [20 + (k % 2) * 6, 26 + (k % 2) * 6].flatMap((z, i) => {
              const a = k * 20.5;
              return i ? [side.at(a + 20.5, z), side.at(a, z)] : [side.at(a, z), side.at(a + 20.5, z)];
            }),
            '#2a2438',
            { ink: 0 },
          );
      else side.panel(0, 22, side.width, 34, stripe, { ink: 0.7 });
      for (const a of [126, 214]) pen.line([side.at(a, 6), side.at(a, 52)], 0.9);
      pen.line([side.at(136, 42), side.at(154, 42)], 2.4);
      inlay(pen, roundRect(side, 306, 36, 326, 50, 3), '#fff0a0');
      inlay(pen, roundRect(side, 2, 36, 16, 50, 3), '#ff5a5a');
      side.panel(0, 0, side.width, 12, '#57506a', { ink: 0.7 });
      // the bonnet's shine, bumpers with round ends, arches over the wheels
      pen.line([side.at(14, 50), side.at(306, 50)], 2.6, { colour: '#ffffff', opacity: 0.55 });
      for (const [p, q] of [
        [-8, 34],
        [294, 336],
      ] as const)
        pen.bars([[side.at(p, 6), side.at(q, 6)]], 13 * s, '#dfe2e8');
      for (const u of [60, 268])
        inlay(
          pen,
          range(13).map((i) =>
            side.at(u + Math.cos((i / 12) * Math.PI) * 41, Math.sin((i / 12) * Math.PI) * 41),
          ),
          '#2a2438',
          { ink: 0.9 },
        );
    }
    for (const u of [-104, 104]) wheel(u, 62);
    if (model === 'hatch') pen.bars([[frame.at(-150, -50, 132), frame.at(-150, 50, 132)]], 12 * s, paint);
  },
};
