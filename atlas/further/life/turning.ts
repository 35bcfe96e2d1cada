/** What turns on a map: each part cut out, what lies under it, and where it may be seen, as small pictures in the file. */
import sharp from 'sharp';
import type { Pasted, Turning } from '../../../src/maps/life';
import type { Finish } from '../../core/compose';
import { clamp, overlap, TAU, type Box, type Point } from '../../core/geometry';
import { Pen } from '../../core/pen';
import { Random } from '../../core/random';
import type { Scene } from '../../core/scene';
import type { Node } from '../../core/svg';
import type { Placement, Thing } from '../../core/thing';
import type { IdBuffer } from '../../fairness/id-buffer';
import { pictureSvg } from '../../layout/build';
import type { LaidPicture } from '../../layout/picture';
import { guideCat } from '../../stage/guide-cat';
import type { Theme } from '../../stage/theme';
import { cutout, grownMask, openness, trimmed } from './turning/cutouts';
import { divided, without, type Divided } from './turning/divided';
import { hubOf, turnedPoint, type Hub } from './turning/hub';
import { MACHINES, type Turn } from './turning/machines';
import { onBoth, partOf, shot, whileInked, type Shot } from './turning/shots';

/** A turn that its points fit worse than this is none, picture pixels; a bolt's own round outline does not turn with it. */
const MOST_ERROR = 6;
/** Around the points of what turns: its ink, picture pixels. */
const INK = 9;
/** Figures behind a part may take so much of where it turns; with more it is torn to pieces, and stands still. */
const MOST_TAKEN = 0.2;
/** Figures keep their own pixels and so many around them. */
const AROUND_FIGURES = 1;
/** A tile's own softness reaches so far from an edge: so much around a part is painted anew with what lies under it. */
const SOFT = 4;
/** In so many steps of a turn a part is looked at. */
const TURNS_LOOKED_AT = 48;
const WEBP = { quality: 74, alphaQuality: 90, effort: 5 };

/** How the marks of a thing lie with one part turned by so much, as the scene draws them. */
function marks(scene: Scene, thing: Thing, turned: Readonly<Record<string, number>>): readonly Node[] {
  const { at, options, scale, inked, seed } = thing;
  const change: Placement & { readonly turned: typeof turned } = { turned };
  const haze = scene.hazeAt(options.depthY ?? at[1]) * (options.hazeFactor ?? 1);
  const random = new Random(`${scene.random.seed}/${seed}`);
  const pen = new Pen({
    light: scene.light,
    random,
    place: { haze, warmth: inked.warmth },
    weight: clamp(scale, 0.6, 1.25),
  });
  thing.replan(at, change).draw(pen, random);
  return pen.finish(options.contourWidth);
}

/** All that a part ever covers, whole picture pixels within the picture. */
function sweepOf({ pairs }: Divided, hub: Hub, { width, height }: Scene): Box {
  const points = pairs.map(([point]) => point);
  const reach = (axis: 0 | 1) =>
    Math.max(
      ...points.map((point: Point) => {
        const quarter = turnedPoint(hub, point, Math.PI / 2);
        return Math.hypot(point[axis] - hub.hub[axis], quarter[axis] - hub.hub[axis]);
      }),
    ) + INK;
  const [rx, ry] = [reach(0), reach(1)];
  const [x, y] = hub.hub;
  return {
    x0: Math.max(0, Math.floor(x - rx)),
    y0: Math.max(0, Math.floor(y - ry)),
    x1: Math.min(width, Math.ceil(x + rx)),
    y1: Math.min(height, Math.ceil(y + ry)),
  };
}

/** Where a part may be seen. */
interface Room {
  /** 0 to 1 a pixel: not behind what is in front of it, and never over a figure. */
  readonly open: Float32Array;
  /** Share of what would be open that figures behind the part take. */
  readonly taken: number;
}

