/** The house with the attic nobody swept: deep thatch, an open verandah, radishes drying on the rail. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { hipRoof } from '../../../core/roofs';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { casement } from '../../../things/town/cottage';

export interface FarmhouseOptions {
  readonly thatch?: string;
  readonly wood?: string;
}

export const farmhouse: ThingKind<FarmhouseOptions> = {
  name: 'farmhouse',
  footprint: () => block(680, 330),
  height: 300,
  lamps: () => [{ u: -80, w: 190, reach: 300 }],
  draw(pen, frame, { thatch = '#b89a5e', wood = '#8a5f42' }, random) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    box(pen, frame, { u0: -310, u1: 310, w0: -140, w1: 160, z1: 30 }, '#a8988c', { topMaterial: '#c9a06a' });
    const walls = box(pen, frame, { u0: -280, u1: 280, w0: -120, w1: 110, z0: 28, z1: 190 }, '#efe2c4', {
      top: false,
    });
    const { front, right } = walls;
    if (right) casement(pen, right, 110, 60, 30, 60, wood);
    if (front) {
      front.panel(0, 0, 300, 150, pen.light.night ? { emit: '#ffcf86' } : '#6a5048', { ink: 1 });
      for (const i of range(3)) {
        const a = 10 + i * 98;
        if (i === 1) continue;
        front.panel(a, 2, a + 88, 142, pen.light.night ? { emit: '#ffe4ac' } : '#fbf3de', { ink: 1 });
        for (const k of range(3))
          pen.line([front.at(a + 22 + k * 22, 2), front.at(a + 22 + k * 22, 142)], 0.7, { colour: wood });
        for (const z of [50, 96]) pen.line([front.at(a, z), front.at(a + 88, z)], 0.7, { colour: wood });
      }
      casement(pen, front, 380, 50, 46, 70, wood);
      front.panel(464, 0, 540, 132, wood, { ink: 1.1 });
      for (const k of range(4)) pen.line([front.at(478 + k * 16, 4), front.at(478 + k * 16, 128)], 0.8);
      for (const x of [0, 302, 452, 552]) front.panel(x, 0, x + 11, 162, wood, { ink: 0.8 });
    }
    box(pen, frame, { u0: -290, u1: 60, w0: 112, w1: 160, z0: 30, z1: 46 }, '#d8b078');
    pen.bars(
      [-280, -110, 50].map((u) => [at(u, 44, 154), at(u, 190, 154)]),
      10 * s,
      wood,
    );
    pen.bars([[at(-284, 166, 156), at(54, 166, 156)]], 6 * s, wood);
    for (const i of range(10)) {
      const u = -264 + i * 30;
      pen.shape(
        [at(u - 7, 164, 158), at(u + 7, 164, 158), at(u + 5, 128, 158), at(u, 110, 158), at(u - 5, 128, 158)],
        i % 3 ? '#fdf6e6' : '#e58a3c',
        { edge: 'smooth', ink: 0.8 },
      );
      pen.shape(arc(...at(u, 168, 158), 8 * s, 7 * s, 0, TAU, 6), '#5a9450', { edge: 'scallop', ink: 0.6 });
    }
    const roof = { u0: -280, u1: 280, w0: -120, w1: 110, z: 190, rise: 250, over: 66, drop: 20, inset: 0.62 };
    hipRoof(pen, frame, roof, thatch);
    const lip = [at(-346, 170, 176), at(346, 170, 176), at(346, 196, 176), at(-346, 196, 176)];
    pen.shape(lip, thatch, { tone: -0.9 });
    for (const i of range(90)) {
      const u = -340 + i * 7.6;
      pen.line([at(u, 172, 176), at(u + random.jitter(3), 194, 176)], 0.6, { opacity: 0.8 });
    }
    for (const _ of range(60)) {
      const t = random.range(0.06, 0.9);
      const half = 340 * (1 - t) + 190 * t;
      const u = random.range(-half, half);
      const [w, z] = [176 * (1 - t), 190 + 244 * t];
      pen.stroke([at(u, z, w), at(u * 1.03, z - 30, w + 12), at(u * 1.06, z - 58, w + 22)], 3, {
        opacity: 0.55,
      });
    }
    pen.bars([[at(-160, 442, -5), at(160, 442, -5)]], 30 * s, thatch, { tone: -0.3 });
    for (const i of range(5))
      pen.bars(
        [
          [at(-140 + i * 70 - 22, 420, 10), at(-140 + i * 70 + 22, 470, -10)],
          [at(-140 + i * 70 + 22, 420, 10), at(-140 + i * 70 - 22, 470, -10)],
        ],
        7 * s,
        wood,
      );
    // swallows' nests under the eaves, and who opens a beak there
    for (const [i, u] of [-230, -190, 120, 168, 236].entries()) {
      const [x, y] = at(u, 150 - (i % 2) * 20, 122);
      for (const k of i % 2 ? [-1, 1] : [0]) {
        pen.shape(arc(x + k * 5 * s, y - 5 * s, 4.6 * s, 4.8 * s), '#4a5570', { edge: 'smooth', ink: 0.5 });
        pen.shape(
          [
            [x + (k * 5 - 3) * s, y - 6 * s],
            [x + (k * 5 + 3) * s, y - 6 * s],
            [x + k * 5 * s, y - 12 * s],
          ],
          '#f2b23a',
          { contour: false, ink: 0.5 },
        );
      }
      pen.shape(arc(x, y - 3 * s, 12 * s, 13 * s, 0, TAU / 2, 9), '#a07850', { ink: 0.7 });
    }
    // a tin washing tub and a bicycle of sorts: the family is in
    const tub = nth([at(230, 0, 200)], 0);
    pen.shape(
      [
        [tub[0] - 44 * s, tub[1] - 34 * s],
        [tub[0] + 44 * s, tub[1] - 34 * s],
        [tub[0] + 36 * s, tub[1] + 2 * s],
        [tub[0] - 36 * s, tub[1] + 2 * s],
      ],
      '#9aa8b0',
    );
    pen.shape(arc(tub[0], tub[1] - 34 * s, 44 * s, 13 * s, 0, TAU, 16), '#cfe6f0', { edge: 'smooth' });
    for (const k of [-20, 2, 22])
      pen.shape(arc(tub[0] + k * s, tub[1] - 38 * s, 12 * s, 9 * s, 0, TAU, 8), '#ffffff', {
        edge: 'scallop',
        ink: 0.6,
      });
  },
};
