/** Other weapons, and shields. */
import { box, knots, oval, star, tube } from '../../core/knots';
import { shaft } from './item';
import type { Item } from './item';

export const ARMS = {
  hammer: {
    rot: 26,
    draw(s, c = 'steel') {
      shaft(s, 16, -46, 'wood', 6);
      s.shape(box(-22, -66, 44, 26, 4), c);
      s.stroke(knots`-12 -65, -12 -41`, 2);
      s.stroke(knots`12 -65, 12 -41`, 2);
    },
  },
  bat: {
    rot: 30,
    draw(s, c = 'sand') {
      s.shape(tube(knots`0 10, 0 -14, 0 -42, 0 -62`, [5, 6, 11, 12]), c);
    },
  },
  club: {
    rot: 28,
    draw(s) {
      s.shape(tube(knots`0 10, 0 -16, 0 -44, 0 -60`, [6, 9, 19, 18]), 'charcoal');
      for (const [x, y] of knots`-6 -40, 5 -34, -4 -55, 6 -52, 0 -46`)
        s.shape(oval(x, y, 2.6), 'silver', { contour: false, line: 1.8, light: 0 });
    },
  },
  bow: {
    rot: 4,
    draw(s, c = 'wood') {
      s.line(knots`6 -48, -3 0, 6 48`, 2, s.lit('white'));
      s.shape(tube(knots`7 -50, 14 -40, 7 -18, 3 0, 7 18, 14 40, 7 50`, [3, 5, 6, 6, 6, 5, 3]), c);
    },
  },
  shield: {
    rot: 0,
    front: true,
    draw(s, c = 'red') {
      s.shape(knots`-22 -24!, 0 -29, 22 -24!, 21 2, 0 30!, -21 2`, 'silver');
      s.shape(knots`-16 -19!, 0 -23, 16 -19!, 15 0, 0 21!, -15 0`, c, { contour: false, line: 2.4 });
      s.tint(star(0, -4, 4, 3.6, 11), s.lit('gold'));
    },
  },
  roundShield: {
    rot: 0,
    front: true,
    draw(s, c = 'wood') {
      s.shape(oval(0, 0, 27), 'steel');
      s.shape(oval(0, 0, 21), c, { contour: false, line: 2.4 });
      s.stroke(knots`-20 -6, 20 -6`, 1.8);
      s.stroke(knots`-20 7, 20 7`, 1.8);
      s.shape(oval(0, 0, 6.4), 'steel', { contour: false, line: 2.4, light: [-2, -2] });
    },
  },
  pistol: {
    rot: 90,
    draw(s, c = 'steel') {
      s.shape(knots`-5 2!, -5 -30!, 4 -30!, 4 -8!, 14 -4!, 12 6!, 3 3!`, c);
    },
  },
  rayGun: {
    rot: 88,
    draw(s, c = 'red') {
      s.shape(knots`-7 2, -8 -16, -3 -30, 3 -30, 6 -14, 5 -6, 15 -2, 13 7, 3 5`, c);
      s.shape(oval(0, -33, 5.4), { emit: 'aqua' }, { line: 2.4 });
      s.line(knots`-8 -12, 6 -12`, 2, s.lit('yellow'));
    },
  },
  // a ray gun as in old films, told from afar
  blaster: {
    rot: 88,
    draw(s, c = 'red') {
      // a grip and its trigger, a round chamber with a fin, a thin barrel through three rings, a lamp at the end
      s.line(knots`10 -14, 18 -12, 17 -3`, 2.6);
      s.shape(knots`2 -6!, 10 -8!, 26 -4, 27 7!, 4 8!`, 'charcoal', { light: [-2, -1.6] });
      s.shape(knots`-8 -4!, -22 6!, -19 -18, -8 -22!`, 'gold', { line: 2.4 });
      s.shape(tube(knots`-1 -20, -1 -56`, 7, { start: 'flat', end: 'flat' }), 'silver');
      s.shape(knots`-8 8, -12 -6, -10 -20, -4 -28, 3 -28, 9 -18, 10 -4, 6 8`, c);
      for (const [y, r] of knots`-32 12, -41 9.6, -49 7.4`)
        s.shape(oval(-1, y, r, 3), 'gold', { contour: false, line: 2.2, light: 0 });
      s.shape(oval(-1, -60, 6.6), { emit: 'aqua' }, { line: 2.4 });
      s.tint(oval(-5, -12, 2, 5), s.lit('#ffffff'), 0.8);
    },
  },
  bone: {
    rot: 30,
    draw(s) {
      s.shape(
        [tube(knots`0 14, 0 -40`, 7), oval(-4, -42, 5.4), oval(4, -42, 5.4), oval(-4, 15, 5), oval(4, 15, 5)],
        'white',
      );
    },
  },
} as const satisfies Record<string, Item>;
