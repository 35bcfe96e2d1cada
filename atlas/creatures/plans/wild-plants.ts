/** Plants that stand, walk or lie about: mushrooms, stumps, roots pulled from the ground, pumpkins. */
import { knots, oval, stretch, tube } from '../../core/knots';
import { both } from '../both';
import { drawCreatureFace } from '../face';
import { holdItem } from '../worn';
import { drawLeaf } from './plant-parts';
import type { PlantKind } from './plant-parts';

const DOTS = [
  [-30, -76, 11],
  [2, -92, 12],
  [34, -74, 11],
  [-48, -58, 8],
  [6, -60, 8],
  [50, -54, 7],
] as const;

const TOP_LEAVES = [
  [-38, 0.86],
  [-10, 1.1],
  [18, 1],
  [44, 0.8],
] as const;

export const WILD_PLANTS = {
  mushroom: {
    width: 40,
    draw: (s, p) => {
      const { second = 'cream' } = p;
      holdItem(s, p.hold, [34, -24], 1, 'behind');
      both((o) => {
        s.shape(tube(stretch(knots`20 -30, 34 -22`, o), [11, 9]), second);
        s.shape(oval(o * 12, -4, 12, 7), second);
      });
      s.shape(knots`-24 -56, -28 -20, -18 -4, 0 -2, 18 -4, 28 -20, 24 -56`, second, {
        light: [-5, -2],
        inside: () => s.tint(oval(0, -58, 36, 14), s.inkColour, 0.22),
      });
      s.head({ y: -34 }, () => drawCreatureFace(s, { turn: 0.25, ...p, gap: 12, y: -2, size: 1 }));
      const cap = knots`-54 -56, -46 -88, -20 -108, 2 -112, 26 -106, 48 -86, 54 -56, 30 -48, 0 -46, -30 -48`;
      s.shape(cap, p.colour, {
        light: [-6, -6],
        inside: () => {
          for (const [x, y, r] of DOTS) s.tint(oval(x, y, r, r * 0.86), s.lit(p.accent ?? 'white'));
        },
      });
    },
  },
  stump: {
    width: 52,
    draw: (s, p) => {
      const { accent = 'grass' } = p;
      holdItem(s, p.hold, [60, -52], 1, 'behind');
      both((o) => {
        const branch = tube(stretch(knots`24 -52, 48 -44, 60 -56`, o), [11, 9, 6]);
        s.shape([branch, tube(stretch(knots`48 -46, 58 -36`, o), [7, 4])], p.colour);
      });
      const trunk = knots`
        -30 -82!, -27 -50, -32 -18, -50 0!, -28 -4, -16 2!, 0 -5, 18 2!, 28 -4, 50 0!, 32 -18, 27 -50, 30 -82!
      `;
      s.shape(trunk, p.colour, {
        light: [-6, -2],
        inside: () => {
          s.stroke(knots`-18 -76, -20 -44, -24 -14`, 2);
          s.stroke(knots`20 -74, 20 -50`, 2);
          s.stroke(knots`10 -20, 14 -6`, 2);
        },
      });
      s.shape(oval(0, -82, 30, 9), p.second ?? 'sand', { light: 0 });
      s.line(oval(0, -82, 18, 5), 1.6, s.inkColour, true);
      s.line(oval(1, -82, 8, 2.2), 1.4, s.inkColour, true);
      drawLeaf(s, 22, -86, 26, 0.8, accent);
      drawLeaf(s, 12, -88, -8, 0.7, accent);
      s.head({ y: -50 }, () => drawCreatureFace(s, { turn: 0.25, ...p, gap: 12, y: 0, size: 1 }));
    },
  },
  root: {
    width: 32,
    draw: (s, p) => {
      for (const [rot, k] of TOP_LEAVES) drawLeaf(s, 0, -78, rot, k, p.accent ?? 'grass');
      both((o) => {
        s.shape(tube(stretch(knots`22 -44, 40 -34, 48 -42`, o), [11, 8, 4]), p.colour);
        s.shape(tube(stretch(knots`10 -14, 16 0`, o), [12, 6]), p.colour);
      });
      const body = knots`-22 -74, -32 -50, -26 -22, -12 -6, 0 -2, 12 -6, 26 -22, 32 -50, 22 -74, 0 -82`;
      s.shape(body, p.colour, {
        light: [-5, -4],
        inside: () => {
          s.stroke(knots`-30 -40, -20 -38`, 1.8);
          s.stroke(knots`18 -24, 26 -25`, 1.8);
          s.stroke(knots`-20 -20, -12 -19`, 1.8);
          if (p.tip) s.tint(knots`-40 -16, 0 -24, 40 -16, 40 8, -40 8`, s.lit(p.tip));
        },
      });
      s.head({ y: -50 }, () => drawCreatureFace(s, { turn: 0.25, ...p, gap: 12, y: 0, size: 1 }));
    },
  },
  pumpkin: {
    width: 48,
    draw: (s, p) => {
      s.shape(knots`-5 -64, -10 -82, 4 -88, 8 -80, 6 -64`, 'green');
      const ribs = [oval(-28, -34, 24, 33), oval(28, -34, 24, 33), oval(0, -34, 26, 36)];
      s.shape(ribs, p.colour, { light: [-5, -5] });
      s.stroke(knots`-14 -64, -22 -34, -14 -4`, 2.2);
      s.stroke(knots`14 -64, 22 -34, 14 -4`, 2.2);
      s.head({ y: -36 }, () => drawCreatureFace(s, { turn: 0.2, ...p, gap: 15, y: 0, size: 1.1 }));
    },
  },
} as const satisfies Record<string, PlantKind>;
