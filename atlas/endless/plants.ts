/** Plants what grows on the place: woods that frame it, groves between the quarters, bushes. */
import { scaleColour } from '../core/colour';
import { clamp, nth, resample, spline } from '../core/geometry';
import type { Point, Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { Thing } from '../core/thing';
import { island } from '../ground/shapes';
import { fits } from '../stage/place';
import { HEIGHT, WIDTH } from '../stage/theme';
import { conifer } from '../things/nature/conifer';
import { bush, tree } from '../things/nature/tree';
import type { Furnisher } from './furnisher';
import type { Mood } from './moods/mood';

const BERRIES = ['#ffffff', '#e0404a', '#f2a03c'];
/** What is on bushes: flowers, and in snow berries. */
export const berriesOf = ({ climate, flowers }: Mood): readonly string[] =>
  climate === 'snow' ? BERRIES : [...flowers, '#ffffff'];
/** Where trees stand together between the quarters. */
const GROVES = 4;
/** World units between two trees of an avenue, and what share of a step counts where one stands behind the other. */
const [ROW, BEHIND] = [200, 0.5];
/** The groves in the shades stand no nearer than this, picture pixels. */
const LOWEST = 2560;
/** How much lighter than woods the crowns in the corners are. */
const LIT = 1.35;
/** Trees of a lower corner: pixels from the side and below the frame, and how large beside others. */
const CORNER: readonly (readonly [off: number, low: number, size: number])[] = [
  [-10, 70, 1.4],
  [200, 130, 1.1],
  [400, 190, 1],
];
/** Trees frame the picture and close its far edge. */
const FRAME: readonly (readonly [count: number, within: Points])[] = [
  [
    34,
    [
      [-60, 830],
      [WIDTH + 60, 830],
      [WIDTH + 60, 1100],
      [-60, 1100],
    ],
  ],
  [
    12,
    [
      [-60, 1100],
      [560, 1100],
      [420, 2716],
      [-60, 2716],
    ],
  ],
  [
    12,
    [
      [3280, 1100],
      [WIDTH + 60, 1100],
      [WIDTH + 60, 2716],
      [3420, 2716],
    ],
  ],
];

/** Crowns in the lower corners, cut by the frame: dark, close and large. A corner of water or of paving has none. */
export function foreground(furnisher: Furnisher): void {
  const { stage, design } = furnisher;
  const { mood } = design;
  const random = furnisher.random('foreground');
  for (const side of [-1, 1])
    for (const [off, low, large] of CORNER) {
      const at: Point = [side < 0 ? off : WIDTH - off, HEIGHT + low];
      const kind = stage.ground.kindAt([clamp(at[0], 30, WIDTH - 30), HEIGHT - 30]);
      if (kind !== 'meadow') continue;
      const how = {
        width: random.range(190, 220),
        height: random.range(240, 290),
        // black crowns would be holes in the corners
        leaf: scaleColour(random.pick(mood.grove), LIT),
        size: large,
      };
      const plan =
        mood.climate === 'snow'
          ? stage.scene.plan(conifer, at, { ...how, width: 150, snow: '#ffffff' })
          : stage.scene.plan(tree, at, how);
      furnisher.putBefore(plan, 0.1);
    }
  // no stall comes to stand behind one
  for (const thing of stage.scene.things) if (thing.at[1] > HEIGHT) furnisher.guard(thing);
}

/** Trees at the hero's sides: world units aside, picture pixels behind its feet, and how large beside others. */
const SIDES: readonly (readonly [off: number, behind: number, size: number])[] = [
  [74, 10, 1.12],
  [196, 34, 0.98],
  [300, 16, 0.84],
];

/** A dark frame of trees at both sides of the largest landmark: before bare lawn it would be one box of many. */
export function frameHero(furnisher: Furnisher, hero: Thing): void {
  const { stage, design } = furnisher;
  const { mood } = design;
  const random = furnisher.random('frame');
  const leaf = random.pick(mood.grove);
  const { x0, x1 } = hero.inked.inkBox;
  const [, y] = hero.at;
  for (const side of [-1, 1])
    for (const [off, behind, size] of SIDES) {
      const at: Point = [(side < 0 ? x0 : x1) + side * off * stage.scene.scaleAt(y), y - behind];
      const how = { width: 150, height: random.range(270, 300), leaf, size };
      const plan =
        mood.climate === 'snow'
          ? stage.scene.plan(conifer, at, { ...how, width: 140, snow: '#ffffff' })
          : stage.scene.plan(tree, at, how);
      if (fits(stage, plan, { on: ['meadow', 'plaza'], apart: -10 })) furnisher.put(plan, 0.12);
    }
}

/** Trees in rows along the plan's avenues: of one kind and one size, as somebody planted them. */
function avenues(furnisher: Furnisher): void {
  const { stage, design } = furnisher;
  const { scene } = stage;
  const { mood, plan } = design;
  const leaf = furnisher.random('avenues').pick(mood.leaf);
  for (const through of plan.avenues ?? []) {
    let left = 0;
    let [px, py] = nth(through, 0);
    for (const at of resample(spline(through, false, 12), 10)) {
      // one before the other they would be a wall
      left -= Math.hypot(at[0] - px, (at[1] - py) * BEHIND);
      [px, py] = at;
      if (left > 0) continue;
      const how = { width: 122, height: 206, leaf };
      const tall =
        mood.climate === 'snow'
          ? scene.plan(conifer, at, { ...how, width: 120, snow: '#ffffff' })
          : scene.plan(tree, at, how);
      if (!fits(stage, tall, { on: ['meadow', 'plaza'], apart: 4 }) || !furnisher.put(tall, 0.1)) continue;
      left = ROW * scene.scaleAt(at[1]);
    }
  }
}

/** Plants trees and bushes wherever meadow is left. */
export function plant(furnisher: Furnisher): void {
  const { mood } = furnisher.design;
  const snow = mood.climate === 'snow';
  const grove = (
    count: number,
    apart: number,
    tall: readonly [number, number],
    within?: Points,
    leaf: readonly string[] = mood.leaf,
  ) => {
    const rule = { count, apart, on: ['meadow'], ...(within ? { within } : {}) };
    const measures = (random: Random) => ({
      width: random.range(tall[0] * 0.72, tall[1] * 0.78),
      height: random.range(...tall),
      leaf: random.pick(leaf),
    });
    if (snow)
      furnisher.scatter({
        ...rule,
        kind: conifer,
        options: (random) => ({ ...measures(random), width: random.range(120, 180), snow: '#ffffff' }),
      });
    else furnisher.scatter({ ...rule, kind: tree, options: measures });
  };
  avenues(furnisher);
  for (const [i, [count, within]] of FRAME.entries()) grove(count, i === 0 ? -6 : 6, [230, 330], within);
  // trees that stand together are one dark from afar; one by one they are dots
  for (const [i, [x, y, rx, ry]] of furnisher.design.plan.shade.entries()) {
    const at: Point = [clamp(x, 260, WIDTH - 260), Math.min(y, LOWEST)];
    grove(9, -12, [240, 330], island(at, rx * 0.5, ry * 0.42, { seed: 80 + i }), mood.grove);
  }
  const random = furnisher.random('groves');
  for (let i = 0; i < GROVES; i++) {
    const at: Point = [random.range(300, WIDTH - 300), random.range(1150, 2400)];
    grove(5, -10, [210, 300], island(at, 240, 74, { seed: 60 + i }));
  }
  grove(4, 30, [200, 280]);
  furnisher.scatter({
    kind: bush,
    count: snow ? 15 : 22,
    apart: 0,
    on: ['meadow'],
    options: (random) => ({
      width: random.range(60, 120),
      leaf: random.pick(mood.leaf),
      // in snow all have berries or snow on them: bare white ones look like clouds
      ...(snow || random.chance(0.35) ? { flower: random.pick(berriesOf(mood)) } : {}),
    }),
  });
}
