/** The ice-cream cart: its name stands right of the wheel, which left an L of the I. */
import { TAU, arc, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { cart } from '../../../things/fair/cart';
import type { CartOptions } from '../../../things/fair/cart';

/** A cart with a board over its front, and the near wheel before that. */
export const iceCart: ThingKind<CartOptions> = {
  ...cart,
  draw(pen, frame, options, random) {
    cart.draw(pen, frame, options, random);
    const s = frame.scale;
    const [u, w, z] = [-30, 36, 26];
    const walls = box(
      pen,
      frame,
      { u0: -50, u1: 51, w0: 30, w1: 32, z0: 34, z1: 80 },
      options.body ?? '#e86fa0',
    );
    if (walls.front) {
      walls.front.panel(38, 6, 98, 40, '#fff1d6', { ink: 0.9 });
      letters(pen, walls.front, 'ICE', { s: 68, z: 13, height: 20, colour: '#a8394a', width: 2 });
    }
    pen.shape(arc(...frame.at(u, w, z), 25 * s, 26 * s, 0, TAU, 16), '#8a5a36', { edge: 'smooth' });
    pen.shape(arc(...frame.at(u, w, z), 18 * s, 19 * s, 0, TAU, 14), '#e9d6b0', {
      edge: 'smooth',
      tone: -0.4,
    });
    for (const i of range(4)) {
      const [c, d] = [Math.cos(i * 0.785) * 18, Math.sin(i * 0.785) * 18];
      pen.line([frame.at(u - c, w, z - d), frame.at(u + c, w, z + d)], 0.9);
    }
  },
};
