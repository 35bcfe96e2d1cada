/** Furnishes the place: stalls of each quarter's colours, its own small things, boats, trees, lamps. */
import { mix, toLab } from '../core/colour';
import { nth, overlap } from '../core/geometry';
import type { Point, Points } from '../core/geometry';
import type { Random } from '../core/random';
import type { Placement, Plan, ThingKind } from '../core/thing';
import { fits } from '../stage/place';
import type { Stage } from '../stage/place';
import { WIDTH } from '../stage/theme';
import { bunting } from '../things/aloft/aloft';
import { picnic } from '../things/fair/picnic';
import { cart } from '../things/fair/cart';
import { pavilion } from '../things/fair/tent';
import { signpost } from '../things/props/signpost';
import { parasol } from '../things/props/parasol';
import { flowerBed, rock } from '../things/props/garden';
import { launch } from './boats';
import { worldAt } from './design';
import type { Design } from './design';
import { Furnisher } from './furnisher';
import { benches, goods, hedges } from './order';
import { lightWays } from './lights';
import { berriesOf, foreground, frameHero, plant } from './plants';
import type { Landmark } from './landmarks';
import type { Round } from './plans/plan';
import { standsIn } from './part';
import type { Mood } from './moods/mood';
import { boardsFor, WALLS } from './booths';
import { booth } from './things/booth';
import { poleFoot } from './things/pole-foot';
import { flowerBarrow, gableTent, groundCloth } from './things/selling';
import { snowFigure, snowHeap, snowHouse } from './things/snow';

const LAND = ['meadow', 'plaza'];
/** Small things stand behind here: cut by the frame, they are litter. */
const BEHIND: Points = [
  [-20, 900],
  [WIDTH + 20, 900],
  [WIDTH + 20, 2400],
  [-20, 2400],
];
/** In front of here less is put, picture pixels: heaped, the lower edge is a wall. */
const FRONT = 2150;
/** Parasols stand behind here, picture pixels: in front they hide whoever sits behind them. */
const SHADED = 2100;

/** A map has so many stalls at most: more of them are a pattern. */
const STALLS = 4;
/** Of the makes beside stalls a map has so many, each so often at most: all of them everywhere were clutter. */
const [MAKES, OF_A_MAKE] = [2, 2];
/** Spots that are tried for one make before another has its turn. */
const PATIENCE = 16;
/** By night dark cloth is a hole: so much of the light in it is mixed in. */
const LIT = 0.34;
const DARK = 0.45;

/** The colours of an awning, light enough for the hour. */
const awning = ({ lamps, sun }: Mood, colours: readonly string[]): readonly string[] =>
  colours.map((colour) => (lamps && toLab(colour)[0] < DARK ? mix(colour, sun, LIT) : colour));

