/** What the small folk are up to: one of them in a cannon, something in the stew, a guest too large for the door. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import { block, disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

/** A cannon that points over the clouds, and whoever volunteered: ears and a helmet stick out. */
export const folkCannon: ThingKind<object> = {
  name: 'folkCannon',
  footprint: () => block(230, 80),
  height: 90,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    // who sits in it
    const [hx, hy] = at(126, 172);
    for (const k of [-1, 1])
      pen.shape(
        [
          [hx + k * 14 * s, hy - 6 * s],
          [hx + k * 52 * s, hy + 4 * s],
          [hx + k * 58 * s, hy + 34 * s],
          [hx + k * 30 * s, hy + 20 * s],
        ],
        '#e9a6c4',
        { edge: 'smooth' },
      );
    pen.shape(arc(hx, hy, 33 * s, 31 * s, 0, TAU, 16), '#e9a6c4', { edge: 'smooth' });
    for (const k of [-11, 13]) {
      pen.shape(arc(hx + k * s, hy + 3 * s, 8 * s, 9 * s, 0, TAU, 10), '#ffffff', {
        edge: 'smooth',
        contour: false,
        ink: 0.7,
      });
      pen.tint(arc(hx + (k + 2) * s, hy + 3 * s, 3 * s, 3.4 * s, 0, TAU, 7), '#2a2036');
    }
    pen.line(
      [
        [hx - 10 * s, hy + 20 * s],
        [hx - 3 * s, hy + 16 * s],
        [hx + 4 * s, hy + 20 * s],
        [hx + 11 * s, hy + 16 * s],
      ],
      1.6,
      { smooth: true },
    );
    pen.shape(arc(hx, hy - 8 * s, 35 * s, 30 * s, Math.PI, TAU, 12), '#6f5fb0', { edge: 'straight' });
    pen.shape([at(-96, 40), at(-108, 84), at(-78, 112), at(110, 190), at(150, 122), at(-30, 30)], '#5b5a70', {
      edge: 'straight',
    });
    pen.tint([at(-90, 46), at(-40, 34), at(148, 124), at(136, 146), at(-60, 62)], '#5b5a70', {
      tone: -1,
      edge: 'straight',
    });
    pen.tint([at(-84, 100), at(100, 178), at(106, 168), at(-86, 88)], '#5b5a70', {
      tone: 1.1,
      edge: 'straight',
    });
    for (const t of [0.2, 0.55, 0.96]) {
      const [u, z] = [-92 + 222 * t, 68 + 88 * t];
      pen.bars([[at(u - 20, z + 40), at(u + 20, z - 36)]], 12 * s, '#d9a84a');
    }
    {
      const w = 30;
      pen.shape(arc(...at(-20, 46, w), 46 * s, 46 * s, 0, TAU, 18), '#8a5a36', { edge: 'smooth' });
      pen.shape(arc(...at(-20, 46, w), 32 * s, 32 * s, 0, TAU, 16), '#d9b57a', {
        edge: 'smooth',
        contour: false,
      });
      for (const i of range(4))
        pen.line(
          [
            at(-20 + Math.cos(i * 0.785) * 32, 46 + Math.sin(i * 0.785) * 32, w),
            at(-20 - Math.cos(i * 0.785) * 32, 46 - Math.sin(i * 0.785) * 32, w),
          ],
          1.8,
        );
    }
    // the fuse burns
    pen.line([at(-98, 88), at(-122, 104), at(-130, 92)], 2, { smooth: true, colour: '#e8dcc0' });
    pen.shape(
      range(12).map((i): Point => {
        const [x, y] = at(-132, 92);
        const r = (i % 2 ? 7 : 18) * s;
        return [x + Math.cos(i * 0.5236) * r, y + Math.sin(i * 0.5236) * r];
      }),
      '#ffd24a',
      { ink: 0.8 },
    );
  },
};