function roomIn(open: Float32Array, box: Box, scene: Scene, buffer: IdBuffer): Room {
  const width = box.x1 - box.x0;
  const figures = new Set(scene.things.filter(({ features }) => features).map(({ id }) => id));
  const isFigure = Uint8Array.from(open, (_, i) =>
    figures.has(buffer.idAt(box.x0 + (i % width), box.y0 + Math.floor(i / width))) ? 1 : 0,
  );
  const kept = grownMask(isFigure, width, AROUND_FIGURES);
  const sum = (values: Float32Array) => values.reduce((all, each) => all + each, 0);
  const left = open.map((seen, i) => (kept[i] ? 0 : seen));
  return { open: left, taken: 1 - sum(left) / Math.max(1, sum(open)) };
}

/** Only what of a picture a share of each pixel holds. */
function masked(picture: Shot, share: (pixel: number) => number): Shot {
  const data = Buffer.alloc(picture.data.length);
  for (let i = 0; i < data.length / 4; i++) {
    const alpha = Math.round(share(i) * 255);
    if (alpha === 0) continue;
    picture.data.copy(data, i * 4, i * 4, i * 4 + 3);
    data[i * 4 + 3] = alpha;
  }
  return { ...picture, data };
}

/** Nothing but a share of each pixel: where a part may be seen. */
function alone(like: Shot, room: Float32Array): Shot {
  const data = Buffer.alloc(like.data.length);
  for (const [i, share] of room.entries()) data[i * 4 + 3] = Math.round(share * 255);
  return { ...like, data };
}

/** Whether a pixel of a part covers all below it however the part is turned: nothing under it is ever seen. */
function alwaysCovered({ box, width, height, data }: Shot, hub: Hub): (pixel: number) => boolean {
  const covers = (x: number, y: number) => {
    const [column, row] = [Math.floor(x - box.x0), Math.floor(y - box.y0)];
    // beyond the edge of the picture nobody looks
    if (column < 0 || row < 0 || column >= width || row >= height) return true;
    return (data[(row * width + column) * 4 + 3] ?? 0) > 250;
  };
  const turns = Array.from({ length: TURNS_LOOKED_AT }, (_, i) => (i / TURNS_LOOKED_AT) * TAU);
  return (pixel) => {
    const [x, y] = [box.x0 + (pixel % width) + 0.5, box.y0 + Math.floor(pixel / width) + 0.5];
    return turns.every((turn) => covers(...turnedPoint(hub, [x, y], turn)));
  };
}

/** What lies under a part, where the part is seen at rest and may leave it open. */
function bared(bare: Shot, part: Shot, room: Float32Array, hub: Hub): Shot {
  const isCovered = alwaysCovered(part, hub);
  const covered = Uint8Array.from({ length: room.length }, (_, i) =>
    (part.data[i * 4 + 3] ?? 0) > 8 ? 1 : 0,
  );
  const around = grownMask(covered, bare.width, SOFT);
  return masked(bare, (i) => (around[i] && !isCovered(i) ? (room[i] ?? 0) : 0));
}

async function pasted(picture: Shot): Promise<Pasted | undefined> {
  const seen = trimmed(picture);
  if (!seen) return undefined;
  const { box, width, height, data } = seen;
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp(WEBP)
    .toBuffer();
  return { x: box.x0, y: box.y0, width, height, src: `data:image/webp;base64,${webp.toString('base64')}` };
}

/** A map as it is laid out, with what is painted over all of it. */
interface Mapped {
  readonly theme: Theme;
  readonly laid: LaidPicture;
  readonly buffer: IdBuffer;
}

interface Found {
  readonly thing: Thing;
  readonly turn: Turn;
  readonly parted: Divided;
  readonly hub: Hub;
}

/** The parts of a thing that turn; throws for one that the kind does not turn as it is told. */
export function partsOf(scene: Scene, thing: Thing): readonly Found[] {
  return (MACHINES[thing.name] ?? []).flatMap((turn) => {
    const drawn = (turned: number) => marks(scene, thing, { [turn.part]: turned });
    const parted = divided(thing.inked.nodes, drawn(Math.PI / 2), drawn(Math.PI));
    // a face of a tower that is not seen has no hand
    if (!parted) return [];
    const hub = hubOf(parted.pairs);
    if (!hub || hub.error > MOST_ERROR) throw new Error(`${thing.seed}: its ${turn.part} does not turn`);
    return [{ thing, turn, parted, hub }];
  });
}

