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
    pen.tint(
      arc(frame.at(-120, 0, 570)[0], frame.at(-120, 0, 570)[1], 36 * s, 60 * s, 0, TAU, 10),
      '#dff4ff',
      { opacity: 0.5 },
    );
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
      pen.shape(
        [
          p(-30, 40),
          p(-54, 96),
          p(-40, 150),
          p(0, 176),
          p(34, 190),
          p(74, 230),
          p(70, 168),
          p(84, 120),
          p(44, 132),
          p(40, 90),
          p(28, 40),
        ],
        '#7fb0a8',
        { edge: 'smooth', tone: k < 0 ? 0.2 : -0.4 },
      );
      pen.shape(arc(...p(-18, 136), 13 * s, 13 * s, 0, TAU, 10), '#f6f2dc', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(...p(-20, 136), 5 * s, 5 * s, 0, TAU, 8), '#2a2036', { edge: 'smooth', contour: false });
      for (const i of range(3))
        pen.line([p(-4 + i * 14, 60 + i * 8), p(10 + i * 14, 76 + i * 8), p(0 + i * 14, 92 + i * 8)], 0.9, {
          smooth: true,
        });
      const fall = range(6).map((i) => p(-54 - i * 16, 96 - i * i * 5.4));
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
