/** The monument on the square: a rider who salutes the wall, and the pigeons that do not care. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface StatueOptions {
  readonly bronze?: string;
}

type Spot = (u: number, z: number) => Point;
/** Spots one after another: along, up, along, up. */
type Outline = readonly number[];

const LEGS: readonly { readonly outline: Outline; readonly far: boolean }[] = [
  {
    far: true,
    outline: [
      -52, 100, -26, 92, -30, 66, -40, 44, -32, 20, -24, 8, -22, 0, -46, 0, -50, 22, -58, 46, -50, 70,
    ],
  },
  {
    far: true,
    outline: [34, 96, 62, 96, 58, 56, 54, 26, 62, 8, 64, 0, 38, 0, 40, 26, 42, 54],
  },
  {
    far: false,
    outline: [
      -82, 112, -46, 98, -48, 70, -62, 46, -56, 22, -46, 8, -44, 0, -70, 0, -74, 22, -84, 48, -76, 74,
    ],
  },
  {
    far: false,
    outline: [46, 104, 74, 100, 98, 88, 108, 66, 104, 42, 106, 30, 90, 32, 88, 46, 92, 60, 82, 70, 52, 76],
  },
];
const BODY: Outline = [
  -84, 120, -86, 98, -70, 80, -30, 76, 14, 70, 52, 80, 74, 102, 84, 128, 96, 152, 112, 164, 136, 156, 150,
  158, 154, 172, 144, 184, 126, 202, 116, 212, 110, 224, 100, 208, 80, 196, 58, 172, 34, 146, 0, 138, -44,
  142, -70, 138,
];
const MANE: Outline = [
  36, 146, 24, 158, 38, 168, 34, 182, 54, 186, 56, 202, 76, 202, 84, 214, 100, 208, 80, 196, 58, 172,
];
const TAIL: Outline = [
  -80, 132, -104, 128, -120, 102, -116, 68, -128, 40, -104, 50, -98, 84, -92, 108, -82, 116,
];

const on = (p: Spot, outline: Outline): Point[] =>
  range(outline.length / 2).map((i) => p(nth(outline, 2 * i), nth(outline, 2 * i + 1)));

/** A horse at a walk, one hoof up: legs of the far side first. */
function horse(pen: Pen, p: Spot, bronze: string): void {
  const smooth = { edge: 'smooth', wobble: 0 } as const;
  pen.shape(on(p, TAIL), bronze, { tone: -0.8, ...smooth });
  for (const t of [0, 1, 2])
    pen.line([p(-88 - t * 6, 122 - t * 4), p(-108 + t * 3, 96), p(-108 + t * 4, 62)], 0.7, { smooth: true });
  for (const { outline, far } of LEGS.filter((leg) => leg.far))
    pen.shape(on(p, outline), bronze, { tone: far ? -1.2 : 0, ...smooth });
  pen.shape(on(p, BODY), bronze, { tone: 0, ...smooth });
  for (const { outline } of LEGS.filter((leg) => !leg.far))
    pen.shape(on(p, outline), bronze, { tone: 0.1, ...smooth });
  pen.tint(
    on(p, [-70, 126, -40, 134, 6, 130, 34, 140, 62, 172, 80, 190, 66, 152, 48, 122, 0, 108, -50, 112]),
    bronze,
    { tone: 0.8 },
  );
  pen.tint(on(p, [-62, 86, -20, 90, 30, 84, 60, 100, 48, 84, 14, 74, -30, 79]), bronze, { tone: -1.2 });
  for (const u of [-57, -34, 51]) pen.line([p(u - 12, 8), p(u + 12, 8)], 0.8);
  pen.shape(on(p, MANE), bronze, { tone: -0.9, ...smooth });
  pen.tint(arc(...p(122, 186), 3.4 * scaleOf(p), 4 * scaleOf(p)), '#24403a', { opacity: 1 });
  pen.line([p(146, 168), p(142, 165)], 1);
  pen.line([p(132, 158), p(122, 178), p(112, 206)], 1.1, { smooth: true });
  pen.line([p(122, 176), p(70, 158), p(26, 160)], 1.1, { smooth: true });
}

/** Picture pixels a unit of the statue. */
const scaleOf = (p: Spot): number => Math.abs(p(1, 0)[0] - p(0, 0)[0]);

