/** Wagons of a supply column, and the spoked wheel they share with whatever else is drawn by horses. */
import { arc, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Pen } from '../../core/pen';
import { box } from '../../core/solids';
import type { ThingKind } from '../../core/thing';
import { block } from '../../core/footprint';

/** A spoked wheel of radius `r` that stands on the ground at `u`, `w` of the frame. */
export function wheel(pen: Pen, frame: Frame, u: number, w: number, r: number) {
  const at = (a: number, k: number): Point => frame.at(u + Math.cos(a) * r * k, w, r + Math.sin(a) * r * k);
  const ring = (k: number) => range(18).map((i) => at((i / 18) * 6.2832, k));
  pen.shape(ring(1), '#6b4a36', { edge: 'smooth' });
  pen.shape(ring(0.8), '#b9a07a', { edge: 'smooth', ink: 0.8, contour: false });
  for (const i of range(8))
    pen.line([at((i / 8) * 6.2832, 0.1), at((i / 8) * 6.2832, 0.8)], 2, { colour: '#6b4a36' });
  pen.shape(ring(0.2), '#55505e', { edge: 'smooth', ink: 0.8, contour: false });
}

export interface WagonOptions {
  readonly load?: 'barrels' | 'hay' | 'cloth';
  readonly cloth?: string;
}

export const wagon: ThingKind<WagonOptions> = {
  name: 'wagon',
  footprint: () => block(260, 120),
  height: 110,
  draw(pen, frame, { load = 'hay', cloth = '#efe2c4' }, random) {
    for (const u of [-80, 84]) wheel(pen, frame, u, -56, 36);
    const walls = box(pen, frame, { u0: -124, u1: 124, w0: -50, w1: 50, z0: 46, z1: 92 }, '#9a6c48');
    for (const wall of Object.values(walls))
      for (const z of [15, 30]) pen.line([wall.at(0, z), wall.at(wall.width, z)], 0.9);
    const s = frame.scale;
    if (load === 'cloth') {
      const hoop = (u: number) =>
        arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => frame.at(u, c * 50, 92 + q * 90));
      pen.shape([...hoop(-120).slice(0, 6), ...hoop(120).slice(0, 6).reverse()], cloth, { tone: 0.1 });
      pen.shape(hoop(frame.yaw > 0 ? -120 : 120), cloth, { tone: -0.8 });
      for (const u of [-60, 0, 60]) pen.line(hoop(u).slice(0, 6), 1, { smooth: true });
    } else
      for (const i of range(load === 'hay' ? 12 : 6)) {
        const [x, y] = frame.at(
          -90 + (i % 6) * 36,
          i > 5 ? -10 : 20,
          load === 'hay' ? 108 + (i > 5 ? 26 : 0) : 112,
        );
        if (load === 'hay')
          pen.shape(arc(x, y, 34 * s, 26 * s, random.next(), random.next() + 6.28, 8), '#dcb65a', {
            edge: 'scallop',
            tone: i > 5 ? 0.4 : -0.2,
          });
        else
          pen.shape(
            [
              [x - 17 * s, y + 24 * s],
              [x - 20 * s, y],
              [x - 16 * s, y - 26 * s],
              [x + 16 * s, y - 26 * s],
              [x + 20 * s, y],
              [x + 17 * s, y + 24 * s],
            ],
            '#b07a48',
          );
      }
    for (const u of [-80, 84]) wheel(pen, frame, u, 58, 36);
    pen.bars([[frame.at(124, 0, 50), frame.at(220, 0, 34)]], 9 * s, '#7a5238');
  },
};
