/** Machines whose parts are told by where their marks lie: the ferris wheel, the carousel and the great dish. */
import type { Motion } from '../../../../src/maps/machines';
import { bounds, TAU, type Box, type Point } from '../../../core/geometry';
import type { Node } from '../../../core/svg';
import type { Thing } from '../../../core/thing';
import { isContour, isPath, pointsOf } from './divided';
import type { ByHand } from './machines';
import { ownsBy, type Part } from './part';

const NOWHERE: readonly number[] = [0, 0];
const NOTHING: readonly number[] = [0, 0, 0, 0];
/** Of what stands between others that move. */
export const REST: Motion = { kind: 'rest', hub: NOWHERE, linear: NOTHING, seconds: 1 };

const optionOf = (options: object, name: string, usual: number): number => {
  const value: unknown = Object.entries(options).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : usual;
};

const widthOf = ({ x0, x1 }: Box): number => x1 - x0;
const heightOf = ({ y0, y1 }: Box): number => y1 - y0;
const isWithin = (a: Box, b: Box): boolean => a.x0 >= b.x0 && a.y0 >= b.y0 && a.x1 <= b.x1 && a.y1 <= b.y1;

/** Boxes of the marks of a thing, undefined of what is no path and of the heavy ink below. */
const boxesOf = (nodes: readonly Node[]): readonly (Box | undefined)[] =>
  nodes.map((node) => (isPath(node) && !isContour(node) ? bounds(pointsOf(node.d)) : undefined));

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** Seconds of a turn: a visitor sees it turn, and nobody in it gets giddy. */
const WHEEL_SECONDS = 96;
/** How much narrower than high the wheel is, as its drawing has it. */
const SQUASH = 0.94;
/** How far the far rim stands beside the near one, world units. */
const FAR = 16;

/** The wheel turns between its legs, and its cabins ride upright. */
function ferrisWheel({ frame, options, inked: { nodes } }: Thing): readonly Part[] {
  const r = optionOf(options, 'r', 480);
  const cabins = optionOf(options, 'cabins', 16);
  const s = frame.scale;
  const hub = frame.at(0, 0, r + 130);
  const [x, y] = hub;
  const turning = {
    hub: hub.map(round),
    linear: [0, -SQUASH, 1 / SQUASH, 0].map(round),
    seconds: WHEEL_SECONDS,
  };
  // from the far rim to the near one: what is as broad as the wheel
  const boxes = boxesOf(nodes);
  const isBroad = (box: Box | undefined): boolean =>
    box !== undefined &&
    widthOf(box) > 1.2 * r * s &&
    heightOf(box) > 1.2 * r * s &&
    Math.abs((box.y0 + box.y1) / 2 - y) < 0.1 * r * s;
  const [first, last] = [boxes.findIndex(isBroad), boxes.findLastIndex(isBroad)];
  // the far rim stands aside, and so does its hub
  const star = nodes.findIndex(
    (node, place) => isBroad(boxes[place]) && isPath(node) && node.fill !== undefined,
  );
  const far: Part = {
    owns: ownsBy(nodes, (place) => place >= first && place < star),
    motion: { kind: 'turn', ...turning, hub: [x + FAR * s, y].map(round) },
    sectors: cabins,
  };
  const near: Part = {
    owns: ownsBy(nodes, (place) => place >= star && place <= last),
    motion: { kind: 'turn', ...turning },
  };
  const riders = Array.from({ length: cabins }, (_, i): Part => {
    const angle = ((i + 0.5) / cabins) * TAU;
    const at: Point = [x + (Math.cos(angle) * r * SQUASH + 4) * s, y + Math.sin(angle) * r * s];
    const room = { x0: at[0] - 46 * s, y0: at[1] - 6 * s, x1: at[0] + 46 * s, y1: at[1] + 98 * s };
    const by = [at[0] - 4 * s, at[1]].map(round);
    return {
      owns: ownsBy(nodes, (place, box) => place > last && isWithin(box, room)),
      motion: { kind: 'ride', ...turning, by },
    };
  });
  return [far, near, ...riders];
}

const HORSE_SECONDS = 5.2;
/** World units that a horse rises and sinks. */
const HORSE_LIFT = 15;
/** Between one horse and the next that is drawn, radians. */
const HORSE_PHASE = 2.3;

/** The horses rise and sink at their poles, one after the other. */
function carousel({ frame: { scale: s }, inked: { nodes } }: Thing): readonly Part[] {
  const boxes = boxesOf(nodes);
  const isPole = (box: Box | undefined): box is Box =>
    box !== undefined && widthOf(box) < 2 && heightOf(box) > 240 * s;
  // a pole is drawn as ink and as metal
  const poles = boxes.flatMap((box, place) =>
    isPole(box) && isPole(boxes[place + 1]) ? [{ box, place }] : [],
  );
  return poles.flatMap(({ box: { x0 }, place }, i): Part[] => {
    const next = poles[i + 1]?.place ?? nodes.length;
    const isHorse = (at: number, box: Box): boolean =>
      at > place + 1 &&
      at < Math.min(next, place + 9) &&
      isWithin(box, {
        x0: x0 - 84 * s,
        x1: x0 + 84 * s,
        y0: -Infinity,
        y1: Infinity,
      }) &&
      heightOf(box) < 130 * s;
    const phase = round((i * HORSE_PHASE) % TAU);
    return [
      { owns: ownsBy(nodes, (at) => at === place || at === place + 1, 'bare'), motion: REST },
      {
        owns: ownsBy(nodes, isHorse, 'bare'),
        motion: {
          kind: 'sway',
          hub: NOWHERE,
          linear: NOTHING,
          by: [0, round(-HORSE_LIFT * s)],
          seconds: HORSE_SECONDS,
          phase,
        },
      },
    ];
  });
}

const DISH_SECONDS = 18;
/** Half of what is added to the dish at its furthest: it turns away, so that it looks narrower, and nods. */
const DISH_LINEAR: readonly number[] = [-0.055, 0, 0.045, -0.012];

/** The dish looks from where it is drawn to one side and back, over what carries it. */
function radarDish({ frame, options, inked: { nodes } }: Thing): readonly Part[] {
  const k = optionOf(options, 'r', 190) / 190;
  const face = optionOf(options, 'face', 1);
  const boxes = boxesOf(nodes);
  const [x, y] = frame.at(30 * k * face, 0, 350 * k);
  const first = boxes.findIndex(
    (box) =>
      box !== undefined &&
      widthOf(box) > 200 * k * frame.scale &&
      box.y0 < y - 100 * k * frame.scale &&
      box.x0 < x &&
      box.x1 > x,
  );
  if (first < 0) return [];
  const [a = 0, b = 0, c = 0, d = 0] = DISH_LINEAR;
  return [
    {
      owns: ownsBy(nodes, (place) => place >= first),
      motion: {
        kind: 'sway',
        hub: frame.at(0, 0, 300 * k).map(round),
        linear: [a, b * face, c * face, d],
        seconds: DISH_SECONDS,
        phase: round(-TAU / 4),
      },
    },
  ];
}

const PARTS: Readonly<Record<ByHand, (thing: Thing) => readonly Part[]>> = {
  ferrisWheel,
  carousel,
  radarDish,
};

/** The parts of a thing, the furthest first. */
export const partsByHand = (name: ByHand, thing: Thing): readonly Part[] => PARTS[name](thing);
