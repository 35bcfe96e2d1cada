/** Gold before the sleeping dragon's chin, and the folds of its hide: its head rests on what it saved, and neck is not body. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { trace } from './parts';

/** Coins on the heap: where, and how large. */
const COINS = trace(
  '-424 -66, -392 -54, -352 -44, -304 -40, -262 -36, -214 -34, -168 -36, -126 -48, -404 -80, -362 -72, -318 -70, -272 -62, -228 -66, -184 -62, -140 -72, -334 -88, -286 -88, -240 -88, -196 -86',
);

export const chinGold: ThingKind<object> = {
  name: 'chinGold',
  footprint: () => disc(4),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (points: readonly Point[]): Point[] => points.map(([u, z]) => frame.at(u, 0, z));
    // the shade of the neck on the shoulder, and the fold that parts the two
    pen.tint(at(trace('-92 172, -52 168, -58 110, -92 44, -124 8, -152 12, -128 60, -104 112')), '#5e1626', {
      edge: 'smooth',
      opacity: 0.42,
    });
    pen.line(at(trace('-90 176, -98 122, -124 66, -152 14')), 2.6, { smooth: true });
    // rows of scales on the body, and the root of the wing
    for (const [u, z] of [
      [-34, 120],
      [4, 108],
      [42, 112],
      [-58, 74],
      [-18, 66],
      [22, 64],
      [-36, 30],
      [6, 26],
    ] as const)
      pen.line(
        at([
          [u - 13, z + 8],
          [u, z - 7],
          [u + 13, z + 8],
        ]),
        1.3,
        { smooth: true },
      );
    // the heap it lies on with its chin, so that no claw is under its teeth
    const top = trace(
      '-474 -74, -446 -50, -408 -38, -360 -28, -300 -26, -240 -24, -180 -22, -128 -30, -92 -52',
    );
    const foot = trace('-84 -76, -130 -98, -200 -110, -290 -112, -380 -104, -446 -90');
    pen.shape(at([...top, ...foot]), '#f2c23f', { edge: 'smooth' });
    pen.tint(at([...trace('-446 -84, -360 -84, -270 -90, -180 -86, -92 -66'), ...foot]), '#f2c23f', {
      edge: 'smooth',
      tone: -0.8,
    });
    for (const [i, [u, z]] of COINS.entries())
      pen.shape(
        arc(...frame.at(u, 0, z), (13 + (i % 3) * 1.5) * s, (8 + (i % 2)) * s, 0, TAU, 12),
        '#ffe27a',
        {
          edge: 'smooth',
          ink: 0.8,
          contour: false,
        },
      );
    // what has rolled off it
    for (const [u, z] of [
      [-508, -92],
      [-486, -116],
      [-440, -124],
    ] as const)
      pen.shape(arc(...frame.at(u, 0, z), 13 * s, 8 * s, 0, TAU, 12), '#ffd84a', {
        edge: 'smooth',
        ink: 0.9,
      });
    // a cup stuck in it
    const cup = (points: readonly Point[]): Point[] => at(points.map(([u, z]): Point => [-150 + u, -58 + z]));
    pen.shape(
      cup(trace('-17 34, 17 34, 13 8, 4 0, 4 -14, 15 -20, -15 -20, -4 -14, -4 0, -13 8')),
      '#ffcf3f',
      {
        ink: 1,
      },
    );
    for (const i of range(3))
      pen.shape(arc(...frame.at(-158 + i * 8, 0, -40), 3.4 * s, 3.4 * s, 0, TAU, 7), '#e2408a', {
        edge: 'smooth',
        ink: 0.5,
        contour: false,
      });
  },
};
