/** A watchtower on stilts: searchlight, ladder, and a cabin with a stove that nobody wants to leave. */
import { TAU, arc, lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { hipRoof } from '../../../core/roofs';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { lookout } from './lookout';
import type { Guard } from './lookout';
import { LAMPLIGHT, SNOW, drift, hazard, ladder, snowOn } from './parts';

export interface WatchtowerOptions {
  readonly face?: 1 | -1;
  readonly timber?: string;
  /** Its beam thins out with its way, and has no end that the eye could find. */
  readonly soft?: boolean;
  readonly guard?: Guard;
}

export const watchtower: ThingKind<WatchtowerOptions> = {
  name: 'watchtower',
  footprint: () => block(170, 150),
  height: 420,
  draw(pen, frame, { face = 1, timber = '#7c6a62', soft = false, guard = 'asleep' }, random) {
    const s = frame.scale;
    const leg = (u: number, w: number): Point[] => [frame.at(u * 1.4, w * 1.3, 0), frame.at(u, w, 330)];
    for (const w of [-50, 50]) {
      const tone = w < 0 ? -0.9 : 0;
      pen.bars([leg(-64, w), leg(64, w)], 17 * s, timber, { tone });
      pen.bars(
        [
          [frame.at(-84, w * 1.2, 60), frame.at(70, w, 300)],
          [frame.at(84, w * 1.2, 60), frame.at(-70, w, 300)],
          [frame.at(-78, w * 1.14, 170), frame.at(78, w * 1.14, 170)],
        ],
        10 * s,
        timber,
        { tone },
      );
    }
    ladder(pen, frame.at(0, 84, 0), frame.at(0, 62, 326), 15 * s, '#a9825a');
    const deck = box(pen, frame, { u0: -104, u1: 104, w0: -82, w1: 82, z0: 322, z1: 344 }, '#8d98a8', {
      topMaterial: '#c9d2da',
    });
    if (deck.front) hazard(deck.front, 0, 0, deck.front.width, 22, 8);
    const cabin = box(pen, frame, { u0: -80, u1: 80, w0: -62, w1: 62, z0: 344, z1: 470 }, '#7f97a4', {
      top: false,
    });
    for (const wall of Object.values(cabin)) {
      wall.panel(10, 56, wall.width - 10, 108, LAMPLIGHT, { ink: 1.1, tone: 0 });
      for (const k of [0.34, 0.66])
        pen.line([wall.at(wall.width * k, 56), wall.at(wall.width * k, 108)], 1.3);
      for (const z of [18, 36]) pen.line([wall.at(4, z), wall.at(wall.width - 4, z)], 0.7);
    }
    if (cabin.front) lookout(pen, cabin.front.at(74, 52), s * 0.8, guard);
    pen.bars(
      [
        [frame.at(-102, 80, 384), frame.at(102, 80, 384)],
        [frame.at(-102, 80, 344), frame.at(-102, 80, 384)],
        [frame.at(-34, 80, 344), frame.at(-34, 80, 384)],
        [frame.at(34, 80, 344), frame.at(34, 80, 384)],
        [frame.at(102, 80, 344), frame.at(102, 80, 384)],
      ],
      6 * s,
      '#5b6474',
      { edge: 1.6 },
    );
    hipRoof(pen, frame, { u0: -80, u1: 80, w0: -62, w1: 62, z: 470, rise: 74, over: 30, drop: 8 }, SNOW);
    snowOn(pen, [frame.at(-112, 94, 464), frame.at(112, 94, 464)], 18 * s, random);
    // the stove's pipe under its hat, cold: smoke would cross the faces behind the tower
    drum(pen, frame, { u: 48, w: -30, r: 10, z0: 500, z1: 566 }, '#5b6474', { top: false });
    drum(pen, frame, { u: 48, w: -30, r: 20, r1: 3, z0: 570, z1: 588 }, '#434b5c');
    // searchlight with a stub of its beam
    const [x, y] = frame.at(face * 118, 60, 410);
    pen.bars([[frame.at(face * 100, 70, 384), [x, y]]], 9 * s, '#5b6474');
    const ray = (far: number): Point[] => [
      [x + face * 22 * s, y - 24 * s],
      ...range(9).map((i): Point => {
        const a = lerp(0, 0.66, i / 8);
        return [x + face * Math.cos(a) * far * s, y + Math.sin(a) * far * s];
      }),
      [x + face * 14 * s, y + 26 * s],
    ];
    if (soft)
      // light thins out with its way
      for (const i of range(11))
        pen.tint(ray(190 - i * 13), { emit: '#fff2b8' }, { edge: 'straight', opacity: 0.05 });
    else
      pen.tint(
        [
          [x + face * 24 * s, y - 22 * s],
          [x + face * 190 * s, y + 20 * s],
          [x + face * 160 * s, y + 110 * s],
          [x + face * 16 * s, y + 26 * s],
        ],
        { emit: '#fff2b8' },
        { edge: 'straight', opacity: 0.4 },
      );
    pen.shape(
      [
        [x - face * 34 * s, y - 20 * s],
        [x + face * 20 * s, y - 26 * s],
        [x + face * 14 * s, y + 28 * s],
        [x - face * 36 * s, y + 14 * s],
      ],
      '#59637a',
      { ink: 1.1 },
    );
    pen.shape(arc(x + face * 18 * s, y, 11 * s, 27 * s, 0, TAU, 16), { emit: '#fff2b8' }, { edge: 'smooth' });
    snowOn(
      pen,
      [
        [x - 30 * s, y - 20 * s],
        [x + 24 * s, y - 24 * s],
      ],
      7 * s,
      random,
    );
    for (const u of [-92, 90]) drift(pen, frame.at(u, 70, 0), 44 * s, 24 * s);
  },
};
