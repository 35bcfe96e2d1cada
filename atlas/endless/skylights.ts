/** What shines in the sky of an hour besides stars and moon: northern light, fireworks, a low sun, a rainbow. */
import { aurora } from '../backdrop/aurora';
import { lowSun } from '../backdrop/low-sun';
import type { Part } from '../core/compose';
import { arc, nth, range, TAU } from '../core/geometry';
import type { Box, Point } from '../core/geometry';
import { Pen } from '../core/pen';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';
import { radialGradient } from '../core/svg';
import type { Node } from '../core/svg';

export type SkyLight = 'aurora' | 'fireworks' | 'dawn' | 'dusk' | 'rainbow';

const BOW = ['#ff9a9a', '#ffc98a', '#fff0a0', '#b4eeb0', '#a4d4ff', '#d0b4ff'] as const;
const SPARKS = ['#ffd86a', '#ff8fb0', '#8fe0ff', '#c4ff9a', '#ffb07a'] as const;
/** Bursts at once, and rays of one. */
const BURSTS = 5;
const RAYS = 20;
/** Picture pixels around the moon in which nothing bursts. */
const AWAY = 240;

function curtains(scene: Scene, random: Random): Part {
  const foot = (y: number): Point[] =>
    range(7).map((i): Point => [-80 + (i / 6) * (scene.width + 160), y + random.jitter(70)]);
  return aurora(scene, [
    { foot: foot(420), tall: 320, colours: ['#6ff0b0', '#3f7fe0'] },
    { foot: foot(240), tall: 190, colours: ['#a6f2a8', '#a070e0'] },
  ]);
}

/** One burst: rays that bend down as they die, each with a spark at its end. */
function burst(pen: Pen, [x, y]: Point, reach: number, colour: string): void {
  for (const [share, from, width] of [
    [1, 0.3, 2.2],
    [0.62, 0.16, 1.6],
  ] as const)
    for (const i of range(RAYS)) {
      const turn = ((i + share) / RAYS) * TAU;
      const long = reach * share * pen.random.range(0.86, 1.08);
      const at = (t: number): Point => [
        x + Math.cos(turn) * long * t,
        y + Math.sin(turn) * long * t + 26 * t * t,
      ];
      pen.line([at(from), at((1 + from) / 2), at(0.94)], width, {
        colour: { emit: share < 1 ? '#fff2cc' : colour },
        smooth: true,
        opacity: 0.9,
      });
      pen.tint(arc(...at(1), 4.5, 4.5, 0, TAU, 7), { emit: '#fff8e4' });
    }
}

function fireworks(scene: Scene, random: Random, moon: Box | undefined): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('fireworks') });
  const step = scene.width / BURSTS;
  const glows: Node[] = [];
  const defs: string[] = [];
  for (const i of range(BURSTS)) {
    const at: Point = [(i + 0.5) * step + random.jitter(180), random.range(150, 360)];
    const reach = random.range(90, 170);
    if (moon && at[0] > moon.x0 - AWAY && at[0] < moon.x1 + AWAY) continue;
    const colour = nth(SPARKS, i);
    defs.push(
      radialGradient(`burst${i}`, [
        [0, colour, 0.5],
        [0.5, colour, 0.16],
        [1, colour, 0],
      ]),
    );
    glows.push({ ellipse: [...at, reach * 1.3, reach * 1.3], fill: `url(#burst${i})` });
    burst(pen, at, reach, colour);
  }
  return { nodes: [...glows, ...pen.finish()], defs };
}

function rainbow(scene: Scene, random: Random): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('rainbow') });
  const [x, y] = [random.pick([1000, 2840]), 900];
  for (const [i, colour] of BOW.entries()) {
    const half = (r: number) => arc(x, y, r * 1.25, r, Math.PI, TAU, 48);
    const r = 760 - i * 19;
    pen.tint([...half(r), ...half(r - 20).toReversed()], { emit: colour }, { opacity: 0.42 });
  }
  return { nodes: pen.finish(), defs: [] };
}

const SUNS = {
  dawn: ['#fff2cc', '#ffe6a4', '#fff6d8'],
  dusk: ['#ffc48a', '#ff9a72', '#ffdf9a'],
} as const;

/** The lights, behind the far land; nothing bursts near the moon's box. */
export function skyLights(
  scene: Scene,
  light: SkyLight | undefined,
  random: Random,
  moon: Box | undefined,
): Part[] {
  if (light === 'aurora') return [curtains(scene, random)];
  if (light === 'fireworks') return [fireworks(scene, random, moon)];
  if (light === 'rainbow') return [rainbow(scene, random)];
  if (light === undefined) return [];
  const at: Point = [random.pick([820, 3020]) + random.jitter(160), 520];
  return [lowSun(scene, { at, radius: 150, colours: SUNS[light] })];
}
