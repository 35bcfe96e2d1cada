/** Clouds seen from above them: a heap of round tops without a foot, lit from the upper left. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface CloudBankOptions {
  readonly rx: number;
  readonly ry: number;
  /** Weather that follows the castle about. */
  readonly dark?: boolean;
}

const DAY = { body: '#ffffff', shade: '#e9eefb', deep: '#b4c2e8' } as const;
const NIGHT = { body: '#7c86c4', shade: '#626cac', deep: '#454e90' } as const;
const STORM = { body: '#a086c0', shade: '#8870b0', deep: '#5f4c8a' } as const;
const STORM_NIGHT = { body: '#5c4a88', shade: '#493a72', deep: '#32265a' } as const;

/** Rows from the far side to the near one: where across the heap each lies, and how large its tops are. */
const ROWS = [
  { t: -0.7, wide: 0.6, r: 0.42 },
  { t: -0.2, wide: 0.95, r: 0.5 },
  { t: 0.35, wide: 0.85, r: 0.46 },
  { t: 0.8, wide: 0.55, r: 0.36 },
] as const;

export const cloudBank: ThingKind<CloudBankOptions> = {
  name: 'cloudBank',
  footprint: () => disc(20),
  height: 10,
  shadow: false,
  draw(pen, frame, { rx, ry, dark = false }, random) {
    const s = frame.scale;
    const night = pen.light.night;
    const colours = dark ? (night ? STORM_NIGHT : STORM) : night ? NIGHT : DAY;
    const flat = { edge: 'scallop', ink: 0, contour: false } as const;
    const round = (x: number, y: number, r: number): Point[] => {
      const from = random.next() * TAU;
      return arc(x, y, r * 1.15, r, from, from + TAU, 9);
    };
    for (const { t, wide, r: large } of ROWS) {
      const count = Math.max(3, Math.round((rx * wide * 1.5) / (ry * large)));
      const puffs = range(count).map((i) => {
        const k = count === 1 ? 0 : (i / (count - 1)) * 2 - 1;
        const [x, y] = frame.at(k * rx * wide + random.jitter(8), 0, -t * ry + random.jitter(ry * 0.1));
        return { x, y, r: s * ry * large * random.range(0.85, 1.15) * (1 - 0.25 * Math.abs(k)) };
      });
      // a whole row at once: its tops melt into one another and stand before the row behind
      for (const { x, y, r } of puffs)
        pen.shape(round(x, y, r), { emit: colours.deep }, { edge: 'scallop', ink: 0 });
      for (const { x, y, r } of puffs)
        pen.shape(round(x - r * 0.06, y - r * 0.1, r * 0.94), { emit: colours.shade }, flat);
      for (const { x, y, r } of puffs)
        pen.shape(round(x - r * 0.12, y - r * 0.18, r * 0.82), { emit: colours.body }, flat);
      for (const { x, y, r } of puffs) {
        if (random.chance(0.4)) continue;
        const from = random.range(3.2, 3.7);
        pen.stroke(arc(x, y, r * 1.1, r, from, from + random.range(1, 1.6), 8), 3, {
          colour: { emit: colours.deep },
          opacity: 0.8,
        });
      }
    }
  },
};
