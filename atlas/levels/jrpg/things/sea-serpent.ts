/** The serpent every chart draws where nobody has been: loops out of the bay, and a wreath of corks from its last ship. */
import { arc, nth, range, ribbon, spline } from '../../../core/geometry';
import type { Point, Points } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';
import { foam } from './foam';
import { trace } from './parts';

export interface SeaSerpentOptions {
  readonly skin?: string;
  readonly belly?: string;
  readonly fin?: string;
}

/** A stretch of body along a line: belly, rings, scales on the back, a fin that stands up. `side` is where the back is. */
function stretch(
  pen: Pen,
  frame: Frame,
  line: Points,
  half: (t: number) => number,
  [skin, belly, fin]: readonly [string, string, string],
): void {
  const at = upright(frame);
  const smooth = spline(line, false, 8);
  const count = smooth.length;
  const normal = (i: number): Point => {
    const [a, b] = [nth(smooth, Math.max(0, i - 1)), nth(smooth, Math.min(count - 1, i + 1))];
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    return [-(b[1] - a[1]) / long, (b[0] - a[0]) / long];
  };
  const off = (i: number, k: number): Point => {
    const [x, y] = nth(smooth, i);
    const [nx, ny] = normal(i);
    const h = half(i / (count - 1)) * k;
    return [x + nx * h, y + ny * h];
  };
  const fins: Point[] = [];
  for (let i = 2; i < count - 2; i += 4)
    fins.push(off(i - 2, 0.9), off(i, 1.55), off(Math.min(count - 1, i + 1), 0.95));
  pen.shape(at([...fins, ...range(count).map((i) => off(count - 1 - i, 0.4))]), fin, { tone: -0.1 });
  const body = at(ribbon(smooth, half));
  pen.shape(body, skin, { edge: 'straight', wobble: 0 });
  pen.within(body, () => {
    pen.tint(
      at([...range(count).map((i) => off(i, -0.34)), ...range(count).map((i) => off(count - 1 - i, -1.2))]),
      belly,
      {
        edge: 'straight',
      },
    );
    pen.tint(
      at([...range(count).map((i) => off(i, -0.75)), ...range(count).map((i) => off(count - 1 - i, -1.2))]),
      belly,
      {
        edge: 'straight',
        tone: -1,
      },
    );
    pen.tint(
      at([...range(count).map((i) => off(i, 0.62)), ...range(count).map((i) => off(count - 1 - i, 1.2))]),
      skin,
      {
        edge: 'straight',
        tone: 0.9,
      },
    );
    for (let i = 2; i < count; i += 2) pen.line(at([off(i, -0.34), off(i, -1.05)]), 0.8);
    for (let i = 1; i < count - 2; i += 3)
      for (const k of [0.05, 0.5])
        pen.line(at([off(i, k - 0.16), off(i + 1, k), off(i, k + 0.16)]), 0.8, {
          smooth: true,
          opacity: 0.7,
        });
  });
}

export const seaSerpent: ThingKind<SeaSerpentOptions> = {
  name: 'seaSerpent',
  footprint: () => block(560, 80),
  height: 180,
  shadow: false,
  draw(pen, frame, { skin = '#2f9a8a', belly = '#f4e2a8', fin = '#e8704f' }) {
    const at = upright(frame);
    const s = frame.scale;
    const paint = [skin, belly, fin] as const;
    const hump = (u: number, r: number, tall: number): Point[] =>
      range(9).map((i): Point => {
        const a = Math.PI * (1 - i / 8);
        return [u + Math.cos(a) * r, Math.sin(a) * tall];
      });
    stretch(pen, frame, hump(372, 66, 92), () => 26, paint);
    stretch(pen, frame, hump(170, 92, 140), () => 36, paint);
    const neck: Point[] = [
      [6, 0],
      [-6, 70],
      [-40, 130],
      [-34, 200],
      [-80, 252],
      [-150, 250],
    ];
    stretch(pen, frame, neck.toReversed(), (t) => 27 + 16 * t, paint);
    // ears of fin, a long jaw, one eye that has counted the crew
    pen.shape(at(trace('-96 268, -40 330, -52 280, -4 292, -44 250, -84 236')), fin, { tone: 0.1 });
    for (const [a, b] of [
      [-80, 262],
      [-76, 252],
    ] as const)
      pen.line(
        at([
          [a, b],
          [-44, b + 36],
        ]),
        0.8,
      );
    pen.shape(at(trace('-110 228, -170 206, -236 196, -248 208, -200 226, -130 246')), belly, {
      edge: 'smooth',
      tone: -0.3,
    });
    pen.shape(
      at(
        trace(
          '-70 246, -84 288, -122 304, -160 288, -206 274, -254 262, -262 240, -246 226, -190 234, -130 228, -90 222',
        ),
      ),
      skin,
      { edge: 'smooth', tone: 0.1 },
    );
    for (const u of [-236, -208, -180])
      pen.shape(
        at([
          [u - 8, 232],
          [u + 8, 233],
          [u, 214],
        ]),
        '#fffbe8',
        { ink: 0.7, contour: false },
      );
    pen.shape(arc(...frame.at(-138, 0, 276), 15 * s, 16 * s), '#fff6d8', { edge: 'smooth', ink: 0.9 });
    pen.shape(arc(...frame.at(-143, 0, 275), 6.5 * s, 10 * s), '#2b1a2e', { edge: 'smooth', ink: 0 });
    pen.line(at(trace('-160 294, -138 298, -112 288')), 2.4, { smooth: true });
    pen.line(at(trace('-246 252, -240 258, -234 254')), 1.4, { smooth: true });
    for (const k of [0, 1])
      pen.stroke(at(trace(`-238 226, -262 ${206 - k * 22}, -${250 + k * 40} ${176 - k * 10}`)), 5, {
        colour: fin,
        from: 1,
      });
    // the corks
    const collar = [-37, 166] as const;
    for (const i of range(7)) {
      const a = Math.PI * (i / 6);
      const [x, y] = frame.at(collar[0] - Math.cos(a) * 50, 0, collar[1] - Math.sin(a) * 20);
      pen.shape(arc(x, y, 13 * s, 11 * s), i % 2 ? '#fff6e4' : '#e2574c', { edge: 'smooth', ink: 0.9 });
    }
    for (const [u, half] of [
      [6, 60],
      [78, 50],
      [262, 50],
      [306, 38],
      [438, 38],
    ] as const)
      foam(pen, frame, { u, z: -6, reach: half * 1.45, tall: half * 0.42 });
  },
};