/** A cauldron; its stew has come up to see who stirs it. */
export const stewPot: ThingKind<object> = {
  name: 'stewPot',
  footprint: () => disc(74),
  height: 80,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    const arm = (points: readonly Point[], wide: number) => {
      pen.bars([points], wide * s, '#9a6fc0', { smooth: true });
      for (const [x, y] of points.slice(1, -1))
        pen.shape(arc(x + 3 * s, y, 5 * s, 5 * s, 0, TAU, 8), '#f0c8e8', {
          edge: 'smooth',
          contour: false,
          ink: 0.6,
        });
    };
    for (const u of [-40, 0, 40]) pen.bars([[at(u - 20, -8), at(u + 20, 8)]], 12 * s, '#7a5238');
    for (const [u, h] of [
      [-40, 40],
      [2, 46],
      [42, 38],
    ] as const)
      pen.shape([at(u - 14, 0), at(u, h), at(u + 14, 0)], '#f2943a', { edge: 'smooth', ink: 0.8 });
    arm([at(-30, 96), at(-52, 150), at(-40, 196), at(-74, 214), at(-98, 196)], 20);
    arm([at(16, 96), at(10, 168), at(36, 214), at(70, 206)], 22);
    // it has the ladle
    pen.bars([[at(60, 196), at(116, 250)]], 7 * s, '#c9a878');
    pen.shape(arc(...at(54, 188), 16 * s, 13 * s, 0, TAU, 12), '#c9a878', { edge: 'smooth' });
    drum(pen, frame, { r: 66, r1: 82, z0: 16, z1: 96 }, '#4a4658', { topMaterial: '#8fb45a' });
    drum(pen, frame, { r: 86, z0: 86, z1: 102 }, '#615c70', { top: false });
    // a third arm, which comes up out of the stew and goes back into it
    arm([at(36, 94), at(38, 128), at(56, 142), at(70, 124), at(70, 98)], 16);
    for (const u of [36, 70])
      pen.shape(arc(...at(u, 95), 13 * s, 5.4 * s, 0, TAU, 12), '#b9d47a', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
    for (const k of [-16, 14]) {
      const [x, y] = at(k, 98);
      pen.shape(arc(x, y, 12 * s, 13 * s, 0, TAU, 12), '#fff6d0', { edge: 'smooth', ink: 0.9 });
      pen.tint(arc(x + 3 * s, y + s, 5 * s, 6 * s, 0, TAU, 8), '#2a2036');
    }
    for (const [u, z, r] of [
      [-48, 104, 12],
      [-30, 116, 8],
      [-2, 84, 9],
    ] as const)
      pen.shape(arc(...at(u, z), r * s, r * 0.7 * s, 0, TAU, 9), '#b9d47a', { edge: 'smooth', ink: 0.7 });
  },
};

/** The back half of somebody who had been asked in: a rump that fills the door, two feet that kick, a tail that waves. */
export const tooLarge: ThingKind<object> = {
  name: 'tooLarge',
  footprint: () => disc(34),
  height: 60,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    const fur = '#e08a4a';
    // the dark of the door behind what sticks in it
    pen.shape([at(-44, 30), at(-46, 84), at(-22, 112), at(22, 112), at(46, 84), at(44, 30)], '#4a3030', {
      edge: 'smooth',
    });
    // the back, gone in as far as the shirt that has ridden up
    pen.shape([at(-40, 78), at(-26, 104), at(26, 104), at(40, 78), at(0, 70)], '#4f8fb0', { edge: 'smooth' });
    for (const u of [-18, 0, 18]) pen.line([at(u, 80), at(u * 0.8, 102)], 1, { colour: '#f3e2c0' });
    pen.shape(
      [at(-46, 44), at(-44, 74), at(-20, 88), at(20, 88), at(44, 74), at(46, 44), at(26, 26), at(-26, 26)],
      fur,
      { edge: 'smooth' },
    );
    pen.tint([at(14, 30), at(30, 52), at(20, 84), at(42, 72), at(44, 46)], fur, { tone: -1 });
    // a fat tail with a pale tip, in the middle of a wag
    pen.bars([[at(0, 66), at(4, 88), at(-5, 100), at(8, 112)]], 20 * s, fur, { smooth: true, tone: 0.2 });
    pen.shape(arc(...at(10, 116), 16 * s, 16 * s, 0, TAU, 11), '#fdf2e0', { edge: 'scallop' });
    for (const [k, knee, foot] of [
      [-1, [-50, 38], [-52, 76]],
      [1, [48, 32], [54, 58]],
    ] as const) {
      pen.bars([[at(k * 24, 40), at(knee[0], knee[1]), at(foot[0], foot[1])]], 24 * s, fur, {
        smooth: true,
        tone: k > 0 ? -0.5 : 0,
      });
      // the sole looks at us: a pad and three toes
      const [u, z] = [foot[0], foot[1] + 10];
      pen.shape(arc(...at(u, z), 20 * s, 23 * s, 0, TAU, 16), fur, { edge: 'smooth', tone: 0.3 });
      pen.tint(arc(...at(u, z - 6), 10 * s, 9 * s, 0, TAU, 12), '#f6c8b4');
      for (const d of [-10, 0, 10])
        pen.tint(arc(...at(u + d, z + 10 - Math.abs(d) * 0.3), 4.4 * s, 5 * s, 0, TAU, 8), '#f6c8b4');
    }
  },
};
