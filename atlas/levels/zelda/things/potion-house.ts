/** The potion maker lives in a cauldron large enough to have windows; something green boils over its rim. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { lathe, pane } from './masonry';

export interface PotionHouseOptions {
  readonly iron?: string;
  readonly brew?: string;
}

export const potionHouse: ThingKind<PotionHouseOptions> = {
  name: 'potionHouse',
  footprint: () => disc(220),
  height: 330,
  lamps: () => [{ u: 0, w: 220, reach: 300 }],
  draw(pen, frame, { iron = '#5f5878', brew = '#8fd04a' }, random) {
    const s = frame.scale;
    for (const [u, w] of [
      [-150, -40],
      [150, -40],
      [0, 60],
    ] as const)
      lathe(
        pen,
        frame,
        { u, w },
        [
          [30, 0],
          [44, 60],
        ],
        '#4a4460',
      );
    pen.bars(
      [
        [frame.at(-196, 110, 8), frame.at(120, 170, 20)],
        [frame.at(196, 100, 8), frame.at(-110, 176, 22)],
        [frame.at(-60, 190, 6), frame.at(70, 196, 26)],
      ],
      24 * s,
      '#7a5238',
    );
    for (const i of range(9)) {
      const a = (i / 8) * Math.PI;
      const [u, w] = [Math.cos(a) * 196, Math.sin(a) * 150];
      const tall = 0.8 + 0.45 * Math.abs(Math.sin(i * 2.3));
      const lean = i % 2 ? 12 : -12;
      // a tongue with two tips
      const flame = (k: number): Point[] => [
        frame.at(u - 38 * k, w, 2),
        frame.at(u - 42 * k, w, 34 * k * tall),
        frame.at(u - 22 * k + lean * 0.3, w, 66 * k * tall),
        frame.at(u - 22 * k + lean, w, 104 * k * tall),
        frame.at(u - 2 * k + lean * 0.4, w, 70 * k * tall),
        frame.at(u + 16 * k + lean, w, 88 * k * tall),
        frame.at(u + 28 * k, w, 50 * k * tall),
        frame.at(u + 40 * k, w, 22 * k * tall),
        frame.at(u + 30 * k, w, 2),
      ];
      pen.shape(flame(1), { emit: '#ee6f34' }, { edge: 'smooth', ink: 0.8 });
      pen.shape(flame(0.7), { emit: '#f9a83e' }, { edge: 'smooth', ink: 0, contour: false });
      pen.shape(flame(0.38), { emit: '#ffe68a' }, { edge: 'smooth', ink: 0, contour: false });
    }
    // ears of iron, forged into the wall
    for (const k of [-1, 1])
      pen.bars(
        [
          [
            frame.at(k * 190, 0, 336),
            frame.at(k * 256, 0, 344),
            frame.at(k * 298, 0, 306),
            frame.at(k * 292, 0, 248),
            frame.at(k * 252, 0, 212),
            frame.at(k * 196, 0, 210),
          ],
        ],
        18 * s,
        iron,
        { smooth: true, tone: k < 0 ? 0.4 : -0.5 },
      );
    const body: readonly Point[] = [
      [110, 50],
      [196, 96],
      [236, 180],
      [226, 270],
      [182, 330],
      [170, 350],
    ];
    lathe(pen, frame, {}, body, iron, { rings: [4] });
    for (const k of [-1, 1])
      for (const z of [330, 212]) {
        const [x, y] = frame.at(k * 204, 40, z);
        pen.shape(arc(x, y, 18 * s, 20 * s, 0, TAU, 12), iron, { edge: 'smooth', tone: 0.3, ink: 0.8 });
        pen.shape(arc(x, y, 6 * s, 7 * s, 0, TAU, 8), iron, {
          edge: 'smooth',
          tone: -0.8,
          ink: 0.6,
          contour: false,
        });
      }
    // a band with rivets, soot from the fire, and light along one cheek
    for (const i of range(13)) {
      const a = 0.16 + i * 0.235;
      const [x, y] = frame.at(Math.cos(a) * 232, Math.sin(a) * 232, 262);
      pen.shape(arc(x, y, 7 * s, 7 * s, 0, TAU, 8), iron, {
        edge: 'smooth',
        tone: 0.7,
        ink: 0.6,
        contour: false,
      });
    }
    pen.line(frame.disc(0, 0, 276, 228, 0.05, 3.09, 16), 0.9, { smooth: true });
    pen.line(frame.disc(0, 0, 246, 234, 0.05, 3.09, 16), 0.9, { smooth: true });
    pen.stroke([frame.at(-180, 90, 128), frame.at(-206, 80, 180), frame.at(-204, 76, 226)], 16, {
      colour: '#b9b4dc',
      opacity: 0.7,
    });
    lathe(
      pen,
      frame,
      {},
      [
        [206, 350],
        [212, 366],
        [206, 386],
      ],
      iron,
      { rings: [1], tone: 0.3 },
    );
    pen.shape(frame.disc(0, 0, 386, 206), '#3f3a58', { edge: 'smooth', wobble: 0 });
    pen.shape(frame.disc(0, 0, 380, 188), brew, { edge: 'smooth', wobble: 0, contour: false, tone: 0.2 });
    for (const [i, [u, w, r]] of (
      [
        [-110, -20, 44],
        [-30, 20, 60],
        [70, -10, 50],
        [120, 30, 30],
        [10, 50, 34],
        [-80, 50, 26],
      ] as const
    ).entries()) {
      const [x, y] = frame.at(u, w, 390 + (i % 3) * 14);
      pen.shape(arc(x, y, r * s, r * 0.95 * s, 0, TAU, 16), brew, { edge: 'smooth', tone: 0.3 });
      pen.tint(arc(x - r * 0.3 * s, y - r * 0.4 * s, r * 0.28 * s, r * 0.2 * s, 0, TAU, 8), '#ffffff', {
        opacity: 0.8,
      });
    }
    const door = (u: number, z: number) => frame.at(u, 208, z + 20);
    pen.shape(
      [
        door(-60, 0),
        door(60, 0),
        door(56, 110),
        ...arc(0, 0, 1, 1, 0, Math.PI, 8).map(([c, q]) => door(c * 56, 110 + q * 46)),
        door(-56, 110),
      ],
      '#a8764a',
      { contour: false },
    );
    pen.shape(
      [
        door(-46, 0),
        door(46, 0),
        door(44, 108),
        ...arc(0, 0, 1, 1, 0, Math.PI, 8).map(([c, q]) => door(c * 44, 108 + q * 36)),
        door(-44, 108),
      ],
      '#8a4f7a',
      { contour: false },
    );
    for (const k of [-15, 15]) pen.line([door(k, 2), door(k, 130)], 0.8);
    for (const [u, z] of [
      [-140, 210],
      [140, 210],
    ] as const) {
      const [x, y] = frame.at(u, 170, z);
      pen.shape(arc(x, y, 42 * s, 44 * s, 0, TAU, 14), '#c9a04a', { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, 32 * s, 34 * s, 0, TAU, 14), pane(pen, '#8fb8c0'), {
        edge: 'smooth',
        contour: false,
      });
      pen.line(
        [
          [x - 32 * s, y],
          [x + 32 * s, y],
        ],
        1.2,
      );
      pen.line(
        [
          [x, y - 34 * s],
          [x, y + 34 * s],
        ],
        1.2,
      );
      pen.glow(x, y, 110 * s, 'amber', 1);
    }
    // it runs down as it likes: a broad tongue over the left window, a thread beside it, a drop that is about to fall
    for (const [a, drop, wide, bead] of [
      [2.36, 232, 40, 17],
      [2.05, 96, 22, 9],
      [1.62, 128, 15, 12],
      [1.2, 60, 34, 0],
      [0.86, 176, 26, 13],
      [0.5, 74, 18, 8],
    ] as const) {
      const [u, w] = [Math.cos(a) * 206, Math.sin(a) * 206];
      // over the belly the way down leads outward
      const out = (t: number): number => 1 + 0.13 * Math.sin(Math.min(1, t * 1.1) * 1.9);
      const at = (du: number, t: number): Point =>
        frame.at(u * out((t * drop) / 180) + du, w * out((t * drop) / 180), 388 - t * drop);
      const left = range(7).map((i) => {
        const t = i / 6;
        return at(-wide * (1 - 0.62 * t ** 0.6) + 3 * Math.sin(t * 9 + a * 5), t);
      });
      const right = range(7).map((i) => {
        const t = 1 - i / 6;
        return at(wide * (1 - 0.58 * t ** 0.5) + 3 * Math.sin(t * 7 + a * 3), t);
      });
      pen.shape([...left, ...right], brew, { edge: 'smooth', contour: false, tone: 0.1, ink: 0.9 });
      if (bead > 0) {
        const [x, y] = at(0, 1.01);
        pen.shape(arc(x, y, bead * s, bead * 1.2 * s, 0, TAU, 12), brew, {
          edge: 'smooth',
          contour: false,
          tone: 0.2,
          ink: 0.9,
        });
        pen.tint(arc(x - bead * 0.3 * s, y - bead * 0.3 * s, bead * 0.3 * s, bead * 0.36 * s), '#ffffff', {
          opacity: 0.75,
        });
      }
      pen.line([at(-wide * 0.36, 0.12), at(-wide * 0.3, 0.5)], 1.6, { colour: '#e6f7b0', opacity: 0.8 });
    }
    const spoon = [frame.at(90, -40, 380), frame.at(170, -60, 640)];
    pen.bars([spoon], 20 * s, '#b98a5a');
    const [tx, ty] = nth(spoon, 1);
    pen.shape(arc(tx, ty, 30 * s, 40 * s, 0, TAU, 14), '#b98a5a', { edge: 'smooth' });
    for (const i of range(7)) {
      const [x, y] = frame.at(-90 + i * 20 + random.jitter(24), 0, 470 + i * 46);
      pen.shape(arc(x, y, (32 + i * 5) * s, (25 + i * 3) * s, 0, TAU, 9), i % 2 ? '#dcf4b8' : '#c9a8e0', {
        edge: 'scallop',
        ink: 0.7,
      });
    }
    pen.glow(...frame.at(0, 120, 30), 260 * s, 'red', 1);
    pen.glow(...frame.at(0, 0, 420), 220 * s, 'amber', 0.6);
  },
};
