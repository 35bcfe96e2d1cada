/** What the evening street puts up for an hour: a paper theatre, a tub of goldfish, a ring of straw, a tower of noodle boxes. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { box, drum } from '../../../core/solids';
import { block, disc } from '../../../core/footprint';
import type { ThingKind } from '../../../core/thing';

/** A stage of one picture on a bicycle's rack: an ogre tonight, and a small hero. */
export const paperTheatre: ThingKind<object> = {
  name: 'paperTheatre',
  footprint: () => block(150, 60),
  height: 150,
  lamps: () => [{ w: 60, reach: 260 }],
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    for (const u of [-52, 56]) {
      pen.shape(arc(...at(u, 34), 34 * s, 34 * s, 0, TAU, 18), '#3a3446', { edge: 'smooth' });
      pen.shape(arc(...at(u, 34), 27 * s, 27 * s, 0, TAU, 18), '#8f8798', { edge: 'smooth', contour: false });
      for (const a of range(4))
        pen.line(
          [
            at(u + Math.cos(a * 0.785) * 26, 34 + Math.sin(a * 0.785) * 26),
            at(u - Math.cos(a * 0.785) * 26, 34 - Math.sin(a * 0.785) * 26),
          ],
          0.8,
        );
    }
    pen.bars([[at(-52, 34), at(0, 40), at(56, 34), at(30, 76), at(-30, 72), at(0, 40)]], 6 * s, '#7a2f3f');
    const walls = box(pen, frame, { u0: -58, u1: 58, w0: -16, w1: 16, z0: 72, z1: 92 }, '#7a4f38');
    if (walls.front)
      for (const k of range(3)) walls.front.panel(8 + k * 36, 4, 38 + k * 36, 16, '#9a6a48', { ink: 0.6 });
    pen.shape([at(-74, 92), at(74, 92), at(74, 178), at(-74, 178)], '#7a4f38');
    pen.shape([at(-86, 176), at(86, 176), at(70, 196), at(-70, 196)], '#8f3440');
    const sheet = [at(-62, 100), at(62, 100), at(62, 170), at(-62, 170)];
    pen.shape(sheet, { emit: '#ffe9b0' }, { contour: false, ink: 1 });
    pen.within(sheet, () => {
      pen.tint([at(-62, 100), at(62, 100), at(62, 118), at(-62, 124)], '#5f8f6a', { edge: 'straight' });
      pen.tint(arc(...at(40, 156), 10 * s, 10 * s, 0, TAU, 12), '#f6cf5c');
      // the ogre, all hair and teeth
      pen.tint(
        [at(-50, 104), at(-58, 134), at(-46, 158), at(-24, 164), at(-4, 156), at(6, 132), at(-2, 104)],
        '#c9403f',
      );
      for (const u of [-40, -14])
        pen.tint([at(u - 5, 156), at(u + 5, 156), at(u, 172)], '#fff6e0', { edge: 'straight' });
      for (const u of [-34, -16]) {
        pen.tint(arc(...at(u, 140), 5.4 * s, 6 * s, 0, TAU, 8), '#fff6e0');
        pen.tint(arc(...at(u + 1.5, 139), 2.2 * s, 2.6 * s, 0, TAU, 6), '#2a2036');
      }
      pen.tint([at(-38, 124), at(-26, 120), at(-12, 124), at(-16, 112), at(-34, 112)], '#2a2036', {
        edge: 'straight',
      });
      // the hero, a thumb high, his needle drawn
      pen.tint(arc(...at(32, 126), 6 * s, 6 * s, 0, TAU, 9), '#f2cfa6');
      pen.tint([at(26, 106), at(38, 106), at(36, 121), at(28, 121)], '#3f5f9f', { edge: 'straight' });
      pen.line([at(28, 116), at(12, 126)], 1.6);
    });
    for (const k of [-1, 1])
      pen.shape([at(k * 74, 92), at(k * 74, 178), at(k * 106, 186), at(k * 106, 86)], '#9a6a48', {
        tone: k * -0.4,
      });
    pen.glow(...at(0, 136, 20), 170 * s, 'amber', 0.7);
  },
};

