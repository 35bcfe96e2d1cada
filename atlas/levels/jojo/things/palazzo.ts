/** A house of the old town: arcade below, shutters and washing above, a terrace garden on the roof. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { hipRoof } from '../../../core/roofs';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
import { dressRoof } from '../../../things/town/roof-kit';
import { eaveShade } from '../../../things/town/window-kit';

export interface PalazzoOptions {
  readonly width?: number;
  readonly floors?: number;
  readonly wall?: string;
  readonly shutter?: string;
  readonly roof?: string;
  readonly sign?: string | undefined;
}

const LIT = '#ffd98a';
const DARK = '#4f4a86';
const SKINS = ['#f6cfa8', '#a86e4a', '#e0a878', '#8a5638'] as const;

/** What is seen in a window: ten rooms, of which one has its shutters closed. */
function roomScene(side: Wall, m: number, z: number, scene: number): void {
  const { pen, frame } = side;
  const s = frame.scale;
  const lit = scene % 3 === 0;
  side.panel(m - 16, z, m + 16, z + 66, lit ? LIT : DARK, { ink: 1 });
  if (scene === 9 || side.tone < -0.4) return;
  const glass = [side.at(m - 16, z), side.at(m + 16, z), side.at(m + 16, z + 66), side.at(m - 16, z + 66)];
  const at = (a: number, b: number): Point => side.at(m + a, z + b);
  const patch = (pairs: readonly (readonly [number, number])[], colour: string) =>
    pen.tint(
      pairs.map(([a, b]) => at(a, b)),
      colour,
      { edge: 'straight' },
    );
  // a face is not squeezed into the wall that is seen from the side
  const narrow = Math.abs(side.at(m + 16, z)[0] - side.at(m - 16, z)[0]) < 20 * s;
  const guest = (a: number, b: number, look: number, cloth: string): void => {
    if (narrow) return;
    bust(pen, at(a, b), 12 * s, {
      skin: nth(SKINS, (scene + Math.round(m)) % 4),
      hair: nth(['#4a3f4a', '#7a4a3a', '#2f2a38', '#a8704a'], (scene + Math.round(z)) % 4),
      cloth,
      kind: scene,
      look,
      contour: false,
    });
  };
  pen.within(glass, () => {
    if (scene === 0) {
      // a duet: one sings, one covers an ear
      guest(-7, 34, 0.5, '#d8586f');
      guest(9, 22, -0.6, '#3f8f8a');
    } else if (scene === 1)
      patch(
        [
          [-16, 66],
          [-5, 66],
          [-9, 30],
          [-16, 20],
        ],
        '#e86fa0',
      );
    else if (scene === 2) guest(2, 30, 0.6, '#7a4f9a');
    else if (scene === 3) {
      patch(
        [
          [-16, 66],
          [16, 66],
          [16, 48],
          [-16, 54],
        ],
        '#c9566a',
      );
      patch(
        [
          [-10, 0],
          [12, 0],
          [6, 26],
          [-6, 26],
        ],
        '#7a4a3a',
      );
      for (const k of [-6, 2, 9]) pen.tint(arc(...at(k, 30), 6 * s, 5 * s), '#5fa86a');
    } else if (scene === 4) {
      // a painter's easel
      patch(
        [
          [-9, 18],
          [9, 18],
          [9, 46],
          [-9, 46],
        ],
        '#fbeee0',
      );
      pen.line([at(-7, 18), at(-11, 0)], 1.2, { colour: '#c98f5f' });
      pen.line([at(7, 18), at(11, 0)], 1.2, { colour: '#c98f5f' });
      patch(
        [
          [-6, 24],
          [6, 24],
          [0, 40],
        ],
        '#d8586f',
      );
    } else if (scene === 5) {
      patch(
        [
          [-16, 66],
          [-7, 66],
          [-11, 24],
          [-16, 14],
        ],
        '#6fb8c9',
      );
      patch(
        [
          [16, 66],
          [7, 66],
          [11, 24],
          [16, 14],
        ],
        '#4f9ab0',
      );
      pen.tint(arc(...at(0, 8), 8 * s, 9 * s), '#e6b83f');
    } else if (scene === 6) guest(-3, 28, -0.7, '#e6b83f');
    else if (scene === 7) {
      // shelves of books
      for (const b of [18, 38, 56]) pen.line([at(-16, b), at(16, b)], 1.2, { colour: '#c98f5f' });
      for (const [i, b] of [18, 18, 18, 38, 38, 56, 56].entries())
        patch(
          [
            [-12 + (i % 4) * 6, b],
            [-8 + (i % 4) * 6, b],
            [-8 + (i % 4) * 6, b + 13],
            [-12 + (i % 4) * 6, b + 13],
          ],
          nth(['#d8586f', '#e6b83f', '#6fb8c9', '#fbeee0'], i % 4),
        );
    } else {
      // washing-up: a lamp, a pan on a hook
      pen.line([at(0, 66), at(0, 50)], 1, { colour: '#fbeee0' });
      pen.tint(arc(...at(0, 46), 8 * s, 6 * s), '#ffe27a');
      guest(5, 20, -0.4, '#fbeee0');
    }
    // what the lintel throws into the room
    patch(
      [
        [-16, 66],
        [16, 66],
        [16, 58],
        [-16, 58],
      ],
      '#2f2a5a',
    );
  });
}

