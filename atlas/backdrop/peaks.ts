/** Sharp mountains with two faces each: snow above, bare rock below, a lit and a shaded side. */
import type { Part } from '../core/compose';
import { between, nth, range, spline } from '../core/geometry';
import type { Point } from '../core/geometry';
import { noise } from '../core/noise';
import { Pen } from '../core/pen';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';

export interface PeaksOptions {
  /** Where they stand. */
  readonly y: number;
  /** Summit from the left edge, half width of the foot, height; later ones stand in front. */
  readonly list: readonly (readonly [x: number, half: number, height: number])[];
  readonly rock: string;
  readonly snow: string;
  readonly haze?: number;
  readonly seed?: number;
}

/** A ragged line between two points. */
function ragged(pen: Pen, from: Point, to: Point, steps: number, size: number): Point[] {
  return range(steps + 1).map((i) => {
    const [x, y] = between(from, to, i / steps);
    const k = i === 0 || i === steps ? 0 : size;
    return [x + pen.random.jitter(k), y + pen.random.jitter(k * 0.7)];
  });
}

/**
 * Where snow ends on a face, from one of its ends to the other: seven tongues and bays of seven lengths, their places
 * pushed about, round and a little frayed. Even ones are the teeth of a saw. `x` and `seed` make each face another.
 */
export function snowHem(
  random: Random,
  a: Point,
  b: Point,
  { x, height, seed }: { readonly x: number; readonly height: number; readonly seed: number },
): Point[] {
  const hem = range(7).map((i): Point => {
    const odd = noise(x * 0.013 + i * 1.7, height * 0.01, seed + 5);
    const long = random.next();
    const [px, py] = between(a, b, (i + 1 + odd * 0.6) / 8);
    const hang = i % 2 ? 0.06 * long : 0.02 + 0.19 * long ** 1.5;
    return [px, py + hang * height];
  });
  return spline([a, ...hem, b], false, 7).map(([px, py], i): Point => [
    px,
    py + height * 0.012 * noise(px * 0.09, i * 0.31, seed),
  ]);
}

export function peaks(scene: Scene, { y, list, rock, snow, haze = 0.5, seed = 1 }: PeaksOptions): Part {
  const pen = new Pen({
    light: scene.light,
    random: scene.random.fork(`peaks${seed}`),
    place: { haze, warmth: 0 },
    weight: 0.9,
  });
  for (const [x, half, height] of list) {
    const top: Point = [x, y - height];
    const rough = height * 0.035;
    const shoulder = (side: number): Point => [
      x + side * half * pen.random.range(0.34, 0.56),
      y - height * pen.random.range(0.3, 0.62),
    ];
    const [west, east] = [shoulder(-1), shoulder(1)];
    const left = [
      ...ragged(pen, [x - half, y + 30], west, 5, rough),
      ...ragged(pen, west, top, 5, rough).slice(1),
    ];
    const right = [
      ...ragged(pen, top, east, 5, rough),
      ...ragged(pen, east, [x + half, y + 30], 5, rough).slice(1),
    ];
    const crest = ragged(pen, top, [x + half * 0.2, y + 30], 6, half * 0.07);
    pen.shape([...left, ...right], rock, { ink: 1.2, wobble: 0 });
    pen.tint([...crest, ...right.slice(1).reverse()], rock, { tone: -1.1, edge: 'straight' });
    const line = 0.5 + pen.random.range(-0.06, 0.1);
    const cap = (side: readonly Point[], tone: number) => {
      const [a, b] = [nth(side, 0), nth(side, side.length - 1)];
      const tongues = snowHem(pen.random, a, b, { x, height, seed: seed * 2 + (tone < 0 ? 1 : 0) });
      pen.tint([...side, ...tongues.slice(1, -1).reverse()], snow, { tone, edge: 'straight' });
    };
    const upTo = (side: readonly Point[], share: number) => side.slice(0, Math.round(side.length * share));
    const lit = upTo([...left].reverse(), line);
    const ridge = upTo(crest, line);
    cap([...[...lit].reverse(), ...ridge.slice(1)], 0.5);
    const dark = upTo(right, line);
    cap([...[...ridge].reverse(), ...dark.slice(1)], -1.2);
    pen.line([...left, ...right.slice(1)], 1.1);
    pen.line(crest.slice(0, 5), 0.7);
    for (const k of range(5)) {
      const from = between(top, [x + half * (k % 2 ? 0.6 : -0.6), y], pen.random.range(0.55, 0.8));
      pen.line([from, [from[0] + (k % 2 ? 18 : -18), from[1] + height * 0.1]], 0.7);
    }
  }
  return { nodes: pen.finish(4), defs: [], far: 'built' };
}
