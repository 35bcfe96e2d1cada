/** Capes and cloaks seen from behind: a collar, gathers that run down from it, a hem with weight, and heels below it. */
import { box, knots, oval, shift, tube } from '../../core/knots';
import type { Knots } from '../../core/knots';
import type { Sketch } from '../../core/sketch';
import type { Swatch } from '../../core/swatches';
import type { BackExtra, BackSite } from '../extras/extra';
import type { BackExtraName } from '../extras/back-extras';

/** Where the folds of a cape end, as a share of half its hem. */
const FOLDS = [0.72, 0.3, -0.14, -0.56] as const;

interface Drape {
  /** Half width of the hem, and how far it has blown aside. */
  readonly half: number;
  readonly sway: number;
  readonly low: number;
}

/** The lower edge, right to left: it bulges at each fold and is drawn in beside it. */
const hemOf = ({ half, sway, low }: Drape): Knots => [
  ...knots`${half - sway} ${low - 5}!`,
  ...FOLDS.flatMap((t): Knots => [
    ...knots`${half * (t + 0.12) - sway} ${low + 3}, ${half * (t - 0.12) - sway} ${low - 2}!`,
  ]),
  ...knots`${-half * 0.82 - sway} ${low + 2}, ${-half - sway} ${low - 6}!`,
];

function drape(s: Sketch, { T, w }: BackSite, colour: Swatch, cut: Drape): void {
  const { half, sway, low } = cut;
  const hem = hemOf(cut);
  s.shape(
    [
      ...knots`${-w + 1} ${-T - 3}!, 0 ${-T - 6}, ${w - 1} ${-T - 3}!, ${w + 7} ${-T * 0.72}, ${w + 10} ${-T * 0.2}`,
      ...hem,
      ...knots`${-w - 10 - sway * 0.3} ${-T * 0.2}, ${-w - 7} ${-T * 0.72}`,
    ],
    colour,
    {
      light: [-7, -2],
      inside: () => {
        for (const t of FOLDS) {
          const [ax, bx] = [w * t * 0.62, half * (t - 0.12) - sway];
          const [mx, my] = [(ax + bx) / 2 + sway * 0.2, low * 0.3 - T * 0.3];
          s.cast(
            knots`${ax} ${-T * 0.86}!, ${mx} ${my}, ${bx} ${low}!, ${bx + half * 0.2} ${low + 4}!, ${mx + 3} ${my}`,
            colour,
          );
          s.stroke(knots`${ax} ${-T * 0.86}, ${mx} ${my}, ${bx} ${low - 1}`, 2.1, { heavy: 0.8 });
        }
        s.line(shift(hem, 0, -5), 1.6, s.dim(colour));
      },
    },
  );
  // laid over at the neck, higher at its sides
  s.shape(
    knots`
      ${-w} ${-T - 9}!, 0 ${-T - 4}, ${w} ${-T - 9}!, ${w + 2} ${-T + 3}, 1 ${-T + 10}!, ${-w - 2} ${-T + 3}
    `,
    colour,
    { line: 2.6, light: [-2, -3] },
  );
}

/** What looks otherwise from behind than it does round the edges of who faces us. */
export const EXTRAS_FROM_BEHIND: Readonly<Partial<Record<BackExtraName, BackExtra>>> = {
  cape: (s, site, colour = 'red') => {
    const { w, ground, fig } = site;
    const sway = fig.pose.stride || fig.pose.air ? 16 : 4;
    drape(s, site, colour, { half: w + 18, sway, low: Math.min(ground - 18, 60) });
  },
  cloak: (s, site, colour = 'forest') =>
    drape(s, site, colour, { half: site.w + 15, sway: 2, low: site.ground - 16 }),
  backpack: (s, { T, w }, colour = 'orange') => {
    const half = w + 3;
    s.shape(box(-half, -T - 2, half * 2, T * 0.96, 9), colour, {
      inside: () =>
        s.cast(
          knots`${-half} ${-T * 0.6}!, ${half} ${-T * 0.6}!, ${half} ${-T * 0.5}, 0 ${-T * 0.44}, ${-half} ${-T * 0.5}`,
          colour,
        ),
    });
    s.stroke(knots`${-half + 1} ${-T * 0.62}, 0 ${-T * 0.54}, ${half - 1} ${-T * 0.62}`, 2);
    s.shape(box(-half * 0.5, -T * 0.42, half, T * 0.28, 3), colour, { contour: false, line: 2 });
    s.line(knots`0 ${-T * 0.66}, 0 ${-T * 0.34}`, 3, s.lit('umber'));
    s.shape(tube(knots`${-half - 3} ${-T - 5}, ${half + 3} ${-T - 5}`, 12), 'khaki');
    for (const o of [-1, 1])
      s.line(knots`${o * half * 0.6} ${-T - 11}, ${o * half * 0.6} ${-T + 1}`, 2.6, s.lit('umber'));
  },
  turtleShell: (s, { T, w }, colour = 'green') => {
    const [rx, ry] = [w + 14, T * 0.72];
    s.shape(oval(0, -T * 0.42, rx, ry), colour, {
      inside: () => {
        s.line(
          knots`0 ${-T * 0.82}!, ${rx * 0.4} ${-T * 0.62}!, ${rx * 0.4} ${-T * 0.22}!, 0 ${-T * 0.02}!, ${-rx * 0.4} ${-T * 0.22}!, ${-rx * 0.4} ${-T * 0.62}!`,
          2,
          s.inkColour,
          true,
        );
        for (const o of [-1, 1]) {
          s.stroke(knots`${o * rx * 0.4} ${-T * 0.62}, ${o * rx * 0.8} ${-T * 0.86}`, 2);
          s.stroke(knots`${o * rx * 0.4} ${-T * 0.22}, ${o * rx * 0.8} 0`, 2);
        }
        s.stroke(knots`0 ${-T * 0.82}, 0 ${-T * 1.2}`, 2);
        s.stroke(knots`0 ${-T * 0.02}, 0 ${T * 0.3}`, 2);
      },
    });
  },
};
