/** Two who have shouted for an hour: their beams meet in the middle, and the sand between them does not like it. */
import { block } from '../../../core/footprint';
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

/** How far from the middle each of the two stands, world units. */
export const BEAM_REACH = 236;

const LEFT = ['#2f8fe0', '#8fdcff', '#ffffff'] as const;
const RIGHT = ['#e8742c', '#ffcf6a', '#ffffff'] as const;
const HEIGHT = 62;

export const beamDuel: ThingKind<object> = {
  name: 'beam-duel',
  footprint: () => block(BEAM_REACH * 2 + 40, 90),
  height: 20,
  shadow: false,
  draw(pen, frame, _options, random) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    // the furrow that the light ploughs, and what it throws up
    const furrow = range(14).map((i): Point => {
      const a = (i / 14) * TAU;
      return frame.at(Math.cos(a) * (196 + random.jitter(14)), Math.sin(a) * (36 + random.jitter(5)), 0);
    });
    pen.shape(furrow, '#b98a58', { edge: 'smooth', contour: false, ink: 0.8 });
    pen.tint(
      furrow.map(([x, y]): Point => [frame.x + (x - frame.x) * 0.8, frame.y + (y - frame.y) * 0.6 + 2]),
      '#8a5f48',
    );
    for (const i of range(12)) {
      const [u, z] = [random.range(-190, 190), random.range(6, 130)];
      const k = random.range(5, 11);
      pen.shape([p(u - k, z), p(u, z + k), p(u + k * 1.1, z + 2), p(u + k * 0.3, z - k)], '#c9824e', {
        tone: i % 2 ? 0.4 : -0.5,
        ink: 0.8,
      });
    }
    for (const [side, colours] of [
      [-1, LEFT],
      [1, RIGHT],
    ] as const)
      for (const [i, colour] of colours.entries()) {
        const half = nth([34, 22, 10], i);
        const from = side * (BEAM_REACH - 44 - i * 4);
        const wave = range(7).map((k) => half * (0.5 + 0.5 * Math.min(1, k / 2)) + (k % 2 ? 4 : 0));
        const at = (k: number, sign: number): Point => p(from * (1 - k / 6), HEIGHT + sign * nth(wave, k));
        pen.shape(
          [...range(7).map((k) => at(k, 1)), ...range(7).map((k) => at(6 - k, -1))],
          { emit: colour },
          { edge: 'smooth', ink: i ? 0 : 0.8, contour: i === 0 },
        );
      }
    const burst = (long: number, short: number): Point[] =>
      range(24).map((i) => {
        const a = (i / 24) * TAU + 0.08;
        const reach = i % 2 ? short : long * (i % 4 ? 1 : 0.74);
        return p(Math.cos(a) * reach * 0.8, HEIGHT + Math.sin(a) * reach);
      });
    pen.shape(burst(104, 48), { emit: '#ffe27a' }, { wobble: 0 });
    pen.tint(burst(74, 36), { emit: '#fffbe0' }, { edge: 'straight' });
    for (const k of [-1, 1])
      for (const r of [1, 1.3])
        pen.line(
          arc(
            ...p(k * 8, HEIGHT),
            62 * r * s,
            96 * r * s,
            k > 0 ? -0.6 : Math.PI - 0.6,
            k > 0 ? 0.6 : Math.PI + 0.6,
            8,
          ),
          1.1,
          { smooth: true, colour: { emit: '#fff6c8' } },
        );
  },
};
