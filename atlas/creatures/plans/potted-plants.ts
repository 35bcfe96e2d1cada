/** Plants that live in a pot. */
import { knots, oval, tube } from '../../core/knots';
import { drawCreatureFace } from '../face';
import { drawLeaf, drawPetals, drawPot } from './plant-parts';
import type { PlantKind } from './plant-parts';

export const POTTED_PLANTS = {
  flower: {
    width: 32,
    draw: (s, p) => {
      drawLeaf(s, -6, -44, -64, 0.9, 'green');
      drawLeaf(s, 8, -48, 62, 0.8, 'green');
      s.shape(tube(knots`0 -36, -3 -56, 2 -76`, 8), 'green', { light: [-2, 0] });
      drawPot(s, p.second ?? 'ginger');
      s.head({ x: 2, y: -98, rot: p.tilt ?? 4 }, () => {
        drawPetals(s, p.petals ?? 9, 30, 16, p.colour);
        s.shape(oval(0, 0, 26), p.accent ?? 'yellow');
        drawCreatureFace(s, { turn: 0.2, ...p, gap: 10, y: -2, size: 0.92, mouthY: 9 });
      });
    },
  },
  cactus: {
    width: 32,
    draw: (s, p) => {
      s.shape(tube(knots`-16 -58, -38 -60, -40 -84`, [15, 15, 14]), p.colour);
      s.shape(tube(knots`16 -50, 38 -54, 40 -74`, [15, 15, 14]), p.colour);
      s.shape(knots`-22 -34, -25 -80, -16 -108, 0 -116, 16 -108, 25 -80, 22 -34`, p.colour, {
        light: [-5, -2],
        inside: () => {
          for (const x of [-12, 12]) s.stroke(knots`${x * 0.8} -112, ${x * 1.1} -70, ${x} -32`, 1.9);
        },
      });
      for (const [x, y] of knots`-38 -76, 40 -66, -20 -96, 18 -98, -16 -48, 20 -46`) {
        s.at({ x, y }, () => {
          s.stroke(knots`-3 0, 3 -2`, 1.6);
          s.stroke(knots`-1 -3, 2 2`, 1.6);
        });
      }
      drawPot(s, p.second ?? 'coral');
      s.at({ x: 4, y: -116 }, () => {
        drawPetals(s, 5, 8, 7.4, p.accent ?? 'pink');
        s.shape(oval(0, 0, 4.6), 'yellow', { contour: false, line: 2, light: 0 });
      });
      s.head({ y: -78 }, () => drawCreatureFace(s, { turn: 0.25, ...p, gap: 10, y: 0, size: 0.95 }));
    },
  },
  snapper: {
    width: 32,
    draw: (s, p) => {
      drawLeaf(s, -4, -30, -72, 1, 'green');
      drawLeaf(s, 6, -30, 70, 0.9, 'green');
      s.shape(tube(knots`0 -34, -10 -52, 0 -66, 6 -78`, [9, 9, 9, 10]), 'green', { light: [-2, 0] });
      drawPot(s, p.second ?? 'wood');
      s.head({ x: 6, y: -100, rot: -8 }, () => {
        s.shape(knots`-34 4, -32 -22, 0 -36, 34 -24, 44 -4!, 8 2!, 42 12!, 26 28, 0 32, -24 24`, p.colour, {
          inside: () => {
            for (const [x, y] of knots`-18 -16, 4 -24, -20 12, 14 22, 24 -18`) {
              s.tint(oval(x, y, 5.6), s.lit('white'));
            }
          },
        });
        for (const x of [14, 24, 34]) {
          s.at({ x }, () => {
            s.shape(knots`-4 -1!, 4 -2!, 0 6!`, 'white', { contour: false, line: 1.6, light: 0 });
            s.shape(knots`-5 6!, 3 9!, -1 1!`, 'white', { contour: false, line: 1.6, light: 0 });
          });
        }
      });
    },
  },
} as const satisfies Record<string, PlantKind>;
