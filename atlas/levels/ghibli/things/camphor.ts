/** The old camphor: it was here before the valley, and carries a rope to say so. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { dressCrown } from './camphor-leaves';
import { gableToUs } from './tiled-gable';

export interface CamphorOptions {
  readonly leaf?: string;
  readonly bark?: string;
  readonly moss?: string;
}

/** Roots: where each meets the lawn, how it runs on, how near it comes, how thick it is. */
const ROOTS: readonly (readonly [u: number, reach: number, w: number, thick: number])[] = [
  [-300, -70, 80, 40],
  [-190, -60, 150, 46],
  [-80, -30, 190, 36],
  [110, 40, 186, 44],
  [290, 90, 120, 40],
];

/** Moss on the shoulders of roots and bark: middle and half width. */
const MOSS: readonly (readonly [u: number, z: number, wide: number])[] = [
  [-236, 62, 62],
  [128, 30, 54],
  [252, 58, 50],
  [-168, 236, 26],
  [138, 300, 30],
];

interface Moss {
  readonly u: number;
  readonly z: number;
  readonly wide: number;
  readonly moss: string;
}

/** A cushion of moss that lies over an edge: lit above, with a fringe that hangs and a thin line of its own. */
function mossOn(
  pen: Pen,
  at: (u: number, z: number, w?: number) => Point,
  s: number,
  { u, z, wide, moss }: Moss,
): void {
  const p = (k: number, up: number): Point => at(u + k * wide, z + up, 96);
  const fringe = range(15).map((i) => {
    const k = 1 - i / 7;
    return p(k, -9 - (i % 2 ? 16 + (i % 4) * 4 : 2) * (1 - k * k * 0.6));
  });
  const cap = range(9).map((i) => {
    const k = i / 4 - 1;
    return p(k, 10 + 16 * (1 - k * k) + (i % 2 ? 4 : 0));
  });
  pen.tint(fringe.map(([x, y]): Point => [x + 3 * s, y + 7 * s]).concat(cap), '#4a3c34', {
    edge: 'straight',
    opacity: 0.5,
  });
  pen.shape([...cap, ...fringe], moss, { contour: false, ink: 0.8, wobble: 0 });
  pen.tint([...cap.slice(1, 6), p(0.1, 10), p(-0.6, 2)], moss, { tone: 1 });
  for (const k of [-0.5, 0, 0.45])
    pen.line([p(k - 0.06, 4), p(k, 10), p(k + 0.06, 4)], 0.6, { smooth: true });
}