/** A flat tub with goldfish, a lamp over it. */
export const goldfishTub: ThingKind<object> = {
  name: 'goldfishTub',
  footprint: () => disc(86),
  height: 34,
  lamps: () => [{ reach: 280 }],
  draw(pen, frame) {
    const s = frame.scale;
    drum(pen, frame, { r: 84, z0: 0, z1: 32 }, '#8a5f45', { topMaterial: '#6a4a3a' });
    const water = frame.disc(0, 0, 30, 74);
    pen.shape(water, { emit: '#5fa8d8' }, { edge: 'smooth', contour: false, ink: 0.7 });
    pen.tint(frame.disc(-14, -8, 30, 40), { emit: '#8fd0ee' }, { opacity: 0.6 });
    for (const [i, [u, w]] of (
      [
        [-44, -6],
        [-14, 26],
        [22, -26],
        [40, 12],
        [4, 2],
        [-26, -34],
      ] as const
    ).entries()) {
      const [x, y] = frame.at(u, w, 31);
      const k = i % 2 ? 1 : -1;
      const colour = i === 4 ? '#3a3446' : '#ff6a3c';
      pen.shape(
        arc(x, y, 13 * s, 6.5 * s, 0, TAU, 10),
        { emit: colour },
        { edge: 'smooth', contour: false, ink: 0.7 },
      );
      pen.shape(
        [
          [x - k * 10 * s, y],
          [x - k * 24 * s, y - 8 * s],
          [x - k * 20 * s, y],
          [x - k * 24 * s, y + 8 * s],
        ],
        { emit: colour },
        { contour: false, ink: 0.6 },
      );
    }
    for (const z of [8, 24])
      pen.bars([frame.disc(0, 0, z, 86, 0, Math.PI, 15)], 4 * s, '#c9a66a', { edge: 1 });
    pen.glow(...frame.at(0, 0, 60), 150 * s, 'amber', 0.6);
  },
};

/** A ring of straw rope on beaten earth, tassels at its corners. */
export const strawRing: ThingKind<object> = {
  name: 'strawRing',
  footprint: () => disc(150),
  height: 0,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    pen.shape(frame.disc(0, 0, 0, 168), '#b59a72', { edge: 'smooth', ink: 0.7, contour: false });
    pen.tint(frame.disc(0, 0, 0, 152), '#c9ae84');
    for (const k of [-1, 1])
      pen.bars([[frame.at(k * 26, -24, 1), frame.at(k * 26, 24, 1)]], 6 * s, '#f4ead0', { edge: 1 });
    pen.bars([frame.disc(0, 0, 3, 158, 0, TAU, 30)], 13 * s, '#e6cf94', { smooth: true });
    for (const i of range(34)) {
      const a = (i / 34) * TAU;
      const [x, y] = frame.at(Math.cos(a) * 158, Math.sin(a) * 158, 3);
      pen.line(
        [
          [x - 5 * s, y + 4 * s],
          [x + 4 * s, y - 5 * s],
        ],
        0.8,
      );
    }
  },
};

