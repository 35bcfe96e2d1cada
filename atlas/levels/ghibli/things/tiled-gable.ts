/** Walls and roofs of the port's houses: one size of tile for all of them, a slope in shade, and eaves that throw one. */
import type { Frame } from '../../../core/frame';
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import { gableRoof } from '../../../core/roofs';
import { box } from '../../../core/solids';
import type { BoxWalls } from '../../../core/solids';
import type { HutShape } from '../../../things/town/cottage';
import { dressRoof } from '../../../things/town/roof-kit';
import type { RoofPiece } from '../../../things/town/roof-kit';
import { eaveShade } from '../../../things/town/window-kit';

const SHADE = '#6a5670';

/** A round ridge from one point of the picture to another. */
function ridge(pen: Pen, a: Point, b: Point, s: number, roof: string): void {
  pen.bars([[a, b]], 11 * s, roof, { edge: 1.8, tone: 0.4 });
  const steps = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (18 * s)));
  for (const i of range(steps)) {
    const t = (i + 0.5) / steps;
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const along = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]);
    const [dx, dy] = along ? [0, 5 * s] : [5 * s, 0];
    pen.line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      0.7,
    );
  }
}

/** A house whose gable looks at us: its ridge runs away, so that of the slopes one is in the light and one in shade. */
export function gableToUs(pen: Pen, frame: Frame, shape: HutShape): BoxWalls {
  const { u, w, z = 0, width, depth, height, rise = width * 0.6, wall, roof, over = 16 } = shape;
  const [u0, u1, w0, w1] = [u - width / 2, u + width / 2, w - depth / 2, w + depth / 2];
  const walls = box(pen, frame, { u0, u1, w0, w1, z0: z, z1: z + height }, wall, { top: false });
  const top = z + height;
  const lip = over * (rise / (width / 2));
  const slopes = [1, -1].map((side): Point[] => {
    const edge = u + side * (width / 2 + over);
    return [
      frame.at(edge, w1 + over, top - lip),
      frame.at(edge, w0, top - lip),
      frame.at(u, w0, top + rise),
      frame.at(u, w1 + over, top + rise),
    ];
  });
  for (const [i, slope] of slopes.entries()) pen.shape(slope, roof, { tone: i === 0 ? -1.5 : 0.3 });
  dressRoof(pen, slopes, { roof, wall, unit: frame.scale, courses: ['scallop'] });
  ridge(pen, frame.at(u, w0, top + rise), frame.at(u, w1 + over, top + rise), frame.scale, roof);
  const peak = frame.at(u, w1, top + rise - 4);
  pen.shape([frame.at(u0, w1, top), frame.at(u1, w1, top), peak], wall, { tone: 0.15 });
  // what the eaves throw on the gable: deeper on the side away from the light
  for (const [side, deep] of [
    [-1, 12],
    [1, 26],
  ] as const) {
    const foot = frame.at(u + side * (width / 2), w1, top);
    const [dx, dy] = [-side * deep * frame.scale, deep * 0.9 * frame.scale];
    pen.tint([foot, peak, [peak[0] + dx, peak[1] + dy], [foot[0] + dx, foot[1] + dy]], SHADE, {
      edge: 'straight',
      opacity: 0.34,
    });
  }
  const barge = (side: number): Point[] => [
    frame.at(u + side * (width / 2 + over), w1 + over, top - lip),
    frame.at(u, w1 + over, top + rise),
    frame.at(u, w1 + over, top + rise - 16),
    frame.at(u + side * (width / 2 + over - 10), w1 + over, top - lip - 8),
  ];
  for (const side of [-1, 1]) pen.shape(barge(side), roof, { tone: side < 0 ? 0.9 : -0.3 });
  return walls;
}

/** A house whose eave looks at us, its ridge running along the street. */
export function eaveToUs(pen: Pen, frame: Frame, shape: HutShape, pieces: readonly RoofPiece[]): BoxWalls {
  const { u, w, z = 0, width, depth, height, rise = width * 0.5, wall, roof, over = 16 } = shape;
  const block = { u0: u - width / 2, u1: u + width / 2, w0: w - depth / 2, w1: w + depth / 2 };
  const walls = box(pen, frame, { ...block, z0: z, z1: z + height }, wall, { top: false });
  const slopes = gableRoof(pen, frame, { ...block, z: z + height, rise, over }, roof, wall);
  dressRoof(pen, slopes, { roof, wall, unit: frame.scale, courses: ['scallop'], pieces });
  const high = z + height + rise;
  ridge(pen, frame.at(block.u0 - over, w, high), frame.at(block.u1 + over, w, high), frame.scale, roof);
  eaveShade(walls, Math.min(30, height * 0.2));
  return walls;
}
