/** The supply depot: a stone barn full of barrels and gas, its crane, and a queue that never gets shorter. */
import { Frame } from '../../../core/frame';
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { gableRoof } from '../../../core/roofs';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { tiles } from '../../../things/town/facade';
import { block, disc } from '../../../core/footprint';
import { letters } from '../../../core/lettering';
import { courses } from './stonework';
import { swallow } from './arms';

export interface DepotOptions {
  readonly roof?: string;
  readonly banner?: string;
}

/** A jib on the ridge: a foot bolted to the tiles, a strut, a wheel, and a crate on its way up to the hatch. */
function hoist(pen: Pen, frame: Frame): void {
  const s = frame.scale;
  const wood = '#7a5238';
  const p = (u: number, w: number, z: number): Point => frame.at(190 + u, w, z);
  // the hatch that it serves, with its shade and a lamp
  pen.shape([p(-46, 96, 270), p(46, 96, 270), p(46, 60, 356), p(-46, 60, 356)], wood, { contour: false });
  pen.shape([p(-38, 94, 274), p(38, 94, 274), p(38, 64, 348), p(-38, 64, 348)], '#3a2c30', {
    contour: false,
  });
  pen.tint([p(-38, 94, 274), p(38, 94, 274), p(30, 86, 296), p(-30, 86, 296)], '#8a6a4a', {
    edge: 'straight',
  });
  pen.shape(
    [
      [-52, 112, 262],
      [52, 112, 262],
      [52, 96, 272],
      [-52, 96, 272],
    ].map(([u = 0, w = 0, z = 0]) => p(u, w, z)),
    '#9a6c48',
    { ink: 0.9 },
  );
  // no higher than the ridge: behind it people cross the bridge
  pen.bars([[p(24, 42, 384), p(84, 42, 416)]], 11 * s, wood, { tone: -0.5 });
  pen.bars([[p(24, 40, 366), p(24, 40, 440)]], 17 * s, wood);
  pen.bars([[p(-20, 40, 424), p(150, 40, 434)]], 17 * s, wood, { tone: 0.3 });
  for (const z of [378, 400])
    pen.shape([p(4, 44, z - 8), p(44, 44, z - 8), p(44, 44, z + 6), p(4, 44, z + 6)], '#55505e', {
      ink: 0.8,
    });
  // the rope runs from a winch over the wheel to the load
  const wheel = p(142, 44, 412);
  const winch = p(24, 46, 388);
  const top = p(142, 44, 250);
  pen.line([winch, [wheel[0] - 11 * s, wheel[1] - 8 * s]], 1.4);
  pen.shape(arc(wheel[0], wheel[1], 15 * s, 15 * s), '#8a8a94', { edge: 'smooth' });
  pen.tint(arc(wheel[0], wheel[1], 4 * s, 4 * s), '#2b1a2e');
  pen.line([[wheel[0] + 13 * s, wheel[1]], top], 1.6);
  pen.shape(arc(winch[0], winch[1], 13 * s, 15 * s), '#9a6c48', { edge: 'smooth' });
  pen.bars([[winch, [winch[0] - 20 * s, winch[1] + 12 * s]]], 4 * s, '#55505e', { edge: 1 });
  const crate = new Frame([top[0], top[1] + 78 * s], s, 0.3);
  for (const [u, w] of [
    [-34, 24],
    [34, 24],
    [34, -24],
    [-34, -24],
  ] as const)
    pen.line([top, crate.at(u, w, 52)], 1.1);
  const { front } = box(pen, crate, { u0: -36, u1: 36, w0: -26, w1: 26, z1: 54 }, '#c29a62');
  if (front) {
    front.panel(6, 6, 66, 48, '#b0864e', { ink: 0.8 });
    pen.line([front.at(8, 8), front.at(64, 46)], 2.2, { colour: '#8a6238' });
  }
}