/** Nine boxes of noodles on one shoulder: they lean out further the higher they are. */
export const noodleTower: ThingKind<object> = {
  name: 'noodleTower',
  footprint: () => disc(12),
  height: 10,
  shadow: false,
  draw(pen, frame) {
    for (const i of range(9)) {
      const lean = -0.55 * i * i;
      const p = (u: number, z: number): Point => frame.at(u + lean, 0, i * 23 + z);
      pen.shape([p(-44, 0), p(44, 0), p(46, 19), p(-46, 19)], i % 2 ? '#a8403f' : '#3a3040', { ink: 0.9 });
      pen.tint([p(16, 1), p(43, 1), p(45, 18), p(18, 18)], i % 2 ? '#a8403f' : '#3a3040', {
        tone: -0.9,
        edge: 'straight',
      });
      if (i % 3 === 1) pen.line([p(-34, 10), p(-10, 10)], 1.6, { colour: '#e6c25a' });
    }
    const top = (u: number, z: number): Point => frame.at(u - 42, 0, 207 + z);
    pen.shape([top(-32, 0), top(32, 0), top(22, 24), top(-22, 24)], '#e8e0d0', { edge: 'smooth' });
    for (const u of [-14, 0, 13])
      pen.line(
        range(5).map((k) => top(u + (k % 2) * 5, 30 + k * 13)),
        2,
        { smooth: true, colour: '#fff6e0', opacity: 0.8 },
      );
  },
};

/** A case that burst on the platform: what was in it hangs out of it and lies around it. */
export const burstCase: ThingKind<object> = {
  name: 'burstCase',
  footprint: () => block(190, 70),
  height: 30,
  draw(pen, frame) {
    const at = (u: number, z: number, w = 0): Point => frame.at(u, w, z);
    // a coat and a pair of trousers flat on the flags, sleeves and legs every way
    pen.shape(
      [
        at(-92, 0, -30),
        at(-128, 0, -16),
        at(-122, 0, 6),
        at(-98, 0, -6),
        at(-104, 0, 46),
        at(-56, 0, 46),
        at(-60, 0, -8),
        at(-40, 0, 2),
        at(-44, 0, -24),
        at(-70, 0, -30),
      ],
      '#d9706a',
      { ink: 0.9 },
    );
    pen.line([at(-81, 0, -28), at(-80, 0, 44)], 0.9);
    pen.shape(
      [
        at(62, 0, -18),
        at(96, 0, -26),
        at(140, 0, 30),
        at(124, 0, 40),
        at(96, 0, 10),
        at(92, 0, 48),
        at(72, 0, 48),
      ],
      '#6f7fc0',
      { ink: 0.9 },
    );
    // the lid stands open behind: leather, its lining with a pocket, the ends of both straps over its edge
    pen.shape([at(-56, 24), at(56, 24), at(50, 114), at(-50, 114)], '#b5793f');
    pen.shape([at(-47, 30), at(47, 30), at(42, 104), at(-42, 104)], '#f0b8a4', { contour: false, ink: 0.8 });
    pen.shape([at(-38, 50), at(38, 50), at(36, 76), at(-36, 76)], '#dc938a', { contour: false, ink: 0.7 });
    for (const u of [-32, 32])
      pen.shape([at(u - 6, 96), at(u + 6, 96), at(u + 5, 116), at(u - 5, 116)], '#5f3a28', {
        contour: false,
        ink: 0.8,
      });
    pen.shape([at(-60, -6), at(60, -6), at(58, 34), at(-58, 34)], '#c98a4a');
    // linen wells over the rim: a striped shirt by the sleeve, a stocking
    pen.shape(
      [at(-52, 30), at(-50, 44), at(-28, 56), at(-6, 46), at(18, 56), at(48, 46), at(52, 30)],
      '#fbf6ea',
      { edge: 'smooth', ink: 0.8 },
    );
    pen.shape([at(-46, 38), at(-24, 40), at(-22, 16), at(-26, 2), at(-42, 2), at(-42, 18)], '#fbf6ea', {
      ink: 0.8,
    });
    for (const z of [10, 18, 26]) pen.line([at(-42, z), at(-23, z)], 2, { colour: '#5f7fc0' });
    pen.shape([at(10, 38), at(24, 38), at(24, 14), at(36, 8), at(34, -2), at(10, 2)], '#e0605a', {
      edge: 'smooth',
      ink: 0.8,
    });
    // brass corners, a handle, two straps that have let go
    for (const k of [-1, 1]) {
      pen.shape([at(k * 60, -6), at(k * 46, -6), at(k * 59, 10)], '#e6c066', { contour: false, ink: 0.8 });
      pen.shape([at(k * 58, 34), at(k * 46, 34), at(k * 59, 22)], '#e6c066', { contour: false, ink: 0.8 });
    }
    pen.line([at(-8, 14), at(-8, 6), at(6, 6), at(6, 14)], 3, { colour: '#5f3a28', smooth: true });
  },
};

