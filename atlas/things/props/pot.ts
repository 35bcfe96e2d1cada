/** Plants in pots: what grows in one, and what it grows in, comes from the pot's own chance, so that no street has one pot twenty times. */
import type { Point } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Pen } from '../../core/pen';
import type { Random } from '../../core/random';
import type { ThingKind } from '../../core/thing';
import { TAU, arc, range } from '../../core/geometry';
import { drum } from '../../core/solids';
import { disc } from '../../core/footprint';

export interface PotOptions {
  readonly material?: string;
  readonly leaf?: string;
  readonly flower?: string;
}

interface Plant {
  readonly pen: Pen;
  readonly frame: Frame;
  readonly leaf: string;
  readonly flower: string;
  readonly random: Random;
}

const blossom = ({ pen, frame, flower }: Plant, [x, y]: Point, r: number): void =>
  pen.shape(arc(x, y, r * frame.scale, r * 0.92 * frame.scale, 0, TAU, 6), flower, {
    edge: 'scallop',
    ink: 0.6,
    tone: 0.2,
    contour: false,
  });

/** A blade from the rim, bent to where it ends. */
function blade(
  { pen, frame, leaf }: Plant,
  u: number,
  to: number,
  z: number,
  wide: number,
  tone: number,
): void {
  pen.shape(
    [
      frame.at(u - wide, 0, 34),
      frame.at(u + (to - u) * 0.3 - wide, 0, 34 + (z - 34) * 0.6),
      frame.at(to, 0, z),
      frame.at(u + (to - u) * 0.3 + wide, 0, 34 + (z - 34) * 0.55),
      frame.at(u + wide, 0, 34),
    ],
    leaf,
    { edge: 'smooth', tone, ink: 0.7 },
  );
}

/** A round bush in flower. */
function bushy(plant: Plant): void {
  const { pen, frame, leaf, random } = plant;
  const [x, y] = frame.at(0, 0, 54);
  const s = frame.scale;
  for (const i of range(7)) {
    const a = (i / 7) * TAU + random.jitter(0.3);
    pen.shape(arc(x + Math.cos(a) * 16 * s, y + Math.sin(a) * 12 * s, 14 * s, 12 * s, a, a + TAU, 7), leaf, {
      tone: Math.cos(a) > 0.2 ? -0.9 : 0.2,
      edge: 'scallop',
      ink: 0.7,
    });
  }
  for (let i = 0; i < 6; i++) blossom(plant, [x + random.jitter(24) * s, y + random.jitter(20) * s], 6.5);
}

/** Three tulips between upright leaves. */
function tulips(plant: Plant): void {
  const { pen, frame, flower, random } = plant;
  for (const [u, to] of [
    [-9, -22],
    [9, 24],
  ] as const)
    blade(plant, u, to, 62, 5, -0.4);
  for (const u of [-13, 12, 0]) {
    const z = 70 + random.range(0, 14) + (u === 0 ? 8 : 0);
    pen.bars([[frame.at(u * 0.5, 0, 34), frame.at(u, 0, z)]], 3 * frame.scale, '#4f8f46', { edge: 1 });
    pen.shape(
      [
        frame.at(u - 8, 0, z + 14),
        frame.at(u - 9, 0, z + 2),
        frame.at(u, 0, z - 5),
        frame.at(u + 9, 0, z + 2),
        frame.at(u + 8, 0, z + 14),
        frame.at(u + 3, 0, z + 8),
        frame.at(u, 0, z + 16),
        frame.at(u - 3, 0, z + 8),
      ],
      flower,
      { ink: 0.8 },
    );
  }
  blade(plant, -2, 8, 58, 6, 0.1);
}

/** A ball of box on a stem. */
function clipped(plant: Plant): void {
  const { pen, frame, leaf } = plant;
  const s = frame.scale;
  pen.bars([[frame.at(0, 0, 30), frame.at(0, 0, 62)]], 6 * s, '#8a5a36');
  const [x, y] = frame.at(0, 0, 80);
  pen.shape(arc(x, y, 24 * s, 23 * s, 0, TAU, 13), leaf, { edge: 'scallop' });
  pen.tint(arc(x - 7 * s, y - 8 * s, 10 * s, 8 * s, 0, TAU, 9), leaf, { tone: 0.8 });
}

/** A frond that rises from the rim and hangs over it. */
function frond({ pen, frame, leaf }: Plant, to: number, z: number): void {
  const top = Math.max(z, 42) + 6;
  pen.shape(
    [
      frame.at(to * 0.15 - 3, 0, 34),
      frame.at(to * 0.45, 0, top),
      frame.at(to, 0, z),
      frame.at(to * 0.5, 0, top - 11),
      frame.at(to * 0.15 + 3, 0, 34),
    ],
    leaf,
    { edge: 'smooth', tone: to < 0 ? -0.7 : -0.9, ink: 0.7 },
  );
}

/** A fern that hangs over the rim. */
function fern(plant: Plant): void {
  for (const [to, z] of [
    [-40, 40],
    [40, 42],
  ] as const)
    frond(plant, to, z);
  for (const [to, z, tone] of [
    [-27, 66, -0.2],
    [28, 68, -0.5],
    [-9, 82, 0.3],
    [12, 80, 0.1],
  ] as const)
    blade(plant, to * 0.2, to, z, 6, tone);
}

/** One sunflower, taller than the rest. */
function sunflower(plant: Plant): void {
  const { pen, frame } = plant;
  const s = frame.scale;
  pen.bars([[frame.at(0, 0, 30), frame.at(3, 0, 84)]], 4 * s, '#4f8f46', { edge: 1 });
  blade(plant, 0, -28, 58, 5, -0.2);
  blade(plant, 2, 30, 64, 5, -0.5);
  const [x, y] = frame.at(4, 0, 96);
  for (const i of range(11)) {
    const a = (i / 11) * TAU;
    pen.shape(
      arc(x + Math.cos(a) * 15 * s, y + Math.sin(a) * 15 * s, 7 * s, 7 * s, a, a + TAU, 7),
      '#f3c64e',
      { edge: 'smooth', ink: 0.6, contour: i % 2 === 0 },
    );
  }
  pen.shape(arc(x, y, 11 * s, 11 * s, 0, TAU, 12), '#7a4a2c', { edge: 'smooth', ink: 0.8 });
}

const PLANTS = [bushy, bushy, tulips, clipped, fern, sunflower] as const;
/** Clay, glaze and stone. */
const POTS = ['#b5603f', '#b5603f', '#c98a5a', '#5f8f9a', '#e6dcc4', '#7a6a8f'] as const;

export const pot: ThingKind<PotOptions> = {
  name: 'pot',
  footprint: () => disc(24),
  height: 40,
  draw(pen, frame, { material, leaf = '#4f8f46', flower = '#e86f8f' }, random) {
    const own = random.pick(POTS);
    const plant = random.pick(PLANTS);
    const clay = material ?? own;
    const rim = random.chance(0.5);
    drum(pen, frame, { r: 16, r1: rim ? 21 : 24, z0: 0, z1: rim ? 26 : 34 }, clay);
    if (rim) drum(pen, frame, { r: 25, z0: 26, z1: 35 }, clay);
    pen.tint(frame.disc(0, 0, 34, 18), '#5b4030');
    plant({ pen, frame, leaf, flower, random });
  },
};
