/** What the demon castle is built of and hangs on: courses of stone, torn rock with roots, chains and their anchors. */
import { TAU, arc, bounds, lerp, nth, range } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

type At = (points: readonly Point[]) => Point[];

/** Courses that grow lower with height, some stones lighter and darker, a string course between storeys. */
export function courses(pen: Pen, at: At, outline: Points, stone: string): void {
  const { x0, x1, y0, y1 } = bounds(outline);
  pen.within(at(outline), () => {
    const joints: Point[][] = [];
    let z = y0 + 10;
    for (let row = 0; z < y1; row++) {
      const high = lerp(34, 17, (z - y0) / (y1 - y0));
      joints.push(
        at([
          [x0, z],
          [x1, z + 3],
        ]),
      );
      const wide = high * 2.1;
      const columns = Math.ceil((x1 - x0) / wide) + 1;
      for (const i of range(columns)) {
        const u = x0 + (i - (row % 2) * 0.5) * wide;
        const roll = (i * 7 + row * 5 + Math.round(x0)) % 9;
        if (roll < 4)
          joints.push(
            at([
              [u, z],
              [u, z + high],
            ]),
          );
        if (roll === 1 || roll === 6)
          pen.tint(
            at([
              [u, z],
              [u + wide, z],
              [u + wide, z + high],
              [u, z + high],
            ]),
            stone,
            { tone: roll === 1 ? 0.9 : -1.2, edge: 'straight', opacity: 0.5 },
          );
      }
      if (row % 6 === 4) {
        const band = (from: number, to: number) =>
          at([
            [x0, z + from],
            [x1, z + from],
            [x1, z + to],
            [x0, z + to],
          ]);
        pen.tint(band(0, 9), stone, { tone: 1, edge: 'straight', opacity: 0.8 });
        pen.tint(band(-7, 0), stone, { tone: -1.4, edge: 'straight', opacity: 0.7 });
      }
      z += high;
    }
    pen.scratches(joints, { width: 0.9, opacity: 0.5 });
    // light from the left along the edge, shade on the right
    pen.tint(
      at([
        [x1 - (x1 - x0) * 0.22, y0],
        [x1, y0],
        [x1, y1],
        [x1 - (x1 - x0) * 0.1, y1],
      ]),
      stone,
      { tone: -1.2, edge: 'straight', opacity: 0.5 },
    );
  });
}

/** Beds of rock that sag to the middle, ledges that catch light, roots that hang out of the torn foot. */
export function torn(pen: Pen, at: At, outline: Points, rock: string): void {
  const { x0, x1 } = bounds(outline);
  pen.within(at(outline), () => {
    for (const [i, z] of [20, -28, -74, -126, -180, -236, -296].entries()) {
      const bed = (dz: number) =>
        range(15).map((j): Point => {
          const t = j / 14;
          return [lerp(x0, x1, t), z + dz - 34 * Math.sin(t * Math.PI) + 12 * Math.sin(j * 2.1 + i * 1.7)];
        });
      pen.tint(at([...bed(0), ...bed(-22).reverse()]), rock, {
        tone: i % 2 ? 0.8 : -1.1,
        edge: 'straight',
        opacity: 0.55,
      });
      pen.scratches([at(bed(0))], { width: 1.2, opacity: 0.6 });
      for (const j of [2, 5, 9, 12]) {
        const [u, top] = nth(bed(0), (j + i * 3) % 15);
        pen.scratches(
          [
            at([
              [u, top],
              [u + 8, top - 16],
              [u - 2, top - 34],
            ]),
          ],
          { width: 1, opacity: 0.6 },
        );
      }
    }
  });
  for (const [u, z, long] of [
    [-400, -70, 90],
    [-250, -220, 80],
    [-120, -300, 110],
    [30, -340, 90],
    [190, -262, 100],
    [330, -140, 90],
  ] as const)
    pen.stroke(
      at([
        [u, z],
        [u + 14, z - long * 0.4],
        [u - 8, z - long * 0.7],
        [u + 6, z - long],
      ]),
      7,
      { from: 1, to: 0.1, colour: '#35284e' },
    );
}

/** A chain from the isle's rim to the ground: links seen flat and from the side in turn, along a slack curve. */
export function chainDown(pen: Pen, at: At, scale: number, from: Point, to: Point): void {
  const iron = '#8f86a8';
  const count = 15;
  const on = (t: number): Point => {
    const [x = [0, 0]] = at([
      [lerp(from[0], to[0], t), lerp(from[1], to[1], t) - 46 * Math.sin(t * Math.PI)],
    ]);
    return x;
  };
  for (const i of range(count)) {
    const [a, b] = [on(i / count), on((i + 1) / count)];
    const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) * 0.66;
    const turn = Math.atan2(b[1] - a[1], b[0] - a[0]);
    if (i % 2) pen.bars([[a, b]], 6 * scale, iron, { edge: 1.6, tone: -0.5 });
    else
      pen.bars(
        [
          range(15).map((j): Point => {
            const [u, v] = [Math.cos((j / 14) * TAU) * long, Math.sin((j / 14) * TAU) * 11 * scale];
            return [
              middle[0] + u * Math.cos(turn) - v * Math.sin(turn),
              middle[1] + u * Math.sin(turn) + v * Math.cos(turn),
            ];
          }),
        ],
        6 * scale,
        iron,
        { edge: 1.6, smooth: true },
      );
  }
}

/** The block that holds a chain's end: split rock with an iron ring let into it. */
export function anchor(pen: Pen, at: At, scale: number, [u, z]: Point, rock: string): void {
  const block: Point[] = [
    [u - 62, z - 34],
    [u - 54, z + 10],
    [u - 20, z + 34],
    [u + 26, z + 28],
    [u + 60, z + 2],
    [u + 66, z - 34],
    [u, z - 46],
  ];
  pen.shape(at(block), rock, { tone: 0.4 });
  pen.tint(
    at([
      [u + 6, z + 30],
      [u + 26, z + 28],
      [u + 60, z + 2],
      [u + 66, z - 34],
      [u + 10, z - 44],
    ]),
    rock,
    { tone: -0.9, edge: 'straight' },
  );
  pen.scratches(
    [
      at([
        [u - 40, z + 10],
        [u - 28, z - 10],
        [u - 34, z - 36],
      ]),
      at([
        [u + 6, z + 30],
        [u + 10, z - 44],
      ]),
    ],
    { width: 1, opacity: 0.6 },
  );
  const [ring = [0, 0]] = at([[u - 12, z + 26]]);
  const eyelet = arc(ring[0], ring[1], 14 * scale, 14 * scale, 0, TAU, 14);
  pen.bars([[...eyelet, nth(eyelet, 0)]], 6 * scale, '#c9b48a', { edge: 1.6, smooth: true });
}
