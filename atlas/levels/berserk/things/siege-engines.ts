/** Engines of the siege: a trebuchet that throws whatever is left, and a tower on wheels nobody dares to push. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BLOOD, TIMBER, hanging, warFlag } from './parts';

/** A cartwheel standing along the thing's front. */
export function cartwheel(pen: Pen, frame: Frame, u: number, w: number, r: number): void {
  const at = (a: number, k: number): Point => frame.at(u + Math.cos(a) * r * k, w, r + Math.sin(a) * r * k);
  const ring = (k: number) => range(20).map((i) => at((i / 20) * TAU, k));
  pen.shape(ring(1), '#5f4636', { edge: 'smooth' });
  pen.shape(ring(0.78), '#c2a27a', { edge: 'smooth', ink: 0.8, contour: false });
  for (const i of range(8))
    pen.line([at((i / 8) * TAU, 0.1), at((i / 8) * TAU, 0.78)], 2.6, { colour: '#5f4636' });
  pen.shape(ring(0.22), '#5a5664', { edge: 'smooth', ink: 0.8, contour: false });
}

export interface TrebuchetOptions {
  /** +1 throws to the right. */
  readonly face?: 1 | -1;
  readonly timber?: string;
}

export const trebuchet: ThingKind<TrebuchetOptions> = {
  name: 'trebuchet',
  footprint: () => block(430, 190),
  height: 320,
  draw(pen, frame, { face = 1, timber = TIMBER }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * face, w, z);
    const beam = (line: readonly Point[], width: number, tone = 0) =>
      pen.bars([line], width * s, timber, { tone });
    for (const w of [-70, 70]) {
      const near = w > 0;
      const tone = near ? 0.1 : -0.8;
      if (!near) for (const u of [-150, 150]) cartwheel(pen, frame, u * face, w - 10, 40);
      beam([p(-210, 44, w), p(210, 44, w)], 22, tone);
      beam([p(-150, 44, w), p(0, 400, w)], 22, tone);
      beam([p(150, 44, w), p(0, 400, w)], 22, tone);
      beam([p(-86, 190, w), p(86, 190, w)], 16, tone);
      beam([p(0, 44, w), p(0, 400, w)], 14, tone - 0.2);
      if (!near) {
        for (const u of [-200, 0, 200]) beam([p(u, 44, -70), p(u, 44, 70)], 18, -0.4);
        // arm, counterweight and sling lie between the two frames
        const tail = p(-330, 250);
        const head = p(120, 452);
        beam([tail, head], 24, 0.3);
        for (const t of [0.2, 0.4, 0.6, 0.8]) {
          const at = (d: number): Point => [
            tail[0] + (head[0] - tail[0]) * t + d * 3,
            tail[1] + (head[1] - tail[1]) * t + d * 13 * s,
          ];
          pen.line([at(-1), at(1)], 2, { colour: '#d9c08a' });
        }
        pen.bars(
          [
            [head, p(100, 350)],
            [head, p(150, 350)],
          ],
          7 * s,
          '#4a4254',
        );
        const bin = [p(60, 350), p(190, 350), p(176, 236), p(74, 236)];
        pen.shape(bin, '#6f5a4c');
        for (const z of [270, 304, 334]) pen.line([p(70, z), p(182, z)], 1);
        for (const i of range(5))
          pen.shape(arc(...p(78 + i * 24, 354 + random.range(0, 8)), 18 * s, 16 * s, 0, TAU, 8), '#9a93a4', {
            ink: 0.9,
          });
        pen.line([tail, p(-300, 130), p(-250, 66)], 1.6, { colour: '#d9c08a', smooth: true });
        pen.line([tail, p(-350, 130), p(-274, 58)], 1.6, { colour: '#d9c08a', smooth: true });
        pen.shape(arc(...p(-262, 62), 38 * s, 36 * s, 0, TAU, 10), '#9a93a4');
        pen.tint(arc(...p(-272, 74), 16 * s, 13 * s, 0, TAU, 8), '#9a93a4', { tone: 0.9 });
      } else for (const u of [-150, 150]) cartwheel(pen, frame, u * face, w + 12, 44);
    }
    beam([p(0, 400, -84), p(0, 400, 84)], 24, 0.4);
    pen.shape(arc(...p(0, 400, 84), 17 * s, 17 * s, 0, TAU, 12), '#4a4254', { edge: 'smooth' });
    warFlag(pen, frame, { u: 0, w: 70, z: 400, height: 96, length: 90, drop: 46 });
  },
};

