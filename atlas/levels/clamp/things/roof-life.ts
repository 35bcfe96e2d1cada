/** Roofs of the blossom city that somebody uses: a pool, a shrine, a board that is being painted. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { hipRoof } from '../../../core/roofs';
import { box } from '../../../core/solids';
import type { PersonSpec } from '../../../people/spec';
import { bust } from '../../../things/fair/bust';
import { folk } from '../../../stage/folk';

/** Half the roof's width and depth, its own frame lying on it. */
export interface Roof {
  readonly pen: Pen;
  readonly top: Frame;
  readonly h: number;
  readonly d: number;
}

const DIVER: PersonSpec = {
  pose: 'overhead',
  outfit: 'tracksuit',
  colours: ['coral', 'coral', 'white', 'white'],
  hair: 'topBun',
  hairColour: 'charcoal',
  mood: 'joy',
};
const PAINTER: PersonSpec = {
  pose: 'present',
  facing: 'back',
  outfit: 'casual',
  colours: ['olive', 'umber', 'white', 'umber'],
  hair: 'bob',
  hairColour: 'wine',
  hold: 'brush',
};
const MAIDEN: PersonSpec = {
  pose: 'stand',
  outfit: 'miko',
  colours: ['white', 'red', 'white', 'wood'],
  hair: 'long',
  hairColour: 'black',
  hold: 'broom',
};

/** A pool with a board over the street. */
export function pool({ pen, top, h, d }: Roof): void {
  const s = top.scale;
  const q = (k: number, l: number, z: number): Point => top.at(k * h, l * d, z);
  box(pen, top, { u0: -h * 0.88, u1: h * 0.88, w0: -d * 0.8, w1: d * 0.8, z1: 26 }, '#f4ece6');
  pen.shape([q(-0.76, 0.6, 27), q(0.76, 0.6, 27), q(0.76, -0.6, 27), q(-0.76, -0.6, 27)], '#6cc0dc', {
    contour: false,
  });
  for (const l of [-0.3, 0.06, 0.34])
    pen.line([q(-0.5 + l * 0.4, l, 27), q(-0.1, l + 0.06, 27), q(0.3, l, 27)], 1.2, {
      colour: '#e6f6fc',
      smooth: true,
    });
  // one who swims, up to the chest, and the rings round them
  bust(pen, q(-0.36, 0.1, 62), 24 * s, {
    skin: '#e0a878',
    hair: '#5a3a2c',
    cloth: '#2f8a8a',
    kind: 2,
    look: 0.7,
    contour: false,
  });
  const [x, y] = q(-0.36, 0.2, 28);
  pen.tint(
    [
      ...arc(x, y - 8 * s, 46 * s, 10 * s, Math.PI, TAU, 8),
      [x + 46 * s, y + 12 * s],
      [x - 46 * s, y + 12 * s],
    ],
    '#6cc0dc',
    { edge: 'straight', opacity: 0.92 },
  );
  for (const k of [34, 50])
    pen.line(arc(x, y - 8 * s, k * s, k * 0.32 * s, 0.1, 3.04, 10), 1, { colour: '#ffffff', smooth: true });
  pen.bars(
    [
      [q(0.6, 0, 26), q(0.6, 0, 96)],
      [q(0.76, 0, 26), q(0.76, 0, 96)],
    ],
    6 * s,
    '#c9c2d4',
  );
  box(pen, top, { u0: h * 0.2, u1: h * 0.84, w0: -16, w1: 16, z0: 92, z1: 102 }, '#e8809c');
  folk(pen, top.at(h * 0.4, 0, 102), s * 0.8, DIVER);
}

