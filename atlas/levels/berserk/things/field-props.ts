/** Small things of a war that has gone on too long: stakes, racks, fires, cages for a better class of raven. */
import { TAU, arc, range } from '../../../core/geometry';

import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';
import { BLOOD, BONE, RUST, STEEL, TIMBER, flame, hanging, planted } from './parts';
import type { Device } from './devices';
import type { BladeKind } from './parts';

export interface StakesOptions {
  readonly count?: number;
}

/** A hedge of pointed stakes, leaning toward the enemy. */
export const stakes: ThingKind<StakesOptions> = {
  name: 'stakes',
  footprint: ({ count = 6 }) => block(count * 38, 40),
  height: 70,
  draw(pen, frame, { count = 6 }, random) {
    const half = (count * 38) / 2;
    pen.bars([[frame.at(-half, 0, 34), frame.at(half, 0, 34)]], 11 * frame.scale, '#6b4f3c');
    for (const i of range(count)) {
      const u = -half + 19 + i * 38;
      const tip = frame.at(u + 12 + random.jitter(6), 22, 104 + random.jitter(10));
      const a = frame.at(u - 10, -10, 0);
      const b = frame.at(u + 10, -6, 0);
      const k = frame.at(u + 16, 16, 80);
      const l = frame.at(u - 2, 12, 80);
      pen.shape([a, l, tip, k, b], TIMBER);
      pen.tint([l, tip, k], '#d8b88a', { edge: 'straight' });
      pen.line([l, k], 0.9);
      pen.line([frame.at(u - 8, 0, 38), frame.at(u + 12, 4, 30)], 1.8, { colour: '#d9c08a' });
    }
  },
};

/** A stretch of palisade with a walk of ropes. */
export const palisade: ThingKind<{ readonly length?: number }> = {
  name: 'palisade',
  footprint: ({ length = 320 }) => block(length, 44),
  height: 150,
  draw(pen, frame, { length = 320 }, random) {
    const count = Math.round(length / 34);
    for (const i of range(count)) {
      const u = -length / 2 + (i + 0.5) * (length / count);
      const h = 168 + random.jitter(14);
      const r = length / count / 2;
      pen.shape(
        [
          frame.at(u - r, 0, 0),
          frame.at(u - r, 0, h),
          frame.at(u, 0, h + 34),
          frame.at(u + r, 0, h),
          frame.at(u + r, 0, 0),
        ],
        TIMBER,
        { tone: random.pick([0.2, 0, -0.3]) },
      );
      pen.tint([frame.at(u - r, 0, h), frame.at(u, 0, h + 34), frame.at(u + r, 0, h)], '#d8b88a', {
        edge: 'straight',
      });
      pen.line([frame.at(u + random.jitter(5), 0, 20), frame.at(u + random.jitter(5), 0, 90)], 0.7);
    }
    for (const z of [50, 130])
      pen.bars(
        [[frame.at(-length / 2 - 8, 6, z), frame.at(length / 2 + 8, 6, z)]],
        10 * frame.scale,
        '#6b4f3c',
      );
    for (const u of [-length * 0.3, length * 0.24]) {
      const [x, y] = frame.at(u, 10, 100);
      const s = frame.scale;
      pen.shape(arc(x, y, 30 * s, 30 * s, 0, TAU, 16), u < 0 ? BLOOD : '#5f6a8a', {
        edge: 'smooth',
        contour: false,
      });
      pen.shape(arc(x, y, 9 * s, 9 * s, 0, TAU, 9), STEEL, { edge: 'smooth', ink: 0.8, contour: false });
    }
  },
};

/** A fire with a pot over it. */
export const campfire: ThingKind<{ readonly pot?: boolean }> = {
  name: 'campfire',
  footprint: () => disc(50),
  height: 70,
  lamps: () => [{ reach: 360 }],
  draw(pen, frame, { pot = true }, random) {
    const s = frame.scale;
    for (const i of range(9)) {
      const a = Math.PI + (i / 9) * TAU;
      const [x, y] = frame.at(Math.cos(a) * 46, Math.sin(a) * 46, 6);
      if (i < 5) pen.shape(arc(x, y, 15 * s, 12 * s, random.range(0, 1), 7.2, 7), '#8f8794', { ink: 0.9 });
    }
    for (const [a, b] of [
      [-30, 30],
      [30, -24],
      [-8, 8],
    ] as const)
      pen.bars([[frame.at(a, -8, 4), frame.at(b, 10, 18)]], 13 * s, '#5f4636');
    flame(pen, frame.at(0, 4, 12), 30 * s, 6);
    for (const i of range(5)) {
      const a = 0.3 + i * 0.62;
      const [x, y] = frame.at(Math.cos(a) * 46, Math.sin(a) * 46, 6);
      pen.shape(arc(x, y, 15 * s, 12 * s, random.range(0, 1), 7.2, 7), '#8f8794', { ink: 0.9 });
    }
    if (!pot) return;
    pen.bars(
      [
        [frame.at(-58, 0, 0), frame.at(0, 0, 122)],
        [frame.at(58, 0, 0), frame.at(0, 0, 122)],
      ],
      7 * s,
      TIMBER,
      { edge: 1.8 },
    );
    pen.line([frame.at(0, 0, 120), frame.at(0, 0, 92)], 1.2);
    const [x, y] = frame.at(0, 0, 74);
    pen.shape([...arc(x, y, 27 * s, 23 * s, -0.3, Math.PI + 0.3, 14)], '#4a4254', { edge: 'smooth' });
    pen.shape(arc(x, y - 6 * s, 26 * s, 8 * s, 0, TAU, 14), '#b8d08a', { edge: 'smooth', ink: 0.8 });
    pen.stroke(
      [
        [x - 8 * s, y - 18 * s],
        [x, y - 34 * s],
        [x - 8 * s, y - 50 * s],
        [x + 2 * s, y - 64 * s],
      ],
      5,
      { colour: '#ffffff', opacity: 0.6 },
    );
  },
};

