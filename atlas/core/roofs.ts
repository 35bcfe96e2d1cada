/** Roofs over a block of local space. Each returns its visible slopes on the picture, for texture. */
import type { Frame, Point3 } from './frame';
import { area, between, nth, range } from './geometry';
import type { Point } from './geometry';
import type { Material } from './light';
import type { Pen } from './pen';
import { facets, toneOf } from './solids';

interface RoofShape {
  readonly u0: number;
  readonly u1: number;
  readonly w0: number;
  readonly w1: number;
  /** Height of the wall it sits on. */
  readonly z: number;
  readonly rise: number;
  /** How far the eaves stand out and hang down. */
  readonly over?: number;
  readonly drop?: number;
}

const visible = (frame: Frame, slopes: readonly { readonly corners: readonly Point3[] }[]): Point[][] =>
  slopes
    .map(({ corners }) => corners.map((corner) => frame.at(...corner)))
    .filter((points) => area(points) < 0);

/** A gable roof, its ridge along u. `gable` is the material of its triangles. */
export function gableRoof(
  pen: Pen,
  frame: Frame,
  { u0, u1, w0, w1, z, rise, over = 20, drop = 10 }: RoofShape,
  material: Material,
  gable?: Material,
): Point[][] {
  const [a, b, c, d] = [u0 - over, u1 + over, w0 - over, w1 + over] as const;
  const mid = (w0 + w1) / 2;
  const low = z - drop;
  const high = z + rise;
  if (gable) {
    const right: Point3[] = [
      [u1, w1, z],
      [u1, w0, z],
      [u1, mid, high - 6],
    ];
    const left: Point3[] = [
      [u0, w0, z],
      [u0, w1, z],
      [u0, mid, high - 6],
    ];
    facets(pen, frame, [
      { corners: right, material: gable },
      { corners: left, material: gable },
    ]);
  }
  const back: Point3[] = [
    [b, c, low],
    [a, c, low],
    [a, mid, high],
    [b, mid, high],
  ];
  const front: Point3[] = [
    [a, d, low],
    [b, d, low],
    [b, mid, high],
    [a, mid, high],
  ];
  const slopes = [
    { corners: back, material },
    { corners: front, material },
  ];
  facets(pen, frame, slopes);
  if (pen.light.night)
    pen.line([frame.at(a, mid, high - 5), frame.at(b, mid, high - 5)], 1.4, { colour: material, tone: 1.5 });
  return visible(frame, slopes);
}

/** A hipped roof; `curl` lifts the corners of the eaves, as on a temple. */
export function hipRoof(
  pen: Pen,
  frame: Frame,
  shape: RoofShape & { readonly inset?: number; readonly curl?: number },
  material: Material,
): Point[][] {
  const { u0, u1, w0, w1, z, rise, over = 30, drop = 12, inset = 0.5, curl = 0 } = shape;
  const [a, b, c, d] = [u0 - over, u1 + over, w0 - over, w1 + over] as const;
  const mid = (w0 + w1) / 2;
  const low = z - drop;
  const high = z + rise;
  const cut = Math.min((u1 - u0) / 2 - 2, ((w1 - w0) / 2) * inset * 2);
  const [r0, r1] = [u0 + cut, u1 - cut] as const;
  const eave = (p: Point, q: Point) =>
    range(7).map((i): Point3 => {
      const t = i / 6;
      return [...between(p, q, t), low + curl * (2 * t - 1) ** 2];
    });
  const sides: Point3[][] = [
    [...eave([b, c], [a, c]), [r0, mid, high], [r1, mid, high]],
    [...eave([a, c], [a, d]), [r0, mid, high]],
    [...eave([b, d], [b, c]), [r1, mid, high]],
    [...eave([a, d], [b, d]), [r1, mid, high], [r0, mid, high]],
  ];
  const slopes = sides.map((corners) => {
    const tone = toneOf(frame, [nth(corners, 0), nth(corners, 6), nth(corners, 7)]);
    return { corners, tone, material };
  });
  facets(pen, frame, slopes);
  return visible(frame, slopes);
}
