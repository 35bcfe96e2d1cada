/** Books, papers, and what one looks through. */
import { box, knots, oval } from '../../core/sprite-shapes';
import { shaft } from './item';
import type { Item } from './item';

export const READING = {
  book: {
    rot: -6,
    front: true,
    draw(s, c = 'wine') {
      s.part(knots`-21 -14!, 0 -9!, 21 -14!, 21 12!, 0 17!, -21 12!`, c);
      s.part(knots`-18 -14!, -8 -16, 0 -11!, 0 12!, -8 8, -18 10!`, 'white', { outer: false, line: 2.2 });
      s.part(knots`18 -14!, 8 -16, 0 -11!, 0 12!, 8 8, 18 10!`, 'white', { outer: false, line: 2.2 });
      for (const y of [-8, -3, 2]) {
        s.ink(knots`-14 ${y}, -4 ${y + 1.6}`, 1.3);
        s.ink(knots`14 ${y}, 4 ${y + 1.6}`, 1.3);
      }
    },
  },
  scroll: {
    rot: -50,
    draw(s) {
      s.part(box(-5.6, -26, 11.2, 44, 2), 'cream');
      s.part(box(-5.6, -8, 11.2, 6), 'red', { outer: false, line: 2, light: 0 });
      for (const y of [-28, 17]) s.part(box(-3.4, y, 6.8, 4, 1), 'gold', { line: 2.4 });
    },
  },
  map: {
    rot: -6,
    front: true,
    draw(s) {
      s.part(knots`-22 -14!, -8 -18, 6 -13, 22 -17!, 22 11!, 6 15, -8 10, -22 14!`, 'sand');
      s.wire(knots`-14 6, -6 0, 2 4, 10 -5`, 1.8, s.lit('red'));
      s.ink(knots`9 -9, 15 -3`, 2.6, { colour: s.lit('red') });
      s.ink(knots`15 -9, 9 -3`, 2.6, { colour: s.lit('red') });
    },
  },
  paper: {
    rot: -8,
    front: true,
    draw(s) {
      s.part(knots`-12 -20!, 10 -22!, 13 10!, -9 12!`, 'white');
      for (const y of [-14, -8, -2, 4]) s.ink(knots`-7 ${y}, 7 ${y - 1}`, 1.4);
    },
  },
  letter: {
    rot: -10,
    front: true,
    draw(s, c = 'white') {
      s.part(knots`-15 -12!, 15 -12!, 15 9!, -15 9!`, c);
      s.ink(knots`-15 -12, 0 1, 15 -12`, 2);
      s.part(oval(0, 0, 3.6), 'red', { outer: false, line: 1.6, light: 0 });
    },
  },
  pokerCards: {
    rot: 10,
    front: true,
    draw(s) {
      for (const rot of [-24, 0, 24]) {
        s.at({ rot }, () => {
          s.part(box(-7.4, -26, 14.8, 21, 2), 'white', { light: 0 });
          s.patch(knots`0 -20!, 3.4 -15.4!, 0 -11!, -3.4 -15.4!`, s.lit('red'));
        });
      }
    },
  },
  camera: {
    rot: 0,
    front: true,
    draw(s, c = 'charcoal') {
      s.part(knots`-7 -16!, 7 -16!, 8 -10!, 17 -10!, 17 11!, -17 11!, -17 -10!, -8 -10!`, c);
      s.part(oval(0, 0, 8.4), 'silver', { outer: false, line: 2.2, light: [-1.6, -1.6] });
      s.patch(oval(0, 0, 4.4), s.inkColour);
      s.patch(oval(-1.6, -1.6, 1.4), s.lit('#ffffff'));
    },
  },
  phone: {
    rot: 8,
    front: true,
    draw(s, c = 'charcoal') {
      s.part(box(-7, -18, 14, 24, 2.4), c);
      s.patch(box(-5, -15, 10, 17), s.lit('aqua'));
    },
  },
  spyglass: {
    rot: 82,
    draw(s) {
      s.part(box(-4.4, -18, 8.8, 26, 1), 'umber');
      s.part(box(-6, -36, 12, 20, 1), 'gold');
      s.part(box(-7, -42, 14, 7, 1), 'umber');
    },
  },
  magnifier: {
    rot: 26,
    draw(s) {
      shaft(s, 9, -10, 'umber', 5.4);
      s.part(oval(0, -24, 14.4), 'gold');
      s.part(oval(0, -24, 10.4), 'sky', { outer: false, line: 2.2, light: [-3, -3] });
      s.patch(oval(-4, -28, 2.4, 4, 30), s.lit('#ffffff'), 0.9);
    },
  },
  brush: {
    rot: 28,
    draw(s, c = 'red') {
      shaft(s, 12, -28, 'wood', 4.6);
      s.part(box(-4, -33, 8, 7), 'silver', { line: 2.4 });
      s.part(knots`-5 -33!, 5 -33!, 3 -44, -2 -50!`, c);
    },
  },
} as const satisfies Record<string, Item>;
