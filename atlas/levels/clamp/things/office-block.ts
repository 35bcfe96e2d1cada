/** Office blocks of the blossom city: glass by the row, pipes up the side, a garden on the roof. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { furnishRoof } from '../../../things/town/rooftop-kit';
import { officeRoof } from './office-roof';
import type { RoofName } from './office-roof';
import { openFloor } from './open-floor';
import type { SceneName } from './open-floor';
import { showcase, tiled } from './shop-front';
import { keptWindow } from '../../../things/town/window-kit';

export interface OfficeBlockOptions {
  readonly width?: number;
  readonly depth?: number;
  readonly floors?: number;
  readonly wall?: string;
  readonly glass?: string;
  readonly sign?: string | undefined;
  /** What stands on it in place of tank, aerial and bushes. */
  readonly roof?: RoofName;
  /** What goes on in two of its storeys, the lower of them counted from the street's; their front is left away. */
  readonly open?: Readonly<Record<number, SceneName>>;
}

const FLOOR = 92;

/** The usual end of a block: tank, aerial and a hedge, `top` above the street. */
function gardenRoof(pen: Pen, frame: Frame, wall: string, h: number, d: number, top: number): void {
  const s = frame.scale;
  drum(pen, frame, { u: -h * 0.4, w: -d * 0.2, r: 34, z0: top, z1: top + 70 }, '#d8b4bc');
  box(pen, frame, { u0: h * 0.1, u1: h * 0.7, w0: -d * 0.5, w1: d * 0.1, z0: top, z1: top + 48 }, wall);
  furnishRoof(pen, frame.moved(0, 0, top), h * 0.85, d * 0.35);
  for (const i of range(5)) {
    const [x, y] = frame.at(-h * 0.8 + i * h * 0.38, d * 0.7, top + 8);
    pen.shape(arc(x, y, 26 * s, 18 * s, i, i + 6.28, 8), i % 2 ? '#f4b6c8' : '#7fa86a', {
      edge: 'scallop',
      ink: 0.9,
    });
  }
  // an aerial for the television: its bars slant and shorten downwards, or it reads as a cross on a grave
  const mast = (u: number, z: number): Point => frame.at(h * 0.5 + u, -d * 0.3, top + z);
  pen.bars(
    [
      [mast(0, 48), mast(0, 150)],
      [mast(-34, 132), mast(34, 150)],
      [mast(-25, 114), mast(25, 128)],
      [mast(-16, 97), mast(16, 106)],
    ],
    4 * s,
    '#7a7488',
  );
}

export const officeBlock: ThingKind<OfficeBlockOptions> = {
  name: 'officeBlock',
  footprint: ({ width = 300, depth = 240 }) => block(width, depth),
  height: 320,
  draw(
    pen,
    frame,
    { width = 300, depth = 240, floors = 6, wall = '#c9c2d4', glass = '#86a8c8', sign, roof, open = {} },
    random,
  ) {
    const [h, d, top] = [width / 2, depth / 2, floors * FLOOR + 40];
    const s = frame.scale;
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -d, w1: d, z1: top }, wall, {
      topMaterial: '#b0a8bc',
    });
    for (const [name, side] of Object.entries(walls)) {
      side.panel(0, top - 26, side.width, top - 14, '#e6e0ea', { ink: 0.8 });
      for (const floor of range(floors)) {
        const z = 40 + floor * FLOOR;
        if (floor === 0 && name === 'front') {
          side.panel(side.width * 0.3, 0, side.width * 0.7, 96, '#5a5672', { ink: 1.1 });
          pen.line([side.at(side.width / 2, 0), side.at(side.width / 2, 96)], 1.2);
          side.panel(side.width * 0.26, 96, side.width * 0.74, 112, '#e8809c', { ink: 1 });
          tiled(side);
          showcase(side, 10, side.width * 0.27, 92, ['#8f7ac8', '#fff4f0']);
          showcase(side, side.width * 0.73, side.width - 14, 92, ['#e8809c', '#fff4f0']);
          continue;
        }
        if (name === 'front' && (open[floor] ?? open[floor - 1])) {
          const scene = open[floor - 1];
          if (scene) openFloor(pen, side, scene, z - FLOOR + 10, z + 78);
          continue;
        }
        side.panel(14, z + 16, side.width - 14, z + 70, glass, { ink: 1 });
        const bays = Math.max(3, Math.round(side.width / 52));
        for (const b of range(bays)) {
          const [a, e] = [14 + ((side.width - 28) * b) / bays, 14 + ((side.width - 28) * (b + 1)) / bays];
          if (random.chance(0.55)) keptWindow(side, { s0: a, s1: e, z0: z + 16, z1: z + 70 });
          pen.line([side.at(a, z + 16), side.at(a, z + 70)], 0.9);
          if (random.chance(0.3))
            pen.tint(
              [
                side.at(a + 3, z + 44),
                side.at(e - 3, z + 44),
                side.at(e - 3, z + 68),
                side.at(a + 3, z + 68),
              ],
              '#f4ecd8',
              { edge: 'straight', opacity: 0.8 },
            );
          else if (random.chance(0.4))
            pen.tint([side.at(a + 4, z + 20), side.at(a + 18, z + 66), side.at(a + 4, z + 66)], '#dceaf4', {
              edge: 'straight',
              opacity: 0.7,
            });
        }
      }
      if (name === 'front') {
        pen.bars([[side.at(side.width - 7, 10), side.at(side.width - 7, top - 30)]], 5 * s, '#9a92a8');
        for (const i of range(Math.max(0, floors - 2)))
          if (random.chance(0.5) && !open[i + 1] && !open[i])
            side.panel(
              side.width - 52,
              40 + (i + 1) * FLOOR - 16,
              side.width - 20,
              40 + (i + 1) * FLOOR + 10,
              '#e6e0ea',
              { ink: 0.9 },
            );
      }
    }
    if (roof) officeRoof(pen, roof, frame.moved(0, 0, top), h, d);
    else gardenRoof(pen, frame, wall, h, d, top);
    if (sign !== undefined) {
      box(pen, frame, { u0: -h - 8, u1: -h + 46, w0: d, w1: d + 14, z0: top * 0.4, z1: top * 0.82 }, sign);
      for (const i of range(3))
        pen.shape(
          arc(...frame.at(-h + 19, d + 15, top * (0.48 + i * 0.13)), 16 * s, 16 * s, 0, 6.28, 5),
          '#fff4f0',
          { edge: 'scallop', ink: 0.8, contour: false },
        );
    }
  },
};
