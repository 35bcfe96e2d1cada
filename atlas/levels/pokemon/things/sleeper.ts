/** The largest critter of the fair. It lay down on the rails for a minute, an arm behind its head; grass has begun to grow on it. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { overgrown } from './sleeper-meadow';

export interface SleeperOptions {
  readonly coat?: string;
  readonly belly?: string;
  readonly stripe?: string;
}

/** Where its fur shows, and which way it lies. */
const FUR: readonly (readonly [u: number, z: number, side: 1 | -1])[] = [
  [60, 236, 1],
  [112, 196, 1],
  [84, 214, 1],
  [30, 104, -1],
  [110, 98, 1],
  [-20, 92, -1],
  [150, 132, 1],
  [4, 64, -1],
  [62, 60, 1],
  [76, 128, 1],
  [-44, 118, -1],
  [12, 242, -1],
  [-150, 60, -1],
  [-120, 30, -1],
  [60, 4, 1],
  [130, 14, 1],
  [-40, -2, -1],
  [-100, 204, -1],
  [-60, 236, -1],
];

/** Bands of a darker coat across a limb, at some of the points of its line. */
function banded(pen: Pen, line: readonly Point[], at: readonly number[], half: number, stripe: string): void {
  for (const i of at) {
    const [a, b] = [nth(line, i), nth(line, i + 1)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / long) * half, (dx / long) * half];
    pen.tint(
      [
        [a[0] + nx, a[1] + ny],
        [b[0] + nx, b[1] + ny],
        [b[0] - nx, b[1] - ny],
        [a[0] - nx, a[1] - ny],
      ],
      stripe,
      { edge: 'straight', opacity: 0.9 },
    );
  }
}