/** Stalls, and two other makes of what sells, one or two a quarter, in the colours of its level. */
function market(furnisher: Furnisher): void {
  const { stage, design } = furnisher;
  const { scene } = stage;
  const random = furnisher.random('market');
  const shown = new Set(scene.things.flatMap(({ options }) => ('sign' in options ? [options.sign] : [])));
  const boards = random.shuffled(boardsFor(design.mood.climate)).filter((sign) => !shown.has(sign));
  // steps of seven: no two who sell on a map have one skin, one hair or one face
  const first = random.int(0, 29);
  let opened = 0;
  type Booth = (colours: readonly string[], at: Point) => Plan;
  const open: Booth = (colours, at) =>
    scene.plan(booth, at, {
      yaw: random.range(-0.3, 0.3),
      width: random.range(210, 310),
      sign: nth(boards, opened % boards.length),
      colours,
      wall: random.pick(WALLS),
      seller: (first + 7 * opened) % 30,
    });
  const others: readonly Booth[] = [
    (colours, at) =>
      scene.plan(cart, at, {
        yaw: random.range(-0.4, 0.4),
        colours,
        sign: random.pick(
          design.mood.climate === 'snow'
            ? (['TEA', 'NUTS', 'HOT'] as const)
            : (['ICE', 'TEA', 'NUTS'] as const),
        ),
      }),
    (colours, at) => scene.plan(gableTent, at, { yaw: random.range(-0.4, 0.4), colours }),
    (colours, at) => scene.plan(flowerBarrow, at, { colours }),
    (colours, at) => scene.plan(pavilion, at, { r: random.range(90, 120), colours }),
    (colours, at) => scene.plan(groundCloth, at, { yaw: random.range(-0.3, 0.3), colours }),
  ];
  const booths = [open, ...random.shuffled(others).slice(0, MAKES)];
  const isOften = ({ name }: Plan) =>
    scene.things.filter((thing) => thing.name === name).length >= (name === 'stall' ? STALLS : OF_A_MAKE);
  for (const [i, middle] of design.plan.quarters.entries()) {
    for (let tries = 0, done = 0; tries < 60 && done < (i % 2 || middle[1] > FRONT ? 1 : 2); tries++) {
      const at = furnisher.near(middle, i === 0 ? 560 : 460, random);
      const { cloths } = worldAt(design, at);
      const colours = awning(design.mood, nth(cloths, opened % cloths.length));
      const plan = nth(booths, (i + opened + Math.floor(tries / PATIENCE)) % booths.length)(colours, at);
      if (at[1] < 1000 || isOften(plan) || (plan.name !== 'stall' && furnisher.hasTwin(plan))) continue;
      if (!fits(stage, plan, { on: LAND, apart: 12 })) continue;
      if (!furnisher.putFace(plan, 0.12)) continue;
      opened++;
      done++;
    }
  }
}

/** So many of one small thing a map has at most, and how far one is turned, radians: further, a car seems tipped. */
const [OF_A_PROP, TURNED] = [2, 0.22];

/** The small things that a level is known by, in its own quarter. */
function belongings(furnisher: Furnisher): void {
  const { stage, design } = furnisher;
  const { plan, worlds, mood } = design;
  const random = furnisher.random('belongings');
  for (const [i, middle] of plan.quarters.entries()) {
    const world = nth(worlds, i);
    const own = random.shuffled(world.props.filter((part) => standsIn(part, mood.climate))).slice(0, 4);
    for (const part of own)
      for (let tries = 0, done = 0; tries < 30 && done < 1; tries++) {
        const at = furnisher.near(middle, 620, random);
        const put = part.plan(stage.scene, at, { yaw: random.range(-TURNED, TURNED) });
        const often = stage.scene.things.filter(({ name }) => name === put.name).length >= OF_A_PROP;
        if (often || furnisher.hasTwin(put) || !fits(stage, put, { on: LAND, apart: 18 })) continue;
        if (furnisher.put(put, 0.06)) done++;
      }
    // somewhere to sit, under the colours of the quarter
    for (let tries = 0, done = 0; tries < 30 && done < 1; tries++) {
      const at = furnisher.near(middle, 480, random);
      if (at[1] > SHADED) continue;
      const put = stage.scene.plan(parasol, at, { colours: random.pick(world.cloths) });
      if (mood.climate === 'green' && fits(stage, put, { on: LAND, apart: 10 }) && furnisher.put(put, 0.08))
        done++;
    }
  }
}

