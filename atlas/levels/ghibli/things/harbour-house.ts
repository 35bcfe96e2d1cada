/** The old port: narrow houses shoulder to shoulder, and the clock that tells them when to open their shutters. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { Random } from '../../../core/random';
import { drum, stripedCone, box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { turnOf, type Turned } from '../../../things/turned';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { casement, flowerBox } from '../../../things/town/cottage';
import { eaveToUs, gableToUs } from './tiled-gable';

export interface HarbourHouseOptions {
  readonly width?: number;
  readonly storeys?: number;
  readonly wall?: string;
  readonly roof?: string;
  readonly shutter?: string;
  /** Its eave looks at us instead of its gable. */
  readonly broad?: boolean;
}

const STOREY = 128;

/** A window and what its people have made of it: shut for the siesta, aired, watered, or leaned out of. */
function opening(pen: Pen, front: Wall, [x, z]: Point, shutter: string, random: Random): void {
  const use = random.pick(['shut', 'quilt', 'flowers', 'flowers', 'guest', 'plain'] as const);
  if (use === 'shut') {
    front.panel(x - 26, z + 35, x + 26, z + 105, '#f6ecd2', { ink: 0.9 });
    for (const k of [-1, 1]) {
      front.panel(x + k * 11 - 10, z + 39, x + k * 11 + 10, z + 101, shutter, { ink: 0.8 });
      for (const d of [50, 62, 74, 86])
        pen.line([front.at(x + k * 11 - 8, z + d), front.at(x + k * 11 + 8, z + d)], 0.6);
    }
    return;
  }
  casement(pen, front, x, z + 40, 21, 60);
  if (use === 'guest')
    bust(pen, front.at(x, z + 72), 13 * front.frame.scale, {
      skin: random.pick(BUST_SKINS),
      hair: random.pick(BUST_HAIR),
      cloth: random.pick(['#d9605a', '#5f8a9a', '#e0b04a']),
      kind: random.int(0, 7),
      look: random.pick([-0.7, 0.6]),
      contour: false,
    });
  for (const k of [-1, 1])
    front.panel(x + k * 38 - 11, z + 38, x + k * 38 + 11, z + 102, shutter, { ink: 0.8 });
  if (use === 'flowers') flowerBox(pen, front, x, z + 34, 30);
  if (use !== 'quilt') return;
  front.panel(x - 24, z + 4, x + 24, z + 48, random.pick(['#f0c6c0', '#c6d8ec', '#f4e6b0']), { ink: 0.9 });
  for (const d of [-8, 8]) pen.line([front.at(x + d, z + 4), front.at(x + d, z + 48)], 0.6);
}

export const harbourHouse: ThingKind<HarbourHouseOptions> = {
  name: 'harbourHouse',
  footprint: ({ width = 230 }) => block(width + 20, 240),
  height: 400,
  draw(
    pen,
    frame,
    { width = 230, storeys = 3, wall = '#efd9b4', roof = '#b5573f', shutter = '#4f7f92', broad = false },
    random,
  ) {
    const height = storeys * STOREY;
    const shape = { u: 0, w: 0, width, height, wall, roof };
    const walls = broad
      ? eaveToUs(pen, frame, { ...shape, depth: 200, rise: 96 }, ['dormer'])
      : gableToUs(pen, frame, { ...shape, depth: 130, rise: width * 0.62 });
    const { front, right } = walls;
    if (right) for (const i of range(storeys)) casement(pen, right, right.width / 2, i * STOREY + 40, 22, 58);
    if (!front) return;
    front.panel(0, 0, width, 30, '#a8988c', { ink: 0.9 });
    for (const i of range(storeys)) {
      const z = i * STOREY;
      if (i) front.panel(0, z - 4, width, z + 6, wall, { ink: 0.7, tone: -0.6 });
      for (const x of [width * 0.27, width * 0.73]) {
        if (i === 0 && x > width / 2) {
          front.panel(x - 30, 0, x + 30, 104, shutter, { ink: 1.2 });
          front.panel(x - 20, 60, x + 20, 94, pen.light.night ? { emit: '#ffd98a' } : '#54607a', {
            ink: 0.8,
          });
          continue;
        }
        opening(pen, front, [x, z], shutter, random);
      }
    }
    if (broad) return;
    // the loft: a round window, and the beam its goods are drawn up on
    const beam = front.at(width / 2, height + width * 0.46);
    const out: Point = [beam[0], beam[1] + 26 * frame.scale];
    pen.bars([[beam, out]], 8 * frame.scale, '#7a5238', { edge: 1.4 });
    pen.bars([[out, [out[0], out[1] + 16 * frame.scale]]], 3 * frame.scale, '#5a4a4a', { edge: 0.8 });
    const [x, y] = front.at(width / 2, height + width * 0.16);
    pen.shape(arc(x, y, 20 * frame.scale, 22 * frame.scale, 0, TAU, 12), '#f6ecd2', {
      edge: 'smooth',
      contour: false,
    });
    pen.shape(
      arc(x, y, 14 * frame.scale, 16 * frame.scale, 0, TAU, 12),
      pen.light.night ? { emit: '#ffd98a' } : '#46506e',
      { edge: 'smooth', contour: false, ink: 0.7 },
    );
  },
};