export const camphor: ThingKind<CamphorOptions> = {
  name: 'camphor',
  footprint: () => block(560, 240),
  height: 700,
  draw(pen, frame, { leaf = '#3c7d47', bark = '#7d6248', moss = '#7fa24c' }, random) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    const [cx, cy] = at(0, 860);
    const crown = (from: number, to: number, dark: number) => {
      for (let i = to - 1; i >= from; i--) {
        const a = i * 2.39996;
        const k = Math.sqrt((i + 0.5) / 46);
        const [dx, dy] = [Math.cos(a) * 610 * k, Math.sin(a) * 300 * k];
        const r = random.range(112, 160);
        puff(pen, [cx + dx * s, cy + dy * s], r * 1.1 * s, r * 0.82 * s, leaf, dark - dx / 1300 - dy / 520);
      }
    };
    crown(22, 46, -0.35);
    for (const [u, z, width] of [
      [-420, 800, 44],
      [-210, 900, 54],
      [40, 960, 58],
      [250, 880, 52],
      [440, 780, 42],
    ] as const)
      pen.bars([[at(u * 0.2, 380), at(u * 0.5, 590), at(u, z)]], width * s, bark, {
        smooth: true,
        tone: u > 0 ? -0.6 : 0.1,
      });
    const trunk: Point[] = [
      at(-400, -16, 90),
      at(-290, 40, 40),
      at(-214, 130),
      at(-176, 300),
      at(-190, 470),
      at(-270, 640),
      at(-120, 560),
      at(-30, 690),
      at(60, 560),
      at(220, 650),
      at(180, 480),
      at(164, 300),
      at(206, 140),
      at(300, 46, 40),
      at(410, -10, 80),
      at(250, 6, 120),
      at(150, -34, 170),
      at(40, 10, 120),
      at(-70, -40, 180),
      at(-170, 0, 130),
    ];
    pen.shape(trunk, bark, { edge: 'smooth' });
    pen.tint(
      [
        at(60, 540),
        at(216, 640),
        at(170, 460),
        at(158, 300),
        at(204, 140),
        at(300, 46, 40),
        at(400, -6, 80),
        at(160, 20, 90),
        at(70, 140),
        at(50, 320),
      ],
      bark,
      { tone: -1 },
    );
    pen.tint(
      [
        at(-186, 460),
        at(-172, 300),
        at(-210, 130),
        at(-280, 46, 40),
        at(-200, 60),
        at(-120, 180),
        at(-130, 420),
      ],
      bark,
      { tone: 0.8 },
    );
    for (const i of range(22)) {
      const u = -150 + (i % 11) * 30;
      const z = random.range(60, 420);
      pen.stroke(
        [at(u, z), at(u * 0.92 + random.jitter(8), z + 60), at(u * 0.86, z + random.range(90, 140))],
        5,
        { opacity: 0.75 },
      );
    }
    // roots: each a ridge over the ground with its own light side, and shade where it meets the lawn
    for (const [u, reach, w, thick] of ROOTS) {
      const line = [at(u * 0.3, 96, 60), at(u * 0.62, 40, w * 0.7), at(u, 2, w), at(u + reach, -10, w + 26)];
      pen.bars([line.map(([x, y]): Point => [x + 4 * s, y + 12 * s])], thick * 0.7 * s, '#3f5a38', {
        edge: 0,
        smooth: true,
      });
      pen.bars([line], thick * s, bark, { smooth: true, tone: u > 60 ? -0.9 : 0, edge: 2.6 });
      pen.stroke(
        line.map(([x, y]): Point => [x - 5 * s, y - thick * 0.2 * s]),
        7,
        { colour: bark, tone: u > 60 ? 0.1 : 1.2 },
      );
    }
    for (const [u, z, wide] of MOSS) mossOn(pen, at, s, { u, z, wide, moss });
    // the hollow that leads down: bark swells round it, it darkens inward, steps of root, somebody looks out
    pen.shape(arc(...at(-20, 88, 100), 86 * s, 108 * s, 0, TAU, 20), bark, {
      edge: 'smooth',
      contour: false,
      tone: 0.5,
    });
    pen.shape(arc(...at(-16, 82, 104), 66 * s, 90 * s, 0, TAU, 18), '#5a4440', {
      edge: 'smooth',
      contour: false,
      ink: 1.2,
    });
    pen.tint(arc(...at(-8, 84, 104), 52 * s, 72 * s, 0, TAU, 16), '#3a2c3a');
    pen.tint(arc(...at(0, 84, 104), 36 * s, 50 * s, 0, TAU, 14), '#241b2c');
    for (const [i, z] of [14, 30, 44].entries())
      pen.shape(
        [
          at(-58 + i * 9, z, 108),
          at(26 - i * 5, z, 108),
          at(20 - i * 5, z + 11, 108),
          at(-52 + i * 9, z + 11, 108),
        ],
        '#8f7253',
        { contour: false, ink: 0.7, tone: -i * 0.5 },
      );
    for (const k of [-13, 13]) {
      pen.shape(arc(...at(2 + k, 100, 104), 9 * s, 11 * s), '#fff6d8', {
        edge: 'smooth',
        contour: false,
        ink: 0.6,
      });
      pen.tint(arc(...at(4 + k, 99, 104), 4 * s, 6 * s), '#2b1a2e');
    }
    mossOn(pen, at, s, { u: -22, z: 4, wide: 84, moss });
    const shrine = gableToUs(pen, frame, {
      u: 214,
      w: 150,
      width: 92,
      depth: 70,
      height: 74,
      rise: 48,
      wall: '#c9a070',
      roof: '#8a4a3c',
    });
    shrine.front?.panel(24, 8, 68, 62, '#5a3a34', { ink: 0.9 });
    // the straw rope goes round: its ends pass behind the bark, its strands run slantwise, tufts hang from it
    const ropeAt = (t: number): Point => at(t * 180, 336 - 44 * (1 - t * t), 60);
    const rope = range(25).map((i) => ropeAt(i / 12 - 1));
    pen.within(trunk, () => {
      pen.bars([rope.map(([x, y]): Point => [x + 3 * s, y + 15 * s])], 22 * s, '#5f4a3a', {
        smooth: true,
        edge: 0,
      });
      pen.bars([rope], 30 * s, '#dcc48a', { smooth: true });
      for (const i of range(27)) {
        const [x, y] = ropeAt(i / 13 - 1);
        const lean = 9 * s;
        pen.stroke(
          [
            [x - lean, y + 13 * s],
            [x, y],
            [x + lean, y - 13 * s],
          ],
          2.6,
          { opacity: 0.8 },
        );
      }
      pen.line(
        rope.map(([x, y]): Point => [x, y - 8 * s]),
        1.6,
        { colour: '#f3e4b8', smooth: true },
      );
    });
    for (const t of [-0.82, -0.28, 0.26, 0.78]) {
      const [x, y] = ropeAt(t);
      for (const k of [-2, -1, 0, 1, 2])
        pen.line(
          [
            [x, y + 8 * s],
            [x + k * 6 * s, y + (46 - Math.abs(k) * 3) * s],
          ],
          1.5,
          { colour: '#d9bf80' },
        );
      pen.shape(arc(x, y + 12 * s, 8 * s, 6 * s), '#c9a860', { edge: 'smooth', contour: false, ink: 0.7 });
    }
    for (const t of [-0.55, 0, 0.53]) {
      const [x, y] = ropeAt(t);
      // folded paper: three leaves, each lower and further out, the underside in shade
      for (const [i, dx] of [0, 13, -1].entries()) {
        const top = y + (12 + i * 29) * s;
        const leaf = (a: number, b: number): Point => [x + (dx + a) * s, top + b * s];
        pen.shape([leaf(-13, 0), leaf(11, 4), leaf(15, 34), leaf(-9, 30)], '#fffaf0', {
          ink: 0.8,
          contour: false,
          tone: i === 1 ? -0.7 : 0,
        });
        pen.tint([leaf(4, 3), leaf(11, 4), leaf(15, 34), leaf(8, 33)], '#d8d0dc', {
          edge: 'straight',
          opacity: 0.8,
        });
      }
    }
    crown(0, 22, 0.1);
    dressCrown(pen, { middle: [cx, cy], s, leaf, bark }, random);
  },
};
