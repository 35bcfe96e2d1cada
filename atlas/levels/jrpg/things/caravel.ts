/** The first ship one is given: small, round, and leaving before its crew has finished the farewell. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';
import { folk } from '../../../stage/folk';
import type { PersonSpec } from '../../../people/spec';
import { foam } from './foam';
import { trace } from './parts';

export interface CaravelOptions {
  readonly hull?: string;
  readonly cloth?: string;
  readonly stripe?: string;
}

const CREW: readonly (readonly [u: number, z: number, as: PersonSpec])[] = [
  [
    -150,
    128,
    {
      build: 'stout',
      pose: 'hips',
      hair: 'bald',
      face: ['mustache'],
      outfit: 'captain',
      colours: ['wine', 'navy', 'gold', 'black'],
      mood: 'cocky',
    },
  ],
  [
    40,
    84,
    {
      build: 'teen',
      pose: 'wave',
      hair: 'bob',
      hairColour: 'ginger',
      outfit: 'sailor',
      colours: ['white', 'cobalt', 'red', 'navy'],
      mood: 'sad',
      signs: ['tear'],
    },
  ],
  [
    120,
    92,
    {
      build: 'kid',
      pose: 'point',
      hair: 'tousled',
      hairColour: 'umber',
      outfit: 'adventurer',
      colours: ['lime', 'sand', 'white', 'umber'],
      mood: 'star',
    },
  ],
];

/** A square sail full of wind, striped, with a crystal on it when it is the great one. */
function sail(
  pen: Pen,
  frame: Frame,
  [u, z, half, tall]: readonly [number, number, number, number],
  [cloth, stripe]: readonly [string, string],
): void {
  const at = (k: number, t: number): Point =>
    frame.at(u + k * half * (1 - 0.1 * t) + 26 * Math.sin(t * Math.PI), 0, z - t * tall - 14 * k * k * t);
  const side = (k: number) => range(7).map((i) => at(k, i / 6));
  const outline = [...side(-1), ...range(5).map((i) => at(-1 + i * 0.5, 1)), ...side(1).toReversed()];
  pen.shape(outline, cloth, { edge: 'straight', wobble: 0 });
  pen.within(outline, () => {
    for (const k of [-0.6, 0, 0.6])
      pen.tint(
        [...range(7).map((i) => at(k - 0.15, i / 6)), ...range(7).map((i) => at(k + 0.15, 1 - i / 6))],
        stripe,
        { edge: 'straight' },
      );
    pen.tint([...range(7).map((i) => at(0.5, i / 6)), ...side(1).toReversed()], '#3a2f6a', {
      edge: 'straight',
      opacity: 0.22,
    });
    for (const t of [0.3, 0.62])
      pen.line(
        range(9).map((i) => at(-1 + i / 4, t + 0.05 * Math.sin(i))),
        0.7,
        { smooth: true, opacity: 0.6 },
      );
    for (const k of range(8)) pen.line([at(-0.9 + k * 0.25, 0.3), at(-0.88 + k * 0.25, 0.38)], 1.1);
  });
  const yard = [frame.at(u - half - 14, 0, z + 4), frame.at(u + half + 14, 0, z + 4)];
  pen.bars([yard], 9 * frame.scale, '#7a4a34');
  const [x, y] = at(0, 0.5);
  const r = half * 0.36 * frame.scale;
  pen.shape(
    range(8).map((i): Point => {
      const a = (i / 8) * TAU;
      const k = i % 2 ? 0.4 : i % 4 ? 0.75 : 1.2;
      return [x + Math.sin(a) * r * k, y - Math.cos(a) * r * k];
    }),
    '#e9c46a',
    { ink: 0.9, contour: false, wobble: 0 },
  );
}