export interface ClockTowerOptions extends Turned {
  readonly wall?: string;
  readonly roof?: string;
  readonly height?: number;
}

export const clockTower: ThingKind<ClockTowerOptions> = {
  name: 'clockTower',
  footprint: () => block(250, 250),
  height: 620,
  draw(pen, frame, { wall = '#e8cfa6', roof = '#4f8a82', height = 720, ...turned }) {
    const s = frame.scale;
    const h = 112;
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -h, w1: h, z1: height }, wall, {
      topMaterial: '#d8c09a',
    });
    for (const face of Object.values(walls)) {
      face.panel(0, 0, face.width, 44, '#a8988c', { ink: 0.9 });
      for (const i of range(34)) {
        const [a, z] = [i % 2 ? 0 : face.width - 26, 50 + Math.floor(i / 2) * 38];
        if (z < height - 40) face.panel(a, z, a + 26, z + 18, '#c9a884', { ink: 0.6 });
      }
      for (const z of [height * 0.28, height * 0.5]) casement(pen, face, face.width / 2, z, 20, 70);
      for (const z of [height * 0.66, height - 14])
        face.panel(-10, z, face.width + 10, z + 16, '#d8c09a', { ink: 0.9 });
    }
    const { front } = walls;
    if (front) {
      front.panel(h - 40, 0, h + 40, 120, '#6a4638', { ink: 1.2 });
      for (const i of range(4)) pen.line([front.at(h - 30 + i * 20, 4), front.at(h - 30 + i * 20, 116)], 0.8);
      const [x, y] = front.at(h, height * 0.83);
      pen.shape(arc(x, y, 88 * s, 88 * s, 0, TAU, 28), '#d8a84a', { edge: 'smooth', contour: false });
      pen.shape(arc(x, y, 74 * s, 74 * s, 0, TAU, 28), pen.light.night ? { emit: '#fff0c4' } : '#fdf6e0', {
        edge: 'smooth',
        contour: false,
      });
      for (const i of range(12)) {
        const a = (i / 12) * TAU;
        pen.line(
          [
            [x + Math.cos(a) * 60 * s, y + Math.sin(a) * 60 * s],
            [x + Math.cos(a) * 70 * s, y + Math.sin(a) * 70 * s],
          ],
          i % 3 ? 1.2 : 2.4,
        );
      }
      const [cos, sin] = [Math.cos(turnOf(turned, 'hand')), Math.sin(turnOf(turned, 'hand'))];
      const hand = (u: number, v: number): Point => [
        x + (cos * u - sin * v) * s,
        y + (sin * u + cos * v) * s,
      ];
      pen.stroke([[x, y], hand(4, -32), hand(8, -62)], 7 * s, { from: 1, to: 0.2 });
      pen.stroke(
        [
          [x, y],
          [x - 20 * s, y + 14 * s],
          [x - 40 * s, y + 26 * s],
        ],
        8 * s,
        { from: 1, to: 0.2 },
      );
    }
    drum(pen, frame, { r: 96, z0: height + 2, z1: height + 92 }, '#f3e3c0', { top: false });
    for (const i of range(6)) {
      const a = 0.3 + i * 0.5;
      const [x, y] = nth(frame.disc(0, 0, height + 46, 96, a, a + 0.01, 2), 0);
      pen.shape(arc(x, y, 15 * s, 30 * s), '#5a5068', { edge: 'smooth', contour: false });
    }
    stripedCone(pen, frame, { r: 130, z0: height + 86, z1: height + 330, bulge: 16, sectors: 16 }, [
      roof,
      '#5a9a90',
    ]);
    const [x, y] = frame.at(0, 0, height + 330);
    pen.bars(
      [
        [
          [x, y],
          [x, y - 60 * s],
        ],
      ],
      6 * s,
      '#d8a84a',
    );
    pen.shape(
      [
        [x, y - 56 * s],
        [x + 44 * s, y - 46 * s],
        [x, y - 34 * s],
      ],
      '#d9503f',
    );
  },
};
