/** The gate of the family nobody visits: seven double doors, each heavier than the last. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { shard } from '../../../things/nature/crag';

export interface SevenDoorsOptions {
  readonly stone?: string;
  readonly door?: string;
}

export const sevenDoors: ThingKind<SevenDoorsOptions> = {
  name: 'sevenDoors',
  footprint: () => block(900, 210),
  height: 480,
  draw(pen, frame, { stone = '#b8a992', door = '#6f7f8f' }, random) {
    for (const [u, half, height] of [
      [-400, 120, 560],
      [380, 130, 640],
      [-250, 150, 760],
      [240, 150, 720],
      [0, 180, 840],
    ] as const)
      shard(pen, frame, { u, w: -90, half, height, material: '#8f8a86', cap: '#7f9a5a', tone: -0.1 });
    const wall = box(pen, frame, { u0: -440, u1: 440, w0: -60, w1: 30, z1: 330 }, stone).front;
    box(pen, frame, { u0: -300, u1: 300, w0: -60, w1: 60, z1: 520 }, stone);
    if (wall)
      for (const i of range(46)) {
        const [p, z] = [random.range(6, wall.width - 50), random.range(8, 300)];
        pen.line([wall.at(p, z), wall.at(p + 34, z), wall.at(p + 34, z + 18)], 0.6, {
          opacity: i % 2 ? 0.7 : 0.4,
        });
      }
    const face = { at: (p: number, z: number) => frame.at(p, 60, z) };
    for (const i of range(7)) {
      const k = 1 - i / 7;
      const [half, high] = [44 + k * 220, 80 + k * 410];
      const tone = i % 2 ? -0.5 : 0.2;
      for (const side of [-1, 1]) {
        const q = (p: number, z: number) => face.at(side * p, z);
        pen.shape([q(0, 0), q(half, 0), q(half, high * 0.86), q(half * 0.6, high * 0.97), q(0, high)], door, {
          tone: tone + (side < 0 ? 0.25 : -0.3),
          contour: false,
          ink: 1.1,
        });
        pen.line([q(half - 9, 8), q(half - 9, high * 0.85)], 0.8);
        for (const z of range(4))
          pen.shape(
            arc(...q(half - 16, high * (0.14 + z * 0.2)), 5 * frame.scale, 5 * frame.scale, 0, 6.2832, 7),
            '#d9b44c',
            { edge: 'smooth', ink: 0.7, contour: false },
          );
      }
      const plaque = [
        face.at(-20, high - 62),
        face.at(20, high - 62),
        face.at(20, high - 24),
        face.at(-20, high - 24),
      ];
      if (i < 6) pen.shape(plaque, '#f6e3a8', { contour: false, ink: 0.8 });
      if (i < 6)
        letters(pen, face, String(7 - i), { s: 0, z: high - 55, height: 24, colour: '#7a2f3a', width: 1.7 });
    }
    letters(pen, face, '1', { s: 0, z: 96, height: 22, colour: '#f6e3a8', width: 1.6 });
    for (const side of [-1, 1]) {
      pen.bars(
        [range(9).map((i) => frame.at(side * (10 + Math.sin((i / 8) * Math.PI) * 12), 66, 34 + i * 3))],
        5 * frame.scale,
        '#e6cf7a',
      );
      const pier = box(
        pen,
        frame,
        { u0: side * 330 - 46, u1: side * 330 + 46, w0: -60, w1: 84, z1: 590 },
        stone,
      );
      for (const z of [80, 200, 320, 440]) pier.front?.panel(8, z, 84, z + 14, '#9a8c78', { ink: 0.7 });
      const crown = frame.moved(side * 330, 12, 590);
      box(pen, crown, { u0: -62, u1: 62, w0: -80, w1: 84, z1: 30 }, '#cbbda4');
      // a beast of stone keeps each pier
      const g = (u: number, z: number) => crown.at(side * u, 84, z);
      pen.shape(
        [
          g(-44, 30),
          g(48, 30),
          g(44, 70),
          g(20, 96),
          g(26, 140),
          g(4, 128),
          g(-14, 150),
          g(-22, 124),
          g(-52, 108),
          g(-40, 90),
        ],
        '#a59a8c',
        { tone: 0.2 },
      );
      pen.shape(arc(...g(-24, 112), 5 * frame.scale, 6 * frame.scale, 0, 6.2832, 8), '#d8483c', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
      });
      pen.line([g(-44, 100), g(-22, 98)], 1.1);
    }
    for (const k of range(18)) {
      const [x, y] = frame.at(-430 + k * 52, 34, 0);
      if (Math.abs(-430 + k * 52) < 290) continue;
      pen.shape(
        arc(x, y, random.range(22, 36) * frame.scale, random.range(16, 28) * frame.scale, 0.3, 6.58, 8),
        nth(['#6f8f4a', '#5f8246'], k % 2),
        { edge: 'scallop', ink: 0.8 },
      );
    }
  },
};
