/** The temple in the lake: a ring of columns under a tiled dome, with two stone fish that pour water from their mouths. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { lathe, pane } from './masonry';

export interface LakeTempleOptions {
  readonly stone?: string;
  readonly tile?: string;
  readonly gold?: string;
}

export const lakeTemple: ThingKind<LakeTempleOptions> = {
  name: 'lakeTemple',
  footprint: () => disc(380),
  height: 420,
  lamps: () => [{ u: 0, w: 300, reach: 460, colour: 'amber' }],
  draw(pen, frame, { stone = '#dfe6da', tile = '#3f86c0', gold = '#e9b93f' }, random) {
    const s = frame.scale;
    for (const [r, z] of [
      [380, 0],
      [330, 34],
      [286, 66],
    ] as const) {
      drum(pen, frame, { r, z0: z, z1: z + 34 }, stone, { topMaterial: '#eef0e2' });
      for (const i of range(12))
        pen.line(
          [
            frame.at(Math.cos(0.2 + i * 0.25) * r, Math.sin(0.2 + i * 0.25) * r, z),
            frame.at(Math.cos(0.2 + i * 0.25) * r, Math.sin(0.2 + i * 0.25) * r, z + 34),
          ],
          0.7,
        );
    }
    for (const i of range(4))
      pen.shape(
        [
          frame.at(-70, 292 + i * 30, 100 - i * 26),
          frame.at(70, 292 + i * 30, 100 - i * 26),
          frame.at(70, 292 + i * 30, 74 - i * 26),
          frame.at(-70, 292 + i * 30, 74 - i * 26),
        ],
        '#eef0e2',
        { contour: false, tone: i % 2 ? -0.2 : 0.2 },
      );
    drum(pen, frame, { r: 176, z0: 100, z1: 400 }, '#a9c2c8');
    const door = (u: number, z: number) => frame.at(u, 176, 100 + z);
    pen.shape(
      [
        door(-62, 0),
        door(62, 0),
        door(62, 120),
        ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => door(c * 62, 120 + q * 50)),
        door(-62, 120),
      ],
      gold,
      { contour: false },
    );
    pen.shape(
      [
        door(-48, 0),
        door(48, 0),
        door(48, 116),
        ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => door(c * 48, 116 + q * 40)),
        door(-48, 116),
      ],
      pane(pen, '#2f5f8a', '#9fe8ff'),
      { contour: false },
    );
    pen.stroke([door(-30, 20), door(-10, 60), door(-30, 100)], 5, { colour: '#bfe8f0' });
    pen.stroke([door(30, 20), door(10, 60), door(30, 100)], 5, { colour: '#bfe8f0' });
    const columns = range(12)
      .map((i) => (i / 12) * TAU + 0.26)
      .sort((a, b) => Math.sin(a) - Math.sin(b));
    for (const a of columns) {
      const [u, w] = [Math.cos(a) * 256, Math.sin(a) * 256];
      if (Math.abs(u) < 60 && w > 0) continue;
      lathe(
        pen,
        frame,
        { u, w },
        [
          [28, 98],
          [20, 118],
          [17, 250],
          [20, 372],
          [30, 392],
        ],
        stone,
        { tone: w < 0 ? -0.5 : 0.2, rings: [1, 3] },
      );
    }
    drum(pen, frame, { r: 300, z0: 390, z1: 432 }, stone, { topMaterial: '#eef0e2' });
    for (const i of range(15)) {
      const a = 0.12 + i * 0.207;
      const [x, y] = frame.at(Math.cos(a) * 300, Math.sin(a) * 300, 411);
      pen.shape(arc(x, y, 12 * s * Math.abs(Math.sin(a)) + 2, 12 * s, 0, TAU, 9), i % 2 ? gold : '#5fb8c8', {
        contour: false,
        edge: 'smooth',
        ink: 0.6,
      });
    }
    const dome: readonly Point[] = range(9).map((i) => [
      262 * Math.cos((i / 8) * 1.52),
      430 + 230 * Math.sin((i / 8) * 1.52),
    ]);
    lathe(pen, frame, {}, dome, tile);
    for (const i of range(6)) {
      const [r, z] = nth(dome, i + 1);
      pen.line(frame.disc(0, 0, z, r, 0.06, 3.08, 16), 0.8, { smooth: true });
      for (const k of range(13)) {
        const a = 0.18 + k * 0.232 + (i % 2) * 0.11;
        pen.line(
          [
            frame.at(Math.cos(a) * r, Math.sin(a) * r, z),
            frame.at(Math.cos(a) * nth(dome, i)[0], Math.sin(a) * nth(dome, i)[0], nth(dome, i)[1]),
          ],
          0.6,
        );
      }
    }
    // light runs down one row of tiles
    const glaze = (k: number) =>
      dome
        .slice(2, 7)
        .map(([r, z]): Point => [frame.at(k * r, 0, z)[0], frame.at(0, Math.sqrt(1 - k * k) * r, z)[1]]);
    pen.tint([...glaze(-0.62), ...glaze(-0.44).reverse()], '#dff4ff', { edge: 'smooth', opacity: 0.55 });
    pen.tint([...glaze(-0.38), ...glaze(-0.34).reverse()], '#dff4ff', { edge: 'smooth', opacity: 0.4 });
    lathe(
      pen,
      frame,
      {},
      [
        [40, 652],
        [52, 670],
        [34, 690],
        [12, 700],
        [8, 760],
        [2, 800],
      ],
      gold,
      { rings: [1] },
    );
    const [mx, my] = frame.at(0, 0, 740);
    pen.shape(
      arc(mx, my, 30 * s, 30 * s, 0.5, 5.2, 14).concat(arc(mx + 12 * s, my, 20 * s, 22 * s, 5.2, 0.5, 10)),
      gold,
      { edge: 'smooth' },
    );
    for (const k of [-1, 1]) {
      const p = (u: number, z: number) => frame.at(k * (300 + u), 210, 34 + z);
      pen.shape([p(-46, 0), p(46, 0), p(40, 40), p(-40, 40)], stone);
      // a whole fish of green bronze: its head on the plinth, its tail in the air
      const tail = [p(60, 232), p(22, 262), p(30, 296), p(64, 272), p(104, 290), p(112, 254), p(84, 228)];
      const back = [p(-6, 152), p(10, 190), p(40, 182), p(54, 226), p(64, 180), p(58, 130)];
      pen.shape(back, '#5f968e', { tone: k < 0 ? 0 : -0.6 });
      pen.shape(tail, '#5f968e', { edge: 'smooth', tone: k < 0 ? 0 : -0.6 });
      for (const [u, z] of [
        [36, 280],
        [66, 262],
        [98, 274],
      ] as const)
        pen.line([p(72, 236), p(u, z)], 0.8);
      const fish = [
        p(-74, 92),
        p(-62, 118),
        p(-34, 148),
        p(4, 158),
        p(40, 150),
        p(58, 176),
        p(58, 236),
        p(86, 236),
        p(92, 180),
        p(80, 122),
        p(58, 74),
        p(22, 44),
        p(-20, 40),
        p(-56, 50),
        p(-72, 66),
        p(-60, 80),
      ];
      pen.shape(fish, '#7fb0a8', { edge: 'smooth', tone: k < 0 ? 0.2 : -0.4 });
      pen.within(fish, () => {
        pen.tint(
          [p(-70, 60), p(-10, 66), p(40, 96), p(74, 160), p(76, 240), p(110, 240), p(110, 60), p(0, 20)],
          '#7fb0a8',
          {
            tone: -0.9,
          },
        );
        for (const row of range(5))
          for (const c of range(3)) {
            const a = -0.2 + row * 0.36;
            const r = 64 + c * 22;
            const [u, z] = [-14 + Math.cos(a) * r, 108 + Math.sin(a) * r * 1.06 - 40 + row * 9];
            pen.line([p(u - 9, z), p(u, z - 9), p(u + 9, z)], 0.8, { smooth: true });
          }
        for (const [u, z] of [
          [30, 58],
          [70, 110],
        ] as const)
          pen.tint(arc(...p(u, z), 12 * s, 7 * s, 0, TAU, 8), '#b9d8cc', { opacity: 0.6 });
      });
      pen.line([p(-12, 146), p(0, 108), p(-14, 62)], 1.1, { smooth: true });
      pen.shape([p(8, 96), p(40, 104), p(52, 78), p(24, 70)], '#5f968e', {
        edge: 'smooth',
        ink: 0.8,
        contour: false,
      });
      pen.shape([p(-76, 90), p(-50, 86), p(-58, 78), p(-74, 68), p(-84, 78)], '#3f5f66', {
        edge: 'smooth',
        ink: 0.8,
      });
      pen.shape(arc(...p(-36, 116), 13 * s, 14 * s, 0, TAU, 12), '#f6f2dc', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(...p(-38, 115), 5 * s, 6 * s, 0, TAU, 9), '#2a2036', {
        edge: 'smooth',
        contour: false,
        ink: 0,
      });
      const fall = range(6).map((i) => p(-74 - i * 13, 80 - i * i * 4.8));
      pen.stroke(fall, 26, { colour: '#bfeaf4', from: 0.6, to: 1 });
      pen.stroke(fall, 9, { colour: '#ffffff', from: 0.6, to: 1 });
      for (const _ of range(5)) {
        const [x, y] = p(-140 + random.jitter(30), -40 + random.jitter(8));
        pen.shape(arc(x, y, 17 * s, 10 * s, 0, TAU, 7), '#ffffff', {
          edge: 'scallop',
          ink: 0.6,
          contour: false,
        });
      }
    }
    pen.glow(...door(0, 80), 260 * s, 'amber', 0.8);
    pen.glow(...frame.at(0, 0, 740), 160 * s, 'amber', 0.8);
  },
};
