/** The great wall, a stretch at a time, and the bastions that join the stretches. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { Surface } from '../../../core/solids';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { swallow, towerArms } from './arms';
import { courses, ivy, patches } from './stonework';

export const WALL_HEIGHT = 700;
const STONE = '#dcc9a6';
const WALK = '#c9b692';

/** Times the size the cloth once had: its arms are read from the market. */
const CLOTH = 1.3;

/** The city's own arms on a long cloth: a swallow over a tower. */
export function longBanner(pen: Pen, wall: Surface, s: number, z: number, cloth: string, scale: number) {
  const p = (ds: number, dz: number): Point => wall.at(s + ds * CLOTH, z + dz * CLOTH);
  pen.line([p(-46, 6), p(46, 6)], 3, { colour: '#6b5138' });
  pen.shape([p(-38, 4), p(38, 4), p(38, -210), p(0, -180), p(-38, -210)], cloth, { contour: false });
  pen.tint([p(8, 4), p(38, 4), p(38, -210), p(8, -186)], cloth, { tone: -0.8, edge: 'straight' });
  for (const k of [-33, 33]) pen.line([p(k, -4), p(k, -190)], 1, { colour: '#f3e3b8' });
  swallow(pen, (u, v) => p(u, v - 44), 0.86);
  towerArms(pen, (u, v) => p(u, v - 164));
  pen.line([p(0, -186), p(0, -200)], 1.4 * scale, { colour: '#e0b84f' });
}

export interface RampartOptions {
  readonly width: number;
  readonly height?: number;
  readonly banner?: string | undefined;
  readonly creepers?: number;
}

/** A straight stretch. */
export const rampart: ThingKind<RampartOptions> = {
  name: 'rampart',
  footprint: ({ width }) => block(width, 130),
  height: 240,
  draw(pen, frame, { width, height = WALL_HEIGHT, banner, creepers = 1 }, random) {
    const h = width / 2;
    const { front } = box(pen, frame, { u0: -h, u1: h, w0: -62, w1: 62, z1: height }, STONE, {
      topMaterial: WALK,
    });
    if (front) {
      const size = { width: front.width, height };
      patches(pen, front, size, STONE, front.tone);
      courses(pen, front, size);
      front.panel(0, 0, width, 46, '#b9a584', { ink: 0.9 });
      for (const k of range(Math.max(2, Math.round(width / 150)) + 1)) {
        const s = Math.min(width - 12, Math.max(12, (k * width) / Math.round(width / 150 || 1)));
        front.panel(s - 12, 0, s + 12, height - 86, '#d2be99', { ink: 0.9 });
      }
      front.panel(0, height - 96, width, height - 78, '#c4b08a', { ink: 0.9 });
      for (let s = 16; s < width - 10; s += 34)
        front.panel(s, height - 116, s + 12, height - 96, '#b39f7c', { ink: 0.7 });
      front.panel(0, height - 78, width, height - 62, '#e6d6b4', { ink: 0.6 });
      for (const i of range(creepers))
        ivy(pen, front, width * random.range(0.15, 0.85), random.range(130, 330) - i * 20, frame.scale);
      if (banner !== undefined) longBanner(pen, front, width / 2, height - 130, banner, frame.scale);
      for (let s = 0; s < 3; s++) {
        const [a, z] = [random.range(20, width - 40), random.range(120, height - 180)];
        pen.line(
          [front.at(a, z), front.at(a + 10, z - 22), front.at(a + 2, z - 38), front.at(a + 14, z - 62)],
          1,
        );
      }
    }
    const merlons = (w: number, tone: number) => {
      for (let u = -h + 8; u < h - 30; u += 60)
        pen.shape(
          [
            frame.at(u, w, height - 2),
            frame.at(u + 34, w, height - 2),
            frame.at(u + 34, w, height + 34),
            frame.at(u, w, height + 34),
          ],
          STONE,
          {
            ink: 0.9,
            tone,
          },
        );
    };
    merlons(-58, -0.6);
    for (const w of [-14, 18])
      pen.line([frame.at(-h, w, height + 1), frame.at(h, w, height + 1)], 1.4, { colour: '#6f6a6c' });
    merlons(60, 0.3);
  },
};

export interface BastionOptions {
  readonly r?: number;
  readonly height?: number;
  readonly flag?: string;
}

/** A round tower that joins two stretches. */
export const bastion: ThingKind<BastionOptions> = {
  name: 'bastion',
  footprint: ({ r = 96 }) => disc(r),
  height: 260,
  draw(pen, frame, { r = 96, height = WALL_HEIGHT + 40, flag = '#3f7250' }, random) {
    drum(pen, frame, { r: r * 1.12, r1: r, z0: 0, z1: 70 }, '#b9a584', { top: false });
    drum(pen, frame, { r, z0: 66, z1: height - 70 }, STONE, { top: false });
    for (let i = 0; i < 26; i++) {
      const [a, z] = [random.range(0.2, 2.8), 80 + Math.floor(random.range(0, 9)) * 62];
      pen.line(frame.disc(0, 0, z, r, a, a + 0.3, 4), 0.7, { smooth: true, opacity: 0.6 });
      pen.line(
        [frame.disc(0, 0, z, r, a, a + 0.01, 2), frame.disc(0, 0, z + 56, r, a, a + 0.01, 2)].flatMap(
          ([p]) => (p ? [p] : []),
        ),
        0.6,
        { opacity: 0.5 },
      );
    }
    drum(pen, frame, { r, r1: r * 1.16, z0: height - 74, z1: height - 50 }, '#c4b08a', { top: false });
    drum(pen, frame, { r: r * 1.16, z0: height - 50, z1: height }, STONE, { topMaterial: WALK });
    for (const z of [height * 0.3, height * 0.6]) {
      const [x, y] = frame.at(-r * 0.2, r * 0.9, z);
      const s = frame.scale;
      pen.shape(
        [
          [x - 8 * s, y + 26 * s],
          [x - 8 * s, y - 18 * s],
          [x, y - 28 * s],
          [x + 8 * s, y - 18 * s],
          [x + 8 * s, y + 26 * s],
        ],
        '#4a3d40',
        { contour: false },
      );
    }
    for (const i of range(12)) {
      const a = (i / 12) * 6.2832;
      const merlon = frame.disc(0, 0, height - 2, r * 1.14, a, a + 0.3, 4);
      pen.shape([...merlon, ...frame.disc(0, 0, height + 34, r * 1.14, a, a + 0.3, 4).reverse()], STONE, {
        ink: 0.8,
        tone: Math.cos(a) > 0.2 ? -0.7 : 0.3,
      });
    }
    pen.bars([[frame.at(0, 0, height), frame.at(0, 0, height + 190)]], 7 * frame.scale, '#6b5138');
    const wave = (u: number, z: number) => frame.at(u, 0, height + z + Math.sin(u / 26) * 7);
    pen.shape(
      [...range(7).map((i) => wave(4 + i * 19, 184)), ...range(7).map((i) => wave(118 - i * 19, 118))],
      flag,
    );
    swallow(pen, (u, z) => wave(62 + u, 151 + z), 1.25);
  },
};
