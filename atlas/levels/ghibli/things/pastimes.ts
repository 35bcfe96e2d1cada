/** What the valley's children play with: a race of snails, a plane of red paper, a kite; and what a cat took from a table. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block, disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

/** A strip of sand with three lanes, lettuce at its end. */
export const snailCourse: ThingKind<object> = {
  name: 'snailCourse',
  footprint: () => block(420, 150),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const lane = (w: number): Point[] => [frame.at(-210, w), frame.at(210, w)];
    pen.shape([frame.at(-214, 78), frame.at(214, 78), frame.at(214, -78), frame.at(-214, -78)], '#eddcae', {
      wobble: 3,
    });
    for (const w of [-26, 26]) pen.line(lane(w), 2, { colour: '#fffdf4' });
    for (const [i, w] of [-52, 0, 52].entries()) {
      const from = -196;
      const to = nth([40, -120, 120], i);
      pen.line([frame.at(from, w + 6), frame.at((from + to) / 2, w), frame.at(to, w + 6)], 6, {
        colour: '#cfe6d8',
        smooth: true,
        opacity: 0.8,
      });
    }
    // chequers where it ends, and what it is all for
    for (const row of range(6))
      for (const column of [0, 1])
        if ((row + column) % 2 === 0)
          pen.tint(
            [
              frame.at(164 + column * 13, -78 + row * 26),
              frame.at(177 + column * 13, -78 + row * 26),
              frame.at(177 + column * 13, -52 + row * 26),
              frame.at(164 + column * 13, -52 + row * 26),
            ],
            '#3a3446',
            { edge: 'straight' },
          );
    for (const w of [-52, 0, 52])
      pen.shape(arc(...frame.at(240, w, 14), 24 * s, 19 * s, 0, TAU, 9), '#8fc45a', {
        edge: 'scallop',
        ink: 0.9,
      });
    pen.bars([[frame.at(176, -82, 0), frame.at(176, -82, 110)]], 6 * s, '#8a623e');
    for (const row of range(3))
      for (const column of range(4))
        pen.shape(
          [
            frame.at(180 + column * 16, -82, 62 + row * 15),
            frame.at(196 + column * 16, -82, 62 + row * 15),
            frame.at(196 + column * 16, -82, 77 + row * 15),
            frame.at(180 + column * 16, -82, 77 + row * 15),
          ],
          (row + column) % 2 ? '#3a3446' : '#fffaf0',
          { ink: 0.4, wobble: 0 },
        );
  },
};

/** A red plane of paper on its way, loops behind it. */
export const paperPlane: ThingKind<object> = {
  name: 'paperPlane',
  footprint: () => disc(10),
  height: 10,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    for (const i of range(12)) {
      const t = i / 11;
      const [x, y] = at(-130 + t * 110, 60 + Math.sin(t * 5.2) * 34 + t * 30);
      pen.shape(arc(x, y, 3.4 * s, 3.4 * s, 0, TAU, 7), '#fffdf4', { edge: 'smooth', ink: 0.5 });
    }
    pen.shape([at(-30, 118), at(26, 92), at(-6, 84)], '#d9423c');
    pen.shape([at(60, 112), at(-46, 150), at(-20, 104)], '#e8604c');
    pen.shape([at(60, 112), at(-20, 104), at(-34, 82)], '#b8342f', { ink: 0.9 });
    pen.shape([at(60, 112), at(-20, 104), at(-26, 92)], '#f4efe0', { contour: false, ink: 0.7 });
  },
};

/** A kite that a tree has caught, its string hanging down. */
export const caughtKite: ThingKind<object> = {
  name: 'caughtKite',
  footprint: () => disc(10),
  height: 10,
  shadow: false,
  draw(pen, frame) {
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    pen.line([at(8, -40), at(-22, -90), at(0, -130)], 1.2, { smooth: true });
    pen.shape([at(0, 62), at(44, 8), at(4, -52), at(-40, 4)], '#f6c84c');
    pen.shape([at(0, 62), at(44, 8), at(2, 6)], '#e2603f', { contour: false, ink: 0.8 });
    pen.shape([at(4, -52), at(-40, 4), at(2, 6)], '#e2603f', { contour: false, ink: 0.8 });
    for (const [u, z] of [
      [14, -72],
      [-14, -92],
    ] as const)
      pen.shape([at(u - 12, z + 8), at(u + 12, z - 8), at(u + 12, z + 8), at(u - 12, z - 8)], '#4f8fa8', {
        ink: 0.8,
      });
  },
};

/** A table of the day's catch; one place on it is empty. */
export const fishTable: ThingKind<object> = {
  name: 'fishTable',
  footprint: () => block(180, 70),
  height: 60,
  draw(pen, frame) {
    const s = frame.scale;
    pen.bars(
      [-80, 80].map((u) => [frame.at(u, 26, 0), frame.at(u, 26, 52)]),
      10 * s,
      '#8a623e',
    );
    pen.shape(
      [frame.at(-92, 34, 42), frame.at(92, 34, 42), frame.at(92, 34, 58), frame.at(-92, 34, 58)],
      '#a8764a',
      { tone: -0.5 },
    );
    pen.shape(
      [frame.at(-92, 34, 58), frame.at(92, 34, 58), frame.at(88, -30, 58), frame.at(-88, -30, 58)],
      '#e8f2f4',
    );
    for (const i of range(6)) {
      const [u, w] = [-66 + (i % 3) * 62, i < 3 ? -12 : 18];
      if (i === 4) continue;
      const [x, y] = frame.at(u, w, 66);
      pen.shape(arc(x, y, 24 * s, 8.5 * s, 0, TAU, 12), i % 2 ? '#7fb0c4' : '#e89a84', {
        edge: 'smooth',
        ink: 0.9,
      });
      pen.shape(
        [
          [x + 20 * s, y],
          [x + 35 * s, y - 9 * s],
          [x + 35 * s, y + 9 * s],
        ],
        i % 2 ? '#7fb0c4' : '#e89a84',
        { ink: 0.8 },
      );
      pen.tint(arc(x - 14 * s, y - 2 * s, 2.4 * s, 2.4 * s, 0, TAU, 6), '#2a2036');
    }
  },
};

/** A fish between somebody's teeth. */
export const snatchedFish: ThingKind<object> = {
  name: 'snatchedFish',
  footprint: () => disc(8),
  height: 10,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const [x, y] = frame.at(0, 0, 0);
    pen.shape(arc(x, y, 31 * s, 12 * s, 0, TAU, 14), '#7fb0c4', { edge: 'smooth' });
    pen.shape(
      [
        [x + 26 * s, y],
        [x + 46 * s, y - 14 * s],
        [x + 46 * s, y + 13 * s],
      ],
      '#7fb0c4',
    );
    pen.tint(arc(x - 4 * s, y + 5 * s, 20 * s, 5 * s, 0, TAU, 10), '#eef6f6');
    pen.tint(arc(x - 20 * s, y - 3 * s, 3.4 * s, 3.4 * s, 0, TAU, 6), '#2a2036');
  },
};
