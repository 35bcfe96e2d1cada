/** The gate of the family nobody visits: seven double doors, each heavier than the last. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { cliff, guardian } from './gate-rock';
import { turf } from './turf';

export interface SevenDoorsOptions {
  readonly stone?: string;
  readonly door?: string;
}

export const sevenDoors: ThingKind<SevenDoorsOptions> = {
  name: 'sevenDoors',
  // the ground before the doors is theirs who push
  footprint: () => [
    [-450, 105],
    [-230, 236],
    [230, 236],
    [450, 105],
    [450, -105],
    [-450, -105],
  ],
  height: 480,
  draw(pen, frame, { stone = '#b8a992', door = '#6f7f8f' }, random) {
    cliff(pen, frame);
    const wall = box(pen, frame, { u0: -440, u1: 440, w0: -60, w1: 30, z1: 330 }, stone).front;
    box(pen, frame, { u0: -300, u1: 300, w0: -60, w1: 60, z1: 520 }, stone);
    if (wall)
      for (const i of range(46)) {
        const [p, z] = [random.range(6, wall.width - 50), random.range(8, 300)];
        pen.line([wall.at(p, z), wall.at(p + 34, z), wall.at(p + 34, z + 18)], 0.6, {
          opacity: i % 2 ? 0.7 : 0.4,
        });
      }
    // grass and ivy hang over the top of the wall
    turf(
      pen,
      range(13).map((i) => frame.at(-304 + i * 50.7, 62, 522)),
      52 * frame.scale,
      {
        count: 11,
        ivy: 7,
        back: range(13).map((i) => frame.at(-304 + i * 50.7, 26, 524 + random.range(0, i % 3 ? 8 : 22))),
      },
    );
    const face = { at: (p: number, z: number) => frame.at(p, 60, z) };
    const s = frame.scale;
    for (const i of range(7)) {
      const k = 1 - i / 7;
      const [half, high] = [44 + k * 220, 80 + k * 410];
      const lit = 0.35 - i * 0.16;
      for (const side of [-1, 1]) {
        const q = (p: number, z: number) => face.at(side * p, z);
        const leaf = (c: number) => [
          q(0, 0),
          q(half - c, 0),
          q(half - c, high * 0.86 - c * 0.6),
          q((half - c) * 0.6, high * 0.97 - c),
          q(0, high - c),
        ];
        // each pair stands deeper than the last: a chamfer that catches the light on one side, then the leaf
        pen.shape(leaf(0), door, { tone: side < 0 ? -1.3 : 0.9, contour: false, ink: 1.1 });
        pen.shape(leaf(11), door, { tone: lit + (side < 0 ? 0.3 : -0.35), contour: false, ink: 0.8 });
        pen.within(leaf(11), () => {
          pen.tint([q(0, high), q(half, high * 0.9), q(half, high * 0.74), q(0, high * 0.84)], '#1f2438', {
            edge: 'straight',
            opacity: 0.3,
          });
          // bands of iron, rust that ran from their bolts
          for (const z of [0.16, 0.44, 0.7]) {
            pen.shape(
              [q(0, high * z), q(half, high * z), q(half, high * z + 12), q(0, high * z + 12)],
              '#53606e',
              {
                ink: 0.7,
                contour: false,
                tone: lit,
              },
            );
            const [p0, p1] = [half - 30, half - 18];
            pen.tint(
              [q(p1, high * z), q(p0, high * z), q(p0 + 4, high * z - random.range(20, 54))],
              '#9a5a38',
              {
                opacity: 0.7,
              },
            );
          }
          if (i < 5)
            for (const m of [0.86, 0.72])
              pen.line([q(half * m, 6), q(half * m, high * 0.84)], 0.6, { opacity: 0.5 });
        });
        for (const z of [0.16, 0.44, 0.7])
          pen.shape(arc(...q(half - 24, high * z + 6), 5 * s, 5 * s, 0, 6.2832, 8), '#d9b44c', {
            edge: 'smooth',
            ink: 0.7,
            contour: false,
          });
      }
      if (i === 6) continue;
      const plate = (grow: number) => [
        face.at(-20 - grow, high - 66 - grow),
        face.at(20 + grow, high - 66 - grow),
        face.at(20 + grow, high - 28 + grow),
        face.at(-20 - grow, high - 28 + grow),
      ];
      pen.shape(plate(5), '#b8862e', { contour: false, ink: 0.8 });
      pen.shape(plate(0), '#f6e3a8', { contour: false, ink: 0.6 });
      letters(pen, face, String(7 - i), { s: 0, z: high - 59, height: 24, colour: '#7a2f3a', width: 1.7 });
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
      guardian(pen, crown.moved(0, 30, 30), side);
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