export const caravel: ThingKind<CaravelOptions> = {
  name: 'caravel',
  footprint: () => block(420, 120),
  height: 300,
  shadow: false,
  draw(pen, frame, { hull = '#9a5a3a', cloth = '#fbf3e0', stripe = '#d8564a' }) {
    const at = upright(frame);
    const s = frame.scale;
    for (const [u, top] of [
      [-104, 330],
      [70, 420],
    ] as const) {
      for (const k of [-1, 1]) pen.line([frame.at(u, 0, top - 20), frame.at(u + k * 110, 0, 90)], 1.2);
      pen.bars([[frame.at(u, 0, 60), frame.at(u, 0, top)]], 13 * s, '#7a4a34');
    }
    sail(pen, frame, [-104, 300, 74, 130], [cloth, stripe]);
    sail(pen, frame, [70, 372, 104, 200], [cloth, stripe]);
    // a basket at the top, and a flag with the wind
    pen.shape(
      at([
        [44, 392],
        [96, 392],
        [90, 366],
        [50, 366],
      ]),
      '#c98a52',
    );
    for (const [u, z, colour] of [
      [-104, 330, '#3f7f9a'],
      [70, 420, '#d8564a'],
    ] as const)
      pen.shape(
        at([
          [u, z],
          [u + 40, z - 6],
          [u + 84, z + 4],
          [u + 64, z - 14],
          [u + 80, z - 32],
          [u + 38, z - 38],
          [u, z - 32],
        ]),
        colour,
        { edge: 'straight' },
      );
    pen.shape(at(trace('-214 110, -120 100, -116 150, -206 164')), '#c98a52', { tone: -0.2 });
    for (const [u, z, as] of CREW) folk(pen, frame.at(u, 0, z), s * 0.62, as);
    const body = at(
      trace('-240 170, -120 140, -116 96, 110 92, 220 132, 276 152, 226 60, 170 -30, -170 -36, -222 40'),
    );
    pen.shape(body, hull, { edge: 'straight', wobble: 1.5 });
    pen.within(body, () => {
      pen.tint(at(trace('276 152, 226 60, 170 -30, -170 -36, -200 10, 60 22, 180 70')), hull, {
        tone: -1,
        edge: 'straight',
      });
      for (const [i, z] of [104, 74, 44, 14].entries())
        pen.line(
          at(range(12).map((k): Point => [-240 + k * 46, z + ((k - 5) / 5) ** 2 * 26 - (i % 2) * 2])),
          1,
          { smooth: true },
        );
      for (const k of range(16))
        pen.line(
          at([
            [-220 + k * 30, 20 + (k % 4) * 30],
            [-220 + k * 30, 34 + (k % 4) * 30],
          ]),
          0.8,
        );
    });
    for (const rail of ['-244 174, -120 146', '-118 104, 110 100, 220 140, 284 160'])
      pen.bars([at(trace(rail))], 11 * s, '#e9c46a');
    for (const u of [-180, -150])
      pen.shape(
        at([
          [u - 10, 70],
          [u + 10, 70],
          [u + 10, 104],
          [u, 114],
          [u - 10, 104],
        ]),
        pen.light.night ? { emit: '#ffd98a' } : '#4a5a86',
        { contour: false, ink: 0.9 },
      );
    for (const [i, u] of [-70, 0, 70, 140].entries()) {
      const [x, y] = frame.at(u, 0, 52 + i * 4);
      pen.shape(arc(x, y, 16 * s, 16 * s), '#e9c46a', { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, 10 * s, 10 * s), '#3a2438', { edge: 'smooth', contour: false, ink: 0.8 });
    }
    const [lx, ly] = frame.at(-250, 0, 200);
    pen.bars([[frame.at(-236, 0, 168), [lx, ly]]], 6 * s, '#4a3f48');
    pen.shape(arc(lx, ly, 13 * s, 16 * s), { emit: '#ffd27a' }, { edge: 'smooth' });
    pen.glow(lx, ly, 90 * s, 'amber', 1);
    // the hull lies in the water, and the bow throws more of it up
    foam(pen, frame, { u: 0, z: -16, reach: 262, tall: 11 });
    foam(pen, frame, { u: -206, z: -12, reach: 70, tall: 20 });
  },
};
