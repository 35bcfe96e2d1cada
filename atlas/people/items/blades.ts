/** Swords, knives and things that cut. */
import { box, knots, oval, star } from '../../core/knots';
import { shaft } from './item';
import type { Item } from './item';

export const BLADES = {
  sword: {
    rot: 24,
    draw(s, c = 'silver') {
      s.shape(knots`-5 -12!, -5 -66!, 0 -78!, 5 -66!, 5 -12!`, c, { light: [-4.5, 0] });
      s.shape(box(-13, -14, 26, 6, 2.4), 'gold');
      shaft(s, -9, 9, 'umber', 6);
      s.shape(oval(0, 11, 4.4), 'gold');
    },
  },
  greatsword: {
    rot: 30,
    draw(s, c = 'steel') {
      s.shape(knots`-13 -16!, -14 -108!, 2 -130!, 14 -106!, 13 -16!`, c, { light: [-12, 0] });
      s.stroke(knots`0 -20, 0.5 -66, 0 -108`, 2);
      s.shape(box(-21, -18, 42, 8, 3), 'gold');
      shaft(s, -11, 20, 'umber', 7);
      s.shape(oval(0, 22, 5.6), 'gold');
    },
  },
  halfScissors: {
    rot: 30,
    draw(s, c = 'steel') {
      // one blade of a pair: an edge, the hole of the missing screw, a shank that bends to a ring for a thumb
      s.shape(knots`-11 -38!, -9 -92, 12 -136!, 13 -80, 12 -38!`, c, { light: [-8, 0] });
      s.stroke(knots`5 -46, 6 -84, 10 -122`, 2, { colour: s.lit('white') });
      s.shape(oval(1, -32, 14), c);
      s.tint(oval(1, -32, 5.4), s.inkColour);
      s.shape(knots`-8 -24!, 8 -24!, 6 -4, 14 12!, 2 16!, -6 0`, c);
      s.line(oval(17, 30, 17), 15, s.inkColour, true);
      s.line(oval(17, 30, 17), 9.4, s.lit('red'), true);
    },
  },
  katana: {
    rot: 26,
    draw(s, c = 'silver') {
      s.shape(knots`-3.6 -12!, -5 -50, -11 -84!, -2 -74, 3.6 -44, 3.6 -12!`, c, { light: [-4, 0] });
      s.shape(oval(0, -11, 8, 3.4), 'gold', { line: 2.6 });
      shaft(s, -9, 14, 'black', 6.4);
      for (const y of [-5, 1, 7]) s.stroke(knots`-2.6 ${y}, 2.6 ${y + 2}`, 1.6, { colour: s.lit('white') });
    },
  },
  cutlass: {
    rot: 26,
    draw(s) {
      s.shape(knots`-4 -8!, -5 -38, -16 -68!, 5 -56, 9 -26, 5 -8!`, 'silver', { light: [-6, 0] });
      s.shape(knots`-7 -8, 7 -10, 11 2, 6 12, 4 6, 3 -4`, 'gold');
      shaft(s, -8, 10, 'umber', 6);
    },
  },
  saber: {
    rot: 22,
    draw(s, c = 'steel') {
      s.shape(knots`-4.6 -10!, -6 -36, 0 -64, 14 -88!, 11 -60, 6 -36, 5 -10!`, c, { light: [-4, 0] });
      s.stroke(knots`0 -14, -0.6 -38, 5 -64`, 1.8, { colour: s.lit('white') });
      // a guard of one bow, over the knuckles
      s.line(knots`-12 -10, 0 -12, 10 -9, 12 4, 5 13`, 5.6);
      s.line(knots`-12 -10, 0 -12, 10 -9, 12 4, 5 13`, 2.6, s.lit('gold'));
      shaft(s, -9, 12, 'umber', 6.4);
    },
  },
  kunai: {
    rot: 62,
    draw(s) {
      s.shape(knots`0 -34!, 5.4 -20, 2 -8!, -2 -8!, -5.4 -20`, 'steel', { light: [-3, 0] });
      shaft(s, -9, 8, 'charcoal', 4.6);
      s.line(oval(0, 11, 3.6), 2.6, s.inkColour, true);
    },
  },
  shuriken: {
    rot: 0,
    front: true,
    draw(s) {
      s.at({ y: -12 }, () => {
        s.shape(star(0, 0, 4, 4.6, 17, 20), 'steel');
        s.tint(oval(0, 0, 2.6), s.inkColour);
      });
    },
  },
  axe: {
    rot: 26,
    draw(s) {
      shaft(s, 18, -50, 'wood', 6);
      s.shape(knots`-2 -56!, 18 -66!, 26 -48, 18 -26!, -2 -36!`, 'steel', { light: [-7, -2] });
    },
  },
  pickaxe: {
    rot: 16,
    draw(s, c = 'steel') {
      shaft(s, 26, -56, 'wood', 6.4);
      s.shape(knots`-38 -38!, -24 -54, 0 -62, 24 -54, 38 -38!, 20 -47, 6 -50, 0 -49, -6 -50, -20 -47`, c, {
        light: [-1, -3],
      });
      s.shape(box(-7, -61, 14, 14, 2), 'umber', { contour: false, line: 2.4 });
    },
  },
  // a motor with its grip, a collar, a cone with its thread
  drill: {
    rot: 14,
    front: true,
    draw(s, c = 'steel') {
      s.shape(box(-6, -4, 12, 22, 3), 'charcoal');
      s.shape(box(-15, -22, 30, 20, 5), 'red');
      s.shape(box(-18, -29, 36, 8, 2), 'gold', { line: 2.4 });
      s.shape(knots`-17 -29!, 17 -29!, 2 -82!, -2 -82!`, c, {
        inside: () => {
          for (const [y, w] of knots`-36 18, -48 14, -60 10, -70 7`)
            s.line(knots`${-w} ${y - 5}, 0 ${y + 2}, ${w} ${y + 1}`, 3.4, s.inkColour);
        },
      });
    },
  },
  scythe: {
    rot: 12,
    draw(s) {
      shaft(s, 50, -66, 'umber', 5);
      s.shape(knots`3 -64!, -8 -72, -34 -74, -60 -54!, -40 -86, -10 -92, 6 -78!`, 'silver');
    },
  },
  spear: {
    rot: 10,
    draw(s, c = 'silver') {
      shaft(s, 52, -64, 'wood', 5);
      s.shape(knots`0 -96!, 8 -76, 4 -62!, -4 -62!, -8 -76`, c, { light: [-4, 0] });
      s.shape(knots`-4 -63!, 4 -63!, 8 -50!, 0 -54!, -8 -50!`, 'red', { line: 2.6 });
    },
  },
  trident: {
    rot: 10,
    draw(s, c = 'gold') {
      shaft(s, 50, -58, c, 5);
      // three straight prongs on one bar, each with its barb: bent ones would be tusks
      const prong = (x: number, tip: number) =>
        knots`${x - 3.2} -60!, ${x - 3.2} ${tip + 18}!, ${x - 8} ${tip + 18}!, ${x} ${tip}!, ${x + 8} ${tip + 18}!,
          ${x + 3.2} ${tip + 18}!, ${x + 3.2} -60!`;
      s.shape(
        [knots`-25 -65!, 25 -65!, 25 -57!, -25 -57!`, prong(-21, -100), prong(21, -100), prong(0, -110)],
        c,
      );
      s.stroke(knots`-19 -61, 19 -61`, 1.6);
    },
  },
} as const satisfies Record<string, Item>;
