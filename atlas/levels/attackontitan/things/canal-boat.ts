/** A boat whose rings stay on the narrow canal: those of a river would run over the quay and over shoes. */
import { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { riverBoat } from '../../../things/town/canal';

type Options = typeof riverBoat extends ThingKind<infer O> ? O : never;

/** How much of a river's rings a canal has room for. */
const ROOM = 0.72;

class Narrow extends Frame {
  override disc(
    u: number,
    w: number,
    z: number,
    radius: number,
    from = 0,
    to = Math.PI * 2,
    count = 28,
  ): Point[] {
    return super.disc(u, w, z, radius * ROOM, from, to, count);
  }
}

export const canalBoat: ThingKind<Options> = {
  ...riverBoat,
  draw(pen, { x, y, scale, yaw }, options, random) {
    riverBoat.draw(pen, new Narrow([x, y], scale, yaw), options, random);
  },
};