export interface SiegeTowerOptions {
  readonly height?: number;
  readonly colour?: string;
}

/** The gangway, half let down, as every time: hinged to the edge of the deck, on two ropes from a gallows above it. */
function gangway(pen: Pen, frame: Frame, edge: number, z: number): void {
  const s = frame.scale;
  const at = (t: number, w: number, dz = 0): Point => frame.at(edge + t * 128, w, z + t * 74 + dz);
  for (const w of [-64, 64])
    pen.bars([[frame.at(edge - 10, w, z), frame.at(edge - 10, w, z + 136)]], 11 * s, TIMBER, {
      tone: w < 0 ? -0.6 : 0.1,
    });
  pen.bars([[frame.at(edge - 10, -70, z + 130), frame.at(edge - 10, 70, z + 130)]], 11 * s, TIMBER, {
    tone: 0.3,
  });
  pen.line([frame.at(edge - 10, -64, z + 126), at(0.94, -50)], 1.6, { colour: '#d9c08a' });
  // its underside, then its near edge: one sees it from below
  pen.shape([at(0, -60), at(0, 60), at(1, 54), at(1, -54)], '#8a6448', { tone: -0.5 });
  for (const t of [0.16, 0.32, 0.48, 0.64, 0.8]) pen.line([at(t, -58), at(t, 58)], 1);
  pen.shape([at(0, 60), at(1, 54), at(1, 54, -13), at(0, 60, -13)], '#c2a27a', { tone: 0.2 });
  for (const w of [-30, 30])
    pen.bars([[at(0.02, w, -4), at(0.98, w * 0.9, -4)]], 6 * s, '#6f4f3a', { edge: 1.4 });
  pen.bars([[at(1, -56), at(1, 56)]], 9 * s, '#5a5664', { edge: 1.6 });
  pen.line([frame.at(edge - 10, 64, z + 126), at(0.94, 54)], 2, { colour: '#d9c08a' });
  for (const w of [-40, 0, 40]) {
    const [x, y] = at(0, w);
    pen.shape(arc(x, y, 6 * s, 5 * s, 0, TAU, 8), '#5a5664', { edge: 'smooth', ink: 0.7, contour: false });
  }
}

