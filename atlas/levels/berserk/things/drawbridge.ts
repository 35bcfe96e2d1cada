/** The drawbridge of the black castle: down, because nobody remembers how it goes up. */
import { range } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

const PLANK = '#8a5a38';

/** From the gate at `u`, over the whole moat: heavy beams, planks across, iron at its end, and its chains. */
export function drawbridge(pen: Pen, frame: Frame, u: number): void {
  const s = frame.scale;
  const deck = (du: number, w: number): Point => frame.at(u + du, w, 6);
  const half = (w: number): number => 66 + (w - 150) * 0.081;
  pen.shape([deck(-66, 150), deck(66, 150), deck(84, 372), deck(-84, 372)], PLANK, { tone: 0.1 });
  for (const k of range(11)) {
    const w = 160 + k * 20;
    const wide = half(w);
    if (k % 3 === 1)
      pen.tint([deck(-wide, w), deck(wide, w), deck(wide + 1.6, w + 19), deck(-wide - 1.6, w + 19)], PLANK, {
        tone: 0.8,
        edge: 'straight',
      });
    pen.line([deck(-wide, w), deck(wide, w)], 1.1);
  }
  pen.shape([deck(-84, 362), deck(84, 362), deck(86, 380), deck(-86, 380)], '#5a5464', { ink: 0.9 });
  for (const k of [-1, 1]) {
    pen.bars([[deck(k * 66, 150), deck(k * 84, 372)]], 11 * s, '#6a4630', { tone: k < 0 ? 0.3 : -0.4 });
    pen.bars([[frame.at(u + k * 50, 150, 190), deck(k * 80, 330)]], 5 * s, '#9a94a6', { edge: 1.6 });
  }
}