export const depot: ThingKind<DepotOptions> = {
  name: 'depot',
  footprint: () => block(640, 320),
  height: 260,
  draw(pen, frame, { roof = '#8a6a5a', banner = '#3f7250' }, random) {
    const s = frame.scale;
    const walls = box(pen, frame, { u0: -280, u1: 280, w0: -130, w1: 130, z1: 240 }, '#cbb798', {
      top: false,
    });
    for (const wall of Object.values(walls)) {
      courses(pen, wall, { width: wall.width, height: 240, course: 30, stone: 60, cover: 0.4 });
      wall.panel(0, 214, wall.width, 232, '#7a5a42', { ink: 0.9 });
    }
    const { front } = walls;
    if (front) {
      for (const a of [130, 330]) {
        pen.shape(
          [
            front.at(a - 66, 0),
            front.at(a + 66, 0),
            front.at(a + 66, 110),
            ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => front.at(a + c * 66, 110 + q * 46)),
            front.at(a - 66, 110),
          ],
          '#4a3a38',
          { contour: false },
        );
        for (const i of range(5)) {
          const [x, y] = front.at(a - 46 + i * 22, 18 + (i % 2) * 30);
          pen.shape(arc(x, y, 15 * s, 16 * s), '#b98a52', { edge: 'smooth', ink: 0.9, contour: false });
          pen.line(arc(x, y, 9 * s, 10 * s), 0.7, { smooth: true });
        }
        for (const k of [-1, 1])
          pen.shape(
            [
              front.at(a + k * 66, 0),
              front.at(a + k * 120, -22),
              front.at(a + k * 120, 118),
              front.at(a + k * 66, 140),
            ],
            '#8a5f42',
            { contour: false, tone: k > 0 ? -0.5 : 0.3 },
          );
      }
      front.panel(440, 40, 520, 110, '#4d5266', { ink: 1.1 });
      for (const z of [58, 76, 94])
        pen.line([front.at(440, z), front.at(520, z)], 1.4, { colour: '#8a8a94' });
    }
    const slopes = gableRoof(
      pen,
      frame,
      { u0: -280, u1: 280, w0: -130, w1: 130, z: 240, rise: 190, over: 26, drop: 12 },
      roof,
      '#cbb798',
    );
    for (const slope of slopes) tiles(pen, slope, { material: roof, gap: 22 });
    // over the eaves, where no hat comes before it
    const board = box(pen, frame, { u0: -178, u1: 102, w0: 150, w1: 160, z0: 240, z1: 300 }, '#6f4a34');
    if (board.front) {
      board.front.panel(6, 6, 274, 54, '#5a3a2a', { ink: 0.8 });
      letters(pen, board.front, 'DEPOT 104', { s: 140, z: 15, height: 30, colour: '#f3e3b8', width: 1.8 });
    }
    hoist(pen, frame);
    pen.bars([[frame.at(-250, 140, 0), frame.at(-250, 140, 420)]], 9 * s, '#6b5138');
    pen.shape(
      [
        frame.at(-246, 140, 414),
        frame.at(-150, 140, 396 + random.jitter(8)),
        frame.at(-160, 140, 350),
        frame.at(-146, 140, 320),
        frame.at(-246, 140, 336),
      ],
      banner,
    );
    swallow(pen, (u, z) => frame.at(-200 + u, 140, 370 + z), 1.1);
  },
};

export interface CanistersOptions {
  readonly count?: number;
}

/** Steel bottles of gas in a rack. */
export const canisters: ThingKind<CanistersOptions> = {
  name: 'canisters',
  footprint: ({ count = 4 }) => block(count * 34 + 20, 60),
  height: 80,
  draw(pen, frame, { count = 4 }) {
    for (const w of [-14, 14])
      for (const i of range(count)) {
        const u = (i - (count - 1) / 2) * 34;
        drum(pen, frame, { u, w, r: 15, z0: 6, z1: 78 }, '#a9b4b8', { top: false });
        drum(pen, frame, { u, w, r: 15, r1: 6, z0: 78, z1: 92 }, '#8f9aa2');
        drum(pen, frame, { u, w, r: 4, z0: 92, z1: 102 }, '#c9a04a');
        pen.line(frame.disc(u, w, 56, 15, 0.1, 3, 7), 2, { colour: '#3f7250', smooth: true });
      }
    const h = count * 17 + 8;
    pen.bars(
      [
        [frame.at(-h, 30, 30), frame.at(h, 30, 30)],
        [frame.at(-h, 30, 0), frame.at(-h, 30, 70)],
        [frame.at(h, 30, 0), frame.at(h, 30, 70)],
      ],
      7 * frame.scale,
      '#7a5238',
    );
  },
};

/** A stump of iron with a wheel: the valve everybody sits on. */
export const ironBall: ThingKind<object> = {
  name: 'ironBall',
  footprint: () => disc(40),
  height: 40,
  draw(pen, frame) {
    const s = frame.scale;
    for (const [u, w, z] of [
      [-22, 8, 16],
      [20, 10, 16],
      [0, -14, 16],
      [0, 2, 46],
    ] as const) {
      const [x, y] = frame.at(u, w, z);
      pen.shape(arc(x, y, 19 * s, 19 * s), '#55505e', { edge: 'smooth' });
      pen.tint(arc(x - 6 * s, y - 7 * s, 7 * s, 6 * s), '#9a98a6', { opacity: 0.9 });
    }
  },
};
