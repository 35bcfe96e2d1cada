/** What makes a round body a machine: plates with seams and rivets, a lens behind a visor, hatches, jointed limbs. */
import type { Sketch } from '../../core/sketch';
import { box, knots, oval, tube } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { both } from '../both';
import { CRESTS } from '../crests';

export interface RobotBallColours {
  readonly colour: Swatch;
  readonly second?: Swatch;
  readonly iris?: Swatch;
  /** Joints, soles and claws. */
  readonly limbColour?: Swatch;
  readonly turn?: number;
  /** A propeller on its shaft. */
  readonly crest?: unknown;
}

/** How far its legs lift the ball off the ground, figure units. */
export const ROBOT_LEGS = 12;

/** Draws it round (0, 0), radius 36, standing on legs of `ROBOT_LEGS`. */
export function drawRobotBall(s: Sketch, p: RobotBallColours): void {
  const { colour, second = 'white', limbColour = 'charcoal', turn = 0.3 } = p;
  const x = turn * 10;
  both((o) => {
    s.shape(tube(knots`${o * 13} 28, ${o * 17} 40`, 9), 'steel', { line: 2.4 });
    const foot = knots`
      ${o * 17 - 11} 42, ${o * 17} 37, ${o * 17 + 11} 42, ${o * 17 + 12} 48!, ${o * 17 - 12} 48!
    `;
    s.shape(foot, limbColour);
    drawClaw(s, o, limbColour);
  });
  if (p.crest !== undefined && p.crest !== 'none') {
    s.shape(box(-8, -42, 16, 10, 3), limbColour, { line: 2.4 });
    s.at({ y: -6 }, () => CRESTS.propeller(s));
  }
  s.head({}, () => {
    s.shape(oval(0, 0, 37, 36), colour, {
      light: [-5, -5],
      inside: () => drawPlates(s, x, second),
    });
    both((o) => {
      s.shape(oval(o * 35 + x * 0.2, 0, 7, 10), 'steel', { line: 2.4 });
      s.stroke(knots`${o * 35 + x * 0.2 - 3} 4, ${o * 35 + x * 0.2 + 3} -4`, 2);
    });
    drawEye(s, x, p.iris ?? 'red');
  });
}

/** A lower shell in the second colour, its seams, rivets, and the grille it speaks through. */
function drawPlates(s: Sketch, x: number, second: Swatch): void {
  s.tint(knots`-60 13!, ${x} 19, 60 13!, 60 60!, -60 60!`, s.lit(second));
  s.line(knots`-40 12, ${x} 18, 40 12`, 2.6);
  s.line(knots`${x} -40, ${x - 3} -30, ${x - 3} -18`, 2);
  s.line(knots`${x - 20} 15, ${x - 15} 26, ${x - 4} 38`, 1.8);
  s.line(knots`${x + 20} 15, ${x + 15} 26, ${x + 4} 38`, 1.8);
  for (const [dx, y] of knots`-26 18, 26 18, -12 -27, 7 -28, -28 -18, 24 -20`)
    s.tint(oval(x + dx, y, 2.1), s.inkColour);
  for (const dx of [-6, 0, 6]) s.line(knots`${x + dx} 22, ${x + dx * 0.9} 30`, 2.4);
  s.tint(knots`-26 -16, -20 -25, -10 -30, -15 -22, -21 -12`, s.lit('#ffffff'), 0.9);
}

/** One round lens, ringed with steel, in a dark visor. */
function drawEye(s: Sketch, x: number, iris: Swatch): void {
  s.shape(box(x - 27, -15, 54, 24, 11), 'black', { contour: false, line: 2.6, light: 0 });
  s.shape(oval(x, -3, 14), 'silver', { contour: false, line: 2.6 });
  s.tint(oval(x, -3, 9.6), s.inkColour);
  s.tint(oval(x, -3, 6.6), s.lit(iris));
  s.tint(oval(x - 2.6, -6, 2.8), s.lit('#ffffff'));
  for (const dx of [-20, 20]) s.tint(oval(x + dx, -3, 2.6), s.lit('yellow'));
}

/** A jointed arm with a claw of two fingers. */
function drawClaw(s: Sketch, o: -1 | 1, colour: Swatch): void {
  s.shape(tube(knots`${o * 34} 8, ${o * 42} 13`, 6), 'steel', { line: 2.4 });
  s.at({ x: o * 45, y: 14, sx: o * 0.8, sy: 0.8 }, () =>
    s.shape(knots`-6 -6, 4 -10, 14 -8!, 8 -3, 6 0!, 8 3, 14 8!, 4 10, -6 6`, colour, { line: 2.4 }),
  );
}
