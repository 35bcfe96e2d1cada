/** Dresses the crowd by quarters, most of it as the quarter's level is: what is worn tells one part of the map from the next. */
import { toLab } from '../core/colour';
import { nth } from '../core/geometry';
import type { Point } from '../core/geometry';
import type { Random } from '../core/random';
import { plainColour } from '../core/swatches';
import type { Swatch } from '../core/swatches';
import type { Quarter } from '../stage/cast';
import { isCreature } from '../stage/figure';
import type { FigureSpec } from '../stage/figure';
import { HEIGHT, WIDTH } from '../stage/theme';
import { lenders } from './design';
import type { Design } from './design';
import { DEEP } from './plans/plan';

/** Share of the people that are dressed as their quarter is; the others are on a visit. */
const AT_HOME = 0.64;
/** Share of the people who are of another build than their level's: a crowd of one height is a row of dolls. */
const OF_ANY_BUILD = 0.34;
const BUILDS = ['tall', 'stout', 'kid', 'lady', 'teen', 'elder', 'tall', 'brawny'] as const;
/** People stand beyond the frame, too, picture pixels. */
const BEYOND = 120;

/** The part of an outline that lies nearer to one point than to another, as `quarterAt` measures. */
function nearer(outline: readonly Point[], [ax, ay]: Point, [bx, by]: Point): Point[] {
  const side = ([x, y]: Point): number =>
    (bx - ax) * (ax + bx - 2 * x) + (by - ay) * (ay + by - 2 * y) * DEEP * DEEP;
  return outline.flatMap((point, i): Point[] => {
    const next = nth(outline, (i + 1) % outline.length);
    const [here, there] = [side(point), side(next)];
    const kept = here >= 0 ? [point] : [];
    if (here >= 0 === there >= 0) return kept;
    const t = here / (here - there);
    return [...kept, [point[0] + (next[0] - point[0]) * t, point[1] + (next[1] - point[1]) * t]];
  });
}

/** Some of those who come are taller, older, rounder or children. */
function ofAnyBuild(spec: FigureSpec, random: Random): FigureSpec {
  if (isCreature(spec) || !random.chance(OF_ANY_BUILD)) return spec;
  return { ...spec, build: random.pick(BUILDS) };
}

/** By night main colours below this lightness are a hole in the picture: so often another takes their place, and so do colours of hair. */
const [DARK, CHANGED] = [0.5, 0.75];
const BRIGHT: readonly Swatch[] = ['cream', 'gold', 'coral', 'sky', 'mint', 'lilac', 'peach', 'aqua'];
const HAIR: readonly Swatch[] = ['chestnut', 'ginger', 'blond', 'silver', 'rose', 'teal', 'lilac'];

/** Whoever comes by night wears something that is seen. */
export function forNight(spec: FigureSpec, random: Random): FigureSpec {
  if (isCreature(spec)) return spec;
  const lit = (swatch: Swatch, instead: readonly Swatch[]): Swatch =>
    toLab(plainColour(swatch))[0] < DARK && random.chance(CHANGED) ? random.pick(instead) : swatch;
  const { colours: [main, ...others] = [], hairColour } = spec;
  return {
    ...spec,
    ...(main !== undefined && main !== 'skin' ? { colours: [lit(main, BRIGHT), ...others] } : {}),
    ...(hairColour ? { hairColour: lit(hairColour, HAIR) } : {}),
  };
}

/** The quarters of a design as outlines, each with the clothes of its level. */
export function quartersOf(design: Design): Quarter[] {
  const {
    plan: { quarters },
    worlds,
    mood,
  } = design;
  const isNight = mood.light().night;
  const all = lenders(design);
  return quarters.map((middle, i) => {
    const whole: Point[] = [
      [-BEYOND, 0],
      [WIDTH + BEYOND, 0],
      [WIDTH + BEYOND, HEIGHT + BEYOND],
      [-BEYOND, HEIGHT + BEYOND],
    ];
    const home = nth(worlds, i);
    return {
      within: quarters.reduce(
        (left, other) => (other === middle ? left : nearer(left, middle, other)),
        whole,
      ),
      extra: (random) => {
        const level = random.chance(AT_HOME) ? home : random.pick(all);
        const spec = ofAnyBuild(level.cast.extra(random), random);
        return isNight ? forNight(spec, random) : spec;
      },
    };
  });
}
