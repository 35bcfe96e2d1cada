/** Keeps feet on the ground: whoever's feet lie on a roof, a crown of leaves or another's head seems to stand there, whatever the depth says. */
import { overlap } from '../core/geometry';
import type { Box, Point } from '../core/geometry';
import type { Scene } from '../core/scene';
import type { Thing } from '../core/thing';
import { IdBuffer } from '../fairness/id-buffer';

/** What is made to be stood on, by its name: bridges, cloths, steps and what lies flat. */
const TRODDEN: ReadonlySet<string> = new Set([
  'archBridge',
  'groundCloth',
  'picnic',
  'clearing',
  'poleFoot',
  'ripple',
]);
/** The lower share of somebody at which the top of what is before them seems to be a floor. */
const LEGS = 0.26;
/** What is lower than this share of somebody is looked over: nobody seems to stand on a crate. */
const LOW = 0.62;
/** Half of the ground under the feet, and how far below them it is looked at, world units. */
const [SOLE, UNDER] = [13, [5, 11]] as const;
/** A thing whose ink ends so near below somebody's feet is a shadow or a kerb, world units. */
const KERB = 16;
/** Feet so little above a head are on it, too, picture pixels. */
const HAIR = 12;
/** Of six points under the feet so many on a thing are no chance. */
const ON_IT = 4;
/** Scale of the buffer on which feet are looked at. */
const SCALE = 0.33;

/**
 * Whether somebody in this box, whose feet are at `at`, would have something tall before the feet alone, or somebody's head: the figure
 * would stand on it. A guess from boxes, while people are brought; those of `gone` will not be there.
 */
export function treads(scene: Scene, box: Box, [x, y]: Point, gone?: ReadonlySet<Thing>): boolean {
  const tall = box.y1 - box.y0;
  return scene.inkedNear(box).some((thing) => {
    const {
      at,
      name,
      options,
      inked: { inkBox, head },
    } = thing;
    if (options.aloft || TRODDEN.has(name) || at[1] <= y || gone?.has(thing)) return false;
    const { x0, x1, y0, y1 } = head ?? inkBox;
    if (head) return x > x0 && x < x1 && y > y0 - HAIR && y < y1;
    return y1 - y0 > LOW * tall && x > x0 && x < x1 && y0 < y && y0 > y - LEGS * tall;
  });
}

/** What shows at the points under somebody's feet, by its number. */
function under(buffer: IdBuffer, { at: [x, y] }: Thing, s: number): readonly number[] {
  return [-1, 0, 1].flatMap((k) => UNDER.map((down) => buffer.idAt(x + k * SOLE * s, y + down * s)));
}

/** Whether a thing under somebody's feet is no ground. */
function isNoGround(thing: Thing, who: Thing, s: number): boolean {
  const { name, options, inked, at } = thing;
  if (thing === who || TRODDEN.has(name) || options.aloft) return false;
  const [x, y] = who.at;
  const { x0, x1, y0, y1 } = inked.head ?? inked.inkBox;
  if (inked.head) return x > x0 && x < x1 && y > y0 - HAIR && y < y1 - KERB * s;
  const tall = who.inked.inkBox.y1 - who.inked.inkBox.y0;
  if (inked.inkBox.y1 - inked.inkBox.y0 < LOW * tall) return false;
  // before somebody it hides more than the feet, or they stand on its top; behind them its wall goes on below their feet
  return at[1] > y ? y0 > y - LEGS * tall : y1 > y + KERB * s;
}

/** Whether somebody stands on what is no ground, by what `buffer` shows of everything. */
function standsWrong(
  scene: Scene,
  who: Thing,
  buffer: IdBuffer,
  thingOf: (id: number) => Thing | undefined,
): boolean {
  if (who.options.perched || who.options.aloft) return false;
  const s = scene.scaleAt(who.at[1]);
  const wrong = under(buffer, who, s).filter((id) => {
    const thing = thingOf(id);
    return thing !== undefined && isNoGround(thing, who, s);
  });
  return wrong.length >= ON_IT;
}

/** Crowns rise over roofs, and these lie or float where they were laid, by their names: a boat that went home would leave its crew. */
const ROOTED: ReadonlySet<string> = new Set([
  ...TRODDEN,
  'tree',
  'conifer',
  'archRail',
  'bunting',
  'ducks',
  'riverBoat',
  'swanBoat',
]);
/** The foot of a small thing is looked at in three places, as shares of half its width; on so many of them a roof is a floor. */
const [FEET, ON_TOP] = [[-0.6, 0, 0.6], 2] as const;
/** The lower share of a thing at which the top of what is before it seems to be a floor. */
const BASE = 0.42;

/** Whether somebody sits or stands on a thing: without it they would sit on air. */
const carries = (scene: Scene, { inked: { inkBox } }: Thing): boolean =>
  scene
    .inkedNear(inkBox)
    .some(({ features, options, inked }) => features && options.perched && overlap(inked.inkBox, inkBox) > 0);

/** Whether a small thing seems to stand on what is before it. */
function perchesOn(thing: Thing, buffer: IdBuffer, thingOf: (id: number) => Thing | undefined): boolean {
  const { name, options, features, at, box, inked } = thing;
  if (features || options.aloft || options.perched || options.hero || ROOTED.has(name)) return false;
  const { y0, y1 } = inked.inkBox;
  const tall = y1 - y0;
  const [x, half] = [(box.x0 + box.x1) / 2, (box.x1 - box.x0) / 2];
  const covered = FEET.filter((k) => {
    const other = thingOf(buffer.idAt(x + k * half, at[1] - 2));
    if (!other || other === thing || other.at[1] <= at[1] || TRODDEN.has(other.name)) return false;
    if (other.features) return true;
    const top = other.inked.inkBox.y0;
    return top > y1 - BASE * tall && other.inked.inkBox.y1 - top > LOW * tall;
  });
  return covered.length >= ON_TOP;
}

/** People and small things that stand on what is no ground; who or what is perched was put there. */
export function misplaced(scene: Scene): Thing[] {
  const buffer = new IdBuffer(scene, [], { scale: SCALE });
  const byId = new Map(scene.things.map((thing) => [thing.id, thing]));
  const thingOf = (id: number): Thing | undefined => byId.get(id);
  return scene.things.filter((thing) =>
    thing.features
      ? standsWrong(scene, thing, buffer, thingOf)
      : perchesOn(thing, buffer, thingOf) && !carries(scene, thing),
  );
}

/** The same of one figure, by the part of the picture around its feet alone. */
export function isMisplaced(scene: Scene, who: Thing): boolean {
  const [x, y] = who.at;
  const s = scene.scaleAt(y);
  const view = { x0: x - 2 * SOLE * s, x1: x + 2 * SOLE * s, y0: y - SOLE * s, y1: y + 2 * SOLE * s };
  const near = scene.inkedNear(view).filter(({ inked }) => overlap(inked.inkBox, view) > 0);
  const buffer = new IdBuffer(scene, [], { scale: 1, view });
  return standsWrong(scene, who, buffer, (id) => near.find((thing) => thing.id === id));
}
