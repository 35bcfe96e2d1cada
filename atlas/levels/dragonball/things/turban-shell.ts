/** The shell of a great sea snail that lies as a roof: whorls that climb in a spiral to a point, ribbed and banded. */
import { arc, clamp, lerp, nth, range, TAU } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** Each turn of the spiral from the lip up: how far it leans to the left, its radius, its height; world units. */
const TURNS: readonly (readonly [lean: number, radius: number, z: number])[] = [
  [0, 250, 198],
  [-6, 226, 252],
  [-22, 182, 306],
  [-44, 136, 350],
  [-70, 92, 384],
  [-96, 54, 410],
  [-118, 26, 430],
  [-140, 3, 456],
];
const LAST = TURNS.length - 1;
/** How far a seam climbs from the right to the left, in turns. */
const CLIMB = 0.5;

export interface Spire {
  /** A point of the shell: turns from the lip, and the angle along its front, 0 right to PI left. */
  readonly at: (turn: number, angle: number) => Point;
}

export function spireOf(frame: Frame): Spire {
  return {
    at: (turn, angle) => {
      const t = clamp(turn, 0, LAST);
      const [low, high] = [nth(TURNS, Math.floor(t)), nth(TURNS, Math.min(LAST, Math.floor(t) + 1))];
      const k = t - Math.floor(t);
      const [lean, radius, z] = [
        lerp(low[0], high[0], k),
        lerp(low[1], high[1], k),
        lerp(low[2], high[2], k),
      ];
      return frame.at(lean + Math.cos(angle) * radius, -4 + Math.sin(angle) * radius, z);
    },
  };
}

/** Draws it over whatever bears it. */
export function turbanShell(
  pen: Pen,
  frame: Frame,
  { shell, band, lip }: { readonly shell: string; readonly band: string; readonly lip: string },
): Spire {
  const s = frame.scale;
  const spire = spireOf(frame);
  /** The line along the front at so many turns; it climbs as a spiral does. */
  const seam = (turn: number, from = 0, to = Math.PI): Point[] =>
    range(17).map((i) => {
      const a = lerp(from, to, i / 16);
      return spire.at(turn + CLIMB * (a / Math.PI - 0.5) * (turn > 0.2 ? 1 : 0), a);
    });
  // what is behind the front: the far half of the lip, and the cone it rises to
  pen.shape([...frame.disc(0, -4, 198, 250, Math.PI, TAU, 18), ...seam(0)], shell, { tone: -0.6, wobble: 0 });
  const [tx, ty] = frame.at(-6, -4, 262);
  pen.shape(arc(tx, ty, 226 * s, 132 * s, Math.PI, TAU, 18), shell, { tone: -0.2, wobble: 0 });
  for (const i of range(LAST)) {
    const [low, high] = [seam(i), seam(i + 1)];
    const tall = nth(TURNS, i)[1];
    // a whorl is fat: its sides stand out beyond the seams
    const swell = (side: number): Point => {
      const [x, y] = spire.at(i + 0.42 + (side < 0 ? CLIMB * 0.5 : 0), side < 0 ? Math.PI : 0);
      return [x + side * tall * 0.07 * s, y];
    };
    const whorl = [...low, swell(-1), ...high.toReversed(), swell(1)];
    pen.shape(whorl, shell, { tone: 0.25, wobble: 0, ink: 1.2 });
    pen.within(whorl, () => {
      pen.tint([...seam(i + 0.3), ...seam(i + 0.58).toReversed()], band, { tone: 0.1, edge: 'straight' });
      pen.tint([...seam(i, 0, 0.95), ...seam(i + 1, 0, 0.95).toReversed(), swell(1)], '#4a3a78', {
        edge: 'straight',
        opacity: 0.3,
      });
      pen.tint([...seam(i + 0.66, 1.9, 2.7), ...seam(i + 0.92, 1.9, 2.7).toReversed()], '#ffffff', {
        edge: 'straight',
        opacity: 0.55,
      });
      pen.tint([...seam(i), ...seam(i + 0.14).toReversed()], '#7a5a4a', { edge: 'straight', opacity: 0.26 });
    });
    const ribs = Math.max(4, 13 - i * 2);
    for (const k of range(ribs)) {
      const a = ((k + 0.5) / ribs) * Math.PI;
      const shift = CLIMB * (a / Math.PI - 0.5) * (i > 0 ? 1 : 0);
      pen.line(
        [
          spire.at(i + 0.06 + shift, a),
          spire.at(i + 0.5 + shift, a + 0.05),
          spire.at(i + 0.96 + shift, a + 0.14),
        ],
        0.9,
        {
          smooth: true,
          opacity: 0.7,
        },
      );
    }
  }
  // the lip is rolled out all along the eave
  const roll = (r: number, z: number) => frame.disc(0, -4, z, r, 0.04, Math.PI - 0.04, 25);
  pen.bars([roll(246, 184)], 15 * s, lip, { smooth: true, edge: 2 });
  pen.bars([roll(254, 198)], 19 * s, shell, { smooth: true, edge: 2.4 });
  for (const i of range(15)) {
    const a = 0.2 + (i / 14) * 2.74;
    const [x, y] = frame.at(Math.cos(a) * 256, -4 + Math.sin(a) * 256, 198);
    pen.line(
      [
        [x - 3 * s, y - 8 * s],
        [x + 3 * s, y + 8 * s],
      ],
      0.7,
    );
  }
  return spire;
}
