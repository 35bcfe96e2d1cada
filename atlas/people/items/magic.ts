/** Staffs, wands, orbs and fire. */
import { box, knots, oval, star, stretch } from '../../core/knots';
import { swatchPair } from '../../core/swatches';
import { shaft } from './item';
import type { Item } from './item';

export const MAGIC = {
  staff: {
    rot: 6,
    draw(s, c = 'aqua') {
      shaft(s, 40, -58, 'wood', 6);
      s.shape(knots`-3 -54!, -15 -64, -14 -84, 2 -92, 16 -82, 13 -72!, 6 -80, -4 -80, -6 -70, 3 -60`, 'wood');
      s.shape(oval(1, -71, 7.4), { emit: c }, { light: [-2, -2.4] });
    },
  },
  wand: {
    rot: 34,
    draw(s, c = 'yellow') {
      shaft(s, 8, -34, 'white', 4.6);
      s.shape(star(0, -42, 5, 6, 14), { emit: c });
      for (const o of [-1, 1]) s.shape(stretch(knots`0 -28!, 9 -33, 10 -24`, o), 'pink', { line: 2.2 });
    },
  },
  heartWand: {
    rot: 30,
    draw(s, c = 'rose') {
      shaft(s, 8, -34, 'gold', 4.6);
      s.shape(knots`0 -32!, -13 -44, -12 -55, -4 -57, 0 -51!, 4 -57, 12 -55, 13 -44`, c);
      s.tint(oval(-6, -49, 2.4, 3.4, 20), s.lit('#ffffff'), 0.9);
    },
  },
  broom: {
    rot: 8,
    draw(s) {
      shaft(s, 46, -50, 'wood', 5.4);
      s.shape(knots`-5 42!, 5 42!, 13 62, 15 80!, 7 75!, 2 82!, -4 75!, -11 81!, -13 62`, 'sand');
      s.line(knots`-6.6 47, 6.6 47`, 3.2, s.lit('red'));
    },
  },
  orb: {
    rot: 0,
    front: true,
    draw(s, c = 'orange') {
      s.at({ y: -12 }, () => {
        s.shape(oval(0, 0, 12.6), c, { inside: () => s.tint(oval(-4, -4, 3.4, 3), s.lit('#ffffff'), 0.9) });
        s.tint(star(1, 1.4, 5, 2.2, 5.4), s.lit('red'));
      });
    },
  },
  flame: {
    rot: 0,
    front: true,
    draw(s, c = 'orange') {
      s.shape(
        knots`0 -44!, 12 -26, 17 -12, 10 0, 0 3, -10 0, -17 -12, -11 -22!, -7 -17, -6 -30`,
        { emit: c },
        {
          light: 0,
        },
      );
      s.tint(knots`1 -26!, 8 -12, 4 -2, -4 -2, -8 -11, -3 -15`, swatchPair('yellow')[0]);
    },
  },
  lightning: {
    rot: 10,
    front: true,
    draw(s, c = 'yellow') {
      s.shape(knots`4 -48!, -14 -18!, -3 -18!, -9 6!, 15 -26!, 4 -26!, 13 -48!`, { emit: c });
    },
  },
  potion: {
    rot: 0,
    front: true,
    draw(s, c = 'rose') {
      s.shape(knots`-4 -26!, 4 -26!, 4 -14, 13 2, 8 10, -8 10, -13 2, -4 -14`, 'sky', {
        inside: () => s.tint(knots`-20 -3, 20 -3, 20 20, -20 20`, s.lit(c)),
      });
      s.shape(box(-4.4, -31, 8.8, 6, 1), 'wood', { line: 2.2 });
      s.tint(oval(-5, 1, 1.8, 3.4), s.lit('#ffffff'), 0.9);
    },
  },
  torch: {
    rot: 14,
    draw(s, c = 'orange') {
      shaft(s, 12, -30, 'umber', 6);
      s.shape(knots`-8 -30!, -11 -42, -4 -50, 0 -66!, 6 -52, 11 -44, 8 -30!`, { emit: c }, { light: 0 });
      s.tint(knots`-4 -31, -5 -40, 0 -50!, 5 -40, 4 -31`, swatchPair('yellow')[0]);
    },
  },
  sparkler: {
    rot: 20,
    draw(s, c = 'yellow') {
      s.line(knots`0 8, 0 -34`, 2.6);
      s.shape(star(0, -40, 8, 4, 12), { emit: c }, { line: 1.8, light: 0 });
      for (const [x, y] of knots`-15 -48, 13 -56, 17 -36, -12 -28`) s.tint(oval(x, y, 1.8), swatchPair(c)[0]);
    },
  },
  lantern: {
    rot: 0,
    swing: true,
    draw(s, c = 'orange') {
      s.line(knots`0 0, 0 9`, 2.4);
      s.shape(
        oval(0, 24, 13.6, 15),
        { emit: c },
        {
          inside: () => {
            s.tint(oval(-1, 25, 6.4, 8), swatchPair('yellow')[0]);
          },
        },
      );
      for (const y of [18, 25, 31]) s.stroke(knots`-12 ${y}, 0 ${y + 2.4}, 12 ${y}`, 1.6);
      s.shape(box(-7, 7, 14, 5, 1), 'black');
      s.shape(box(-6, 37, 12, 4, 1), 'black');
    },
  },
} as const satisfies Record<string, Item>;
