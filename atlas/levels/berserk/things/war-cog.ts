/** A cog of the northern kings: one mast, two wooden castles, and a sail that can be seen from three days away. */
import { TAU, arc, lerp, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BLOOD, BONE, litPane, merlons, warFlag } from './parts';

export interface WarCogOptions {
  readonly hull?: string;
  readonly sail?: string;
  readonly stripe?: string;
  readonly face?: 1 | -1;
  /** The sail is up, or rolled on its yard in harbour. */
  readonly furled?: boolean;
}

export const warCog: ThingKind<WarCogOptions> = {
  name: 'warCog',
  footprint: () => block(620, 170),
  height: 380,
  shadow: false,
  lamps: () => [{ u: 0, w: 90, reach: 240 }],
  draw(pen, frame, { hull = '#8a5a44', sail = BONE, stripe = BLOOD, face = 1, furled = false }, random) {
    const s = frame.scale;
    const p = (u: number, z: number, w = 0): Point => frame.at(u * face, w, z);
    const sheer = (t: number) => 96 * Math.abs(2 * t - 1) ** 2.4;
    const beam = (t: number) => 84 * Math.sin(Math.PI * (0.1 + 0.8 * t)) ** 0.6;
    const rail = (k: number, z: number, tuck = 1) =>
      range(17).map((i) => {
        const t = i / 16;
        return p(lerp(-300, 300, t) * tuck, z + sheer(t) * (z > 40 ? 1 : 0.25), k * beam(t) * tuck);
      });
    for (const k of range(9))
      pen.tint(
        arc(...frame.at(-290 + k * 72, 74 + 14 * Math.sin(k), -8), 62 * s, 13 * s, 0, TAU, 10),
        '#e8d9d4',
        { opacity: 0.5 },
      );
    pen.shape([...rail(-1, 140), ...rail(1, 140).reverse()], '#c49a6c', { tone: 0.2, wobble: 0 });
    const side = [...rail(1, 146), ...rail(1, -12, 0.86).reverse()];
    pen.shape(side, hull, { wobble: 0 });
    pen.tint([...rail(1, 40, 0.92), ...rail(1, -12, 0.86).reverse()], hull, { tone: -1.2, edge: 'straight' });
    for (const z of [16, 42, 68, 94, 120]) pen.line(rail(1, z, 0.87 + z / 1150), 0.9, { smooth: true });
    for (const i of range(16)) {
      const [x, y] = rail(1, 100, 0.97)[1 + (i % 15)] ?? [0, 0];
      pen.line(
        [
          [x, y - 12 * s],
          [x + 2 * s, y + 40 * s],
        ],
        0.6,
        { opacity: 0.6 },
      );
    }
    pen.shape([...rail(1, 154), ...rail(1, 132, 0.99).reverse()], stripe, {
      ink: 0.9,
      contour: false,
      wobble: 0,
    });
    // shields along the rail
    for (const i of range(9)) {
      const [x, y] = rail(1, 136)[4 + i] ?? [0, 0];
      pen.shape(arc(x, y, 24 * s, 26 * s, 0, TAU, 14), [stripe, BONE, '#5f6a8a', '#c9a04a'][i % 4] ?? BONE, {
        edge: 'smooth',
      });
      pen.shape(arc(x, y, 7 * s, 8 * s, 0, TAU, 8), '#c3c8d6', { edge: 'smooth', ink: 0.8, contour: false });
    }
    // the castles fore and aft
    for (const [u0, u1, z] of [
      [-310, -150, 214],
      [190, 320, 230],
    ] as const) {
      const [a, b] = face > 0 ? [u0, u1] : [-u1, -u0];
      pen.bars(
        [
          [frame.at(a + 14, 60, 130), frame.at(a + 14, 60, z)],
          [frame.at(b - 14, 60, 130), frame.at(b - 14, 60, z)],
        ],
        11 * s,
        hull,
      );
      const walls = box(pen, frame, { u0: a, u1: b, w0: -60, w1: 66, z0: z, z1: z + 62 }, hull, {
        topMaterial: '#c49a6c',
      });
      merlons(pen, frame, [a, b], 66, z + 62, hull);
      for (const wall of Object.values(walls))
        for (const i of range(Math.max(1, Math.floor(wall.width / 48))))
          wall.panel(12 + i * 48, 14, 36 + i * 48, 48, i % 2 ? stripe : litPane(pen), { ink: 0.8 });
    }
    // mast, stays, yard
    pen.bars([[p(0, 130), p(0, 580)]], 20 * s, '#7a5440');
    for (const [u, w] of [
      [-280, 40],
      [300, 0],
      [-120, 74],
      [120, 74],
    ] as const)
      pen.line([p(0, 545), p(u, 190, w)], 1);
    const at = (q: number, t: number): Point => {
      const belly = Math.sin(t * Math.PI) * 66 + 10;
      return frame.at(
        (q * 196 + belly * 0.8) * face,
        20 + belly * 0.4 + (1 - q * q) * 14,
        lerp(262, 520, t) - (1 - t) * (1 - q * q) * -30,
      );
    };
    const cloth = (q0: number, q1: number) => [
      ...range(8).map((i) => at(lerp(q0, q1, i / 7), 0)),
      ...range(8).map((i) => at(q1, i / 7)),
      ...range(8).map((i) => at(lerp(q1, q0, i / 7), 1)),
      ...range(8).map((i) => at(q0, 1 - i / 7)),
    ];
    if (furled) {
      pen.shape(
        spline(
          [
            p(-210, 520, 20),
            p(-100, 534, 24),
            p(100, 534, 24),
            p(210, 520, 20),
            p(190, 490, 24),
            p(80, 472, 30),
            p(-80, 472, 30),
            p(-190, 490, 24),
          ],
          true,
          5,
        ),
        sail,
      );
      for (const u of [-150, -80, 0, 80, 150]) pen.line([p(u, 530, 24), p(u + 6, 476, 28)], 1.4);
    } else {
      pen.shape(cloth(-1, 1), sail, { wobble: 0, tone: 0.2 });
      for (const k of [-0.78, -0.26, 0.28, 0.8])
        pen.shape(cloth(k - 0.13, k + 0.13), stripe, { ink: 0.6, contour: false, wobble: 0 });
      pen.tint(cloth(0.55, 1), '#5a2a48', { edge: 'straight', opacity: 0.3 });
      for (const q of [-0.5, 0, 0.55])
        pen.line(
          range(6).map((i) => at(q, i / 5)),
          0.7,
          { smooth: true, opacity: 0.6 },
        );
      const c = (a: number, k: number) => at(Math.cos(a) * k * 0.5, 0.55 + Math.sin(a) * k * 0.3);
      pen.shape(
        range(28).map((i) => c((i / 28) * TAU, i % 2 ? 0.84 : 1.16)),
        '#e0b04a',
        { contour: false, wobble: 0 },
      );
      pen.shape(
        range(20).map((i) => c((i / 20) * TAU, 0.72)),
        '#33182c',
        { edge: 'smooth', contour: false },
      );
      for (const t of [0.08, 0.2])
        for (const q of range(11)) pen.line([at(-0.9 + q * 0.18, t), at(-0.9 + q * 0.18, t + 0.05)], 0.8);
    }
    pen.bars([[p(-226, 524, 20), p(236, 524, 20)]], 13 * s, '#7a5440');
    // in harbour its yard is a crane: over its end hangs what is loaded next, and the rope runs down to the deck
    if (furled) {
      const [x, y] = p(214, 330, 20);
      pen.line([p(214, 520, 20), [x, y - 34 * s]], 1.6, { colour: '#d9c08a' });
      pen.line([p(214, 520, 20), p(60, 470, 30), p(112, 226, 30)], 1.6, { colour: '#d9c08a' });
      const crate = (a: number, b: number): Point => [x + a * s, y + b * s];
      pen.shape([crate(-36, -16), crate(36, -16), crate(36, 44), crate(-36, 44)], '#b98a5c');
      for (const k of [4, 24]) pen.line([crate(-36, k), crate(36, k)], 0.9);
      pen.line([crate(-36, -14), crate(36, 42)], 1.1);
      pen.line([crate(0, -36), crate(-34, -16)], 1.3, { colour: '#d9c08a' });
      pen.line([crate(0, -36), crate(34, -16)], 1.3, { colour: '#d9c08a' });
    }
    pen.shape([p(-34, 560), p(34, 560), p(24, 606), p(-24, 606)], hull);
    for (const u of [-16, 0, 16]) pen.line([p(u, 564), p(u, 602)], 0.8);
    warFlag(pen, frame, { z: 604, height: 84, length: 150 * face, colour: stripe, drop: 50 });
    const lamp = p(-306, 330, 30);
    pen.bars([[p(-300, 280, 30), lamp]], 5 * s, '#5b4a44');
    pen.shape(arc(...lamp, 15 * s, 19 * s, 0, TAU, 10), litPane(pen), { edge: 'smooth' });
    pen.glow(...lamp, 110 * s, 'amber', 0.9);
    for (const k of range(3)) {
      const [x, y] = p(-70 + k * 70 + random.jitter(10), 146, 30);
      pen.shape(
        [
          [x - 16 * s, y],
          [x + 16 * s, y],
          [x + 18 * s, y - 18 * s],
          [x + 14 * s, y - 34 * s],
          [x - 14 * s, y - 34 * s],
          [x - 18 * s, y - 18 * s],
        ],
        '#9a6a48',
        { ink: 0.9 },
      );
    }
  },
};
