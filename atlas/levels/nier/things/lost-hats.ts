/** What the coaster costs its riders: three hats, blown from the top of the heart down to whoever waits below with a net. */
import { TAU, arc } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';

/** A hat in the wind: where from the foot of the heart, how far it has turned over, how it looks. */
const FLOWN = [
  [86, 500, 0.5, '#d9534a', 'round'],
  [-14, 392, -0.7, '#f0dca0', 'wide'],
  [-118, 300, 0.9, '#3f4a78', 'tall'],
] as const;

function hat(
  pen: Pen,
  [x, y]: Point,
  s: number,
  { turn, colour, cut, band }: { turn: number; colour: string; cut: string; band: string },
): void {
  const [c, n] = [Math.cos(turn), Math.sin(turn)];
  const at = (a: number, b: number): Point => [x + (a * c - b * n) * s, y + (a * n + b * c) * s];
  const brim = cut === 'wide' ? 40 : 31;
  const [half, tall] = cut === 'tall' ? [18, 40] : [20, 25];
  pen.shape(
    arc(0, 0, brim, 9, 0, TAU, 20).map(([a, b]) => at(a, b)),
    colour,
    { edge: 'smooth', tone: -0.2 },
  );
  const crown =
    cut === 'tall'
      ? [at(-half, 0), at(-half - 2, -tall), at(half + 2, -tall), at(half, 0)]
      : [at(-half, 0), at(-half * 0.9, -tall * 0.7), at(0, -tall), at(half * 0.9, -tall * 0.7), at(half, 0)];
  pen.shape(crown, colour, { edge: cut === 'tall' ? 'straight' : 'smooth', tone: 0.2 });
  pen.tint([at(-half, 0), at(-half, -8), at(half, -8), at(half, 0)], cut === 'tall' ? '#d9534a' : band, {
    edge: 'straight',
  });
}

export const lostHats: ThingKind<{ readonly band?: string }> = {
  name: 'lostHats',
  footprint: () => block(10, 10),
  height: 0,
  shadow: false,
  draw(pen, frame, { band = '#3a3638' }) {
    const s = frame.scale;
    for (const [u, z, turn, colour, cut] of FLOWN) {
      const [x, y] = frame.at(u, 0, z);
      for (const k of [-1, 0, 1])
        pen.line(
          [
            [x + 44 * s, y - (38 + k * 15) * s],
            [x + 76 * s, y - (62 + k * 16) * s],
            [x + (112 + k * 8) * s, y - (74 + k * 17) * s],
          ],
          1,
          { smooth: true, colour: '#ffffff', opacity: 0.9 },
        );
      hat(pen, [x, y], s, { turn, colour, cut, band });
    }
  },
};
