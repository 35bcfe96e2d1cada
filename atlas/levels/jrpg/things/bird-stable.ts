/** The stable of the riding birds: a straw nest for a roof, and long necks looking out of it for the post. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { upright } from '../../../core/upright';
import { trace } from './parts';

export interface BirdStableOptions {
  readonly wood?: string;
  readonly straw?: string;
}

/** A riding bird's neck and head, looking left when `face` is -1. */
function neck(
  pen: Pen,
  frame: Frame,
  u: number,
  z: number,
  face: 1 | -1,
  plume: string,
  sleepy: boolean,
): void {
  const s = frame.scale;
  const at = (a: number, b: number): Point => frame.at(u + face * a, 150, z + b);
  pen.shape([at(-26, -30), at(26, -30), at(24, 40), at(34, 84), at(-14, 96), at(-24, 40)], plume, {
    edge: 'smooth',
  });
  pen.tint([at(-26, -28), at(-4, -28), at(-4, 60), at(-14, 92), at(-24, 40)], plume, { tone: -0.8 });
  const [x, y] = at(14, 100);
  for (const [a, b] of [
    [-36, 150],
    [-10, 166],
    [18, 158],
  ] as const)
    pen.shape([at(-12, 110), at(a, b), at(14, 122)], '#59b8c8', { edge: 'smooth', ink: 0.9 });
  pen.shape(arc(x, y, 37 * s, 33 * s), plume, { edge: 'smooth' });
  pen.shape([at(40, 114), at(86, 96), at(76, 82), at(38, 84)], '#f08a3f', { edge: 'smooth' });
  pen.line([at(42, 96), at(76, 92)], 0.9);
  const [ex, ey] = at(24, 106);
  if (sleepy)
    pen.line(
      [
        [ex - 9 * s, ey],
        [ex, ey + 5 * s],
        [ex + 9 * s, ey],
      ],
      1.8,
      { smooth: true },
    );
  else {
    pen.shape(arc(ex, ey, 9 * s, 11 * s), '#2a2036', { edge: 'smooth', ink: 0, contour: false });
    pen.tint(arc(ex - 3 * s, ey - 4 * s, 3 * s, 3.4 * s), '#ffffff');
  }
  pen.tint(arc(...at(10, 92), 8 * s, 5 * s), '#f08a8a', { opacity: 0.6 });
}