/** An iron basket of fire on a pole. */
export const brazier: ThingKind<{ readonly height?: number }> = {
  name: 'brazier',
  footprint: () => disc(22),
  height: 150,
  lamps: () => [{ reach: 340 }],
  draw(pen, frame, { height = 170 }) {
    const s = frame.scale;
    pen.bars([[frame.at(0, 0, 0), frame.at(0, 0, height)]], 9 * s, '#4a4254');
    pen.bars([[frame.at(-24, 0, 0), frame.at(0, 0, 46), frame.at(24, 0, 0)]], 7 * s, '#4a4254');
    const [x, y] = frame.at(0, 0, height);
    flame(pen, [x, y - 14 * s], 24 * s, 7);
    pen.shape(
      [
        [x - 34 * s, y - 20 * s],
        [x + 34 * s, y - 20 * s],
        [x + 20 * s, y + 20 * s],
        [x - 20 * s, y + 20 * s],
      ],
      '#4a4254',
    );
    for (const k of [-16, 0, 16])
      pen.line(
        [
          [x + k * s, y - 18 * s],
          [x + k * 0.7 * s, y + 18 * s],
        ],
        1.6,
        { colour: '#f79d38' },
      );
  },
};

/** Weapons nobody has claimed, in a rack. */
export const weaponRack: ThingKind<object> = {
  name: 'weaponRack',
  footprint: () => block(190, 50),
  height: 120,
  draw(pen, frame, _options, random) {
    const s = frame.scale;
    const kinds: readonly BladeKind[] = ['spear', 'axe', 'spear', 'axe', 'spear'];
    for (const [i, kind] of kinds.entries())
      planted(pen, frame.at(-70 + i * 35, -10, 0), s, {
        length: random.range(130, 170),
        lean: random.jitter(0.06),
        kind,
        steel: random.chance(0.3) ? RUST : STEEL,
      });
    pen.bars(
      [
        [frame.at(-92, 10, 0), frame.at(-84, 0, 104)],
        [frame.at(92, 10, 0), frame.at(84, 0, 104)],
        [frame.at(-96, 4, 92), frame.at(96, 4, 92)],
        [frame.at(-96, 8, 40), frame.at(96, 8, 40)],
      ],
      9 * s,
      TIMBER,
    );
    const [x, y] = frame.at(-30, 24, 30);
    pen.shape(arc(x, y, 34 * s, 36 * s, 0, TAU, 16), BLOOD, { edge: 'smooth' });
    pen.shape(arc(x, y, 24 * s, 26 * s, 0, TAU, 16), BONE, { edge: 'smooth', ink: 0.8, contour: false });
    pen.shape(arc(x, y, 9 * s, 9 * s, 0, TAU, 9), STEEL, { edge: 'smooth', ink: 0.8, contour: false });
  },
};

export interface LoneSwordOptions {
  readonly kind?: BladeKind;
  readonly length?: number;
  readonly lean?: number;
  readonly steel?: string;
}

/** One more sword in the ground. */
export const loneSword: ThingKind<LoneSwordOptions> = {
  name: 'loneSword',
  footprint: () => disc(16),
  height: 90,
  draw(pen, frame, { kind = 'long', length = 120, lean = 0.1, steel = STEEL }) {
    const s = frame.scale;
    const [x, y] = frame.at(0, 0, 0);
    planted(pen, [x, y], s, { kind, length, lean, steel });
    // the ground closes over the point and is cracked by it; anything higher would be a cloud
    pen.tint(arc(x + 26 * s, y + 2 * s, 34 * s, 6 * s, 0, TAU, 10), '#8a7264', { opacity: 0.4 });
    pen.tint(
      [
        [x - 22 * s, y + 4 * s],
        [x - 9 * s, y - 5 * s],
        [x + 4 * s, y - 3 * s],
        [x + 11 * s, y - 6 * s],
        [x + 23 * s, y + 4 * s],
        [x + 4 * s, y + 9 * s],
      ],
      '#c9b296',
    );
    for (const [a, b] of [
      [-34, 9],
      [-12, 14],
      [32, 10],
    ] as const)
      pen.stroke(
        [
          [x, y + 2 * s],
          [x + a * 0.5 * s, y + b * 0.4 * s],
          [x + a * s, y + b * s],
        ],
        2.6,
        { from: 0.9, to: 0.1, opacity: 0.75 },
      );
  },
};

/** A standard with a long cloth, planted to say whose mud this is. */
export const standard: ThingKind<{
  readonly colour?: string;
  readonly height?: number;
  readonly device?: Device;
}> = {
  name: 'standard',
  footprint: () => disc(20),
  height: 260,
  draw(pen, frame, { colour = BLOOD, height = 320, device }) {
    const s = frame.scale;
    pen.bars([[frame.at(0, 0, 0), frame.at(0, 0, height)]], 9 * s, '#5b4a44');
    pen.bars([[frame.at(-46, 0, height - 16), frame.at(46, 0, height - 16)]], 7 * s, '#5b4a44');
    hanging(pen, (a, z) => frame.at(a, 4, z), [0, height - 18, 42, height * 0.5], colour, device);
    pen.shape(arc(...frame.at(0, 0, height + 8), 11 * s, 13 * s, 0, TAU, 10), '#e0b04a', { edge: 'smooth' });
  },
};
