/** Instruments. */
import { box, knots, oval, shift, tube } from '../../core/knots';
import { shaft } from './item';
import type { Item } from './item';

export const MUSIC = {
  guitar: {
    rot: 62,
    front: true,
    draw(s, c = 'ginger') {
      s.shape(tube(knots`0 8, 0 -58`, 6, { start: 'flat', end: 'flat' }), 'umber');
      s.shape(box(-6, -70, 12, 13, 2), 'umber');
      s.shape(knots`0 -12, 12 -8, 11 4, 19 18, 10 33, -10 33, -19 18, -11 4, -12 -8`, c);
      s.tint(oval(0, 8, 5), s.inkColour);
      for (const x of [-1.4, 1.4]) s.line(shift(knots`0 -56, 0 24`, x), 0.9, s.lit('white'));
      s.stroke(knots`-7 24, 7 24`, 2.6);
    },
  },
  violin: {
    rot: 40,
    front: true,
    draw(s, c = 'chestnut') {
      shaft(s, 4, -44, 'black', 5);
      s.shape(oval(0, -46, 5), c, { line: 2 });
      // two bouts and a waist, the holes, the bridge, four pegs' worth of strings
      s.shape(
        knots`0 -12, 12 -8, 13 2, 7 8, 8 13, 17 22, 12 34, 0 37, -12 34, -17 22, -8 13, -7 8, -13 2, -12 -8`,
        c,
      );
      for (const k of [-1, 1]) {
        s.stroke(knots`${k * 8} 12, ${k * 6} 19, ${k * 9} 26`, 2.2);
        s.stroke(knots`${k * 1.4} -30, ${k * 1.8} 30`, 1, { colour: s.lit('cream') });
      }
      s.shape(box(-6, 22, 12, 3.4, 1), 'cream', { line: 1.4 });
      s.shape(knots`-4 28!, 4 28!, 2.4 36, -2.4 36`, 'black', { line: 1 });
      // the bow lies across
      s.line(knots`-30 -4, 0 4, 33 17`, 3.4, s.inkColour);
      s.line(knots`-30 0, 33 22`, 1.8, s.lit('cream'));
    },
  },
  flute: {
    rot: -66,
    front: true,
    draw(s) {
      s.shape(tube(knots`0 36, 0 -30`, 8.4, { start: 'flat', end: 'flat' }), 'sand', { light: [-2.2, 0] });
      for (const y of [31, 8, -22]) s.shape(box(-5, y, 10, 4.4, 1), 'umber', { line: 1.6 });
      for (const y of [-12, -4, 15, 23]) s.tint(oval(0.4, y, 2.2), s.inkColour);
      // the mouthpiece
      s.shape(tube(knots`0 -28, 0 -40`, [9, 5.6], { start: 'flat', end: 'flat' }), 'umber');
    },
  },
  drum: {
    rot: 0,
    front: true,
    draw(s, c = 'red') {
      s.shape(knots`-19 -10!, -19 12, 0 19, 19 12, 19 -10!`, c);
      s.shape(oval(0, -10, 19, 6.4), 'cream', { line: 2.8, light: 0 });
    },
  },
  // hangs before the belly, its two sticks on the skin
  bellyDrum: {
    rot: 0,
    front: true,
    draw(s, c = 'red') {
      s.shape(knots`-25 -14!, -29 2, -24 19, 0 25, 24 19, 29 2, 25 -14!`, c, {
        inside: () => {
          for (const x of [-18, -6, 6, 18]) s.line(knots`${x} -12, ${x + 6} 8, ${x} 26`, 2, s.lit('gold'));
        },
      });
      s.shape(oval(0, -13, 26, 9), 'cream', { line: 2.8, light: 0 });
      for (const o of [-1, 1]) {
        s.shape(tube(knots`${o * 33} -27, ${o * 8} -14`, 4.4), 'wood', { line: 2.2, light: 0 });
        s.shape(oval(o * 7, -14, 5), 'sand', { line: 2.2 });
      }
    },
  },
  microphone: {
    rot: -10,
    draw(s) {
      shaft(s, 8, -8, 'charcoal', 5.4);
      s.shape(oval(0, -13, 6.8, 7.4), 'silver');
    },
  },
} as const satisfies Record<string, Item>;
