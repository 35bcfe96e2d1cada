/** A picnic spread on the ground: a checked cloth with creases and a turned corner, a basket, plates. */
import type { Point } from '../../core/geometry';
import type { Frame } from '../../core/frame';
import type { Pen } from '../../core/pen';
import type { ThingKind } from '../../core/thing';
import { TAU, arc, nth, range } from '../../core/geometry';
import { block } from '../../core/footprint';

export interface PicnicOptions {
  readonly colours?: readonly string[];
}

/** Half the cloth, world units, and the checks along each side. */
const HALF = [82, 56] as const;
const CHECKS = [7, 5] as const;
/** Radians that the cloth lies askew: with edges along the picture's it would seem to stand up. */
const ASKEW = 0.34;

/** How far the hem swings out at a share of a side. */
const swing = (share: number) => Math.sin(share * TAU * 1.5) * 3.4;

/** A point of the cloth, shares of its sides from its middle, -1 to 1. */
const onCloth = (cloth: Frame, u: number, w: number): Point =>
  cloth.at(u * HALF[0] + swing(w) * u, w * HALF[1] + swing(u + 0.3) * w, 1);

function drawCloth(pen: Pen, cloth: Frame, [check, ground]: readonly [string, string]): void {
  const steps = range(9).map((i) => i / 4 - 1);
  const side = (at: (k: number) => Point) => steps.slice(0, -1).map(at);
  pen.shape(
    [
      ...side((k) => onCloth(cloth, k, 1)),
      ...side((k) => onCloth(cloth, 1, -k)),
      ...side((k) => onCloth(cloth, -k, -1)),
      ...side((k) => onCloth(cloth, -1, k)),
    ],
    ground,
    { tone: 0.2 },
  );
  const [across, deep] = CHECKS;
  for (const i of range(across))
    for (const j of range(deep)) {
      if ((i + j) % 2) continue;
      const [u0, u1] = [(i / across) * 2 - 1, ((i + 1) / across) * 2 - 1];
      const [w0, w1] = [(j / deep) * 2 - 1, ((j + 1) / deep) * 2 - 1];
      pen.tint(
        [onCloth(cloth, u0, w0), onCloth(cloth, u1, w0), onCloth(cloth, u1, w1), onCloth(cloth, u0, w1)],
        check,
        { edge: 'straight' },
      );
    }
  for (const [u, w, v, x] of [
    [-0.7, 0.9, -0.3, 0.2],
    [0.2, -0.95, 0.36, -0.3],
    [0.6, 0.95, 0.7, 0.5],
  ] as const)
    pen.line([onCloth(cloth, u, w), onCloth(cloth, v, x)], 0.8);
  // a corner that the wind has turned
  pen.shape(
    [onCloth(cloth, 1, 0.45), onCloth(cloth, 0.62, 1), cloth.at(HALF[0] * 0.52, HALF[1] * 0.4, 9)],
    ground,
    { tone: -0.7, ink: 0.9 },
  );
}

function drawBasket(pen: Pen, [x, y]: Point, s: number): void {
  pen.shape(
    [
      [x - 27 * s, y - 22 * s],
      [x + 27 * s, y - 22 * s],
      [x + 21 * s, y + 9 * s],
      [x - 21 * s, y + 9 * s],
    ],
    '#b98a52',
  );
  for (const z of [-13, -5, 3])
    pen.line(
      [
        [x - (24 + z * 0.18) * s, y + z * s],
        [x + (24 - z * 0.18) * s, y + z * s],
      ],
      0.7,
    );
  pen.shape(
    [
      [x - 4 * s, y - 24 * s],
      [x + 30 * s, y - 24 * s],
      [x + 24 * s, y - 8 * s],
      [x + 10 * s, y - 13 * s],
    ],
    '#fdf6e4',
    { edge: 'smooth', ink: 0.8 },
  );
  pen.line(arc(x, y - 20 * s, 22 * s, 27 * s, Math.PI, TAU, 9), 2.6, { smooth: true, colour: '#8a5a36' });
}

export const picnic: ThingKind<PicnicOptions> = {
  name: 'picnic',
  footprint: () => block(170, 120),
  height: 10,
  draw(pen, frame, { colours = ['#d9574f', '#fbf0dc'] }, random) {
    const s = frame.scale;
    drawCloth(pen, frame.moved(0, 0, 0, random.chance(0.5) ? ASKEW : -ASKEW), [
      nth(colours, 0),
      nth(colours, 1),
    ]);
    for (const [u, w] of [
      [-46, -18],
      [-18, 28],
      [40, 26],
    ] as const) {
      pen.shape(frame.disc(u, w, 3, 19), '#ffffff', { edge: 'smooth', contour: false });
      pen.shape(
        arc(...frame.at(u, w, 8), 9 * s, 7 * s, 0, TAU, 8),
        random.pick(['#e9a23c', '#d9574f', '#8fb84e']),
        { edge: 'smooth', ink: 0.8, contour: false },
      );
    }
    drawBasket(pen, frame.at(28, -12, 0), s);
  },
};
