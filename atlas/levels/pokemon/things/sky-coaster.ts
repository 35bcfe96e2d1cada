/** The big dipper: rails on trestles whose bars meet, and a train in a thing of its own, so that people can sit in it. */
import type { Frame, Point3 } from '../../../core/frame';
import { arc, between, nth, range, resample, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';

export interface SkyCoasterOptions {
  /** Knots of the track; a loop is knots that go round. */
  readonly course: readonly Point3[];
  readonly width: number;
  readonly steel?: string;
  readonly rail?: string;
}

export interface CoasterTrainOptions {
  readonly course: readonly Point3[];
}

interface Step {
  readonly u: number;
  readonly w: number;
  readonly z: number;
  /** Upward share of the track's normal: below 0 it hangs. */
  readonly up: number;
  readonly side: number;
}

const CARS = { first: 0.185, count: 6, long: 78 } as const;
const EVERY = 7;
const STOREY = 130;

function stepsOf(course: readonly Point3[]): Step[] {
  const flat = spline(
    course.map(([u, , z]): Point => [u, z]),
    false,
    14,
  );
  const depth = spline(
    course.map(([u, w]): Point => [u, w]),
    false,
    14,
  );
  return flat.map(([u, z], i) => {
    const [a, b] = [nth(flat, Math.max(0, i - 1)), nth(flat, Math.min(flat.length - 1, i + 1))];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return { u, z, w: nth(depth, i)[1], up: (b[0] - a[0]) / length, side: -(b[1] - a[1]) / length };
  });
}

/** Posts under the track, and bars from post to post that end on them. */
function trestle(
  pen: Pen,
  frame: Frame,
  steps: readonly Step[],
  dw: number,
  steel: string,
  tone: number,
): void {
  const s = frame.scale;
  const posts = steps.filter(({ up, z }, i) => i % EVERY === 0 && up >= 0.15 && z >= 40);
  const bars = posts.slice(1).flatMap((b, i): Point[][] => {
    const a = nth(posts, i);
    if (Math.abs(b.u - a.u) > 150) return [];
    const low = Math.min(a.z, b.z);
    const at = (q: Step, z: number) => frame.at(q.u, q.w + dw, z);
    return range(Math.floor(low / STOREY)).flatMap((k): Point[][] => {
      const z = (k + 1) * STOREY - 20;
      const rung = [at(a, z), at(b, z)];
      return (k + i) % 2
        ? [rung, [at(a, z), at(b, z - STOREY + 20)]]
        : [rung, [at(b, z), at(a, z - STOREY + 20)]];
    });
  });
  if (bars.length > 0) pen.bars(bars, 4 * s, steel, { tone: tone - 0.3, edge: 1.2 });
  if (posts.length > 0)
    pen.bars(
      posts.map((q) => [frame.at(q.u, q.w + dw, 0), frame.at(q.u, q.w + dw, q.z)]),
      10 * s,
      steel,
      { tone },
    );
  for (const q of posts) {
    const [x, y] = frame.at(q.u, q.w + dw, 0);
    // light falls through a trestle: each foot has a shadow, the whole of it none
    const shade = arc(x + 22 * s, y + 5 * s, 34 * s, 7 * s);
    pen.within(shade, () => pen.tint(shade, pen.light.shadow, { opacity: 0.24 }));
    pen.shape(
      [
        [x - 13 * s, y + 5 * s],
        [x - 10 * s, y - 8 * s],
        [x + 10 * s, y - 8 * s],
        [x + 13 * s, y + 5 * s],
      ],
      '#b8a8a0',
      { contour: false, ink: 0.8, tone },
    );
  }
}

export const skyCoaster: ThingKind<SkyCoasterOptions> = {
  name: 'skyCoaster',
  footprint: ({ width }) => block(width, 150),
  height: 150,
  shadow: false,
  draw(pen, frame, { course, steel = '#e88ba0', rail = '#d96a86' }) {
    const s = frame.scale;
    const steps = stepsOf(course);
    const line = (dw: number, off: number) =>
      steps.map(({ u, w, z, up, side }) => frame.at(u + side * off, w + dw, z + up * off));
    trestle(pen, frame, steps, -34, steel, -0.9);
    pen.bars([line(-26, 0)], 9 * s, rail, { tone: -0.8, smooth: true });
    trestle(pen, frame, steps, 34, steel, 0);
    pen.bars([line(0, -16)], 13 * s, steel, { tone: -0.4, smooth: true });
    const ties = range(Math.floor(steps.length / 2)).map((k) => {
      const { u, w, z } = nth(steps, k * 2);
      return [frame.at(u, w - 28, z), frame.at(u, w + 28, z)];
    });
    pen.bars(ties, 5 * s, steel, { tone: 0.3, edge: 2 });
    pen.bars([line(26, 0)], 9 * s, rail, { tone: 0.3, smooth: true });
  },
};

interface Car {
  readonly middle: Point;
  /** Along the track, one long. */
  readonly ahead: Point;
  readonly w: number;
}

function carsOf(course: readonly Point3[]): Car[] {
  const steps = stepsOf(course);
  const start = Math.floor(CARS.first * steps.length);
  const line = resample(
    steps.slice(start).map(({ u, z }): Point => [u, z]),
    CARS.long,
  );
  return range(CARS.count).map((k) => {
    const [a, b] = [nth(line, k), nth(line, k + 1)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return {
      middle: between(a, b, 0.5),
      ahead: [(b[0] - a[0]) / length, (b[1] - a[1]) / length],
      w: nth(steps, Math.min(steps.length - 1, start + k * 5)).w + 20,
    };
  });
}

/** One place in each car, and how far the car is tipped, degrees clockwise. */
export const carSeats = (course: readonly Point3[]): { readonly at: Point3; readonly tip: number }[] =>
  carsOf(course).map(({ middle: [u, z], ahead: [dx, dz], w }) => ({
    at: [u - dz * 30, w - 1, z + dx * 30],
    tip: Math.round((-Math.atan2(dz, dx) * 180) / Math.PI),
  }));

export const coasterTrain: ThingKind<CoasterTrainOptions> = {
  name: 'coasterTrain',
  footprint: () => block(40, 20),
  height: 100,
  shadow: false,
  draw(pen, frame, { course }) {
    for (const [k, { middle, ahead, w }] of carsOf(course).entries()) {
      const p = (along: number, up: number) =>
        frame.at(
          middle[0] + ahead[0] * along - ahead[1] * up,
          w,
          middle[1] + ahead[1] * along + ahead[0] * up,
        );
      const paint = k === CARS.count - 1 ? '#e3b04b' : '#b8434f';
      pen.shape([p(-35, 4), p(35, 4), p(39, 26), p(30, 46), p(-30, 40), p(-39, 24)], paint, { wobble: 0 });
      pen.tint([p(-34, 5), p(34, 5), p(37, 18), p(-37, 18)], paint, { tone: -0.9, edge: 'straight' });
      pen.line([p(-34, 24), p(37, 26)], 1.1, { colour: '#fbefd2' });
      for (const along of [-20, 20]) {
        const [x, y] = p(along, 3);
        pen.shape(
          range(8).map((i): Point => [
            x + Math.cos(i * 0.785) * 7 * frame.scale,
            y + Math.sin(i * 0.785) * 7 * frame.scale,
          ]),
          '#3c3440',
          { edge: 'smooth', ink: 0.7, contour: false },
        );
      }
    }
  },
};
