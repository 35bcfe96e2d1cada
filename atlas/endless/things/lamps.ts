/** Lamps of four makes, one for each part of a map: their light is below or above faces, and small enough to wash none out. */
import { block, disc } from '../../core/footprint';
import type { Frame } from '../../core/frame';
import { arc, TAU } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import { box, drum } from '../../core/solids';
import type { ThingKind } from '../../core/thing';

export interface LampOptions {
  /** Of the paper, the shade or the wood. */
  readonly colour?: string;
}

/** How far light falls on the ground, and how large it is in the air, world units. */
const REACH = 380;
const HALO = 84;
/** Strength of the light in the air, 0..1. */
const SHINE = 0.62;

/** A round or long paper lantern that hangs from a point, its top at `z`. */
function paper(pen: Pen, frame: Frame, u: number, z: number, colour: string, tall: number): void {
  const s = frame.scale;
  const [x, y] = frame.at(u, 0, z - tall / 2);
  const material = pen.light.night ? { emit: '#ffd98c' } : colour;
  pen.line([frame.at(u, 0, z + 12), frame.at(u, 0, z)], 0.8);
  pen.shape(arc(x, y, 21 * s, (tall / 2) * s, 0, TAU, 14), material, { edge: 'smooth' });
  if (!pen.light.night)
    pen.tint(arc(x + 9 * s, y, 11 * s, tall * 0.42 * s, 0, TAU, 12), colour, { tone: -0.8, opacity: 0.7 });
  for (const t of [-0.26, 0, 0.26]) {
    const half = Math.sqrt(1 - 4 * t * t) * 20;
    pen.line(
      [
        [x - half * s, y + t * tall * s],
        [x, y + (t * tall + 4) * s],
        [x + half * s, y + t * tall * s],
      ],
      0.6,
      { smooth: true, opacity: 0.7 },
    );
  }
  for (const side of [-1, 1]) {
    const v = y + side * (tall / 2 - 1) * s;
    pen.shape(
      [
        [x - 11 * s, v - 4 * s],
        [x + 11 * s, v - 4 * s],
        [x + 11 * s, v + 4 * s],
        [x - 11 * s, v + 4 * s],
      ],
      '#4a2f3a',
      { ink: 0.7 },
    );
  }
  pen.glow(x, y, HALO * s, 'amber', SHINE);
}

/** Two paper lanterns on a beam, as at a shrine's fair. */
export const festivalLamp: ThingKind<LampOptions> = {
  name: 'festivalLamp',
  footprint: () => disc(16),
  height: 220,
  lamps: () => [{ reach: REACH }],
  draw(pen, frame, { colour = '#d9574f' }) {
    const s = frame.scale;
    pen.bars([[frame.at(0, 0, 0), frame.at(0, 0, 236)]], 8 * s, '#7a4f3a');
    pen.bars([[frame.at(-52, 0, 214), frame.at(52, 0, 214)]], 7 * s, '#7a4f3a');
    for (const u of [-42, 42]) paper(pen, frame, u, 198, colour, 58);
    pen.shape(
      [frame.at(-64, 0, 234), frame.at(64, 0, 234), frame.at(40, 0, 254), frame.at(-40, 0, 254)],
      '#4a3a4a',
    );
  },
};