/** Who salutes the wall: cloak behind, helmet with a plume, a sword drawn. */
function rider(pen: Pen, p: Spot, bronze: string, s: number): void {
  const smooth = { edge: 'smooth', wobble: 0 } as const;
  pen.shape(
    on(p, [-12, 208, -44, 196, -70, 166, -96, 150, -112, 126, -82, 132, -58, 122, -34, 138, -14, 160]),
    bronze,
    { tone: -0.6, ...smooth },
  );
  for (const k of [0, 1])
    pen.line(
      [p(-20 - k * 8, 196 - k * 12), p(-56 - k * 6, 160 - k * 10), p(-84 + k * 10, 142 - k * 6)],
      0.8,
      { smooth: true },
    );
  pen.shape(on(p, [-40, 146, 26, 148, 30, 104, -6, 96, -42, 104]), bronze, { tone: -0.9, ...smooth });
  pen.line([p(-38, 110), p(-6, 103), p(28, 111)], 0.8, { smooth: true });
  pen.shape(
    on(p, [-16, 150, 14, 152, 26, 126, 22, 92, 38, 84, 38, 76, 4, 76, 4, 98, 2, 120, -12, 130]),
    bronze,
    { tone: 0.2, ...smooth },
  );
  pen.line([p(3, 96), p(23, 96)], 1);
  pen.shape(on(p, [-26, 142, 16, 144, 22, 176, 16, 206, -18, 208, -28, 176]), bronze, {
    tone: 0.3,
    ...smooth,
  });
  pen.tint(on(p, [-22, 148, -6, 146, -8, 200, -16, 202, -24, 176]), bronze, { tone: -0.9 });
  pen.line([p(-25, 156), p(18, 158)], 1.6);
  pen.shape(on(p, [-16, 194, -22, 168, 10, 150, 32, 156, 34, 166, 14, 166, 0, 178]), bronze, {
    tone: 0,
    ...smooth,
  });
  pen.shape(on(p, [62, 248, 64, 372, 70, 390, 76, 372, 78, 248]), bronze, { tone: 1 });
  pen.line([p(70, 256), p(70, 380)], 0.7);
  pen.shape(on(p, [46, 254, 94, 254, 94, 246, 46, 246]), bronze, { tone: -0.4 });
  pen.shape(on(p, [6, 204, 16, 176, 48, 196, 80, 226, 80, 244, 64, 246, 36, 224]), bronze, {
    tone: 0.5,
    ...smooth,
  });
  pen.shape(arc(...p(-4, 236), 33 * s, 32 * s, 0, 6.2832, 18), bronze, { tone: 0.6, ...smooth });
  pen.shape(on(p, [-40, 240, -38, 262, -20, 276, 6, 276, 26, 264, 32, 244, 14, 250, -14, 250]), bronze, {
    tone: -0.4,
    ...smooth,
  });
  pen.shape(on(p, [-12, 272, -6, 292, -22, 306, -46, 300, -58, 276, -42, 282, -26, 276]), bronze, {
    tone: -1,
    ...smooth,
  });
  for (const u of [4, 18]) pen.line([p(u - 4, 238), p(u + 4, 238)], 1.8);
  pen.shape(on(p, [-6, 222, 10, 228, 28, 222, 22, 218, 10, 222, 0, 217]), bronze, {
    tone: -1.2,
    ink: 0.7,
    contour: false,
    ...smooth,
  });
  // rain has run down the bronze and left it pale
  for (const [u, z, long] of [
    [-50, 132, 40],
    [26, 130, 44],
    [-12, 190, 34],
    [66, 150, 36],
    [-66, 70, 34],
  ] as const)
    pen.tint([p(u - 2, z), p(u + 3, z), p(u + 1, z - long)], '#bfe0cf', { edge: 'straight', opacity: 0.5 });
}

export const statue: ThingKind<StatueOptions> = {
  name: 'statue',
  footprint: () => disc(170),
  height: 220,
  draw(pen, frame, { bronze = '#6f9a86' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 170, z0: 0, z1: 20 }, '#cbbba0');
    drum(pen, frame, { r: 140, z0: 20, z1: 40 }, '#d8c9ae');
    const walls = box(pen, frame, { u0: -100, u1: 100, w0: -52, w1: 52, z0: 40, z1: 190 }, '#d8c4a4');
    walls.front?.panel(40, 36, 160, 110, '#b89a5a', { ink: 1 });
    for (const z of [56, 74, 92])
      if (walls.front) pen.line([walls.front.at(54, z), walls.front.at(146, z)], 1.2);
    box(pen, frame, { u0: -112, u1: 112, w0: -60, w1: 60, z0: 186, z1: 204 }, '#e6d6b4');
    const p = (u: number, z: number): Point => frame.at(u, 0, 204 + z);
    horse(pen, p, bronze);
    rider(pen, p, bronze, s);
    for (const [u, z] of [
      [-66, 140],
      [104, 214],
      [-4, 268],
    ] as const) {
      pen.shape(
        [p(u - 14, z + 6), p(u - 4, z + 14), p(u + 8, z + 18), p(u + 14, z + 12), p(u + 6, z), p(u - 8, z)],
        '#b9bcc8',
        { edge: 'smooth', ink: 0.9 },
      );
    }
    for (const i of range(7)) {
      const a = 0.3 + (i / 6) * 2.5;
      const [q] = frame.disc(0, 0, 30, 152, a, a + 0.01, 2);
      if (q)
        pen.shape(arc(q[0], q[1], 15 * s, 11 * s, a, a + 6.28, 7), i % 2 ? '#5c8a4a' : '#d9504a', {
          edge: 'scallop',
          ink: 0.7,
          contour: false,
        });
    }
  },
};
