/** The squint test: how far the hero stands out from its ground and from its rivals, and what of the light mends it. */
import { mix, toLab } from '../core/colour';
import { clamp, overlap } from '../core/geometry';
import type { Thing } from '../core/thing';
import type { Stage } from '../stage/place';
import type { Design } from './design';
import type { Landmark } from './landmarks';
import { massOf } from './masses';
import type { Round } from './plans/plan';

/** A shadow of a cloud: an ellipse in picture pixels, and how strong it is. */
export type Shade = readonly [...round: Round, opacity: number];

/** A hero with less is cast anew where another does better. */
export const STANDS_OUT = 0.2;
/** How much colour counts beside lightness: a red house on grass is seen though both are as light. */
const COLOUR = 0.55;
/**
 * Rivals with less than this share of the hero's pull stay in the light; at most `MOST_SHADED` of the others come into
 * the shade.
 */
const RIVAL = 0.5;
const MOST_SHADED = 4;
/** Shares of a cloud's shadow that lie on the ground, and over all that stands on it. */
const [UNDER, OVER] = [0.7, 0.38];
/** The largest share of the hero that a cloud shadow over a rival may touch. */
const TOUCHES = 0.12;

/** Lightness of the ground around a thing. */
function groundLight({ ground }: Stage, { mood }: Design, y: number): number {
  return toLab(ground.paint(mix(mood.land, mood.plaza, 0.35), y))[0];
}

/** How far a thing stands out from the ground around it, 0 to about 1. */
export function contrastOf(stage: Stage, design: Design, thing: Thing): number {
  const { light, chroma } = massOf(thing);
  return Math.abs(light - groundLight(stage, design, thing.at[1])) + COLOUR * chroma;
}

/** Lays light around a dark hero, and shade around one that is as light as its ground. */
export function setOff(stage: Stage, design: Design, hero: Thing): void {
  const { ground, scene } = stage;
  const { mood } = design;
  const { x0, x1, y0, y1 } = hero.inked.inkBox;
  const [wide, high] = [x1 - x0, y1 - y0];
  const isDark = groundLight(stage, design, hero.at[1]) - massOf(hero).light > STANDS_OUT;
  const [colour, opacity] = isDark && !scene.light.night ? [mood.sun, 0.5] : [mood.shade, 0.42];
  ground.sunPatch([(x0 + x1) / 2, y1 - high * 0.22], wide * 0.95, high * 0.5, colour, opacity);
  // its own feet stay in the light, whatever is around
  if (!isDark) ground.sunPatch([(x0 + x1) / 2, y1 + 30], wide * 0.7, 120, mood.sun, 0.55);
}

/**
 * Lays the plan's shadows of clouds on the ground, and gives what is left of them over everything: a full shadow over people is
 * a veil that takes their colours.
 */
export function shadeGround({ ground }: Stage, { mood, plan }: Design): Shade[] {
  return plan.shade.map(([x, y, rx, ry]): Shade => {
    ground.sunPatch([x, y], rx, ry, mood.shade, mood.shadeOpacity * UNDER);
    return [x, y, rx, ry, mood.shadeOpacity * OVER];
  });
}

/** Shadows of clouds over the hero's strongest rivals: it alone stands in the sun. */
export function shadesOver(stage: Stage, design: Design, landmarks: readonly Landmark[]): Shade[] {
  const [hero, ...others] = landmarks.filter(({ role }) => !['aloft', 'water', 'prop'].includes(role));
  if (!hero) return [];
  const pull = (thing: Thing) => contrastOf(stage, design, thing) * Math.sqrt(massOf(thing).size);
  const own = pull(hero.thing);
  return others
    .map(({ thing }) => ({ thing, share: pull(thing) / own }))
    .filter(({ share }) => share > RIVAL)
    .toSorted((a, b) => b.share - a.share)
    .flatMap(({ thing, share }): Shade[] => {
      const { x0, x1, y0, y1 } = thing.inked.inkBox;
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2 + (y1 - y0) * 0.1];
      const [rx, ry] = [(x1 - x0) * 0.72 + 170, (y1 - y0) * 0.58 + 80];
      const around = { x0: x - rx * 0.8, x1: x + rx * 0.8, y0: y - ry * 0.8, y1: y + ry * 0.8 };
      const box = hero.thing.inked.inkBox;
      const touches = overlap(around, box) / ((box.x1 - box.x0) * (box.y1 - box.y0));
      if (touches > TOUCHES) return [];
      return [[x, y, rx, ry, clamp(0.24 + 0.4 * (share - RIVAL), 0.24, 0.46)]];
    })
    .slice(0, MOST_SHADED);
}
