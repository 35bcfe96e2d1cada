/** Lays the ground of a plan: land, shores, ways, the squares, and a paved place of its own for each quarter. */
import { mix, scaleColour } from '../core/colour';
import { area as signedArea, clamp, inside, nth, range, ribbon, spline, TAU } from '../core/geometry';
import type { Point, Points } from '../core/geometry';
import { fractal } from '../core/noise';
import type { Scene } from '../core/scene';
import { edges } from '../ground/edges';
import { farEdge } from '../ground/far-edge';
import { cobbles, slabs } from '../ground/paving';
import type { Ground } from '../ground/ground';
import { layRetainingWall } from '../ground/retaining';
import { area, island, road } from '../ground/shapes';
import { earth, grass, water } from '../ground/textures';
import type { Stage } from '../stage/place';
import type { Design } from './design';
import { hangIvy } from './ivy';
import { inlay } from './inlays';
import type { InlayColours } from './inlays';
import type { Mood } from './moods/mood';
import type { World } from './part';
import type { GroundPlan, Round } from './plans/plan';
import { apronOf, isQuiet } from './quiet';
import { flightsOf, layStairs } from './stairs';
import { leaveTraces } from './traces';
import { tufted } from './tufts';

/** Where the land begins, picture pixels. */
export const HORIZON = 660;

const FIELDS = 9;
/** Half width and height of a quarter's place, picture pixels. */
const PLACE: Point = [350, 128];

/** A way that ends above here ends in the fields below the hills, picture pixels. */
const FAR_END = 1100;

/** What lies at the foot of the woods is a thread, and grows as it comes nearer; picture pixels, least share. */
const [NEAR, THREAD] = [430, 0.05];
const comesNear = (y: number): number => clamp((y - HORIZON) / NEAR, THREAD, 1);

/** The way with its far end, if it has one, drawn out to the foot of the woods, winding: an end in the open looks laid on. */
function fromAfar(through: Points, i: number): { readonly line: Points; readonly isFar: boolean } {
  const isFar = (point: Point | undefined) => point !== undefined && point[1] <= FAR_END;
  const line = isFar(through[0]) ? through : through.toReversed();
  const [end] = line;
  if (!end || !isFar(end)) return { line: through, isFar: false };
  const [x, y] = end;
  const [aside, half] = [i % 2 ? 74 : -74, (y - HORIZON) / 2];
  const winds: Points = [
    [x + aside * 0.2, HORIZON - 8],
    [x + aside, HORIZON + half * 0.9],
  ];
  return { line: [...winds, ...line], isFar: true };
}

/** The outline of a way, `width` world units wide. */
function wayOf(scene: Scene, through: Points, width: number, i: number, rough: number): Point[] {
  const { line, isFar } = fromAfar(through, i);
  const seed = i + 2;
  if (!isFar) return road(scene, line, width, { rough, seed });
  const half = (_: number, [, y]: Point) => (width / 2) * comesNear(y) * scene.scaleAt(y);
  return ribbon(spline(line, false, 16), half).map(([x, y]): Point => {
    const k = rough * comesNear(y) * scene.scaleAt(y);
    return [x + k * fractal(x / 60, y / 60, seed), y + 0.6 * k * fractal(x / 60 + 40, y / 60, seed)];
  });
}

/** Outlines of all ways. */
export const waysOf = (scene: Scene, { roads }: Pick<GroundPlan, 'roads'>): Point[][] =>
  roads.map(([width, through], i) => wayOf(scene, through, width, i, 12));

/** World units of sand around the water, and how much narrower it is above and below. */
const [BEACH, FLAT] = [52, 0.6];

/** The outline of the sand around water: as wide at the spring of a river as its distance makes it. */
function shoreOf(points: Points, scene: Pick<Scene, 'scaleAt'>): Point[] {
  const side = signedArea(points) > 0 ? 1 : -1;
  return points.map(([x, y], i): Point => {
    const [ax, ay] = nth(points, (i + points.length - 1) % points.length);
    const [bx, by] = nth(points, (i + 1) % points.length);
    const out = (side * BEACH * comesNear(y) * scene.scaleAt(y)) / (Math.hypot(bx - ax, by - ay) || 1);
    return [x + (by - ay) * out, y - (bx - ax) * out * FLAT];
  });
}

/** Outlines of the water as it is painted. */
export const waters = ({ plan }: Design): Points[] =>
  plan.water.map((points, i) => area(points, { seed: 3 + i, rough: 22 }));

function layLand({ scene, ground }: Stage, { mood }: Design): void {
  const { width, height } = scene;
  const snow = mood.climate === 'snow';
  const texture = (seed: number) =>
    snow ? earth({ pebbles: 0.12, seed }) : grass({ flowers: mood.flowers, seed });
  const whole: Points = [
    [-60, HORIZON + 4],
    [width + 60, HORIZON + 4],
    [width + 60, height + 60],
    [-60, height + 60],
  ];
  ground.lay('meadow', whole, {
    material: mood.land,
    texture: texture(5),
    drawn: farEdge(scene, HORIZON + 4),
  });
  // fields of another green, so that the land is no single plane
  const random = scene.random.fork('fields');
  for (let i = 0; i < FIELDS; i++) {
    const at: Point = [random.range(0, width), random.range(900, height)];
    const field = island(at, random.range(260, 520), random.range(70, 150), {
      seed: random.int(1, 999),
      rough: 0.3,
    });
    ground.lay('meadow', field, {
      material: scaleColour(mood.land, i % 2 ? (snow ? 0.93 : 0.965) : 1.025),
      texture: texture(20 + i),
    });
  }
}

