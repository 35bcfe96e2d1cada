import type { Point } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Material } from '../../core/light';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { arc, range } from '../../core/geometry';
import { box, drum, stripedCone } from '../../core/solids';
import { block } from '../../core/footprint';
import { flag } from '../fair/tent';

function crenels(pen: Pen, frame: Frame, u0: number, u1: number, w: number, z: number, material: Material) {
  const count = Math.round((u1 - u0) / 26);
  for (let i = 0; i < count; i += 2) {
    const a = u0 + ((u1 - u0) * i) / count,
      b = u0 + ((u1 - u0) * (i + 1)) / count;
    pen.shape(
      [frame.at(a, w, z - 2), frame.at(b, w, z - 2), frame.at(b, w, z + 20), frame.at(a, w, z + 20)],
      material,
      { ink: 0.9, tone: 0.1 },
    );
  }
}

function tower(
  pen: Pen,
  frame: Frame,
  {
    u,
    w,
    r,
    height,
    wall,
    roof,
    flagColour,
  }: {
    readonly u: number;
    readonly w: number;
    readonly r: number;
    readonly height: number;
    readonly wall: string;
    readonly roof: string;
    readonly flagColour: string | undefined;
  },
) {
  const { random } = pen;
  drum(pen, frame, { u, w, r, z0: 0, z1: height }, wall, { top: false });
  for (let i = 0; i < height / 34; i++) {
    const a = random.range(0.4, 2.7),
      z = random.range(14, height - 20);
    pen.line([...frame.disc(u, w, z, r, a, a + 0.16, 3)], 0.7, { smooth: true });
    pen.line([...frame.disc(u, w, z - 9, r, a + 0.1, a + 0.28, 3)], 0.7, { smooth: true });
  }
  drum(pen, frame, { u, w, r: r, r1: r * 1.16, z0: height - 12, z1: height + 8 }, wall, { top: false });
  drum(pen, frame, { u, w, r: r * 1.16, z0: height + 8, z1: height + 28 }, wall);
  const [x, y] = frame.at(u, w + r, height * 0.62),
    s = frame.scale;
  pen.shape(
    [
      [x - 9 * s, y + 16 * s],
      [x - 9 * s, y - 10 * s],
      [x, y - 22 * s],
      [x + 9 * s, y - 10 * s],
      [x + 9 * s, y + 16 * s],
    ],
    pen.light.night ? { emit: '#ffd98a' } : '#4a3a58',
    { contour: false },
  );
  stripedCone(
    pen,
    frame,
    { u, w, r: r * 1.22, z0: height + 26, z1: height + 30 + r * 2.3, bulge: -r * 0.12, sectors: 14 },
    [roof, roof],
  );
  if (flagColour)
    flag(pen, frame, { u, w, z: height + 26 + r * 2.3, height: 44, length: 40, material: flagColour });
}

export interface CastleOptions {
  readonly width?: number;
  readonly wall?: string;
  readonly roof?: string;
  readonly accent?: string;
}

/** A castle of round towers round a keep. options: width, wall, roof */
export const castle: ThingKind<CastleOptions> = {
  name: 'castle',
  footprint: ({ width = 460 }) => block(width, 200),
  height: 260,
  draw(pen, frame, { width = 460, wall = '#e6d3c4', roof = '#5f86b8', accent = '#d9574f' }) {
    const h = width / 2;
    tower(pen, frame, { u: -h * 0.3, w: -80, r: 44, height: 400, wall, roof, flagColour: accent });
    tower(pen, frame, { u: h * 0.36, w: -84, r: 38, height: 340, wall, roof, flagColour: accent });
    tower(pen, frame, { u: h * 0.05, w: -60, r: 54, height: 520, wall, roof, flagColour: accent });
    const keep = box(pen, frame, { u0: -h * 0.62, u1: h * 0.62, w0: -70, w1: 10, z1: 230 }, wall);
    crenels(pen, frame, -h * 0.62, h * 0.62, 10, 230, wall);
    for (let i = 0; i < 5; i++)
      keep.front?.panel(
        26 + i * h * 0.26,
        150,
        46 + i * h * 0.26,
        190,
        pen.light.night ? { emit: '#ffd98a' } : '#4a3a58',
        { ink: 0.9 },
      );
    tower(pen, frame, { u: -h * 0.66, w: -10, r: 36, height: 270, wall, roof, flagColour: undefined });
    tower(pen, frame, { u: h * 0.66, w: -10, r: 36, height: 290, wall, roof, flagColour: undefined });
    const front = box(pen, frame, { u0: -h, u1: h, w0: 50, w1: 80, z1: 120 }, wall);
    crenels(pen, frame, -h, h, 80, 120, wall);
    if (front.front) {
      const f = front.front,
        m = f.width / 2;
      for (const [s, z] of range(22).map((): Point => [
        pen.random.range(8, f.width - 30),
        pen.random.range(8, 104),
      ]))
        pen.line([f.at(s, z), f.at(s + 16, z), f.at(s + 16, z + 8)], 0.6);
      pen.shape(
        [
          f.at(m - 44, 0),
          f.at(m + 44, 0),
          f.at(m + 44, 56),
          ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => f.at(m + c * 44, 56 + q * 38)),
          f.at(m - 44, 56),
        ],
        '#4a3244',
        { contour: false },
      );
      for (let i = -1; i <= 1; i++)
        pen.line([f.at(m + i * 20, 0), f.at(m + i * 20, 84)], 1.4, { colour: '#9a7248' });
      for (const k of [-1, 1]) {
        pen.shape(
          [
            f.at(m + k * 90 - 14, 96),
            f.at(m + k * 90 + 14, 96),
            f.at(m + k * 90 + 14, 40),
            f.at(m + k * 90, 28),
            f.at(m + k * 90 - 14, 40),
          ],
          accent,
          { ink: 0.9, contour: false },
        );
      }
    }
    tower(pen, frame, { u: -h, w: 66, r: 42, height: 180, wall, roof, flagColour: accent });
    tower(pen, frame, { u: h, w: 66, r: 42, height: 180, wall, roof, flagColour: accent });
  },
};