/** A roll of straw on a post, for those who learn the sword: cut slantwise, its head on its way down. */
export const strawPost: ThingKind<object> = {
  name: 'strawPost',
  footprint: () => disc(24),
  height: 90,
  lamps: () => [{ w: 60, reach: 220 }],
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    const straw = '#f6dc94';
    pen.bars([[at(0, 0), at(0, 30)]], 14 * s, '#8a6242');
    pen.shape(frame.disc(0, 0, 2, 34), '#8a6242', { edge: 'smooth' });
    pen.shape([at(-25, 24), at(25, 24), at(27, 60), at(24, 84), at(-24, 110), at(-27, 60)], straw);
    pen.shape([at(24, 84), at(-24, 110), at(-20, 94), at(18, 72)], '#fff2c4', { contour: false, ink: 0.8 });
    for (const z of [38, 64]) pen.bars([[at(-26, z), at(26, z - 2)]], 6 * s, '#b5653c', { edge: 1.2 });
    for (const u of [-18, -9, 0, 9, 18]) pen.line([at(u, 16), at(u, 72)], 0.7);
    pen.shape([at(30, 120), at(74, 128), at(66, 176), at(22, 164)], straw);
    pen.shape([at(30, 120), at(74, 128), at(62, 112), at(40, 108)], '#fff2c4', { contour: false, ink: 0.8 });
    pen.bars([[at(27, 142), at(70, 151)]], 6 * s, '#b5653c', { edge: 1.2 });
    for (const k of [0.25, 0.5, 0.75])
      pen.line([at(30 + 44 * k, 122 + 8 * k), at(22 + 44 * k, 164 + 12 * k)], 0.7);
    // stalks fly
    for (const [u, z] of [
      [96, 104],
      [-48, 132],
      [84, 66],
    ] as const)
      pen.line([at(u, z), at(u + 14, z + 9)], 1.6, { colour: { emit: '#ffe9a8' } });
    pen.stroke([at(-74, 142), at(-4, 104), at(84, 56)], 12, {
      colour: { emit: '#e8f4ff' },
      from: 0,
      to: 0,
      opacity: 0.9,
    });
  },
};

/** A paper boat with a light in it, let go on the canal. */
export const waterLantern: ThingKind<object> = {
  name: 'waterLantern',
  footprint: () => disc(18),
  height: 0,
  shadow: false,
  lamps: () => [{ reach: 150 }],
  draw(pen, frame) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    for (const [i, w] of [34, 24, 12].entries())
      pen.line([at(-w, -12 - i * 9), at(w * 0.4, -14 - i * 9), at(w, -12 - i * 9)], 2.4, {
        smooth: true,
        colour: { emit: '#ffcf7a' },
        opacity: 0.7,
      });
    pen.shape([at(-26, 0), at(26, 0), at(18, -10), at(-18, -10)], '#8a5f45');
    pen.shape([at(-19, 0), at(19, 0), at(16, 38), at(-16, 38)], { emit: '#ffe2a0' }, { ink: 0.9 });
    pen.tint([at(-12, 2), at(12, 2), at(8, 22), at(-8, 22)], { emit: '#fff6d8' });
    pen.shape([at(-18, 36), at(18, 36), at(14, 42), at(-14, 42)], '#8a5f45', { ink: 0.7 });
    pen.glow(...at(0, 18), 110 * s, 'amber', 0.9);
  },
};
