/** The green titan: a giant of root and rock who fell asleep standing, and whom a whole country has grown on. */
import { arc, range, spline } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { cloud } from '../../../backdrop/clouds';
import { crags, face, hand } from './titan-relief';
import { onHilt, stoneArm, stoneFist } from './stone-fist';
import { cascade, hamlet, ledge, seam, vines } from './titan-growth';
import { strata } from './titan-wear';

export interface TitanOptions {
  readonly stone?: string;
  readonly moss?: string;
  readonly glow?: string;
}

export const mossTitan: ThingKind<TitanOptions> = {
  name: 'mossTitan',
  footprint: () => disc(60),
  height: 0,
  shadow: false,
  draw(pen, frame, { stone = '#a8b08a', moss = '#6fa552', glow = '#ffd98a' }, random) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const local = ([u, z]: Point): Point => p(u, z);
    const limb = (points: Points, tone: number) => crags(pen, points, stone, tone, s);
    const wood = (u: number, z: number, r: number, count: number, tone = 0) => {
      for (const i of range(count)) {
        const t = count === 1 ? 0 : i / (count - 1) - 0.5;
        const k = r * random.range(0.7, 1.1);
        puff(
          pen,
          p(u + t * r * count * 0.8, z + random.jitter(r * 0.3)),
          k * s,
          k * 0.74 * s,
          moss,
          tone - t * 0.8,
        );
      }
    };
    // the far arm with the sword
    const steel = '#d8dccf';
    pen.shape(
      [onHilt(78, 34), onHilt(940, 24), onHilt(992, 0), onHilt(940, -24), onHilt(78, -34)].map(local),
      steel,
      {
        tone: 0.3,
        ink: 1.4,
      },
    );
    pen.tint([onHilt(78, -34), onHilt(940, -24), onHilt(992, 0), onHilt(78, -4)].map(local), steel, {
      tone: -0.8,
      edge: 'straight',
    });
    for (const k of range(7))
      pen.line([onHilt(170 + k * 112, 10), onHilt(184 + k * 112, -22)].map(local), 1.1);
    stoneArm(pen, p, { stone, moss, limb });
    stoneFist(pen, p, stone);
    // legs and hips
    limb([p(40, 480), p(200, 470), p(240, 240), p(200, -10), p(60, -10), p(70, 200)], -0.7);
    limb([p(-190, 490), p(10, 490), p(30, 220), p(0, -10), p(-190, -10), p(-160, 220)], -0.1);
    pen.tint(
      spline([p(-60, 470), p(6, 480), p(24, 220), p(-6, -6), p(-70, -6), p(-40, 220)], true, 5),
      stone,
      { tone: -1 },
    );
    // body
    limb(
      [
        p(-290, 800),
        p(-130, 900),
        p(90, 890),
        p(240, 800),
        p(190, 620),
        p(210, 440),
        p(60, 400),
        p(-120, 400),
        p(-200, 460),
        p(-190, 620),
      ],
      0,
    );
    pen.tint(
      spline([p(60, 880), p(230, 800), p(182, 620), p(204, 440), p(60, 404), p(90, 620)], true, 5),
      stone,
      { tone: -1 },
    );
    for (const i of range(4))
      pen.line(
        [p(-160 + i * 8, 690 - i * 62), p(-40, 660 - i * 62), p(80, 690 - i * 62), p(164, 720 - i * 64)],
        1.3,
        { smooth: true },
      );
    strata(pen, p, stone, moss);
    for (const [u, z, half] of [
      [-150, 770, 84],
      [96, 760, 92],
      [-150, 620, 60],
      [30, 690, 74],
      [130, 590, 54],
      [-60, 540, 80],
      [110, 470, 66],
      [-150, 300, 54],
      [-110, 160, 60],
      [120, 300, 56],
      [150, 120, 50],
    ] as const)
      ledge(pen, p, u, z, half, stone);
    // a heart that still glows, and light in the ribs
    for (const k of [-1, 1])
      seam(pen, [p(10 + k * 34, 726), p(10 + k * 90, 744), p(10 + k * 150, 800)], '#4fd0c0');
    seam(pen, [p(10, 670), p(-8, 610), p(12, 560), p(-4, 500)], '#4fd0c0');
    for (const [r, m] of [
      [50, '#7a6048'],
      [38, '#2f8f90'],
      [24, '#8ff0e0'],
    ] as const)
      pen.shape(arc(...p(10, 720), r * s, r * s, 0, 6.2832, 18), m, { edge: 'smooth', contour: false });
    pen.tint(arc(...p(2, 730), 10 * s, 9 * s, 0, 6.2832, 10), '#ffffff');
    cascade(pen, p, 96, 756, 610, 15, s);
    cascade(pen, p, -66, 536, 420, 17, s);
    hamlet(pen, p, -150, 636, ['#c9603f', '#4f8f92'], s);
    hamlet(pen, p, 128, 606, ['#d09a3f'], s);
    hamlet(pen, p, -56, 558, ['#4f8f92', '#c9603f', '#d09a3f'], s);
    hamlet(pen, p, -112, 178, ['#c9603f', '#6f7fb0'], s);
    // doors and windows of those who live inside
    for (const [u, z, r] of [
      [60, 640, 12],
      [20, 596, 11],
      [-130, 420, 13],
      [-126, 250, 13],
      [-90, 90, 12],
      [110, 220, 11],
      [140, 60, 11],
    ] as const)
      pen.shape(
        [p(u - r, z - r), p(u + r, z - r), p(u + r, z + r * 0.5), p(u, z + r * 1.4), p(u - r, z + r * 0.5)],
        glow,
        { ink: 0.9, contour: false },
      );
    // the near arm hangs, a river falls from its hand
    const fall = range(6).map((i) => p(-352 + Math.sin(i) * 8, 400 - i * 84));
    pen.shape(
      [
        ...fall.map(([x, y]): Point => [x - 22 * s, y]),
        ...[...fall].reverse().map(([x, y]): Point => [x + 26 * s, y]),
      ],
      '#c6eef0',
      { edge: 'smooth', tone: 0.4 },
    );
    for (const k of [-12, 2, 14])
      pen.line(
        fall.map(([x, y]): Point => [x + k * s, y + 12]),
        1,
        { smooth: true, colour: '#ffffff' },
      );
    limb(
      [
        p(-300, 830),
        p(-190, 790),
        p(-230, 640),
        p(-270, 560),
        p(-286, 470),
        p(-300, 436),
        p(-396, 440),
        p(-402, 500),
        p(-390, 620),
        p(-372, 740),
      ],
      0.2,
    );
    pen.tint(
      spline(
        [p(-240, 780), p(-236, 650), p(-276, 560), p(-296, 456), p(-330, 450), p(-320, 560), p(-290, 690)],
        true,
        5,
      ),
      stone,
      { tone: -0.9 },
    );
    hand(pen, p, stone);
    // head: a mask of stone between branches
    for (const [side, base] of [
      [-1, -60],
      [1, 110],
    ] as const)
      for (const [du, dz, w] of [
        [120, 190, 26],
        [60, 230, 20],
        [150, 110, 16],
      ] as const)
        pen.stroke(
          [p(base, 1040), p(base + side * du * 0.4, 1060 + dz * 0.5), p(base + side * du, 1040 + dz)],
          w * s * 1.6,
          { colour: '#7a6048', from: 1, to: 0.1 },
        );
    limb(
      [
        p(-70, 1080),
        p(40, 1120),
        p(130, 1070),
        p(140, 980),
        p(100, 900),
        p(40, 866),
        p(-40, 900),
        p(-80, 990),
      ],
      0.1,
    );
    pen.tint(
      spline([p(70, 1100), p(128, 1066), p(136, 980), p(98, 904), p(44, 872), p(84, 980)], true, 5),
      stone,
      { tone: -1 },
    );
    face(pen, p, stone, glow);
    // a beard of roots, hair of vines
    vines(pen, p, [-24, 908], [92, 900], { count: 9, long: 120, leaf: moss, random, scale: s });
    vines(pen, p, [-330, 800], [-180, 800], { count: 8, long: 150, leaf: moss, random, scale: s });
    vines(pen, p, [110, 800], [230, 790], { count: 7, long: 130, leaf: moss, random, scale: s });
    vines(pen, p, [-180, 420], [170, 412], { count: 15, long: 110, leaf: moss, random, scale: s });
    vines(pen, p, [594, 664], [1064, 898], { count: 9, long: 70, leaf: moss, random, scale: s });
    hamlet(pen, p, -250, 872, ['#c9603f', '#4f8f92', '#d09a3f'], s);
    for (const side of [-1, 1])
      seam(pen, [p(30 + side * 74, 1040), p(30 + side * 60, 960), p(30 + side * 30, 930)], '#4fd0c0');
    // what grows on it
    wood(-230, 850, 54, 5, 0.2);
    wood(150, 846, 46, 4, -0.3);
    wood(24, 1120, 38, 4, 0.3);
    wood(-330, 620, 26, 2, 0.2);
    wood(-60, 420, 34, 6, -0.1);
    wood(-120, 860, 40, 3, 0.4);
    const white = { body: '#fffdf4', shade: '#f0ece6', deep: '#cfd6e2', seedPuffs: 11 };
    for (const [u, z, w, h] of [
      [-40, -60, 800, 150],
      [170, 330, 420, 90],
    ] as const)
      cloud(pen, p(u, z), w * s, h * s, {
        body: { emit: white.body },
        shade: { emit: white.shade },
        deep: { emit: white.deep },
        seedPuffs: white.seedPuffs,
      });
  },
};
