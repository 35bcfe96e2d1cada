/** A garden that let go of the ground long ago: terraces on a rock in the sky, roots hanging out of it. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
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
      for (const i of range(Math.round(half / 11))) {
        const a = random.range(0.02, 3.12);
        const [x, y] = at(0, z + high);
        const r = random.range(12, 26) * s;
        puff(
          pen,
          [x + Math.cos(a) * half * 0.95 * s, y + Math.sin(a) * half * 0.48 * s - r * 0.2],
          r * 1.3,
          r,
          i % 3 ? leaf : '#7cb458',
          random.jitter(0.5),
        );
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
    // the tree that outgrew its garden: its roots hold the highest terrace
    for (const u of [-64, -26, 30, 70])
      pen.bars([[at(u * 0.2, 230), at(u * 0.7, 190), at(u, 160)]], 16 * s, '#7a5c48', { smooth: true });
    pen.bars([[at(0, 180), at(-12, 280), at(10, 360)]], 40 * s, '#7a5c48', { smooth: true });
    for (const u of [-90, 96])
      pen.bars([[at(0, 290), at(u * 0.6, 350), at(u, 400)]], 22 * s, '#7a5c48', { smooth: true });
    for (const i of range(17).reverse()) {
      const a = i * 2.39996;
      const k = Math.sqrt((i + 0.5) / 17);
      const [x, y] = at(Math.cos(a) * 190 * k, 420 + Math.sin(a) * 96 * k);
      puff(pen, [x, y], 74 * s, 58 * s, leaf, -Math.cos(a) * k * 0.5 + Math.sin(a) * k * 0.6);
    }
    for (const u of [-300, -150, 40, 190, 320]) {
      const length = random.range(60, 130);
      pen.stroke([at(u, 0), at(u + 8, -length * 0.6), at(u - 4, -length)], 8, {
        colour: leaf,
        from: 0.9,
        to: 0.1,
      });
    }
  },
};
