/** What stands about a base: freight containers, fuel drums, a snowman on guard. */
import { TAU, arc, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { SNOW, hazard, snowOn } from './parts';

export interface ContainerOptions {
  readonly colours?: readonly string[];
  readonly long?: number;
  readonly number?: string;
}

/** Freight containers, one on the other. */
export const container: ThingKind<ContainerOptions> = {
  name: 'container',
  footprint: ({ long = 300 }) => block(long + 30, 130),
  height: ({ colours = ['#c8593a'] }) => colours.length * 120,
  draw(pen, frame, { colours = ['#c8593a'], long = 300, number = '12' }, random) {
    const s = frame.scale;
    colours.forEach((colour, i) => {
      const at = frame.moved(i * 24 - 10, i * -6, i * 124, i * 0.05);
      const walls = box(pen, at, { u0: -long / 2, u1: long / 2, w0: -56, w1: 56, z1: 120 }, colour, {
        topMaterial: i === colours.length - 1 ? SNOW : colour,
      });
      for (const [name, wall] of Object.entries(walls)) {
        if (name === 'front') {
          for (const k of range(Math.floor(long / 22)))
            pen.line([wall.at(14 + k * 22, 12), wall.at(14 + k * 22, 108)], 0.8);
          wall.panel(long * 0.32, 40, long * 0.68, 84, '#f3ecd8', { ink: 0.8 });
          letters(pen, wall, `${number}-${i + 4}`, {
            s: long / 2,
            z: 48,
            height: 26,
            colour,
            width: 2,
            fit: long * 0.3,
          });
        } else {
          pen.line([wall.at(wall.width / 2, 4), wall.at(wall.width / 2, 116)], 1.2);
          for (const k of [0.25, 0.75])
            pen.line([wall.at(wall.width * k, 10), wall.at(wall.width * k, 110)], 1.6);
        }
        wall.panel(0, 0, wall.width, 9, '#59637a', { ink: 0.7 });
        wall.panel(0, 111, wall.width, 120, '#59637a', { ink: 0.7 });
      }
      if (i === colours.length - 1)
        snowOn(pen, [at.at(-long / 2 - 4, 56, 121), at.at(long / 2 + 4, 56, 121)], 17 * s, random);
    });
  },
};

export interface FuelDrumOptions {
  readonly colour?: string;
  readonly peeping?: boolean;
}

/** A fuel drum; one in a while somebody looks out. */
export const fuelDrum: ThingKind<FuelDrumOptions> = {
  name: 'fuelDrum',
  footprint: () => disc(32),
  height: 80,
  draw(pen, frame, { colour = '#3f7a86', peeping = false }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: 30, z1: 80 }, colour, { topMaterial: peeping ? '#2c3244' : colour });
    for (const z of [26, 54]) pen.line(frame.disc(0, 0, z, 31, 0, Math.PI, 10), 1.6, { smooth: true });
    const [x, y] = frame.at(0, 31, 40);
    pen.shape(
      [
        [x - 13 * s, y],
        [x, y - 13 * s],
        [x + 13 * s, y],
        [x, y + 13 * s],
      ],
      '#f3b52c',
      { ink: 0.9, contour: false },
    );
    if (!peeping) {
      snowOn(pen, frame.disc(0, 0, 81, 28, 0.2, Math.PI - 0.2, 9), 12 * s, random);
      return;
    }
    const [hx, hy] = frame.at(0, 0, 96);
    pen.shape(arc(hx, hy, 23 * s, 17 * s, Math.PI, TAU, 14), '#5f7a58', { ink: 1.1 });
    pen.shape(
      [
        [hx - 23 * s, hy],
        [hx + 23 * s, hy],
        [hx + 21 * s, hy + 11 * s],
        [hx - 21 * s, hy + 11 * s],
      ],
      '#f0c8a0',
      { ink: 1 },
    );
    for (const k of [-9, 9]) pen.tint(arc(hx + k * s, hy + 5 * s, 3.4 * s, 4.4 * s, 0, TAU, 8), '#2a2036');
    pen.shape(arc(hx, hy + 14 * s, 30 * s, 13 * s, 0.1, Math.PI - 0.1, 12), colour, {
      tone: 0.2,
      ink: 1,
      contour: false,
    });
  },
};

export interface SnowmanOptions {
  readonly helmet?: string;
}

/** A snowman on guard, better awake than most. */
export const snowman: ThingKind<SnowmanOptions> = {
  name: 'snowman',
  footprint: () => disc(44),
  height: 110,
  draw(pen, frame, { helmet = '#5f7a58' }) {
    const s = frame.scale;
    for (const [z, r] of [
      [36, 46],
      [92, 33],
      [136, 25],
    ] as const) {
      const [x, y] = frame.at(0, 0, z);
      pen.shape(arc(x, y, r * s, r * 0.94 * s, 0, TAU, 20), SNOW, { edge: 'smooth' });
      pen.tint(arc(x + r * 0.3 * s, y + r * 0.28 * s, r * 0.6 * s, r * 0.56 * s, 0, TAU, 14), SNOW, {
        tone: -0.9,
      });
    }
    const [x, y] = frame.at(0, 0, 136);
    pen.shape(arc(x, y - 8 * s, 30 * s, 22 * s, Math.PI, TAU, 14), helmet, { ink: 1.2 });
    pen.line(
      [
        [x - 30 * s, y - 8 * s],
        [x + 30 * s, y - 8 * s],
      ],
      2,
    );
    for (const k of [-9, 8]) pen.tint(arc(x + k * s, y, 3.4 * s, 4 * s, 0, TAU, 8), '#2a2036');
    pen.shape(
      [
        [x, y + 3 * s],
        [x + 26 * s, y + 9 * s],
        [x, y + 11 * s],
      ],
      '#ef7a2c',
      { ink: 1 },
    );
    pen.bars(
      [
        [frame.at(-28, 0, 98), frame.at(-66, 0, 128)],
        [frame.at(28, 0, 98), frame.at(62, 0, 140)],
      ],
      6 * s,
      '#7c5a44',
    );
    pen.bars([[frame.at(62, 10, 10), frame.at(62, 0, 190)]], 7 * s, '#a8703f');
    pen.bars(
      [[frame.at(-22, 20, 112), frame.at(0, 26, 106), frame.at(24, 20, 112), frame.at(34, 24, 78)]],
      11 * s,
      '#e8702c',
      { smooth: true },
    );
  },
};

export interface BollardOptions {
  readonly tall?: number;
}

/** A striped block that stops what rolls. */
export const roadBlock: ThingKind<BollardOptions> = {
  name: 'roadBlock',
  footprint: () => block(130, 40),
  height: 50,
  draw(pen, frame, { tall = 52 }, random) {
    const walls = box(pen, frame, { u0: -60, u1: 60, w0: -16, w1: 16, z1: tall }, '#b9c3cf', {
      topMaterial: SNOW,
    });
    if (walls.front) hazard(walls.front, 0, 12, 120, tall - 10, 5);
    snowOn(pen, [frame.at(-62, 16, tall), frame.at(62, 16, tall)], 9 * frame.scale, random);
  },
};
