/** A hen in profile: what tells it from a duck is its comb, its wattles, a short pointed beak and a tail that stands up. */
import type { Sketch } from '../../core/sketch';
import { knots, oval, tube } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import type { Ground } from '../body';
import { drawCreatureFace } from '../face';
import { fitHat } from '../worn';
import type { BirdSpec } from './bird-spec';

/** Tips of the tail's feathers, from behind to above. */
const TAIL = knots`-84 -58, -82 -78, -72 -96, -56 -106`;

const HEAD = { x: 30, y: -94, scale: 0.62 } as const;

/** Draws it in figure units, feet at (0, 0), facing right. Throws on a part that does not exist. */
export function hen(s: Sketch, p: BirdSpec): Ground {
  const { colour, second = 'cream', beakColour = 'orange' } = p;
  const tip = p.wingTip ?? second;
  drawLegs(s, p.legColour ?? beakColour);
  for (const [x, y] of TAIL) {
    const feather = tube(knots`-30 -44, ${x * 0.74} ${y * 0.66 - 8}, ${x} ${y}`, [16, 20, 12]);
    s.shape(feather, colour, {
      line: 2.4,
      light: [-2, -3],
      inside: () => s.tint(oval(x, y, 22, 20), s.lit(tip)),
    });
  }
  const body = knots`
    -52 -56, -36 -58, -10 -60, 8 -74, 18 -94, 42 -92, 46 -66, 48 -46, 36 -24, 12 -12, -16 -13, -40 -28
  `;
  s.shape(body, colour, {
    light: [-4.6, -4],
    inside: () => {
      for (const [x, y] of knots`26 -44, 38 -40, 16 -34, 29 -31, 20 -22, 34 -54`) {
        s.stroke(knots`${x - 6} ${y - 3}, ${x} ${y + 3}, ${x + 6} ${y - 3}`, 2, { colour: s.dim(colour) });
      }
    },
  });
  drawWing(s, p.wingColour ?? second);
  // the cape of long feathers that falls from the neck
  s.shape(
    knots`14 -92, 40 -92, 46 -74, 50 -62!, 41 -64, 38 -54!, 30 -62, 24 -52!, 18 -62, 8 -56!, 8 -72`,
    colour,
    { contour: false, line: 2.2 },
  );
  drawHead(s, p, beakColour);
  return { width: 40 };
}

function drawLegs(s: Sketch, colour: Swatch): void {
  for (const x of [-4, 16]) {
    const toes = [-12, 4, 12, 19].map((dx, i) =>
      tube(knots`${x} -4, ${x + dx} ${i === 1 ? 3 : 0}`, [5, 3.6]),
    );
    s.shape([tube(knots`${x - 2} -20, ${x} -3`, 5.6), ...toes], colour, { line: 2.4, light: 0 });
  }
}

function drawWing(s: Sketch, colour: Swatch): void {
  s.shape(knots`12 -56!, 16 -38, 0 -25, -20 -24, -44 -38!, -38 -42, -48 -48!, -24 -58, -4 -62`, colour, {
    line: 2.6,
    light: [-3, -3],
  });
  for (const [x, y] of knots`-2 -46, -16 -44, -8 -35, -24 -36`) {
    s.stroke(knots`${x - 7} ${y}, ${x} ${y + 5}, ${x + 7} ${y}`, 1.9);
  }
}

function drawHead(s: Sketch, p: BirdSpec, beak: Swatch): void {
  const { colour, crestColour = 'red' } = p;
  const hat = fitHat(s, { hatY: -2, ...p }, 0.3, 0.8);
  s.head({ ...HEAD, rot: p.tilt ?? 0 }, () => {
    s.at({ x: -12, rot: -16 }, () => hat.behind());
    const comb =
      p.hat === undefined
        ? knots`-26 -26!, -36 -52!, -18 -44!, -12 -64!, 2 -48!, 14 -66!, 20 -46!, 36 -54!, 34 -30, 24 -18`
        : knots`2 -32!, 6 -58!, 18 -44!, 32 -58!, 34 -38!, 50 -38!, 40 -22, 26 -14`;
    s.shape(comb, crestColour, { line: 2.8 });
    s.shape(knots`24 4!, 60 12!, 42 19, 24 22!`, beak, { line: 2.6, light: [-1, -3] });
    s.stroke(knots`24 13, 40 13, 56 12`, 1.9);
    s.shape(knots`-30 26!, -35 0, -24 -26, 0 -36, 22 -28, 33 -6, 31 14, 22 28!`, colour, {
      light: [-4, -4],
    });
    s.shape(
      [knots`12 22!, 22 26, 24 46, 14 54, 5 44`, knots`22 20!, 32 24, 34 40, 27 47, 19 40`],
      crestColour,
      {
        line: 2.6,
      },
    );
    s.tint(oval(2, 18, 5, 7), s.lit('white'));
    drawCreatureFace(s, { size: 0.72, ...p, one: true, turn: 1.4, y: -5 }, { mouth: false });
    s.at({ x: -12, rot: -16 }, () => hat.front());
  });
}
