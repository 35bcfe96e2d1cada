/** Where the colony's tomatoes come from: a dome of three-cornered panes with a small wood inside. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { Round } from '../../../core/round';
import { disc } from '../../../core/footprint';
import { puff, trunk } from '../../../things/nature/tree';

export interface GreenhouseOptions {
  readonly r?: number;
  readonly steel?: string;
  readonly glass?: string;
}

export const greenhouse: ThingKind<GreenhouseOptions> = {
  name: 'greenhouse',
  footprint: ({ r = 330 }) => disc(r * 1.04),
  height: ({ r = 330 }) => r,
  draw(pen, frame, { r = 330, steel = '#f4f1e6', glass = '#bfe8ea' }, random) {
    const s = frame.scale;
    drum(pen, frame, { r: r * 1.03, z1: 44 }, '#d8d2c2', { topMaterial: '#a98a5f' });
    const round = new Round(frame, 0, 0, 44, r, 0.98);
    const [x, y] = round.centre;
    pen.shape(
      [
        ...arc(x, y, round.radius, round.radius * 0.5, 0, Math.PI, 16),
        ...arc(x, y, round.radius, round.radius * 0.98, Math.PI, TAU, 24),
      ],
      glass,
      { wobble: 0, tone: 0.2 },
    );
    for (const [u, w, h, leaf] of [
      [-90, -120, 270, '#5f9f5a'],
      [120, -100, 240, '#4f8f62'],
      [10, -40, 300, '#6fae58'],
    ] as const) {
      trunk(pen, frame.moved(u, w, 40), { height: h * 0.5, base: 18, top: 12 });
      for (const [dx, dz, k] of [
        [-34, 0.6, 56],
        [36, 0.62, 54],
        [0, 0.8, 62],
      ] as const)
        puff(pen, frame.at(u + dx, w, 40 + h * dz), k * s, k * 0.76 * s, leaf, -dx / 90);
    }
    for (const row of range(4)) {
      const w = 40 + row * 62;
      const half = Math.sqrt(Math.max(0, (r * 0.9) ** 2 - w * w));
      for (let u = -half; u < half; u += 56) {
        const [px, py] = frame.at(u + random.jitter(8), w, 74);
        puff(pen, [px, py], 34 * s, 32 * s, nth(['#6fae58', '#5a9a50', '#86bd66'], row % 3), 0.1);
        for (const [dx, dy] of [
          [-12, -6],
          [10, 4],
          [0, -16],
        ] as const)
          if (random.chance(0.7))
            pen.shape(
              arc(px + dx * s, py + dy * s, 7 * s, 6.6 * s, 0, TAU, 8),
              random.pick(['#e2483a', '#e2483a', '#f0a53a']),
              {
                edge: 'smooth',
                contour: false,
                ink: 0.7,
              },
            );
      }
    }
    // the glass in front: hardly there, but for its light and its ribs
    pen.tint(
      [
        ...arc(x, y, round.radius, round.radius * 0.5, 0, Math.PI, 16),
        ...arc(x, y, round.radius, round.radius * 0.98, Math.PI, TAU, 24),
      ],
      glass,
      {
        edge: 'straight',
        opacity: 0.26,
      },
    );
    pen.tint(round.patch(2.3, 0.66, 0.34), '#ffffff', { opacity: 0.55 });
    pen.tint(round.patch(2.75, 0.3, 0.14), '#ffffff', { opacity: 0.5 });
    const levels = [0, 0.34, 0.68, 1.02, 1.34];
    const count = 9;
    const node = (row: number, i: number): Point =>
      round.at(((i + (row % 2) * 0.5) / count) * Math.PI * 1.06 - 0.1, nth(levels, row));
    const ribs: Point[][] = [];
    for (const row of range(levels.length)) {
      ribs.push(range(count + 1).map((i) => node(row, i)));
      if (row + 1 < levels.length)
        for (const i of range(count + 1)) {
          ribs.push([node(row, i), node(row + 1, i)]);
          const next = row % 2 ? i + 1 : i - 1;
          if (next >= 0 && next <= count) ribs.push([node(row, i), node(row + 1, next)]);
        }
    }
    pen.bars(ribs, 5 * s, steel, { edge: 1.6 });
    pen.bars([arc(x, y, round.radius, round.radius * 0.5, 0, Math.PI, 24)], 12 * s, steel);
    const door = (w: number, half: number, tall: number): Point[] => [
      frame.at(-half, w, 0),
      frame.at(-half, w, tall * 0.7),
      frame.at(-half * 0.6, w, tall),
      frame.at(half * 0.6, w, tall),
      frame.at(half, w, tall * 0.7),
      frame.at(half, w, 0),
    ];
    pen.shape(door(r * 0.96, 84, 190), steel, { tone: -0.5 });
    pen.shape(door(r * 1.08, 84, 190), steel);
    pen.shape(door(r * 1.08, 62, 160), '#4f7f6a', { contour: false });
    pen.tint(
      [
        frame.at(-56, r * 1.08, 4),
        frame.at(-10, r * 1.08, 4),
        frame.at(-10, r * 1.08, 150),
        frame.at(-40, r * 1.08, 150),
        frame.at(-56, r * 1.08, 110),
      ],
      '#a8d8c0',
      {
        edge: 'straight',
      },
    );
    const plate = { at: (u: number, z: number) => frame.at(u, r * 1.09, z) };
    pen.shape([plate.at(-92, 196), plate.at(92, 196), plate.at(92, 244), plate.at(-92, 244)], '#e2483a', {
      tone: 0.2,
    });
    letters(pen, plate, 'TOMATO', { s: 0, z: 206, height: 28, fit: 160, colour: '#fff8e6', width: 2 });
    const [tx, ty] = round.at(1.57, 1.57);
    pen.shape(arc(tx, ty, 34 * s, 18 * s, 0, TAU, 16), steel, { edge: 'smooth' });
    pen.bars(
      [
        [
          [tx, ty],
          [tx, ty - 60 * s],
        ],
      ],
      6 * s,
      steel,
    );
    pen.shape(
      [
        [tx, ty - 60 * s],
        [tx + 46 * s, ty - 50 * s],
        [tx, ty - 36 * s],
      ],
      '#e2483a',
    );
  },
};
