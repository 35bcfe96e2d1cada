/** The near gunwale of a sky ship and its rail, in a thing of their own, so that people can stand behind them. */
import { range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

export interface ShipRailOptions {
  readonly face?: 1 | -1;
  readonly hull?: string;
}

/** Height of the deck, in the ship's own space. */
export const DECK = 124;

export const shipRail: ThingKind<ShipRailOptions> = {
  name: 'shipRail',
  footprint: () => block(60, 10),
  height: 180,
  shadow: false,
  draw(pen, frame, { face = 1, hull = '#a8693c' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u * face, 0, z);
    const top = spline([p(-284, 178), p(-140, 150), p(60, 142), p(256, 164), p(350, 208)], false, 6);
    const low = spline([p(-290, 128), p(-140, 112), p(60, 106), p(262, 122), p(312, 150)], false, 6);
    pen.shape([...top, ...low.toReversed()], hull, { wobble: 0, contour: false });
    pen.line(
      top.map(([x, y], i): Point => [x, (y + (low[i] ?? [x, y])[1]) / 2]),
      0.8,
    );
    const rail = (u: number) => 186 - Math.sin(((u + 290) / 480) * Math.PI) * 12 + Math.max(0, u - 190) * 0.5;
    pen.bars(
      range(10).map((i) => [
        p(-276 + i * 60, rail(-276 + i * 60) - 34),
        p(-276 + i * 60, rail(-276 + i * 60)),
      ]),
      4 * s,
      '#8a5a36',
    );
    pen.bars([range(20).map((i) => p(-286 + i * 31, rail(-286 + i * 31)))], 7 * s, '#e3b04b', {
      smooth: true,
    });
  },
};
