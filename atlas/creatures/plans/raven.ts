/** A raven on its feet, in profile: what tells it from a pigeon is a wedge of a beak, a shaggy throat, a long tail and a stoop. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, tube } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import type { Ground } from '../body';
import { drawCreatureFace } from '../face';
import { fitHat } from '../worn';
import type { BirdSpec } from './bird-spec';

/** Ends of the tail's feathers, the lowest first. */
const TAIL = knots`-66 6, -82 0, -94 -10, -98 -22, -92 -33`;
/** Ends of the long feathers of the folded wing, from below. */
const FLIGHT = knots`-40 -20, -58 -24, -72 -32, -78 -42`;

const HEAD = { x: 24, y: -102, scale: 0.74 } as const;

/** Draws it in figure units, feet at (0, 0), facing right. Throws on a part that does not exist. */
export function raven(s: Sketch, p: BirdSpec): Ground {
  const { colour, wingColour = colour, beakColour = 'charcoal', legColour = 'charcoal' } = p;
  const sheen = p.wingTip ?? 'cobalt';
  drawLegs(s, legColour, colour);
  for (const [x, y] of TAIL) {
    s.shape(tube(knots`-18 -42, ${x * 0.6 - 6} ${y * 0.6 - 18}, ${x} ${y}`, [14, 15, 11]), colour, {
      line: 2.2,
      light: [-2, -3],
    });
  }
  const body = knots`
    -44 -36, -38 -62, -18 -88, 8 -104, 36 -98, 44 -74, 40 -50, 26 -30, 2 -18, -26 -20
  `;
  s.shape(body, colour, { light: [-4, -4] });
  drawWing(s, wingColour, sheen);
  drawHead(s, p, { beak: beakColour, sheen });
  return { width: 40 };
}

function drawLegs(s: Sketch, colour: Swatch, feathers: Swatch): void {
  for (const x of [-6, 14]) {
    const toes = [-14, 12, 19].map((dx) => tube(knots`${x} -4, ${x + dx} 0`, [5, 3.4]));
    s.shape([tube(knots`${x - 2} -22, ${x} -3`, 6), ...toes], colour, { line: 2.4, light: 0 });
    // thighs in ragged breeches
    s.shape(
      knots`${x - 12} -34, ${x + 10} -34, ${x + 8} -18, ${x + 4} -10!, ${x + 1} -16!, ${x - 3} -9!, ${x - 6} -16`,
      feathers,
      { line: 2.2 },
    );
  }
}

function drawWing(s: Sketch, colour: Swatch, sheen: Swatch): void {
  for (const [x, y] of FLIGHT) {
    s.shape(tube(knots`2 -50, ${x * 0.5} ${y - 8}, ${x} ${y}`, [16, 15, 7]), colour, {
      line: 2.2,
      light: [-1, -2],
      inside: () =>
        s.stroke(knots`-4 -54, ${x * 0.5} ${y - 12}, ${x + 4} ${y - 2}`, 3, { colour: s.lit(sheen) }),
    });
  }
  const coverts = knots`16 -84!, 24 -66, 12 -44, -18 -34, -46 -40!, -38 -58, -18 -80`;
  s.shape(coverts, colour, {
    line: 2.6,
    light: [-3, -3],
    inside: () => {
      s.tint(knots`12 -80, 0 -68, -22 -60, -40 -48, -32 -62, -12 -78`, s.lit(sheen));
      s.tint(knots`4 -77, -8 -71, -20 -66, -12 -75`, s.highlight(sheen));
    },
  });
  for (const [x, y] of knots`14 -62, 2 -54, -14 -48`) {
    s.stroke(knots`${x - 12} ${y}, ${x - 4} ${y + 6}, ${x + 4} ${y - 1}`, 2.2, { colour: s.lit(sheen) });
  }
}

function drawHead(
  s: Sketch,
  p: BirdSpec,
  { beak, sheen }: { readonly beak: Swatch; readonly sheen: Swatch },
) {
  const { colour } = p;
  const hat = fitHat(s, { hatY: 0, ...p }, 0.3, 0.82);
  s.head({ ...HEAD, rot: p.tilt ?? 4 }, () => {
    hat.behind();
    // the lower half of the beak, then the upper with its hooked tip: half open, as it croaks
    s.shape(knots`14 12!, 44 20, 66 30!, 40 34, 14 28!`, beak, { line: 2.6, light: [-1, -2] });
    s.shape(knots`14 -14!, 44 -18, 68 -6, 84 20!, 74 16, 54 14, 16 18!`, beak, {
      line: 2.8,
      light: [-2, -4],
      inside: () => s.tint(knots`22 -10, 46 -13, 64 -3, 46 -6, 24 -4`, s.lit('steel')),
    });
    const skull = knots`
      -36 40!, -38 4, -30 -22, -10 -35, 12 -32, 26 -18, 30 -6!, 24 4, 27 14!, 20 22, 24 32!, 16 38,
      22 50!, 10 48, 13 64!, 0 54, -2 72!, -12 56, -22 66!
    `;
    s.shape(skull, colour, {
      light: [-4, -4],
      inside: () => {
        for (const [x, y] of knots`10 28, 0 38, 12 42, -10 46`) {
          s.stroke(knots`${x - 6} ${y - 6}, ${x} ${y + 6}, ${x + 4} ${y - 2}`, 2.4, { colour: s.lit(sheen) });
        }
        s.tint(knots`-28 -14, -14 -28, 4 -29, -10 -22, -22 -6`, s.lit(sheen));
      },
    });
    // bristles over the root of the beak
    s.shape(knots`18 -20!, 40 -13!, 32 -9, 42 -4!, 30 -1, 36 5!, 16 8`, colour, { contour: false, line: 2 });
    s.tint(oval(7, -5, 12, 11), s.lit('steel'));
    drawCreatureFace(s, { size: 0.66, iris: 'gold', ...p, one: true, turn: 0.9, y: -4 }, { mouth: false });
    s.stroke(knots`-8 -18, 8 -15, 20 -8`, 4.6);
    hat.front();
  });
}
