/** The motorway that goes nowhere now: a deck on pillars, snapped, with grass down the middle and a car left in its lane. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { cracks, drape, rods, stains } from './ruin';

export interface FlyoverOptions {
  readonly length?: number;
  readonly height?: number;
  /** The end that broke off. */
  readonly broken?: 'left' | 'right';
  readonly concrete?: string;
  readonly leaf?: string;
}

const WIDE = 130;

/** A car that was never fetched, rusting where it stopped. */
export function wreck(pen: Pen, frame: Frame, [u, w, z]: readonly [number, number, number], paint: string) {
  const s = frame.scale;
  const p = (a: number, b: number, c = 0): Point => frame.at(u + a, w + c, z + b);
  for (const a of [-44, 44])
    pen.shape(arc(...p(a, 13, 24), 17 * s, 17 * s, 0, TAU, 12), '#5a544c', { edge: 'smooth' });
  box(pen, frame, { u0: u - 80, u1: u + 80, w0: w - 30, w1: w + 26, z0: z + 14, z1: z + 48 }, paint);
  pen.shape([p(-52, 48, 20), p(54, 48, 20), p(34, 84, 14), p(-34, 84, 14)], paint, { tone: 0.1 });
  pen.shape([p(-34, 84, 14), p(34, 84, 14), p(30, 84, -24), p(-30, 84, -24)], paint, { tone: 0.7 });
  pen.shape([p(-42, 52, 20), p(-4, 52, 20), p(-4, 78, 15), p(-30, 78, 15)], '#6a756e', {
    contour: false,
    ink: 0.8,
  });
  pen.shape([p(4, 52, 20), p(44, 52, 20), p(30, 78, 15), p(4, 78, 15)], '#6a756e', {
    contour: false,
    ink: 0.8,
  });
  for (const a of [-62, 10, 58])
    pen.tint(arc(...p(a, 30, 27), 11 * s, 7 * s, 0, TAU, 7), '#a8653f', { edge: 'scallop' });
  puff(pen, p(60, 52, 10), 22 * s, 15 * s, '#86a05a', 0.2);
}

export const flyover: ThingKind<FlyoverOptions> = {
  name: 'flyover',
  footprint: ({ length = 900 }) => block(length * 0.96, 70),
  height: 200,
  draw(
    pen,
    frame,
    { length = 900, height = 250, broken = 'right', concrete = '#d3d0bd', leaf = '#7f9f56' },
    random,
  ) {
    const [h, s] = [length / 2, frame.scale];
    const piers = Math.max(2, Math.round(length / 360));
    for (const i of range(piers)) {
      const u = -h + (length * (i + 0.5)) / piers;
      drum(pen, frame, { u, r: 52, z0: 0, z1: 16 }, concrete);
      drum(pen, frame, { u, r: 38, r1: 34, z0: 12, z1: height - 46 }, concrete, { top: false });
      box(pen, frame, { u0: u - 60, u1: u + 60, w0: -80, w1: 80, z0: height - 48, z1: height }, concrete);
      for (const k of range(7)) {
        const r = random.range(18, 32) * s;
        puff(pen, frame.at(u + random.jitter(40), 34, 8 + k * 20), r * (1 - k * 0.08), r * 0.8, leaf, 0);
      }
    }
    const walls = box(
      pen,
      frame,
      { u0: -h, u1: h, w0: -WIDE, w1: WIDE, z0: height, z1: height + 44 },
      concrete,
      {
        topMaterial: '#b9b8a4',
      },
    );
    for (const wall of Object.values(walls)) {
      stains(pen, wall, Math.round(wall.width / 40));
      cracks(pen, wall, Math.round(wall.width / 60));
    }
    // lanes and the grass between them
    for (const i of range(Math.round(length / 90)))
      pen.tint(
        [
          frame.at(-h + 20 + i * 90, -8, height + 44),
          frame.at(-h + 64 + i * 90, -8, height + 44),
          frame.at(-h + 64 + i * 90, 4, height + 44),
          frame.at(-h + 20 + i * 90, 4, height + 44),
        ],
        '#f4ecd0',
        { edge: 'straight' },
      );
    const back = box(
      pen,
      frame,
      { u0: -h, u1: h, w0: -WIDE, w1: -WIDE + 12, z0: height + 44, z1: height + 76 },
      concrete,
    );
    if (back.front) cracks(pen, back.front, 6);
    for (const i of range(Math.round(length / 110))) {
      const r = random.range(20, 40) * s;
      puff(
        pen,
        frame.at(-h + 50 + i * 110 + random.jitter(30), random.range(-90, 60), height + 54),
        r,
        r * 0.66,
        leaf,
        0.2,
      );
    }
    wreck(pen, frame, [broken === 'right' ? -h * 0.36 : h * 0.4, 40, height + 44], '#c98a5f');
    const side = broken === 'right' ? 1 : -1;
    // the snapped end: its rods hang out
    const end = (w: number, z: number, out: number): Point => frame.at(side * (h + out), w, z);
    pen.shape(
      [
        end(-WIDE, height + 44, 0),
        end(-60, height + 40, 46),
        end(0, height + 42, 22),
        end(50, height + 36, 64),
        end(WIDE, height + 44, 10),
        end(WIDE, height, 0),
        end(30, height - 6, 40),
        end(-WIDE, height, -6),
      ],
      concrete,
      { tone: -0.5, wobble: 3 },
    );
    rods(
      pen,
      [-90, -40, 10, 60, 110].map((w) => end(w, height + 20, 34)),
      [side * 26 * s, 34 * s],
    );
    const wall = walls.front;
    if (wall) {
      const rail = box(
        pen,
        frame,
        { u0: -h, u1: h, w0: WIDE - 12, w1: WIDE, z0: height + 44, z1: height + 74 },
        concrete,
      );
      if (rail.front) {
        stains(pen, rail.front, 8);
        for (let a = 40; a < length; a += 80) pen.line([rail.front.at(a, 0), rail.front.at(a, 30)], 0.9);
      }
      for (const i of range(Math.round(length / 170))) {
        const a = 20 + i * 170 + random.range(0, 40);
        drape(
          pen,
          wall,
          [a, Math.min(length - 4, a + random.range(50, 120))],
          72,
          random.range(70, 190),
          nth([leaf, '#6f9450'], i % 2),
        );
      }
    }
  },
};