/** A tub with a shrub in bloom under an arch. */
function flowerTub(side: Wall, m: number, k: number): void {
  const { pen } = side;
  const s = side.frame.scale;
  side.panel(m - 15, 0, m + 15, 20, '#b5623f', { ink: 0.9 });
  side.panel(m - 17, 17, m + 17, 24, '#c9784f', { ink: 0.8 });
  pen.shape(arc(...side.at(m, 40), 20 * s, 20 * s, 0, 6.2832, 9), '#4f8f5f', {
    edge: 'scallop',
    ink: 0.8,
    contour: false,
  });
  for (const [u, z] of [
    [-9, 36],
    [4, 48],
    [10, 34],
    [-3, 30],
  ] as const)
    pen.tint(
      arc(...side.at(m + u, z), 4 * s, 4 * s, 0, 6.2832, 7),
      nth(['#f6d24a', '#f08ab0', '#ffffff'], k),
      {
        opacity: 1,
      },
    );
}

export const palazzo: ThingKind<PalazzoOptions> = {
  name: 'palazzo',
  footprint: ({ width = 320 }) => block(width + 16, 270),
  height: ({ floors = 2 }) => 170 + floors * 124,
  draw(
    pen,
    frame,
    { width = 320, floors = 2, wall = '#f4b8a0', shutter = '#3f8f8a', roof = '#d9734a', sign },
    random,
  ) {
    const [h, s, tall] = [width / 2, frame.scale, 170 + floors * 120];
    const trim = '#fbeee0';
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -120, w1: 120, z1: tall }, wall, { top: false });
    for (const [name, side] of Object.entries(walls)) {
      side.panel(0, 0, side.width, 24, '#c9a8a0', { ink: 0.7 });
      side.panel(0, 150, side.width, 166, trim, { ink: 0.8 });
      side.panel(0, tall - 16, side.width, tall, trim, { ink: 0.8 });
      for (const k of [0, side.width - 18])
        for (const j of range(Math.floor(tall / 44)))
          side.panel(k, j * 44 + 4, k + (j % 2 ? 18 : 12), j * 44 + 36, trim, { ink: 0.5 });
      const arches = Math.max(2, Math.round(side.width / 92));
      for (const i of range(arches)) {
        const m = ((i + 0.5) / arches) * side.width;
        const w = 28;
        pen.shape(
          [
            side.at(m - w - 8, 0),
            side.at(m + w + 8, 0),
            ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => side.at(m + c * (w + 8), 90 + q * 38)),
          ],
          trim,
          { ink: 0.8, contour: false, tone: side.tone },
        );
        pen.shape(
          [
            side.at(m - w, 0),
            side.at(m + w, 0),
            ...arc(0, 0, 1, 1, 0, Math.PI, 9).map(([c, q]) => side.at(m + c * w, 88 + q * 30)),
          ],
          random.chance(0.3) ? '#ffd98a' : '#5a3a62',
          { ink: 0.9, contour: false },
        );
        if (random.chance(0.5) && name === 'front') flowerTub(side, m, (i + floors) % 3);
        for (const f of range(floors)) {
          const z = 196 + f * 120;
          const scene = (i * 3 + f * 4 + floors * 3 + wall.charCodeAt(2) + (side.tone < 0 ? 5 : 0)) % 10;
          roomScene(side, m, z, scene);
          const open = scene !== 9;
          for (const k of [-1, 1]) {
            const [a, b] = open ? [m + k * 17, m + k * 36] : [m, m + k * 17];
            side.panel(Math.min(a, b), z - 2, Math.max(a, b), z + 68, shutter, { ink: 0.9 });
            for (const q of range(4))
              pen.line(
                [side.at(Math.min(a, b) + 3, z + 10 + q * 15), side.at(Math.max(a, b) - 3, z + 10 + q * 15)],
                0.6,
              );
          }
          pen.shape([side.at(m - 26, z + 72), side.at(m + 26, z + 72), side.at(m, z + 92)], trim, {
            ink: 0.8,
            contour: false,
            tone: side.tone,
          });
          if (random.chance(0.4)) {
            side.panel(m - 34, z - 16, m + 34, z - 8, trim, { ink: 0.7 });
            for (const k of range(6))
              pen.line([side.at(m - 30 + k * 12, z - 8), side.at(m - 30 + k * 12, z + 14)], 1.2);
            pen.line([side.at(m - 34, z + 15), side.at(m + 34, z + 15)], 1.8);
          }
        }
      }
    }
    eaveShade(walls, 38);
    const slopes = hipRoof(
      pen,
      frame,
      { u0: -h, u1: h, w0: -120, w1: 120, z: tall, rise: 84, over: 22, drop: 4, inset: 0.4 },
      roof,
    );
    dressRoof(pen, slopes, {
      roof,
      wall,
      unit: s,
      courses: ['scallop', 'slate'],
      pieces: ['dormer', 'dormer', 'skylight', 'pipe', 'patch'],
      spots: [0.26, 0.52, 0.76],
    });
    const front = walls.front;
    if (front && sign !== undefined) {
      front.panel(width * 0.14, 126, width * 0.86, 162, '#4f2f6a', { ink: 1.1, contour: true });
      letters(pen, front, sign, {
        s: width / 2,
        z: 133,
        height: 21,
        fit: width * 0.62,
        colour: '#ffd84a',
        width: 2,
      });
    }
  },
};
