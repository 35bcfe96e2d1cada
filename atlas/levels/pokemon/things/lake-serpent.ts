/** The lake's oldest resident: three humps, one smile, and a fondness for bread. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export interface LakeSerpentOptions {
  readonly coat?: string;
  readonly belly?: string;
  readonly fin?: string;
}

/** Where scales show on its neck, and where drops fly from its chin. */
const SCALES: readonly (readonly [u: number, z: number])[] = [
  [-62, 34],
  [-30, 40],
  [-66, 96],
  [-34, 104],
  [-72, 158],
  [-44, 160],
  [-72, 208],
  [-40, 220],
  [0, 34],
  [-14, 76],
];
const DROPS: readonly (readonly [u: number, z: number, r: number])[] = [
  [-206, 214, 9],
  [-232, 176, 7],
  [-180, 170, 6],
  [-214, 128, 8],
  [-160, 206, 5],
];

export const lakeSerpent: ThingKind<LakeSerpentOptions> = {
  name: 'lakeSerpent',
  footprint: () => block(560, 70),
  height: 120,
  shadow: false,
  draw(pen, frame, { coat = '#f3c64e', belly = '#fff3d0', fin = '#e8766a' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const rings = (u: number, r: number) => {
      for (const k of [1, 1.3])
        pen.line(arc(...p(u, -2), r * k * s, r * 0.2 * k * s, 0.2, 2.94, 12), 2.6, {
          colour: '#ffffff',
          tone: 0.5,
          smooth: true,
        });
    };
    // humps from the tail to the neck
    for (const [u, r, h] of [
      [250, 54, 62],
      [110, 78, 104],
    ] as const) {
      pen.shape([p(u - 16, h - 6), p(u, h + 46), p(u + 26, h - 8)], fin, { edge: 'smooth' });
      const hump = range(13).map((i) =>
        p(u + Math.cos((i / 12) * Math.PI) * r, Math.sin((i / 12) * Math.PI) * h),
      );
      const hole = range(9).map((i) =>
        p(u - Math.cos((i / 8) * Math.PI) * r * 0.36, Math.sin((i / 8) * Math.PI) * h * 0.34),
      );
      pen.shape([...hump, ...hole], coat, { edge: 'smooth' });
      pen.tint(
        [
          p(u + r * 0.98, 2),
          p(u + r * 0.72, h * 0.7),
          p(u + r * 0.2, h * 0.96),
          p(u + r * 0.42, h * 0.5),
          p(u + r * 0.4, 2),
        ],
        coat,
        { tone: -1 },
      );
      for (const i of range(3))
        pen.tint(
          arc(...p(u - r * 0.5 + i * r * 0.36, h * (0.56 + (i === 1 ? 0.24 : 0.06))), 9 * s, 8 * s),
          fin,
        );
      rings(u, r + 12);
    }
    pen.shape([p(322, 0), p(330, 56), p(372, 92), p(360, 46), p(400, 40), p(352, 0)], fin, {
      edge: 'smooth',
    });
    rings(342, 34);
    // the neck, straight out of a postcard
    pen.shape(
      [p(-96, 0), p(-120, 120), p(-110, 230), p(-60, 290), p(10, 280), p(-22, 210), p(-6, 110), p(26, 0)],
      coat,
      { edge: 'smooth' },
    );
    pen.shape([p(-92, 0), p(-114, 120), p(-104, 220), p(-76, 216), p(-84, 120), p(-54, 0)], belly, {
      edge: 'smooth',
      contour: false,
    });
    for (const z of [40, 84, 128, 172]) pen.line([p(-104 + z * 0.02, z), p(-72 - z * 0.05, z - 6)], 1.2);
    pen.tint([p(-30, 216), p(-14, 110), p(18, 2), p(-20, 2), p(-48, 110)], coat, { tone: -0.9 });
    for (const [u, z] of [
      [-40, 70],
      [-52, 130],
      [-48, 186],
    ] as const)
      pen.tint(arc(...p(u, z), 11 * s, 10 * s), fin);
    // scales down its back, and light along the throat
    for (const [u, z] of SCALES) {
      pen.line(arc(...p(u, z), 9 * s, 8 * s, 0.3, 2.8, 6), 1.1, { smooth: true, opacity: 0.7 });
    }
    pen.stroke([p(-86, 40), p(-104, 130), p(-96, 214)], 7, { colour: '#ffffff', from: 0.2, to: 0.4 });
    rings(-36, 88);
    // what it has just shaken off
    for (const [u, z, r] of DROPS)
      pen.shape([p(u - r * 0.7, z), p(u, z + r * 1.9), p(u + r * 0.7, z), p(u, z - r * 0.8)], '#cfeaf4', {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
    // the head, its frill, its smile
    for (const [a, b, c] of [
      [30, 330, 96],
      [20, 286, 104],
      [0, 250, 84],
    ] as const)
      pen.shape([p(a - 20, b - 12), p(c, b + 40), p(c + 4, b - 10), p(a, b - 34)], fin, {
        edge: 'smooth',
        tone: b < 280 ? -0.5 : 0,
      });
    pen.shape(
      [
        p(-190, 268),
        p(-176, 310),
        p(-110, 330),
        p(-80, 384),
        p(-10, 392),
        p(44, 350),
        p(46, 286),
        p(-10, 246),
        p(-110, 236),
        p(-176, 244),
      ],
      coat,
      { edge: 'smooth' },
    );
    pen.tint([p(44, 346), p(44, 288), p(-8, 250), p(-70, 244), p(10, 290)], coat, { tone: -0.9 });
    pen.shape([p(-186, 262), p(-110, 272), p(-30, 262), p(-20, 248), p(-110, 238), p(-174, 246)], belly, {
      edge: 'smooth',
      contour: false,
    });
    pen.stroke([p(-188, 266), p(-110, 274), p(-40, 264), p(-24, 282)], 5);
    for (const u of [-172, -154])
      pen.shape(arc(...p(u, 300), 4 * s, 5 * s), '#3a2a3e', { edge: 'smooth', ink: 0, contour: false });
    pen.shape(arc(...p(-46, 342), 24 * s, 30 * s), '#ffffff', { edge: 'smooth', contour: false });
    pen.shape(arc(...p(-54, 338), 14 * s, 21 * s), '#3a2a3e', { edge: 'smooth', contour: false, ink: 0 });
    pen.tint(arc(...p(-58, 348), 6 * s, 7 * s), '#ffffff');
    pen.tint(arc(...p(-22, 292), 22 * s, 14 * s), '#f08a6a', { opacity: 0.8 });
    for (const u of [-50, 4]) {
      pen.bars([[p(u, 380), p(u + 8, 430)]], 8 * s, coat);
      pen.shape(arc(...p(u + 9, 438), 13 * s, 13 * s), fin, { edge: 'smooth' });
    }
  },
};
