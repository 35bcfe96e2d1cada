/** Four-legged animal seen from the side, its head turned to the viewer; it faces right. */
import type { Point } from '../../core/geometry';
import { lerp, between } from '../../core/geometry';
import { named } from '../../core/named';
import type { Sketch } from '../../core/sketch';
import type { Transform } from '../../core/transform';
import { knots, oval, reach, tube } from '../../core/knots';
import type { Swatch } from '../../core/swatches';
import { drawCoat, drawTail, drawWings } from '../body';
import type { Ground } from '../body';
import { skullShape } from '../head';
import { wearHead } from '../worn';
import { beastFoot, GAITS } from './beast-spec';
import type { BeastSpec, Gait } from './beast-spec';
import { lyingBeast, sittingBeast } from './resting-beast';

/** Throws on a pose or part that does not exist. */
export function beast(s: Sketch, p: BeastSpec): Ground {
  const { pose = 'stand' } = p;
  if (pose === 'sit') return sittingBeast(s, p);
  if (pose === 'lie') return lyingBeast(s, p);
  return movingBeast(s, p, named<Gait>(GAITS, pose, 'pose'));
}

/** The lengths a moving beast is built from. */
interface Build {
  readonly length: number;
  readonly girth: number;
  readonly leg: number;
  readonly neck: number;
  /** Height of the back. */
  readonly top: number;
  /** Tail end and chest. */
  readonly x0: number;
  readonly x1: number;
}

function movingBeast(s: Sketch, p: BeastSpec, gait: Gait): Ground {
  const { colour, second = 'cream', headSize = 0.86 } = p;
  const { length = 78, girth = 36, leg = 30, neck = 14 } = p;
  const [top, x0, x1] = [-leg - girth, -length / 2, length / 2];
  const build: Build = { length, girth, leg, neck, top, x0, x1 };
  const head = { x: x1 + 6 + neck * 0.5, y: top - neck - 14 * headSize, rot: p.tilt ?? 0, scale: headSize };
  const [hindNear, hindFar, foreFar, foreNear] = gait.legs;
  s.at({ y: -gait.air, rot: gait.pitch }, () => {
    drawLeg(s, p, build, { hip: [x0 + 24, -leg - 6], angle: hindFar, hind: true, far: true });
    drawLeg(s, p, build, { hip: [x1 - 22, -leg - 6], angle: foreFar, hind: false, far: true });
    drawTail(s, { x: x0 + 2, y: top + 12 }, p, { colour, second: p.accent ?? second });
    drawWings(s, { x: 4, y: top + 8 }, p, { colour: p.accent ?? second, second });
    if (p.backSpikes) drawSpikes(s, build, p.backSpikes);
    drawTrunk(s, p, build, head);
    drawLeg(s, p, build, { hip: [x0 + 10, -leg - 8], angle: hindNear, hind: true, far: false });
    drawLeg(s, p, build, { hip: [x1 - 8, -leg - 8], angle: foreNear, hind: false, far: false });
    if (p.mane) drawMane(s, build, [head.x, head.y - 24 * headSize], p.mane);
    if (p.wool) drawFleece(s, build, p.wool);
    if (p.saddle) drawSaddle(s, build, p.saddle);
    wearHead(s, head, { turn: 0.45, ...p }, skullShape(p.skull));
  });
  return { width: length * 0.62, x: 4, air: gait.air };
}

interface Leg {
  readonly hip: Point;
  readonly angle: number;
  readonly hind: boolean;
  readonly far: boolean;
}

function drawLeg(s: Sketch, p: BeastSpec, { leg }: Build, { hip, angle, hind, far }: Leg): void {
  const { colour, legWidth: w = 13, foot = 'paw' } = p;
  const light: Point = far ? [-9, -1] : [-3, -1];
  const knee = reach(hip, angle * 0.7, leg * 0.5);
  const sole = reach(knee, angle * (hind ? 1.2 : 1.1), leg * 0.5 + 4);
  s.shape(tube([hip, knee, sole], [w * (hind ? 1.5 : 1.25), w * 1.05, w * 0.92]), colour, { light });
  if (p.socks) {
    const sock = tube([between(knee, sole, 0.3), sole], [w, w * 0.95], { start: 'flat' });
    s.shape(sock, p.socks, { line: 1.8, contour: false, light });
  }
  const footColour = foot === 'hoof' ? (p.hoofColour ?? 'umber') : (p.socks ?? colour);
  beastFoot(foot)(s, footColour, sole[0], sole[1] + 2, w);
}

function drawTrunk(
  s: Sketch,
  p: BeastSpec,
  build: Build,
  head: Required<Pick<Transform, 'x' | 'y' | 'scale'>>,
): void {
  const { length: l, girth: g, neck: n, top, x0, x1 } = build;
  const trunk = knots`
    ${x0 - 2} ${top + g * 0.5}, ${x0 + 8} ${top + 6}, ${x0 + l * 0.4} ${top + 3},
    ${x1 - 8} ${top}, ${x1 + 8} ${top + g * 0.34}, ${x1 + 2} ${top + g * 0.82},
    ${x0 + l * 0.5} ${top + g}, ${x0 + 12} ${top + g * 0.96}
  `;
  const neck = tube(
    knots`${x1 - 10} ${top + g * 0.46}, ${x1 + n * 0.3} ${top - n * 0.3}, ${head.x} ${head.y + 10}`,
    [g * 0.86, g * 0.74, 26 * head.scale],
  );
  s.shape([trunk, neck], p.colour, {
    light: [-4, -5],
    inside: () => {
      drawCoat(s, [x0 - 4, top, x1 + 6, top + g], p, { name: 'none', colour: p.second ?? 'cream' });
      s.hatch(x0 + l * 0.42, top + g - 4, { rot: -70, count: 4, length: 8, gap: 5 });
    },
  });
}

function drawSpikes(s: Sketch, { top, x0, x1 }: Build, colour: Swatch): void {
  for (let i = 0; i < 5; i++) {
    const x = lerp(x0 + 4, x1 - 10, i / 4);
    const tip = top - 12 - (i % 2) * 4;
    s.shape(knots`${x - 7} ${top + 8}!, ${x - 1} ${tip}!, ${x + 8} ${top + 8}!`, colour, { line: 2.6 });
  }
}

function drawMane(s: Sketch, { top, x1 }: Build, [x, y]: Point, colour: Swatch): void {
  for (let i = 0; i < 5; i++) {
    s.at({ x: lerp(x1 - 22, x - 12, i / 4), y: lerp(top + 8, y, i / 4) }, () =>
      s.shape(knots`12 -6, -4 -8, -15 4, -17 24!, -4 14, 12 12`, colour, { line: 2.4 }),
    );
  }
}

function drawFleece(s: Sketch, { length, girth, top }: Build, colour: Swatch): void {
  const y = top + girth * 0.46;
  const locks = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * 6.283;
    return oval(Math.cos(a) * length * 0.42, y + Math.sin(a) * girth * 0.44, 17, 15);
  });
  s.shape([...locks, oval(0, y, length * 0.42, girth * 0.4)], colour);
}

function drawSaddle(s: Sketch, { girth: g, top }: Build, colour: Swatch): void {
  const cloth = knots`-14 ${top}!, 12 ${top - 2}!, 16 ${top + g * 0.5}, 2 ${top + g * 0.66}, -16 ${top + g * 0.5}`;
  s.shape(cloth, colour, { contour: false });
  s.stroke(knots`-12 ${top + 5}, 0 ${top + 8}, 12 ${top + 4}`, 2);
}