/** A box of paper and wood that stands on the ground, lower than a face. */
const floorLamp: ThingKind<LampOptions> = {
  name: 'floorLamp',
  footprint: () => block(54, 50),
  height: 90,
  lamps: () => [{ reach: REACH * 0.8 }],
  draw(pen, frame, { colour = '#8a5f45' }) {
    const s = frame.scale;
    for (const u of [-20, 20]) pen.bars([[frame.at(u, 16, 0), frame.at(u, 16, 20)]], 7 * s, colour);
    const walls = box(pen, frame, { u0: -24, u1: 24, w0: -20, w1: 20, z0: 16, z1: 78 }, colour);
    const light = pen.light.night ? { emit: '#ffd98c' } : '#f6ecd2';
    walls.front?.panel(6, 6, 42, 56, light, { ink: 0.8 });
    walls.right?.panel(5, 6, 35, 56, light, { ink: 0.8 });
    if (walls.front) {
      pen.line([walls.front.at(24, 6), walls.front.at(24, 56)], 0.7);
      pen.line([walls.front.at(6, 34), walls.front.at(42, 34)], 0.7);
    }
    pen.shape(
      [frame.at(-34, 26, 76), frame.at(34, 26, 76), frame.at(22, 0, 98), frame.at(-22, 0, 98)],
      colour,
      { tone: -0.4 },
    );
    pen.glow(...frame.at(0, 20, 46), HALO * s, 'amber', SHINE);
  },
};

/** A crooked iron post with a bell-shaped shade. */
const crookLamp: ThingKind<LampOptions> = {
  name: 'crookLamp',
  footprint: () => disc(18),
  height: 230,
  lamps: () => [{ u: 34, reach: REACH }],
  draw(pen, frame, { colour = '#3d4a55' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 16, r1: 10, z0: 0, z1: 30 }, colour);
    pen.bars(
      [
        [
          frame.at(0, 0, 24),
          frame.at(0, 0, 190),
          frame.at(6, 0, 222),
          frame.at(24, 0, 234),
          frame.at(40, 0, 222),
          frame.at(42, 0, 206),
        ],
      ],
      8 * s,
      colour,
      { smooth: true },
    );
    const [x, y] = frame.at(42, 0, 178);
    pen.shape(
      arc(x, y + 4 * s, 14 * s, 15 * s, 0, TAU, 12),
      pen.light.night ? { emit: '#ffe6a3' } : '#fff2c4',
      {
        edge: 'smooth',
      },
    );
    pen.shape(
      [
        [x - 28 * s, y],
        [x + 28 * s, y],
        [x + 14 * s, y - 22 * s],
        [x, y - 30 * s],
        [x - 14 * s, y - 22 * s],
      ],
      colour,
    );
    pen.glow(x, y + 6 * s, HALO * s, 'white', SHINE);
  },
};

/** A lantern of stone with a mushroom's hat. */
const gardenLamp: ThingKind<LampOptions> = {
  name: 'gardenLamp',
  footprint: () => disc(26),
  height: 110,
  lamps: () => [{ reach: REACH * 0.8 }],
  draw(pen, frame, { colour = '#b8aca0' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 26, r1: 20, z0: 0, z1: 14 }, colour);
    drum(pen, frame, { r: 12, r1: 10, z0: 14, z1: 56 }, colour);
    drum(pen, frame, { r: 24, r1: 24, z0: 56, z1: 66 }, colour);
    drum(pen, frame, { r: 19, r1: 19, z0: 66, z1: 96 }, colour);
    const [x, y] = frame.at(0, 19, 80);
    pen.shape(arc(x, y, 10 * s, 12 * s, 0, TAU, 10), pen.light.night ? { emit: '#ffd98c' } : '#5a4a52', {
      edge: 'smooth',
      ink: 0.8,
    });
    const [cx, cy] = frame.at(0, 0, 96);
    pen.shape(
      [
        [cx - 42 * s, cy + 6 * s],
        [cx, cy + 16 * s],
        [cx + 42 * s, cy + 6 * s],
        [cx + 22 * s, cy - 20 * s],
        [cx, cy - 28 * s],
        [cx - 22 * s, cy - 20 * s],
      ],
      colour,
      { edge: 'smooth' },
    );
    pen.shape(arc(cx, cy - 34 * s, 8 * s, 9 * s, 0, TAU, 10), colour, { edge: 'smooth', tone: 0.3 });
    pen.glow(x, y, HALO * 0.9 * s, 'amber', SHINE);
  },
};

/** All makes, in the order in which the quarters of a map have them. */
export const LAMPS: readonly ThingKind<LampOptions>[] = [crookLamp, festivalLamp, gardenLamp, floorLamp];