/** The shrine of the office's own luck: a vermilion gate, a hut, and somebody who sweeps up the petals. */
export function shrine({ pen, top, h, d }: Roof): void {
  const s = top.scale;
  const red = '#dc5a48';
  pen.tint(
    [
      top.at(-h * 0.9, d * 0.8, 1),
      top.at(h * 0.9, d * 0.8, 1),
      top.at(h * 0.9, -d * 0.8, 1),
      top.at(-h * 0.9, -d * 0.8, 1),
    ],
    '#a9c98c',
    { edge: 'straight', opacity: 1 },
  );
  const hut = box(pen, top, { u0: -h * 0.1, u1: h * 0.6, w0: -d * 0.6, w1: d * 0.1, z1: 64 }, '#fbf1ea', {
    top: false,
  });
  if (hut.front)
    for (const k of [0.04, 0.3, 0.62, 0.88])
      hut.front.panel(hut.front.width * k, 0, hut.front.width * (k + 0.08), 64, red, { ink: 0.7 });
  hipRoof(
    pen,
    top,
    {
      u0: -h * 0.1,
      u1: h * 0.6,
      w0: -d * 0.6,
      w1: d * 0.1,
      z: 64,
      rise: 58,
      over: 26,
      drop: 8,
      inset: 0.36,
      curl: 18,
    },
    '#4f8f8a',
  );
  for (const k of [-0.74, -0.24])
    pen.bars([[top.at(h * k, d * 0.4, 0), top.at(h * k, d * 0.4, 104)]], 10 * s, red);
  pen.bars([[top.at(-h * 0.8, d * 0.4, 84), top.at(-h * 0.18, d * 0.4, 84)]], 9 * s, red);
  pen.bars(
    [[top.at(-h * 0.9, d * 0.4, 112), top.at(-h * 0.49, d * 0.4, 105), top.at(-h * 0.08, d * 0.4, 112)]],
    13 * s,
    '#4a3a54',
  );
  folk(pen, top.at(h * 0.4, d * 0.62), s * 0.72, MAIDEN);
}

/** A board larger than the house, its moon still half unpainted. */
export function billboard({ pen, top, h, d }: Roof): void {
  const s = top.scale;
  for (const k of [-0.7, 0, 0.7])
    pen.bars(
      [
        [top.at(h * k, -d * 0.3, 0), top.at(h * k, -d * 0.3, 60)],
        [top.at(h * k, -d * 0.9, 0), top.at(h * k, -d * 0.3, 56)],
      ],
      7 * s,
      '#6a6480',
    );
  const board = box(
    pen,
    top,
    { u0: -h * 0.98, u1: h * 0.98, w0: -d * 0.34, w1: -d * 0.2, z0: 50, z1: 220 },
    '#4f4c94',
  );
  const { front } = board;
  if (!front) return;
  const m = front.width / 2;
  front.panel(8, 8, front.width - 8, 162, '#5d5ab0', { ink: 0.8 });
  pen.shape(
    [
      ...arc(0, 0, 58, 58, 0.7, 5.5, 16).map(([a, b]) => front.at(m + a, 86 + b)),
      ...arc(20, 0, 44, 44, 5.3, 0.9, 12).map(([a, b]) => front.at(m + a, 86 + b)),
    ],
    '#f6d478',
    { contour: false },
  );
  for (const [a, b, r] of [
    [m + 50, 120, 10],
    [m + 74, 62, 7],
    [m - 78, 134, 8],
    [m - 84, 42, 6],
  ] as const)
    pen.shape(
      range(8).map((i) =>
        front.at(
          a + Math.cos(i * 0.785) * r * (i % 2 ? 0.4 : 1.3),
          b + Math.sin(i * 0.785) * r * (i % 2 ? 0.4 : 1.3),
        ),
      ),
      '#ffffff',
      { ink: 0.5, contour: false },
    );
  // what is not painted yet, and the painter on his plank before it
  pen.tint(
    [
      front.at(m + 26, 8),
      front.at(front.width - 8, 8),
      front.at(front.width - 8, 40),
      front.at(m + 60, 52),
      front.at(m + 40, 30),
    ],
    '#e6e0ee',
    { edge: 'straight' },
  );
  pen.line(
    [front.at(m + 26, 8), front.at(m + 40, 30), front.at(m + 60, 52), front.at(front.width - 8, 40)],
    0.9,
  );
  const plank = (k: number, z: number): Point => top.at(h * k, -d * 0.06, z);
  pen.bars(
    [
      [plank(0.24, 34), plank(0.24, 222)],
      [plank(0.84, 34), plank(0.84, 222)],
    ],
    3 * s,
    '#8a6a4a',
    { edge: 1.2 },
  );
  folk(pen, plank(0.54, 40), s * 0.7, PAINTER);
  pen.bars([[plank(0.18, 36), plank(0.9, 36)]], 8 * s, '#a8744a');
}