function layWater({ scene, ground }: Stage, design: Design): void {
  const { mood } = design;
  const edge = mood.climate === 'snow' ? edges.ink({ edgeWidth: 2 }) : tufted({ grassColour: mood.tuft });
  for (const points of waters(design)) {
    ground.lay('shore', shoreOf(points, scene), { material: mood.sand, texture: earth({ seed: 12 }), edge });
    ground.lay('water', points, {
      material: mood.water,
      texture: water({ foam: mood.foam }),
      edge: edges.bank({ foam: mood.foam }),
    });
  }
}

const colours = ({ cloths, stone }: World, { plaza }: Mood): InlayColours => ({
  stone: mix(stone, plaza, 0.5),
  cloth: nth(cloths, 0),
});

/** A quarter's own paving, under the ways that cross it; none where it would lie in the water. */
function layPlaces({ ground }: Stage, design: Design): void {
  const { plan, worlds, mood } = design;
  const wet = waters(design);
  for (const [i, at] of plan.quarters.entries()) {
    const place = island(at, ...PLACE, { rough: 0.08, seed: 40 + i });
    // on the free ground in front a paved place without anybody would be a stage after the play
    if (i === 0 || isQuiet([apronOf(design)], at)) continue;
    if (wet.some((points) => place.some((point) => inside(point, points)))) continue;
    ground.lay('plaza', place, {
      material: mix(nth(worlds, i).stone, mood.plaza, 0.35),
      texture: i % 2 ? cobbles({ seed: 50 + i, stone: 46 }) : slabs({ slab: 80, toward: [at[0], -1400] }),
      edge: edges.kerb({ kerbColour: mood.kerb, kerbWidth: 10, lift: 5 }),
    });
    inlay(ground, [...at, PLACE[0] * 0.56, PLACE[1] * 0.56], i, colours(nth(worlds, i), mood));
  }
}

function layRoads({ scene, ground }: Stage, { plan, mood }: Design): void {
  const edge = mood.climate === 'snow' ? edges.ink({ edgeWidth: 2 }) : tufted({ grassColour: mood.tuft });
  const texture = (i: number) => (i < 2 ? cobbles({ seed: i + 20, stone: 40 }) : earth({ seed: i + 3 }));
  for (const [i, [width, through]] of plan.roads.entries()) {
    ground.lay('road', wayOf(scene, through, width, i, 12), {
      material: mood.road,
      texture: texture(i),
      edge,
    });
  }
  // crossings are laid once more without an edge, so that ways run into each other; the main way last of all: its
  // cobbles run on where a path meets it
  for (const [i, [width, through]] of [...plan.roads.entries()].toReversed()) {
    ground.lay('road', wayOf(scene, through, width * 0.8, i, 8), {
      material: mood.road,
      ...(i < 2 ? { texture: texture(i) } : {}),
    });
  }
}

/** How far light on paving may reach before it lies on water, where it would be mist. */
const REACHES = [1, 0.82, 0.66, 0.54];

/** A round of light, no larger than the land it lies on. */
function shine(ground: Ground, [x, y, rx, ry]: Round, sun: string, opacity: number): void {
  const isDry = (k: number) =>
    range(8).every((i) => {
      const turn = (i / 8) * TAU;
      return (
        ground.kindAt([x + Math.cos(turn) * rx * k * 0.8, y + Math.sin(turn) * ry * k * 0.8]) !== 'water'
      );
    });
  const k = REACHES.find(isDry) ?? nth(REACHES, REACHES.length - 1);
  ground.sunPatch([x, y], rx * k, ry * k, sun, opacity);
}

function laySquares({ ground }: Stage, { plan, mood, worlds }: Design): void {
  const glow = mood.lamps ? 0.3 : 0.5;
  for (const [i, [x, y, rx, ry]] of plan.squares.entries()) {
    const stone = mix(nth(worlds, 0).stone, mood.plaza, 0.6);
    ground.lay('plaza', island([x, y], rx, ry, { rough: 0.02, seed: i + 1 }), {
      material: mood.plaza,
      texture: slabs({ slab: 92, toward: [x, -1400] }),
      edge: edges.kerb({ kerbColour: mood.kerb, kerbWidth: 16, lift: 10 }),
    });
    ground.lay('plaza', island([x, y], rx * 0.62, ry * 0.62, { rough: 0.02, seed: i + 1 }), {
      material: stone,
      texture: slabs({ slab: 60, toward: [x, -1400] }),
      edge: edges.ink({ edgeWidth: 4 }),
    });
    inlay(ground, [x, y, rx * 0.58, ry * 0.58], i + worlds.length, colours(nth(worlds, 0), mood));
    shine(ground, [x, y + 40, rx * 1.3, ry * 1.5], mood.sun, glow);
  }
  // light at the hero's feet: whatever its colour, the ground there is another
  const [x, y, wide] = plan.hero;
  shine(ground, [x, y + 30, wide * 0.85, 210], mood.sun, glow * 1.3);
  for (const at of plan.quarters.slice(1)) shine(ground, [...at, 560, 220], mood.sun, glow * 0.75);
}

/** Before the ways, so that one that winds around a wall's end lies over it. */
function layWalls({ ground }: Stage, { plan, mood }: Design): void {
  for (const through of plan.walls ?? []) {
    const upper = spline(through, false, 16);
    layRetainingWall(ground, upper, { stone: mood.kerb, grass: mood.tuft });
    hangIvy(ground, upper, mood);
  }
}

export function layGround(stage: Stage, design: Design): void {
  layLand(stage, design);
  layWater(stage, design);
  layPlaces(stage, design);
  layWalls(stage, design);
  layRoads(stage, design);
  laySquares(stage, design);
  leaveTraces(stage, design);
  for (const flight of flightsOf(design.plan, stage.scene)) layStairs(stage.ground, flight, design.mood.kerb);
}
