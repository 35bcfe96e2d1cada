/** The near poles of the merry-go-round once more, to stand before those who ride it. */
import { range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

export interface BrassPolesOptions {
  /** Radius of the merry-go-round. */
  readonly r: number;
}

/** A rider sits on the horse that has its pole here, in the merry-go-round's own space. */
export const horseAt = (i: number, r: number): readonly [u: number, w: number, z: number] => {
  const [a, k] = [(i / 14) * 6.283 + 0.2, i % 2 ? 0.82 : 0.62];
  return [Math.cos(a) * r * k, Math.sin(a) * r * k, 96 + Math.sin(i * 2.3) * 18];
};

export const brassPoles: ThingKind<BrassPolesOptions> = {
  name: 'brassPoles',
  footprint: () => [
    [-10, -10],
    [10, -10],
    [10, 10],
    [-10, 10],
  ],
  height: 280,
  shadow: false,
  draw(pen, frame, { r }) {
    const poles = range(7).map((i) => {
      const a = 0.12 + ((i + 1) / 8) * 2.9;
      const [u, w] = [Math.cos(a) * r * 0.96, Math.sin(a) * r * 0.96];
      return [frame.at(u, w, 48), frame.at(u, w, 280)];
    });
    pen.bars(poles, 8 * frame.scale, '#e3b04b');
  },
};
