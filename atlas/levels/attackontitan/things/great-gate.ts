/** The gate of the great wall: two square towers, a raised portcullis and a sun carved over the arch. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import type { Pen } from '../../../core/pen';
import { block } from '../../../core/footprint';
import { longBanner } from './rampart';
import { courses, patches } from './stonework';

const STONE = '#e2d0ae';
const DARK = '#3a3038';

function archPoints(wall: Wall, s: number, half: number, rise: number): Point[] {
  return [
    wall.at(s - half, 0),
    ...arc(0, 0, 1, 1, Math.PI, 0, 15).map(([c, q]) => wall.at(s + c * half, rise + q * half)),
    wall.at(s + half, 0),
  ];
}

function carvedSun(pen: Pen, wall: Wall, s: number, z: number, r: number) {
  const ring = (k: number, from = 0, to = 6.2832, n = 20) =>
    arc(0, 0, 1, 1, from, to, n).map(([c, q]) => wall.at(s + c * r * k, z + q * r * k));
  pen.shape(ring(1.5), '#cbb68e', { edge: 'smooth', contour: false });
  for (const i of range(16)) {
    const a = (i / 16) * 6.2832;
    const p = (k: number, da: number) => wall.at(s + Math.cos(a + da) * r * k, z + Math.sin(a + da) * r * k);
    pen.shape([p(0.98, -0.15), p(i % 2 ? 1.3 : 1.46, 0), p(0.98, 0.15)], '#e9d9b4', {
      ink: 0.7,
      contour: false,
    });
  }
  pen.shape(ring(0.95), '#e9d9b4', { edge: 'smooth', contour: false });
  pen.tint(ring(0.9, -1.3, 1.5), '#e9d9b4', { tone: -0.7, opacity: 0.7 });
  for (const k of [-1, 1]) {
    pen.line(
      [
        wall.at(s + k * r * 0.56, z + r * 0.16),
        wall.at(s + k * r * 0.34, z + r * 0.24),
        wall.at(s + k * r * 0.16, z + r * 0.12),
      ],
      1.2,
      { smooth: true },
    );
    pen.line([wall.at(s + k * r * 0.5, z + r * 0.38), wall.at(s + k * r * 0.2, z + r * 0.36)], 1);
  }
  pen.line(
    [wall.at(s, z + r * 0.14), wall.at(s - r * 0.08, z - r * 0.2), wall.at(s + r * 0.06, z - r * 0.2)],
    1,
  );
  pen.line(
    [wall.at(s - r * 0.28, z - r * 0.4), wall.at(s, z - r * 0.5), wall.at(s + r * 0.28, z - r * 0.4)],
    1.2,
    { smooth: true },
  );
}

export interface GreatGateOptions {
  readonly banner?: string;
}

export const greatGate: ThingKind<GreatGateOptions> = {
  name: 'greatGate',
  footprint: () => block(760, 240),
  height: 280,
  draw(pen, frame, { banner = '#3f7250' }) {
    const mid = box(pen, frame, { u0: -260, u1: 260, w0: -70, w1: 80, z1: 800 }, STONE, {
      topMaterial: '#c9b692',
    });
    const { front } = mid;
    if (front) {
      const size = { width: 520, height: 800 };
      patches(pen, front, size, STONE, front.tone);
      courses(pen, front, size);
      pen.shape(archPoints(front, 260, 178, 240), '#b9a584', { contour: false });
      for (const i of range(13)) {
        const a = (i / 12) * Math.PI;
        pen.line(
          [
            front.at(260 + Math.cos(a) * 178, 240 + Math.sin(a) * 178),
            front.at(260 + Math.cos(a) * 144, 240 + Math.sin(a) * 144),
          ],
          0.9,
        );
      }
      pen.shape(archPoints(front, 260, 144, 240), DARK, { contour: false });
      for (const i of range(9)) {
        const s = 140 + i * 30;
        const top = 240 + Math.sqrt(Math.max(0, 140 ** 2 - (s - 260) ** 2));
        pen.line([front.at(s, top), front.at(s, 236), front.at(s + 5, 222)], 2.6, { colour: '#8a6a48' });
      }
      for (const z of [256, 300, 344])
        pen.line([front.at(260 - 130, z), front.at(260 + 130, z)], 2.2, { colour: '#8a6a48' });
      carvedSun(pen, front, 260, 596, 84);
      front.panel(0, 716, 520, 740, '#c4b08a', { ink: 0.9 });
      for (let s = 12; s < 500; s += 40) front.panel(s, 690, s + 16, 716, '#b39f7c', { ink: 0.8 });
    }
    for (let u = -250; u < 240; u += 64)
      pen.shape(
        [frame.at(u, 78, 798), frame.at(u + 38, 78, 798), frame.at(u + 38, 78, 838), frame.at(u, 78, 838)],
        STONE,
        { ink: 0.9, tone: 0.3 },
      );
    for (const side of [-1, 1]) {
      const u = side * 312;
      const walls = box(pen, frame, { u0: u - 78, u1: u + 78, w0: -70, w1: 124, z1: 930 }, STONE, {
        topMaterial: '#c9b692',
      });
      for (const wall of Object.values(walls)) {
        const size = { width: wall.width, height: 930 };
        patches(pen, wall, size, STONE, wall.tone);
        courses(pen, wall, size);
        wall.panel(0, 0, wall.width, 60, '#b9a584', { ink: 0.9 });
        wall.panel(0, 836, wall.width, 860, '#c4b08a', { ink: 0.9 });
      }
      if (walls.front) {
        longBanner(pen, walls.front, 78, 800, banner, frame.scale);
        for (const z of [200, 460]) walls.front.panel(66, z, 90, z + 56, DARK, { ink: 1 });
      }
      const roof = '#a8584a';
      const eave = (du: number, w: number) => frame.at(u + du, w, 922);
      const peak = frame.at(u, 27, 1120);
      pen.shape([eave(-96, 142), eave(96, 142), peak], roof, { tone: 0.2 });
      for (const i of range(8)) pen.line([eave(-84 + i * 24, 142), peak], 0.6, { opacity: 0.6 });
      pen.tint([eave(20, 142), eave(96, 142), peak], roof, { tone: -0.8, edge: 'straight' });
      pen.bars([[peak, frame.at(u, 27, 1200)]], 6 * frame.scale, '#6b5138');
      pen.shape([frame.at(u, 27, 1198), frame.at(u + 76, 27, 1176), frame.at(u, 27, 1150)], banner);
    }
  },
};
