/** A flower pot on its side: the earth has run out of it, the flower lies in the earth, two shards lie apart. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';

export const toppledPot: ThingKind<object> = {
  name: 'toppledPot',
  footprint: () => block(110, 40),
  height: 34,
  draw(pen, frame) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    // the earth, a low fan to the left
    pen.shape([p(-6, 4), p(-40, 12), p(-78, 6), p(-92, -6), p(-60, -14), p(-16, -12), p(4, -8)], '#6a4438', {
      edge: 'smooth',
    });
    for (const [u, z] of [
      [-66, 0],
      [-44, 4],
      [-26, -4],
      [-54, -8],
    ] as const)
      pen.tint(arc(...p(u, z), 4 * s, 3 * s), '#8f6450', {});
    // the pot: mouth to the left, foot to the right
    pen.shape([p(-8, 40), p(52, 31), p(54, -4), p(-4, -16)], '#d0704a', { wobble: 0 });
    pen.tint([p(0, 2), p(54, 4), p(54, -4), p(-4, -16)], '#d0704a', { tone: -1, edge: 'straight' });
    pen.shape([p(-16, 44), p(0, 42), p(4, -16), p(-12, -20)], '#e08a5c', { wobble: 0 });
    pen.shape(arc(...p(-14, 12), 10 * s, 32 * s, 0, 6.2832, 16), '#4a2e2a', {
      edge: 'smooth',
      contour: false,
    });
    pen.shape(arc(...p(53, 13), 5 * s, 17 * s, 0, 6.2832, 12), '#b85f3e', { edge: 'smooth', contour: false });
    pen.line([p(22, 34), p(30, 20), p(24, 10), p(34, -4)], 1.2);
    // what grew in it
    pen.bars([[p(-20, 8), p(-48, 18), p(-72, 14)]], 5 * s, '#5f8f4a', { smooth: true, edge: 1.4 });
    for (const [u, z, turn] of [
      [-40, 22, 1],
      [-52, 10, -1],
    ] as const)
      pen.shape([p(u, z), p(u - 12, z + turn * 12), p(u - 24, z + turn * 4)], '#7fae5a', {
        edge: 'smooth',
        ink: 0.8,
      });
    const [x, y] = p(-84, 14);
    for (const i of range(6)) {
      const a = (i / 6) * 6.2832;
      pen.shape(arc(x + Math.cos(a) * 12 * s, y + Math.sin(a) * 11 * s, 8 * s, 8 * s), '#f2d23c', {
        edge: 'smooth',
        ink: 0.8,
      });
    }
    pen.shape(arc(x, y, 8 * s, 8 * s), '#8a4a2c', { edge: 'smooth', ink: 0.8, contour: false });
    for (const [u, z] of [
      [64, -18],
      [-30, -24],
    ] as const)
      pen.shape([p(u, z), p(u + 16, z + 10), p(u + 20, z - 4)], '#d0704a', { ink: 0.9 });
  },
};
