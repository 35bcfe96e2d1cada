/** Books, papers, and what one looks through. */
import { box, knots, oval } from '../../core/knots';
import { shaft } from './item';
import type { Item } from './item';

export const READING = {
  book: {
    rot: -6,
    front: true,
    draw(s, c = 'wine') {
      s.shape(knots`-21 -14!, 0 -9!, 21 -14!, 21 12!, 0 17!, -21 12!`, c);
      s.shape(knots`-18 -14!, -8 -16, 0 -11!, 0 12!, -8 8, -18 10!`, 'white', { contour: false, line: 2.2 });
      s.shape(knots`18 -14!, 8 -16, 0 -11!, 0 12!, 8 8, 18 10!`, 'white', { contour: false, line: 2.2 });
      for (const y of [-8, -3, 2]) {
        s.stroke(knots`-14 ${y}, -4 ${y + 1.6}`, 1.3);
        s.stroke(knots`14 ${y}, 4 ${y + 1.6}`, 1.3);
      }
    },
  },
  scroll: {
    rot: -50,
    draw(s) {
      s.shape(box(-5.6, -26, 11.2, 44, 2), 'cream');
      s.shape(box(-5.6, -8, 11.2, 6), 'red', { contour: false, line: 2, light: 0 });
      for (const y of [-28, 17]) s.shape(box(-3.4, y, 6.8, 4, 1), 'gold', { line: 2.4 });
    },
  },
  map: {
    rot: -6,
    front: true,
    draw(s) {
      s.shape(knots`-22 -14!, -8 -18, 6 -13, 22 -17!, 22 11!, 6 15, -8 10, -22 14!`, 'sand');
      s.line(knots`-14 6, -6 0, 2 4, 10 -5`, 1.8, s.lit('red'));
      s.stroke(knots`9 -9, 15 -3`, 2.6, { colour: s.lit('red') });
      s.stroke(knots`15 -9, 9 -3`, 2.6, { colour: s.lit('red') });
    },
  },
  paper: {
    rot: -8,
    front: true,
    draw(s) {
      s.shape(knots`-12 -20!, 10 -22!, 13 10!, -9 12!`, 'white');
      for (const y of [-14, -8, -2, 4]) s.stroke(knots`-7 ${y}, 7 ${y - 1}`, 1.4);
    },
  },
  letter: {
    rot: -10,
    front: true,
    draw(s, c = 'white') {
      s.shape(knots`-15 -12!, 15 -12!, 15 9!, -15 9!`, c);
      s.stroke(knots`-15 -12, 0 1, 15 -12`, 2);
      s.shape(oval(0, 0, 3.6), 'red', { contour: false, line: 1.6, light: 0 });
    },
  },
  pokerCards: {
    rot: 10,
    front: true,
    draw(s) {
      for (const rot of [-24, 0, 24]) {
        s.at({ rot }, () => {
          s.shape(box(-7.4, -26, 14.8, 21, 2), 'white', { light: 0 });
          s.tint(knots`0 -20!, 3.4 -15.4!, 0 -11!, -3.4 -15.4!`, s.lit('red'));
        });
      }
    },
  },
  camera: {
    rot: 0,
    front: true,
    draw(s, c = 'charcoal') {
      s.shape(knots`-7 -16!, 7 -16!, 8 -10!, 17 -10!, 17 11!, -17 11!, -17 -10!, -8 -10!`, c);
      s.shape(oval(0, 0, 8.4), 'silver', { contour: false, line: 2.2, light: [-1.6, -1.6] });
      s.tint(oval(0, 0, 4.4), s.inkColour);
      s.tint(oval(-1.6, -1.6, 1.4), s.lit('#ffffff'));
    },
  },
  phone: {
    rot: 8,
    front: true,
    draw(s, c = 'charcoal') {
      s.shape(box(-7, -18, 14, 24, 2.4), c);
      s.tint(box(-5, -15, 10, 17), s.lit('aqua'));
    },
  },
  spyglass: {
    rot: 82,
    draw(s) {
      s.shape(box(-4.4, -18, 8.8, 26, 1), 'umber');
      s.shape(box(-6, -36, 12, 20, 1), 'gold');
      s.shape(box(-7, -42, 14, 7, 1), 'umber');
    },
  },
  magnifier: {
    rot: 26,
    draw(s) {
      shaft(s, 9, -10, 'umber', 5.4);
      s.shape(oval(0, -24, 14.4), 'gold');
      s.shape(oval(0, -24, 10.4), 'sky', { contour: false, line: 2.2, light: [-3, -3] });
      s.tint(oval(-4, -28, 2.4, 4, 30), s.lit('#ffffff'), 0.9);
    },
  },
  brush: {
    rot: 28,
    draw(s, c = 'red') {
      shaft(s, 12, -28, 'wood', 4.6);
      s.shape(box(-4, -33, 8, 7), 'silver', { line: 2.4 });
      s.shape(knots`-5 -33!, 5 -33!, 3 -44, -2 -50!`, c);
    },
  },
} as const satisfies Record<string, Item>;
