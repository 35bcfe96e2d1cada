/** The airship: a galleon that forgot the sea, held up by screws on its masts and by nerve. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { folk } from '../../../stage/folk';
import { CREW } from './crew';
import { upright } from '../../../core/upright';
import { crystal, trace } from './parts';

export interface AirshipOptions {
  readonly hull?: string;
  readonly trim?: string;
  readonly cloth?: string;
}

export const airship: ThingKind<AirshipOptions> = {
  name: 'airship',
  footprint: () => block(640, 160),
  height: 500,
  shadow: false,
  draw(pen, frame, { hull = '#a8623c', trim = '#f0c04a', cloth = '#f6efe0' }) {
    const at = upright(frame);
    const s = frame.scale;
    const rotor = (u: number, z: number, half: number) => {
      const [x, y] = frame.at(u, 0, z);
      pen.tint(arc(x, y, half * s, 20 * s), '#ffffff', { opacity: 0.55 });
      pen.line(arc(x, y, half * s, 20 * s, 0.3, 2.6, 14), 1, { smooth: true });
      for (const k of [-1, 1])
        pen.shape(
          [
            [x, y - 5 * s],
            [x + k * half * s, y - 16 * s],
            [x + k * (half - 8) * s, y + 8 * s],
            [x, y + 6 * s],
          ],
          '#e9d9b8',
          { tone: k < 0 ? 0.6 : -0.4, ink: 1 },
        );
      pen.shape(arc(x, y, 12 * s, 10 * s), trim, { edge: 'smooth' });
    };
    // masts first: they stand behind the rail
    for (const [u, z, half] of [
      [-190, 470, 120],
      [20, 540, 150],
      [210, 450, 110],
    ] as const) {
      pen.bars([[frame.at(u, 0, 150), frame.at(u, 0, z)]], 15 * s, '#7a4a34');
      for (const k of [-1, 1]) pen.line([frame.at(u, 0, z - 40), frame.at(u + k * 120, 0, 170)], 1);
      rotor(u, z, half);
      rotor(u, z - 74, half * 0.62);
    }
    const sail = (u: number, z: number, w: number, h: number) => {
      pen.shape(
        at([
          [u - w, z],
          [u + w, z],
          [u + w * 0.86, z - h * 0.5],
          [u + w * 1.02, z - h],
          [u - w * 0.9, z - h],
          [u - w * 0.76, z - h * 0.5],
        ]),
        cloth,
        { edge: 'straight', tone: 0.1 },
      );
      pen.tint(
        at([
          [u + w * 0.3, z],
          [u + w, z],
          [u + w * 0.86, z - h * 0.5],
          [u + w * 1.02, z - h],
          [u + w * 0.36, z - h],
        ]),
        cloth,
        { tone: -0.8, edge: 'straight' },
      );
      pen.bars([[frame.at(u - w - 10, 0, z + 4), frame.at(u + w + 10, 0, z + 4)]], 8 * s, '#7a4a34');
    };
    sail(-190, 360, 66, 120);
    sail(20, 420, 84, 160);
    pen.shape(arc(...frame.at(20, 0, 346), 36 * s, 36 * s), '#3f9fc0', { edge: 'smooth', contour: false });
    pen.shape(
      range(10).map((i) =>
        frame.at(
          20 + Math.sin((i / 10) * TAU) * (i % 2 ? 12 : 30),
          0,
          346 + Math.cos((i / 10) * TAU) * (i % 2 ? 12 : 30),
        ),
      ),
      trim,
      {
        contour: false,
        ink: 0.8,
      },
    );
    // stern cabin
    pen.shape(at(trace('170 120, 316 130, 330 250, 180 236')), '#c98a52', { tone: -0.2 });
    pen.shape(at(trace('156 232, 340 250, 322 284, 188 268')), '#3f7f9a', { tone: 0.2 });
    for (const i of range(3)) {
      const u = 204 + i * 40;
      pen.shape(
        at([
          [u - 13, 170],
          [u + 13, 172],
          [u + 13, 212],
          [u - 13, 210],
        ]),
        pen.light.night ? { emit: '#ffd98a' } : '#4a5a86',
        { contour: false, ink: 0.9 },
      );
    }
    for (const [u, z, k, as] of CREW) folk(pen, frame.at(u, 0, z), s * k, as);
    const keel: Point[] = trace(
      '-392 196, -330 176, -180 140, 40 128, 200 132, 330 150, 340 96, 300 30, 210 -30, 40 -62, -150 -40, -280 30, -350 120',
    );
    pen.shape(at(keel), hull, { edge: 'smooth' });
    pen.tint(at(trace('338 110, 300 30, 210 -30, 40 -62, -150 -40, -60 -6, 90 0, 220 40')), hull, {
      tone: -1.1,
    });
    for (const t of [0.25, 0.5, 0.75]) {
      const line = range(9).map((i): Point => {
        const k = i / 8;
        return [
          -352 + t * 90 + k * (676 - t * 150),
          140 - t * 150 + (k - 0.5) ** 2 * 110 * (1 - t) - (k < 0.2 ? 0 : 6),
        ];
      });
      pen.line(at(line), 1, { smooth: true });
    }
    const rail: Point[] = trace('-400 204, -330 186, -180 150, 40 138, 200 142, 338 160');
    pen.bars([at(rail)], 15 * s, trim, { smooth: true });
    pen.bars([at(rail.map(([u, z]): Point => [u, z - 66 + Math.abs(u) * 0.04]))], 9 * s, '#3f7f9a', {
      smooth: true,
    });
    for (const i of range(6)) {
      const [x, y] = frame.at(-230 + i * 84, 0, 96 - (i > 0 && i < 4 ? 6 : 0));
      pen.shape(arc(x, y, 21 * s, 21 * s), trim, { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, 14 * s, 14 * s), pen.light.night ? { emit: '#ffd98a' } : '#4a6a9a', {
        edge: 'smooth',
        contour: false,
        ink: 0.8,
      });
      pen.tint(arc(x - 4 * s, y - 5 * s, 5 * s, 4 * s), '#ffffff', { opacity: 0.8 });
      pen.glow(x, y, 40 * s, 'amber', 0.6);
    }
    // somebody was too late for the gangway: he hangs on the last rung, and the ship does not wait
    const side = (k: number) =>
      [
        [-60 + k * 17, 110],
        [-66 + k * 15, 0],
        [-58 + k * 14, -120],
      ].map(([u = 0, z = 0]): Point => frame.at(u, 0, z));
    pen.bars([side(-1), side(1)], 4 * s, '#e9d9b8', { smooth: true, edge: 1.8 });
    for (const i of range(8)) {
      const z = 92 - i * 29;
      pen.bars([[frame.at(-80 + i, 0, z), frame.at(-44 + i * 0.4, 0, z - 3)]], 5 * s, '#c9a06a', {
        edge: 1.6,
      });
    }
    folk(pen, frame.at(-60, 0, -224), s * 0.8, {
      build: 'kid',
      pose: 'overhead',
      hair: 'tousled',
      hairColour: 'chestnut',
      outfit: 'adventurer',
      colours: ['orange', 'sand', 'gold', 'umber'],
      mood: 'shock',
      signs: ['sweat'],
    });
    // fins and the screw that pushes
    pen.shape(at(trace('250 20, 430 60, 452 4, 400 -20, 280 -16')), '#3f7f9a', { tone: 0.1 });
    for (const i of range(3))
      pen.line(
        at([
          [280 + i * 20, 10],
          [440 - i * 14, 40 - i * 18],
        ]),
        0.8,
      );
    pen.shape(at(trace('-60 -50, 60 -58, 20 -130, -30 -130')), '#3f7f9a', { tone: -0.3 });
    const [px, py] = frame.at(372, 0, 110);
    pen.shape(
      [
        [px - 46 * s, py - 14 * s],
        [px, py - 10 * s],
        [px, py + 10 * s],
        [px - 46 * s, py + 14 * s],
      ],
      trim,
    );
    for (const [a, tone] of [
      [1.2, 0.5],
      [3.3, 0],
      [5.4, -0.6],
    ] as const)
      pen.shape(
        [
          [px, py],
          [px + Math.cos(a) * 34 * s, py + Math.sin(a) * 92 * s],
          [px + Math.cos(a + 0.5) * 34 * s, py + Math.sin(a + 0.5) * 82 * s],
        ],
        '#e9d9b8',
        { tone, ink: 1 },
      );
    // the figurehead is a lamp of crystal
    pen.shape(at(trace('-396 206, -452 240, -440 206, -380 178')), trim, { tone: 0.3 });
    crystal(pen, frame, {
      u: -452,
      z: 214,
      half: 20,
      height: 80,
      lean: -14,
      material: '#59dcea',
      floating: true,
    });
    // buckets on short ropes, each tied to the keel
    for (const [u, top, z, tone] of [
      [-110, -20, -66, -0.2],
      [150, -44, -96, 0.2],
    ] as const) {
      pen.line(
        [frame.at(u, 0, top), frame.at(u - 16, 0, z), frame.at(u + 16, 0, z), frame.at(u, 0, top)],
        1.1,
      );
      pen.shape(
        at([
          [u - 20, z],
          [u + 20, z],
          [u + 16, z - 34],
          [u - 16, z - 34],
        ]),
        nth(['#c9a06a', '#b98a52'], z % 2 ? 1 : 0),
        { tone },
      );
      pen.line(
        at([
          [u - 19, z - 12],
          [u + 19, z - 12],
        ]),
        0.9,
      );
    }
  },
};
