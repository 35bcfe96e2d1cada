/** What people carry up to a flat roof: no two blocks of a street end alike. */
import type { Frame } from '../../core/frame';
import { TAU, arc, range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import { Random } from '../../core/random';
import { box, drum } from '../../core/solids';

interface Spot {
  readonly pen: Pen;
  readonly roof: Frame;
  readonly u: number;
  readonly w: number;
  readonly random: Random;
}

const LINEN = ['#fbf6ee', '#e8a0a8', '#9cc0dc', '#f0d58a', '#b7a4d8'];

function duct({ pen, roof, u, w }: Spot): void {
  const metal = '#a9a8b4';
  box(pen, roof, { u0: u - 34, u1: u + 34, w0: w - 11, w1: w + 11, z1: 22 }, metal);
  const hood = box(pen, roof, { u0: u + 10, u1: u + 38, w0: w - 14, w1: w + 14, z0: 20, z1: 46 }, metal);
  if (hood.front) for (const z of [6, 13, 20]) pen.line([hood.front.at(3, z), hood.front.at(25, z)], 0.7);
}

function hatch({ pen, roof, u, w }: Spot): void {
  const lid = box(pen, roof, { u0: u - 24, u1: u + 24, w0: w - 22, w1: w + 22, z1: 16 }, '#8d8794');
  if (lid.front) lid.front.panel(18, 4, 30, 10, '#5a5566', { ink: 0.5 });
  pen.shape(
    [
      roof.at(u - 20, w - 18, 18),
      roof.at(u + 20, w - 18, 18),
      roof.at(u + 22, w - 26, 50),
      roof.at(u - 18, w - 26, 50),
    ],
    '#b7b1bd',
    {
      ink: 0.8,
    },
  );
}

function pots({ pen, roof, u, w, random }: Spot): void {
  const s = roof.scale;
  for (const i of range(3)) {
    const at = u - 26 + i * 26;
    drum(pen, roof, { u: at, w, r: 9, r1: 11, z1: 18 }, random.pick(['#b5623f', '#8a7f92', '#c98a4f']), {
      ink: 0.7,
    });
    const [x, y] = roof.at(at, w, 30);
    const leaf = random.pick(['#5f9a5a', '#7faa5a', '#4f8a6a']);
    pen.shape(arc(x, y, 15 * s, (13 + 6 * (i % 2)) * s, 0, TAU, 8), leaf, { edge: 'scallop', ink: 0.7 });
    if (random.chance(0.5))
      for (const k of range(3))
        pen.tint(arc(x + (k - 1) * 7 * s, y - (k % 2) * 6 * s, 3.2 * s, 3.2 * s), random.pick(LINEN), {
          opacity: 1,
        });
  }
}

function washing({ pen, roof, u, w, random }: Spot): void {
  const s = roof.scale;
  const [from, to]: [Point, Point] = [roof.at(u - 52, w, 62), roof.at(u + 52, w, 60)];
  for (const k of [-52, 52])
    pen.bars([[roof.at(u + k, w, 0), roof.at(u + k, w, 66)]], 4 * s, '#8d8794', { edge: 1.4 });
  for (const i of range(4)) {
    const [a, b] = [
      from[0] + ((to[0] - from[0]) * (i + 0.12)) / 4,
      from[0] + ((to[0] - from[0]) * (i + 0.9)) / 4,
    ];
    const low = from[1] + random.range(28, 46) * s;
    pen.shape(
      [
        [a, from[1]],
        [b, from[1]],
        [b - 2 * s, low],
        [a + s, low + 3 * s],
      ],
      random.pick(LINEN),
      { ink: 0.7 },
    );
  }
  pen.line([from, to], 0.9);
}

function dish({ pen, roof, u, w }: Spot): void {
  const s = roof.scale;
  pen.bars([[roof.at(u, w, 0), roof.at(u, w, 30)]], 5 * s, '#8d8794', { edge: 1.4 });
  const [x, y] = roof.at(u, w, 44);
  pen.shape(arc(x, y, 22 * s, 24 * s, 0, TAU, 16), '#ece8f0', { edge: 'smooth' });
  pen.tint(arc(x + 5 * s, y + 3 * s, 14 * s, 16 * s, 0, TAU, 12), '#ece8f0', { tone: -0.9 });
  pen.line(
    [
      [x, y],
      [x + 20 * s, y - 14 * s],
    ],
    1.4,
  );
}

const DRAW = [duct, hatch, pots, washing, dish];

/**
 * Sets two or three things on a flat roof, in a row at depth `w` of the roof's frame (its own height 0), within `half`
 * of its middle. Chance comes from where the roof lies.
 */
export function furnishRoof(pen: Pen, roof: Frame, half: number, w: number): void {
  const random = new Random(`rooftop ${Math.round(roof.x)} ${Math.round(roof.y)} ${Math.round(half)}`);
  const left = [...DRAW];
  const count = half < 110 ? 2 : 3;
  for (const i of range(count)) {
    const [draw] = left.splice(random.int(0, left.length - 1), 1);
    const u = -half + ((i + 0.5) * 2 * half) / count + random.jitter(half * 0.06);
    draw?.({ pen, roof, u, w, random });
  }
}