export const sleeper: ThingKind<SleeperOptions> = {
  name: 'sleeper',
  footprint: () => block(640, 240),
  height: 220,
  draw(pen, frame, { coat = '#d98a5a', belly = '#fbe6c4', stripe = '#8a4a44' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 60, z);
    // the tail comes out from under it and curls up behind its feet
    const tail = range(14).map((i): Point => {
      const a = Math.PI * (-0.62 + (i / 13) * 1.02);
      return p(268 + Math.cos(a) * 104, 62 + Math.sin(a) * 108);
    });
    pen.bars([tail], 66 * s, coat, { smooth: true, edge: 3, tone: -0.3 });
    banded(pen, tail, [5, 8, 11], 31 * s, stripe);
    // one arm folded behind its head: the elbow in the air, the paw under the cheek
    const arm = [p(-110, 196), p(-214, 268), p(-330, 262), p(-392, 168), p(-372, 70), p(-300, 30)];
    pen.bars([arm], 78 * s, coat, { smooth: true, edge: 3 });
    for (const [u, z, lean] of [
      [-318, 262, 0.4],
      [-388, 150, 1.5],
    ] as const)
      pen.stroke(
        [
          p(u - Math.sin(lean) * 34, z + Math.cos(lean) * 34),
          p(u + 6, z - 4),
          p(u + Math.sin(lean) * 34, z - Math.cos(lean) * 34),
        ],
        16,
        { colour: stripe, from: 0.6, to: 0.4 },
      );
    pen.shape(arc(...p(-316, 34), 56 * s, 44 * s), coat, { edge: 'smooth', tone: 0.1 });
    for (const du of [-30, -4, 22]) pen.stroke([p(-316 + du, 6), p(-314 + du, 26)], 5);
    // far foot, then the great body on its back
    pen.shape(arc(...p(276, 150), 54 * s, 72 * s), coat, { edge: 'smooth', tone: -0.7 });
    pen.shape(
      [
        p(-220, 10),
        p(-236, 110),
        p(-150, 230),
        p(0, 296),
        p(150, 262),
        p(264, 150),
        p(290, 40),
        p(240, -14),
        p(0, -26),
        p(-160, -20),
      ],
      coat,
      { edge: 'smooth' },
    );
    pen.tint([p(150, 258), p(260, 150), p(284, 40), p(240, -10), p(0, -22), p(120, 40), p(180, 130)], coat, {
      tone: -1,
    });
    pen.shape(
      [p(-110, 120), p(-60, 226), p(40, 274), p(150, 236), p(206, 140), p(180, 60), p(40, 30), p(-70, 50)],
      belly,
      {
        edge: 'smooth',
        contour: false,
      },
    );
    pen.tint([p(150, 232), p(204, 140), p(178, 62), p(60, 36), p(130, 100), p(156, 160)], belly, {
      tone: -0.9,
    });
    for (const [u, z, w] of [
      [-186, 160, 60],
      [-206, 96, 56],
    ] as const)
      pen.stroke([p(u - w * 0.5, z - 10), p(u, z + 14), p(u + w * 0.6, z)], 18, { colour: stripe });
    for (const [u, z, side] of FUR) {
      const hook = (du: number, dz: number): Point => p(u + du * side, z + dz);
      pen.line([hook(-12, 7), hook(-5, -6), hook(0, 4), hook(8, -8)], 0.9, { smooth: true, opacity: 0.55 });
    }
    // the belly's fur breaks over the coat
    for (const i of range(15)) {
      const a = 0.4 + i * 0.36;
      const [u, z] = [48 + Math.cos(a) * 152, 146 + Math.sin(a) * 118];
      pen.shape([p(u - 11, z), p(u + Math.cos(a) * 15, z + Math.sin(a) * 13), p(u + 9, z + 7)], belly, {
        contour: false,
        ink: 0,
        tone: Math.cos(a) > 0.3 ? -0.9 : 0,
      });
    }
    for (const [u, z, w] of [
      [226, 190, 40],
      [252, 146, 46],
      [206, 232, 34],
    ] as const)
      pen.stroke([p(u + w * 0.5, z + 6), p(u, z + 4), p(u - w * 0.5, z - 12)], 15, { colour: stripe });
    pen.stroke([p(38, 150), p(46, 140), p(54, 152)], 5);
    // near foot with its pads, and a paw on the belly that has just been full
    pen.shape(arc(...p(258, 54), 76 * s, 84 * s), coat, { edge: 'smooth' });
    pen.tint(arc(...p(280, 34), 48 * s, 60 * s), coat, { tone: -0.9 });
    pen.shape(arc(...p(256, 40), 36 * s, 34 * s), '#f0a89a', { edge: 'smooth', contour: false });
    for (const [u, z] of [
      [214, 92],
      [250, 106],
      [288, 94],
    ] as const)
      pen.shape(arc(...p(u, z), 15 * s, 17 * s), '#f0a89a', { edge: 'smooth', contour: false });
    // the other arm lies over the belly, its paw where the lunch is
    pen.bars([[p(-150, 140), p(-84, 196), p(0, 202), p(58, 172)]], 64 * s, coat, { smooth: true, edge: 3 });
    for (const [u, z] of [
      [-92, 190],
      [-40, 204],
    ] as const)
      pen.stroke([p(u - 4, z + 28), p(u + 6, z), p(u, z - 28)], 14, { colour: stripe, from: 0.6, to: 0.4 });
    pen.shape(arc(...p(74, 164), 46 * s, 40 * s), coat, { edge: 'smooth', tone: 0.15 });
    for (const [du, dz] of [
      [24, -30],
      [40, -12],
      [44, 8],
    ] as const)
      pen.stroke([p(74 + du, 164 + dz), p(74 + du * 0.48, 164 + dz * 0.5)], 5);
    // the head
    const [hx, hz] = [-214, 158];
    for (const k of [-1, 1]) {
      pen.shape([p(hx + k * 50, hz + 70), p(hx + k * 84, hz + 170), p(hx + k * 128, hz + 60)], coat, {
        edge: 'smooth',
        tone: k > 0 ? -0.4 : 0.2,
      });
      pen.shape([p(hx + k * 66, hz + 76), p(hx + k * 86, hz + 142), p(hx + k * 110, hz + 66)], '#f0a89a', {
        edge: 'smooth',
        contour: false,
      });
    }
    pen.shape(
      [
        p(hx - 140, hz),
        p(hx - 118, hz + 82),
        p(hx, hz + 118),
        p(hx + 118, hz + 82),
        p(hx + 140, hz),
        p(hx + 92, hz - 74),
        p(hx, hz - 92),
        p(hx - 92, hz - 74),
      ],
      coat,
      { edge: 'smooth' },
    );
    pen.tint(
      [
        p(hx + 60, hz + 104),
        p(hx + 114, hz + 80),
        p(hx + 136, hz),
        p(hx + 90, hz - 70),
        p(hx + 20, hz - 88),
        p(hx + 86, hz - 20),
      ],
      coat,
      {
        tone: -0.9,
      },
    );
    pen.tint([p(hx - 22, hz + 114), p(hx + 22, hz + 114), p(hx + 12, hz + 40), p(hx - 12, hz + 40)], stripe, {
      edge: 'smooth',
    });
    for (const k of [-1, 1]) {
      pen.tint([p(hx + k * 126, hz + 40), p(hx + k * 138, hz + 4), p(hx + k * 84, hz + 20)], stripe, {
        edge: 'straight',
      });
      pen.shape(arc(...p(hx + k * 58, hz - 4), 50 * s, 46 * s), belly, {
        edge: 'smooth',
        contour: false,
        ink: 0.7,
      });
      pen.stroke([p(hx + k * 92, hz + 12), p(hx + k * 60, hz - 8), p(hx + k * 28, hz + 8)], 9);
      pen.tint(arc(...p(hx + k * 92, hz - 36), 26 * s, 17 * s), '#f08a78', { opacity: 0.8 });
    }
    pen.shape(
      [p(hx - 76, hz - 30), p(hx, hz - 8), p(hx + 76, hz - 30), p(hx + 44, hz - 78), p(hx - 44, hz - 78)],
      belly,
      { edge: 'smooth', contour: false },
    );
    pen.shape(arc(...p(hx, hz - 22), 22 * s, 15 * s), '#3a2a3e', { edge: 'smooth', contour: false, ink: 0 });
    pen.shape(
      [p(hx - 34, hz - 48), p(hx + 34, hz - 48), p(hx + 20, hz - 80), p(hx - 20, hz - 80)],
      '#a8404a',
      { edge: 'smooth', contour: false },
    );
    for (const k of [-22, 22])
      pen.shape([p(hx + k - 7, hz - 48), p(hx + k + 7, hz - 48), p(hx + k, hz - 64)], '#fff6e0', {
        ink: 0.8,
        contour: false,
      });
    // the bubble that grows out of a nostril, as big as a beach ball; it hangs beside the mouth and leaves both eyes free
    pen.shape(
      [
        p(hx + 12, hz - 26),
        p(hx + 36, hz - 26),
        ...range(11).map((i): Point => {
          const a = 2.5 - (i / 10) * 5;
          return p(hx + 88 + Math.cos(a) * 44, hz - 42 + Math.sin(a) * 44);
        }),
        p(hx + 34, hz - 38),
      ],
      '#cfeaf4',
      { edge: 'smooth', opacity: 0.88 },
    );
    pen.tint(arc(...p(hx + 72, hz - 24), 11 * s, 11 * s), '#ffffff');
    // what grew in the meantime: a seam of moss along its back, grass out of it, fur over its foot
    overgrown(pen, p, s, coat);
  },
};
