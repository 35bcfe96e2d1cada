/** A garden that let go of the ground long ago: terraces on a rock in the sky, roots hanging out of it. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { folk } from '../../../stage/folk';
import { LOWER, MIDDLE } from './guests';
import { puff } from '../../../things/nature/tree';

export interface FloatingGardenOptions {
  readonly rock?: string;
  readonly stone?: string;
  readonly leaf?: string;
}

export const floatingGarden: ThingKind<FloatingGardenOptions> = {
  name: 'floatingGarden',
  footprint: () => disc(30),
  height: 0,
  shadow: false,
  draw(pen, frame, { rock = '#9a8f86', stone = '#e9dcbc', leaf = '#5a9a55' }, random) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    // roots first, they hang behind the rock
    for (const i of range(15)) {
      const u = -230 + i * 33 + random.jitter(10);
      const drop = 120 + 190 * Math.cos(((i - 7) / 8) * 1.3) * random.range(0.7, 1.1);
      pen.stroke(
        [at(u, -60), at(u + random.jitter(24), -60 - drop * 0.5), at(u + random.jitter(40), -80 - drop)],
        16,
        { colour: '#7a5c48', from: 0.9, to: 0.05 },
      );
    }
    const under: Point[] = [
      at(-360, 0),
      at(-330, -50),
      at(-250, -90),
      at(-196, -170),
      at(-110, -196),
      at(-40, -280),
      at(30, -230),
      at(110, -210),
      at(170, -140),
      at(260, -96),
      at(340, -46),
      at(364, 0),
    ];
    pen.shape(under, rock, { wobble: 4 });
    pen.tint(
      [at(20, -20), at(360, 0), at(336, -46), at(256, -94), at(168, -138), at(108, -206), at(34, -226)],
      rock,
      { tone: -1, edge: 'straight' },
    );
    for (const i of range(16)) {
      const u = -290 + i * 38;
      pen.line([at(u, -20), at(u * 0.86 + random.jitter(12), -60 - random.range(0, 60))], 0.8);
    }
    const terrace = (half: number, z: number, high: number, arches: number) => {
      const wall: Point[] = [
        ...frame.disc(0, 0, z, half, 0, Math.PI, 18),
        ...frame.disc(0, 0, z + high, half * 0.97, 0, Math.PI, 18).reverse(),
      ];
      pen.shape(wall, stone, { wobble: 0 });
      pen.tint(
        [
          ...frame.disc(0, 0, z, half, 0.05, 1, 10),
          ...frame.disc(0, 0, z + high, half * 0.97, 0.05, 1, 10).reverse(),
        ],
        stone,
        { tone: -1, edge: 'straight' },
      );
      pen.line(frame.disc(0, 0, z + high * 0.84, half * 0.97, 0.06, 3.08, 16), 0.9, { smooth: true });
      for (const i of range(arches)) {
        const a = Math.PI * (0.1 + (0.8 * (i + 0.5)) / arches);
        const [x, y] = at(0, z);
        const px = x + Math.cos(a) * half * s;
        const py = y + Math.sin(a) * half * 0.5 * s;
        const w = (half / arches) * 0.62 * Math.sin(a) ** 0.6 * s;
        pen.shape(
          [
            [px - w, py - 8 * s],
            ...arc(px, py - high * 0.5 * s, w, high * 0.26 * s, Math.PI, TAU, 8),
            [px + w, py - 8 * s],
          ],
          pen.light.night ? { emit: '#ffd98a' } : '#6b6a88',
          { contour: false, ink: 0.8 },
        );
      }
      pen.shape(frame.disc(0, 0, z + high, half * 0.97), '#8fbf66', { edge: 'smooth', wobble: 0, tone: 0.2 });
      // along the rim: cypresses, small trees, flowers, and ivy over the wall, each where it likes
      const count = Math.round(half / 15);
      const rim = range(count)
        .map((i) => [0.04 + (3.06 * (i + 0.5)) / count + random.jitter(0.04), (i * 7 + arches) % 5] as const)
        .toSorted((p, q) => Math.sin(p[0]) - Math.sin(q[0]));
      for (const [a, kind] of rim) {
        const [x, y] = frame.at(Math.cos(a) * half * 0.94, Math.sin(a) * half * 0.94, z + high);
        const r = random.range(0.85, 1.15) * s;
        if (kind === 0)
          pen.shape(
            [
              [x - 11 * r, y],
              [x - 13 * r, y - 26 * r],
              [x, y - 66 * r],
              [x + 13 * r, y - 26 * r],
              [x + 11 * r, y],
            ],
            '#3f7a5a',
            { edge: 'smooth', tone: -Math.cos(a) * 0.5 },
          );
        else if (kind === 1) {
          pen.bars(
            [
              [
                [x, y],
                [x, y - 24 * r],
              ],
            ],
            6 * s,
            '#7a5c48',
          );
          puff(pen, [x, y - 38 * r], 26 * r, 22 * r, leaf, -Math.cos(a) * 0.5);
        } else if (kind === 2) {
          puff(pen, [x, y - 8 * r], 24 * r, 14 * r, '#7cb458', 0.2);
          for (const [dx, dy, c] of [
            [-12, -12, '#f08aa0'],
            [2, -18, '#fff4e0'],
            [13, -10, '#f0c04a'],
          ] as const)
            pen.shape(arc(x + dx * r, y + dy * r, 6 * r, 5 * r, 0, TAU, 7), c, {
              edge: 'scallop',
              ink: 0.6,
              contour: false,
            });
        } else if (kind === 3) {
          const fall = random.range(26, 52) * s;
          pen.shape(
            [
              [x - 16 * r, y - 8 * r],
              [x + 16 * r, y - 8 * r],
              [x + 12 * r, y + fall * 0.5],
              [x + 2 * r, y + fall],
              [x - 8 * r, y + fall * 0.7],
              [x - 15 * r, y + fall * 0.4],
            ],
            leaf,
            { edge: 'scallop', ink: 0.7, contour: false, tone: -Math.cos(a) * 0.4 },
          );
        } else puff(pen, [x, y - 6 * r], 20 * r, 15 * r, '#6fa84c', random.jitter(0.5));
      }
    };
    terrace(366, -8, 62, 11);
    terrace(270, 54, 58, 9);
    for (const side of [-1, 1]) {
      const u = side * 236;
      pen.shape([at(u - 22, 90), at(u + 22, 90), at(u + 20, 190), at(u - 20, 190)], stone, {
        tone: side > 0 ? -0.6 : 0.2,
      });
      pen.shape(arc(...at(u, 190), 26 * s, 30 * s, Math.PI, TAU, 10), '#6fa89a', {
        edge: 'straight',
        tone: side > 0 ? -0.4 : 0.4,
      });
      pen.shape(arc(...at(u, 140), 9 * s, 16 * s), '#6b6a88', { edge: 'smooth', contour: false });
    }
    terrace(170, 108, 64, 6);
    for (const [guests, half, z] of [
      [MIDDLE, 270, 112],
      [LOWER, 366, 54],
    ] as const)
      for (const [a, k, as] of guests)
        folk(pen, frame.at(Math.cos(a) * half * k, Math.sin(a) * half * k, z), s * 0.54, as);
    const bark = '#7a5c48';
    const glass = arc(...at(0, 166), 134 * s, 118 * s, Math.PI, TAU, 24);
    pen.shape(glass, '#cfe9e4', { tone: 0.3, edge: 'straight', wobble: 0 });
    // the tree grew in the glass house and went out through its roof
    const trunk = [
      at(-58, 168),
      at(-30, 186),
      at(-22, 236),
      at(-34, 300),
      at(-16, 292),
      at(2, 316),
      at(20, 290),
      at(40, 302),
      at(24, 236),
      at(30, 186),
      at(60, 168),
      at(20, 174),
      at(0, 164),
      at(-24, 174),
    ];
    pen.shape(trunk, bark, { edge: 'smooth' });
    pen.within(trunk, () =>
      pen.tint([at(6, 320), at(10, 230), at(14, 160), at(70, 160), at(50, 320)], bark, { tone: -0.9 }),
    );
    for (const [u, z] of [
      [-12, 190],
      [-6, 226],
      [-14, 256],
      [8, 208],
    ] as const)
      pen.stroke([at(u, z), at(u + 3, z + 14), at(u, z + 30)], 3);
    pen.within(glass, () => {
      pen.tint(glass, '#bfe3e0', { opacity: 0.34, edge: 'straight' });
      pen.tint([at(-92, 176), at(-84, 230), at(-50, 268), at(-66, 220), at(-70, 176)], '#ffffff', {
        opacity: 0.55,
      });
    });
    for (const k of [-0.72, -0.36, 0.36, 0.72]) {
      const rib = range(9).map((i): Point => {
        const a = (i / 8) * (Math.PI / 2);
        return at(k * 134 * Math.cos(a), 166 + 118 * Math.sin(a));
      });
      pen.line(rib.slice(0, Math.abs(k) < 0.5 ? 7 : 9), 1.3, { smooth: true, colour: '#7f8f96' });
    }
    for (const [z, half] of [
      [202, 127],
      [238, 106],
    ] as const)
      for (const k of [-1, 1]) pen.line([at(k * half, z), at(k * 30, z)], 1, { colour: '#7f8f96' });
    pen.line([...arc(...at(0, 166), 134 * s, 10 * s, 0, Math.PI, 14)], 1.4, {
      smooth: true,
      colour: '#7f8f96',
    });
    // splinters where it broke through
    for (const [u, z, k] of [
      [-40, 282, -1],
      [-26, 292, 1],
      [30, 290, -1],
      [44, 280, 1],
    ] as const)
      pen.shape([at(u - 7, z - 8), at(u + 7, z - 8), at(u + k * 5, z + 14)], '#e6f6f4', {
        ink: 0.7,
        contour: false,
      });
    for (const u of [-84, 90])
      pen.bars([[at(u > 0 ? 12 : -12, 290), at(u * 0.55, 322), at(u, 344)]], 18 * s, bark, { smooth: true });
    for (const i of range(15).reverse()) {
      const a = i * 2.39996;
      const k = Math.sqrt((i + 0.5) / 15);
      const [x, y] = at(Math.cos(a) * 158 * k, 370 + Math.sin(a) * 66 * k);
      puff(pen, [x, y], 66 * s, 50 * s, leaf, -Math.cos(a) * k * 0.5 + Math.sin(a) * k * 0.6);
    }
  },
};
