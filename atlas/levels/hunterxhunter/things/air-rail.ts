/** A corner of the airship one stands on: deck, rail and a brass spyglass trained on the island. */
import { block } from '../../../core/footprint';
import { TAU, arc, lerp, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

export interface AirRailOptions {
  readonly wood?: string;
}

const BRASS = '#e0b04a';

export const airRail: ThingKind<AirRailOptions> = {
  name: 'airRail',
  footprint: () => block(20, 20),
  height: 0,
  shadow: false,
  draw(pen, frame, { wood = '#8f5a36' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    /** The rail's curve from the left edge of the picture to the lower one, `out` units outside it. */
    const bow = (t: number, out = 0): Point => {
      const a = lerp(1.86, -0.2, t);
      return p(-120 + Math.cos(a) * (520 + out) + 60 * t, -150 + Math.sin(a) * (330 + out * 0.8));
    };
    const curve = (out: number): Point[] => range(17).map((i) => bow(i / 16, out));
    pen.shape([...curve(-26), p(420, -220), p(-200, -220)], '#c08a58', { wobble: 0 });
    pen.within([...curve(-26), p(420, -220), p(-200, -220)], () => {
      for (const k of range(9)) pen.line([p(-200, 150 - k * 52), p(460, 66 - k * 52)], 1.1, { opacity: 0.7 });
      for (const k of range(7)) pen.line([p(-60 + k * 74, 120 - k * 30), p(-56 + k * 74, 74 - k * 30)], 0.9);
      pen.tint([...curve(-26), ...curve(-96).toReversed()], '#5a2f2a', { opacity: 0.4, edge: 'straight' });
    });
    // balusters lean away from the deck, the rail lies over them
    for (const i of range(15)) {
      const t = 0.03 + i * 0.066;
      pen.bars([[bow(t, -22), bow(t, 26)]], 17 * s, i % 4 === 2 ? BRASS : '#a86f42', { edge: 2 });
    }
    pen.bars([curve(-26)], 15 * s, wood, { tone: -0.4, smooth: true });
    pen.bars([curve(34)], 38 * s, wood, { smooth: true, edge: 3 });
    pen.bars([curve(40)], 10 * s, '#c98a54', { smooth: true, edge: 0 });
    for (const t of [0.16, 0.44, 0.72])
      pen.shape(arc(...bow(t, 34), 26 * s, 23 * s, 0, TAU, 16), BRASS, { edge: 'smooth' });
    // a rope in loops over the rail
    const rope = range(25).map((i): Point => {
      const t = 0.18 + (i / 24) * 0.54;
      return bow(t, 62 + Math.abs(Math.sin(i * 0.52)) * 46);
    });
    pen.bars([rope], 9 * s, '#e6cf9a', { smooth: true, edge: 1.8 });
    // the spyglass on its fork
    const foot = bow(0.33, 34);
    const eye = p(24, 74);
    const far = p(292, 214);
    const on = (t: number): Point => [lerp(eye[0], far[0], t), lerp(eye[1], far[1], t)];
    pen.bars([[foot, on(0.5)]], 15 * s, '#5f5a70', { edge: 2.4 });
    for (const [from, to, wide] of [
      [0, 0.34, 30],
      [0.32, 0.66, 40],
      [0.64, 1, 52],
    ] as const) {
      pen.bars([[on(from), on(to)]], wide * s, BRASS, { tone: -0.2, edge: 3 });
      pen.bars(
        [[on(from + 0.03), on(to - 0.03)].map(([x, y]): Point => [x - wide * 0.16 * s, y - wide * 0.2 * s])],
        wide * 0.2 * s,
        '#fbe6a0',
        { edge: 0 },
      );
      pen.bars([[on(to - 0.03), on(to)]], (wide + 8) * s, '#a8752e', { edge: 2.4 });
    }
    pen.shape(arc(...nth([on(1.02)], 0), 14 * s, 27 * s, 0.75, 0.75 + TAU, 16), '#bfe6ea', {
      edge: 'smooth',
    });
  },
};
