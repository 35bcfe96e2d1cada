/** A warm spring in the ash, a ring of stones about it, and who has been in it since morning. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { block } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';
import type { PersonSpec } from '../../../people/spec';
import { folk } from '../../../stage/folk';

/** An elder who is master of all waters, a sleeper, a child that is too warm. */
const BATHERS: readonly (readonly [u: number, w: number, who: PersonSpec])[] = [
  [
    -78,
    -30,
    {
      build: 'elder',
      pose: 'relaxed',
      mood: 'serene',
      outfit: 'trunks',
      colours: ['skin', 'red', 'white', 'wood'],
      hair: 'oldTufts',
      hairColour: 'silver',
      face: ['longBeard'],
    },
  ],
  [
    4,
    -42,
    {
      build: 'chibi',
      pose: 'relaxed',
      mood: 'asleep',
      outfit: 'trunks',
      colours: ['skin', 'cobalt', 'white', 'wood'],
      hair: 'topBun',
      hairColour: 'chestnut',
      skin: 'tan',
      hat: 'headband',
      hatColours: ['white', 'white'],
    },
  ],
  [
    82,
    -28,
    {
      build: 'kid',
      pose: 'cheer',
      mood: 'joy',
      outfit: 'trunks',
      colours: ['skin', 'gold', 'white', 'wood'],
      hair: 'curly',
      hairColour: 'black',
      skin: 'brown',
    },
  ],
];

const STONES = ['#8f7f7c', '#a3918a', '#7d6c6e'];

export const fireBath: ThingKind<object> = {
  name: 'fireBath',
  footprint: () => block(300, 120),
  height: 40,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const ring = (from: number, to: number, r: number, z = 0): Point[] =>
      range(17).map((i) => {
        const a = from + ((to - from) * i) / 16;
        return frame.at(Math.cos(a) * r, Math.sin(a) * r * 0.62, z);
      });
    const stones = (from: number, to: number, count: number): void => {
      for (const i of range(count)) {
        const a = from + ((to - from) * i) / (count - 1);
        const [x, y] = frame.at(Math.cos(a) * 158, Math.sin(a) * 98, 8);
        const r = 26 + (i % 3) * 5;
        pen.shape(arc(x, y, r * s, r * 0.66 * s, i, i + TAU, 8), STONES[i % 3] ?? '#8f7f7c', { ink: 0.9 });
        pen.tint(arc(x - 6 * s, y - 6 * s, r * 0.4 * s, r * 0.2 * s, 0, TAU, 8), '#ffffff', {
          opacity: 0.25,
        });
      }
    };
    stones(Math.PI + 0.1, TAU - 0.1, 9);
    pen.shape(ring(0, TAU, 150, 2), '#8fd6d0', { edge: 'smooth', contour: false });
    // steam in curls, behind the heads
    for (const [u, z] of [
      [-120, 60],
      [-34, 96],
      [44, 104],
      [128, 66],
    ] as const)
      pen.stroke(
        [
          frame.at(u, -60, z),
          frame.at(u + 12, -60, z + 26),
          frame.at(u - 8, -60, z + 52),
          frame.at(u + 6, -60, z + 80),
        ],
        6 * s,
        { colour: '#ffffff', opacity: 0.75, to: 0 },
      );
    for (const [u, w, spec] of BATHERS) folk(pen, frame.at(u, w, -56), s, spec);
    // the water they sit in, and the stones before it
    pen.within(ring(0, TAU, 150, 2), () => {
      pen.tint(
        [frame.at(-170, 6, 2), frame.at(170, 6, 2), frame.at(170, 140, 2), frame.at(-170, 140, 2)],
        '#8fd6d0',
        {
          edge: 'straight',
        },
      );
      for (const [u, w] of [
        [-78, 10],
        [4, 4],
        [80, 12],
      ] as const)
        pen.line(arc(...frame.at(u, w, 2), 40 * s, 9 * s, 0.1, 3, 10), 1.8, {
          colour: '#f0fffc',
          smooth: true,
        });
    });
    stones(0.1, Math.PI - 0.1, 9);
  },
};