const wholeOf = ({ width, height }: Scene): Box => ({ x0: 0, y0: 0, x1: width, y1: height });

/** The map without anything that turns; right in the boxes of what does alone. */
function bareMap({ theme, laid }: Mapped, found: readonly Found[]): Shot {
  const { scene } = laid.stage;
  const inked = new Map(
    found.map(({ thing }) => {
      const divisions = found.filter((each) => each.thing === thing).map(({ parted }) => parted.turns);
      return [thing, { ...thing.inked, nodes: without(thing.inked.nodes, divisions) }] as const;
    }),
  );
  const boxes = found.map(({ parted, hub }) => sweepOf(parted, hub, scene));
  return whileInked(inked, () => shot(pictureSvg(theme, laid, boxes), wholeOf(scene)));
}

/** Without the shadows that do not fall into a box: the renderer stumbles over a layer of which nothing is seen. */
function finishIn({ washes, ...finish }: Finish, box: Box): Finish {
  const at = washes?.at.filter(
    ([x, y, rx, ry]) => overlap({ x0: x - rx, y0: y - ry, x1: x + rx, y1: y + ry }, box) > 0,
  );
  return washes && at?.length ? { ...finish, washes: { ...washes, at } } : finish;
}

interface Pictures {
  readonly part: Shot;
  readonly bare: Shot;
  readonly room: Room;
}

function picturesOf({ theme, laid, buffer }: Mapped, whole: Shot, { thing, parted, hub }: Found): Pictures {
  const { stage, overlays } = laid;
  const { scene } = stage;
  const box = sweepOf(parted, hub, scene);
  const finish = finishIn(theme.finish, box);
  const guest = theme.cat && { guest: { on: theme.cat.on, nodes: guideCat(scene, theme.cat) } };
  const taken = (nodes: readonly Node[], isFrontShown: boolean) =>
    onBoth(scene, thing, nodes, box, { finish, overlays, ...guest }, isFrontShown);
  const empty = taken([], false);
  const part = cutout(taken(parted.moving, false), empty);
  const room = roomIn(openness(taken(parted.before, true), empty), box, scene, buffer);
  return { part, bare: bared(partOf(whole, box), part, room.open, hub), room };
}

/** All that turns; `placeOf` gives a thing's place in the file, if it has one. */
export async function turningOf(
  map: Mapped,
  placeOf: (thing: Thing) => number | undefined,
): Promise<readonly Turning[]> {
  const { scene } = map.laid.stage;
  const found = scene.things.flatMap((thing) => {
    const place = placeOf(thing);
    return place === undefined ? [] : partsOf(scene, thing).map((each) => ({ place, ...each }));
  });
  if (found.length === 0) return [];
  // the scene is drawn anew for other pictures later: all of it is looked at before anything is waited for
  const whole = bareMap(map, found);
  const taken = found
    .map((each) => ({ ...each, ...picturesOf(map, whole, each) }))
    .filter(({ room }) => room.taken <= MOST_TAKEN);
  const made = taken.map(async ({ place, turn, hub, part, bare, room }): Promise<readonly Turning[]> => {
    const files = await Promise.all([pasted(part), pasted(bare), pasted(alone(bare, room.open))]);
    const [own, under, where] = files;
    if (!own || !under || !where) return [];
    const round = (value: number) => Math.round(value * 1e4) / 1e4;
    const { seconds, ticks } = turn;
    return [
      {
        thing: place,
        hub: hub.hub.map(round),
        quarter: hub.quarter.map(round),
        seconds,
        ...(ticks === undefined ? {} : { ticks }),
        part: own,
        bare: under,
        room: where,
      },
    ];
  });
  return (await Promise.all(made)).flat();
}
