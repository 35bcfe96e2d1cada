/** The sword in the ring: everybody has tried to lift it, and there is a queue. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface RelicSwordOptions {
  readonly steel?: string;
  readonly light?: string;
}

export const relicSword: ThingKind<RelicSwordOptions> = {
  name: 'relicSword',
  footprint: () => disc(150),
  height: 200,
  lamps: () => [{ reach: 300 }],
  draw(pen, frame, { steel = '#e4e2da', light = '#58d0e0' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u + z * 0.1, 0, z);
    drum(pen, frame, { r: 150, z0: 0, z1: 18 }, '#c9c0ae');
    drum(pen, frame, { r: 108, z0: 18, z1: 38 }, '#d8d0be');
    for (const i of range(8)) {
      const a = (i / 8) * TAU + 0.2;
      pen.tint(arc(...frame.at(Math.cos(a) * 80, Math.sin(a) * 80, 39), 9 * s, 5 * s, 0, TAU, 8), light);
    }
    pen.shape(frame.disc(0, 0, 39, 40), '#8f8676', { edge: 'smooth', ink: 0.9, contour: false });
    // blade with a slit of light down its middle
    pen.shape([p(-34, 36), p(-44, 330), p(-16, 372), p(52, 352), p(36, 36)], steel, { ink: 1.3 });
    pen.tint([p(6, 36), p(10, 366), p(52, 352), p(36, 36)], steel, { tone: -0.9, edge: 'straight' });
    pen.shape([p(-10, 60), p(-14, 300), p(4, 322), p(18, 300), p(12, 60)], light, {
      ink: 0.9,
      contour: false,
    });
    for (const i of range(4)) pen.line([p(-10, 96 + i * 54), p(14, 108 + i * 54)], 1);
    // a ring for a guard
    const [x, y] = p(2, 408);
    pen.shape(arc(x, y, 66 * s, 66 * s, 0, TAU, 22), '#d9573f', { edge: 'smooth' });
    pen.shape(arc(x, y, 46 * s, 46 * s, 0, TAU, 20), '#3a3550', { edge: 'smooth', contour: false });
    pen.shape(arc(x, y, 36 * s, 36 * s, 0, TAU, 18), light, { edge: 'smooth', contour: false, ink: 0.8 });
    pen.tint(arc(x - 10 * s, y - 10 * s, 14 * s, 12 * s, 0, TAU, 10), '#ffffff');
    pen.bars([[p(2, 474), p(2, 566)]], 22 * s, '#7a4a3c');
    for (const i of range(4)) pen.line([p(-9, 490 + i * 18), p(12, 498 + i * 18)], 1.1);
    pen.shape(arc(...p(2, 576), 18 * s, 16 * s, 0, TAU, 10), '#e3b04b', { edge: 'smooth' });
    pen.glow(x, y, 220 * s, 'amber', 0.8);
  },
};