export const siegeTower: ThingKind<SiegeTowerOptions> = {
  name: 'siegeTower',
  footprint: () => block(290, 230),
  height: 420,
  lamps: () => [{ u: 0, w: 130, reach: 220 }],
  draw(pen, frame, { height = 560, colour = BLOOD }, random) {
    const s = frame.scale;
    for (const u of [-110, 110]) cartwheel(pen, frame, u, -104, 46);
    const floors = 4;
    const floor = (height - 60) / floors;
    for (const i of range(floors)) {
      const [z0, z1] = [60 + i * floor, 60 + (i + 1) * floor];
      const k = 1 - i * 0.08;
      const walls = box(pen, frame, { u0: -130 * k, u1: 130 * k, w0: -100 * k, w1: 100 * k, z0, z1 }, TIMBER);
      for (const wall of Object.values(walls)) {
        const { width } = wall;
        for (const q of range(Math.floor(width / 22)).map((n) => 14 + n * 22))
          pen.line([wall.at(q + random.jitter(3), 4), wall.at(q + random.jitter(3), floor - 4)], 0.8);
        for (const _ of range(5)) {
          const [q, z] = [random.range(10, width - 40), random.range(10, floor - 40)];
          wall.panel(q, z, q + 20, z + random.range(20, 34), '#a9835c', { ink: 0.6, tone: wall.tone + 0.3 });
        }
        // wet hides against fire
        if (i > 0 && i < 3)
          pen.shape(
            [
              wall.at(width * 0.08, floor * 0.9),
              wall.at(width * 0.46, floor * 0.94),
              wall.at(width * 0.5, floor * 0.3),
              wall.at(width * 0.4, floor * 0.2),
              wall.at(width * 0.3, floor * 0.34),
              wall.at(width * 0.18, floor * 0.16),
              wall.at(width * 0.1, floor * 0.4),
            ],
            i === 1 ? '#b8a58a' : '#8a6a58',
            { tone: wall.tone, edge: 'smooth', contour: false },
          );
        if (i > 0 && i < 3) {
          // what makes it a hide: its backbone, its spots, and the nails along its upper edge
          pen.line([wall.at(width * 0.28, floor * 0.86), wall.at(width * 0.3, floor * 0.4)], 0.9, {
            opacity: 0.7,
          });
          for (const [a, b] of [
            [0.18, 0.7],
            [0.38, 0.76],
            [0.4, 0.5],
            [0.2, 0.46],
          ] as const)
            pen.tint(
              range(7).map((k): Point =>
                wall.at(width * (a + Math.cos(k * 0.9) * 0.045), floor * (b + Math.sin(k * 0.9) * 0.07)),
              ),
              i === 1 ? '#6a4a3c' : '#c9a884',
              { opacity: 0.85 },
            );
          for (const k of range(4)) {
            const [x, y] = wall.at(width * (0.12 + k * 0.11), floor * 0.87);
            pen.tint(
              range(6).map((q): Point => [x + Math.cos(q) * 3, y + Math.sin(q) * 3]),
              '#33263a',
            );
          }
        }
        wall.panel(width * 0.62, floor * 0.44, width * 0.86, floor * 0.62, '#33263a', { ink: 0.9 });
        pen.line([wall.at(0, floor * 0.04), wall.at(width, floor * 0.04)], 2);
        for (const [a, b] of [
          [0.02, 0.98],
          [0.98, 0.02],
        ] as const)
          if (i === 0)
            pen.bars(
              [[wall.at(width * a, floor * 0.08), wall.at(width * b, floor * 0.92)]],
              9 * s,
              '#6f4f3a',
              { edge: 1.6 },
            );
      }
    }
    const k = 1 - floors * 0.08 + 0.12;
    const deck = box(
      pen,
      frame,
      { u0: -130 * k, u1: 130 * k, w0: -100 * k, w1: 100 * k, z0: height, z1: height + 18 },
      '#a9835c',
    );
    if (deck.front) pen.line([deck.front.at(0, 9), deck.front.at(deck.front.width, 9)], 0.8);
    for (const u of range(7))
      pen.shape(
        [
          frame.at(-106 + u * 33, 82, height + 14),
          frame.at(-80 + u * 33, 82, height + 14),
          frame.at(-82 + u * 33, 82, height + 62),
          frame.at(-93 + u * 33, 82, height + 76),
          frame.at(-104 + u * 33, 82, height + 62),
        ],
        TIMBER,
        { tone: 0.2 },
      );
    const front = (a: number, z: number) => frame.at(-106 + a, 82, z);
    hanging(pen, front, [106, height + 10, 46, 170], colour, colour === BLOOD ? 'sun' : 'wolf');
    gangway(pen, frame, 130 * k, height + 16);
    warFlag(pen, frame, { u: -90, w: 60, z: height + 20, height: 150, length: 130, colour });
    for (const u of [-110, 110]) cartwheel(pen, frame, u, 108, 50);
    pen.bars(
      [
        [frame.at(-44, 112, 0), frame.at(-52, 100, 170)],
        [frame.at(-4, 112, 0), frame.at(-12, 100, 170)],
      ],
      7 * s,
      '#c2a27a',
      { edge: 1.6 },
    );
    for (const z of range(6))
      pen.bars(
        [[frame.at(-46 - z, 111, 20 + z * 27), frame.at(-6 - z, 111, 20 + z * 27)]],
        5 * s,
        '#c2a27a',
        { edge: 1.4 },
      );
  },
};