export const birdStable: ThingKind<BirdStableOptions> = {
  name: 'birdStable',
  footprint: () => disc(300),
  height: 420,
  lamps: () => [{ u: 0, w: 260, reach: 300 }],
  draw(pen, frame, { wood = '#b5794a', straw = '#e8c25a' }) {
    const { random } = pen;
    const s = frame.scale;
    drum(pen, frame, { r: 270, z1: 300 }, wood, { topMaterial: '#5a3a34' });
    for (const i of range(30)) {
      const a = 0.06 + i * 0.1;
      pen.line(
        [
          nth(frame.disc(0, 0, 0, 270, a, a + 0.01, 2), 0),
          nth(frame.disc(0, 0, 300, 270, a, a + 0.01, 2), 0),
        ],
        0.8,
      );
    }
    for (const z of [12, 90, 240])
      pen.line(frame.disc(0, 0, z, 272, 0, Math.PI, 30), 4, { colour: '#8a5638', smooth: true });
    const at = upright(frame, 268);
    // the door, in two halves, and the stalls to either side
    pen.shape(at(trace('-58 0, 58 0, 58 130, -58 130')), '#4a2f34', { contour: false });
    pen.shape(at(trace('-58 0, 58 0, 58 62, -58 62')), '#c98f5a', { contour: false });
    for (const k of [-1, 1])
      pen.line(
        at([
          [k * 54, 4],
          [-k * 54, 58],
        ]),
        1.6,
      );
    pen.bars([at(trace('-62 0, -62 134, 62 134, 62 0'))], 11 * s, '#8a5638');
    for (const u of [-170, 170]) {
      const high = upright(frame, 210);
      pen.shape(
        high([
          [u - 52, 30],
          [u + 52, 30],
          [u + 52, 136],
          [u - 52, 136],
        ]),
        '#4a2f34',
        { contour: false },
      );
    }
    neck(pen, frame.moved(0, 100), 0, 64, 1, '#f2a64a', false);
    neck(pen, frame.moved(0, 44), -176, 60, -1, '#f6d66a', false);
    neck(pen, frame.moved(0, 44), 172, 56, -1, '#e88a5a', true);
    for (const u of [-170, 170]) {
      const high = upright(frame, 212);
      pen.shape(
        high([
          [u - 56, 0],
          [u + 56, 0],
          [u + 56, 56],
          [u - 56, 56],
        ]),
        '#c98f5a',
        { ink: 1.1 },
      );
      for (const z of [18, 38])
        pen.line(
          high([
            [u - 54, z],
            [u + 54, z],
          ]),
          0.9,
        );
    }
    pen.shape(at(trace('-58 0, 58 0, 58 46, -58 46')), '#c98f5a', { ink: 1.1 });
    for (const k of [-30, 0, 30])
      pen.line(
        at([
          [k, 2],
          [k, 44],
        ]),
        0.9,
      );
    // the nest: layers of straw, each over the one before, eggs in the middle of the top
    for (const i of range(4)) {
      const r = 316 - i * 46;
      const z = 292 + i * 46;
      drum(pen, frame, { r, r1: r * 0.84, z0: z, z1: z + 74 }, i % 2 ? '#d9ae4a' : straw, {
        topMaterial: '#c2953c',
      });
      const fringe = range(49).map((k) =>
        nth(
          frame.disc(0, 0, z - (k % 2 ? 24 + random.range(0, 16) : 2), r * 1.03, 0.04 + k * 0.0631, 7, 2),
          0,
        ),
      );
      pen.shape(
        [...frame.disc(0, 0, z + 26, r * 0.98, 0, Math.PI, 30), ...fringe.reverse()],
        i % 2 ? '#d9ae4a' : straw,
        { ink: 0.8, tone: 0.15 },
      );
      for (const _ of range(34)) {
        const a = random.range(0.1, 3.04);
        const t = random.range(0, 50);
        const spot = (dz: number, turn: number) =>
          nth(frame.disc(0, 0, z + t + dz, r * (1 - (t + dz) * 0.0021), a + turn, 7, 2), 0);
        pen.line([spot(0, 0), spot(20, random.jitter(0.05))], 0.8, { opacity: 0.8 });
      }
    }
    for (const [u, w, k, tint] of [
      [-62, -10, 1, '#fff6e4'],
      [54, -16, 0.94, '#d8ecf4'],
      [-4, 24, 1.15, '#ffeccc'],
    ] as const) {
      const [x, y] = frame.at(u, w, 512);
      pen.shape(arc(x, y - 34 * k * s, 40 * k * s, 54 * k * s), tint, { edge: 'smooth' });
      pen.tint(arc(x - 14 * s, y - 52 * k * s, 11 * s, 16 * s), '#ffffff', { opacity: 0.9 });
      for (const [a, b] of [
        [-12, -20],
        [14, -40],
        [8, -8],
      ] as const)
        pen.tint(arc(x + a * k * s, y + b * k * s, 6 * s, 5 * s), '#e0a03a', { opacity: 0.8 });
    }
    pen.shape(
      [
        ...frame.disc(0, 0, 472, 160, 0, Math.PI, 22),
        ...range(23).map((k) =>
          nth(frame.disc(0, 0, 486 + (k % 2) * 22, 150, Math.PI - (k / 22) * Math.PI, 9, 2), 0),
        ),
      ],
      straw,
      { ink: 0.9, tone: 0.3 },
    );
    // a weather feather on a pole
    pen.bars([[frame.at(196, -40, 380), frame.at(196, -40, 610)]], 8 * s, '#8a5638');
    const vane = upright(frame, -40);
    pen.shape(vane(trace('170 560, 250 610, 330 614, 262 564')), '#59b8c8', { edge: 'smooth' });
    pen.line(
      vane([
        [172, 562],
        [318, 608],
      ]),
      1,
    );
    const [lx, ly] = frame.at(0, 276, 262);
    pen.shape(
      arc(lx, ly, 15 * s, 18 * s, 0, TAU, 12),
      { emit: '#ffd98a' },
      { edge: 'smooth', contour: false },
    );
    pen.glow(lx, ly, 110 * s, 'amber', 1);
  },
};