function scatterAll(furnisher: Furnisher): void {
  const { mood } = furnisher.design;
  const snow = mood.climate === 'snow';
  const small = <O extends object>(
    kind: ThingKind<O>,
    count: number,
    on: readonly string[],
    options: (random: Random) => NoInfer<O> & Placement,
  ) => furnisher.scatter<O>({ kind, count, on, within: BEHIND, apart: 6, options });
  if (!snow) {
    const alone = { on: ['meadow'], within: BEHIND, apart: 6, alone: true, options: () => ({}) } as const;
    furnisher.scatter({ ...alone, kind: flowerBed, count: 6 });
    furnisher.scatter({ ...alone, kind: picnic, count: 4 });
  } else {
    const ofSnow = { on: ['meadow'], within: BEHIND, alone: true } as const;
    furnisher.scatter({ ...ofSnow, kind: snowHouse, count: 2, apart: 40, options: () => ({ width: 230 }) });
    furnisher.scatter({
      ...ofSnow,
      kind: snowFigure,
      count: 5,
      apart: 20,
      options: (random) => ({ colours: random.pick(random.pick(furnisher.design.worlds).cloths) }),
    });
    small(snowHeap, 12, ['meadow'], (random) => ({ width: random.range(110, 220), height: 50 }));
  }
  small(rock, 6, ['meadow'], (random) => ({
    width: random.range(40, 90),
    height: random.range(26, 60),
    material: snow ? '#b9bfd6' : mood.kerb,
  }));
  furnisher.scatter({
    kind: signpost,
    count: 2,
    on: ['meadow'],
    within: BEHIND,
    apart: 90,
    alone: true,
    options: () => ({}),
  });
}

/** Picture pixels from the hero's wall to a string of flags, and the least that one spans. */
const [OFF_WALL, SPAN] = [34, 190];
/** Half width and height of a pole with its foot, world units. */
const POLE = [20, 300] as const;

/** Strings of flags from both sides of the first square to beside the hero; each pole stands in a foot of stone. */
function flags({ stage, design: { plan, worlds } }: Furnisher, hero: Landmark | undefined): void {
  const { scene, ground } = stage;
  const [square] = plan.squares;
  if (!square || !hero) return;
  const [x, y, rx] = square;
  const { x0, x1 } = hero.thing.inked.inkBox;
  const colours = [...nth(nth(worlds, 0).cloths, 0), nth(nth(nth(worlds, 0).cloths, 1), 0)];
  // a pole before something else seems to stand on it
  const isClear = ([px, py]: Point): boolean => {
    const s = scene.scaleAt(py);
    const pole = { x0: px - POLE[0] * s, x1: px + POLE[0] * s, y0: py - POLE[1] * s, y1: py + 12 };
    return (
      LAND.includes(ground.kindAt([px, py]) ?? '') &&
      scene.inkedNear(pole).every(({ options, inked }) => options.aloft || overlap(inked.inkBox, pole) === 0)
    );
  };
  for (const side of [-1, 1]) {
    const wall = side < 0 ? x0 - OFF_WALL : x1 + OFF_WALL;
    const near: Point = [wall, hero.thing.at[1] - 10];
    const outer = side * Math.max(side * (x + side * rx * 0.98), side * wall + SPAN);
    const far: Point = [outer, y + 40];
    if (!isClear(near) || !isClear(far)) continue;
    scene.add(bunting, far, { to: near, z: 300, sag: 46, colours, sortY: Math.max(near[1], far[1]) + 4 });
    for (const [px, py] of [near, far])
      scene.add(poleFoot, [px, py + 4], { sortY: Math.max(near[1], far[1]) + 8 });
  }
}

/** Puts all small things; none stands in a calm meadow. */
export function furnish(
  stage: Stage,
  design: Design,
  landmarks: readonly Landmark[],
  calm: readonly Round[],
): void {
  const furnisher = new Furnisher(stage, design, landmarks, calm);
  for (const thing of stage.scene.things) if (thing.name === 'archBridge') furnisher.guard(thing);
  foreground(furnisher);
  if (landmarks[0]) frameHero(furnisher, landmarks[0].thing);
  market(furnisher);
  lightWays(furnisher);
  goods(furnisher);
  benches(furnisher);
  belongings(furnisher);
  launch(furnisher);
  hedges(furnisher, landmarks, berriesOf(design.mood));
  plant(furnisher);
  scatterAll(furnisher);
  flags(furnisher, landmarks[0]);
}
