/** What moves on a map: each part cut out, what lies under it, and where it may be seen, as small pictures of a file. */
import sharp from 'sharp';
import type { Machine, Machines, Motion, Pasted } from '../../../src/maps/machines';
import type { Finish } from '../../core/compose';
import { overlap, type Box } from '../../core/geometry';
import type { Scene } from '../../core/scene';
import type { Node } from '../../core/svg';
import type { Thing } from '../../core/thing';
import type { IdBuffer } from '../../fairness/id-buffer';
import { pictureSvg } from '../../layout/build';
import { NIGHT, type LaidPicture } from '../../layout/picture';
import { guideCat } from '../../stage/guide-cat';
import type { Theme } from '../../stage/theme';
import { drawnAnew } from '../anew';
import type { Surveyed } from '../surveyed';
import { cutsOf } from './cuts';
import { partsByHand } from './turning/by-hand';
import { cutout, openness, trimmed } from './turning/cutouts';
import { divided } from './turning/divided';
import { groupsApart } from './turning/groups';
import { hubOf } from './turning/hub';
import { litParts } from './turning/lights';
import { isByHand, TURNS } from './turning/machines';
import { beforePart, boxAtRest, marksOf, sweepOf, withoutParts, type Part } from './turning/part';
import { unridden } from './turning/ridden';
import { shadedOf, shadeOf, type Shaded } from './turning/sails';
import { alone, bared, roomIn, sectorOf, shownOf, type Room, type Shown } from './turning/seen';
import { onBoth, partOf, shot, whileInked, type Shot } from './turning/shots';

/** A turn that its points fit worse than this is none, picture pixels; a bolt's own round outline does not turn with it. */
const MOST_ERROR = 6;
/** Figures behind a part may take so much of where it turns; with more it is torn to pieces, and stands still. */
const MOST_TAKEN = 0.2;
const WEBP = { quality: 74, alphaQuality: 90, effort: 5 };
/** And of what is larger than so many pixels, of which nobody sees every line while it moves. */
const LARGE = 300_000;
const LARGE_WEBP = { quality: 42, alphaQuality: 50, effort: 6 };
/** And of a shade, which has one colour and soft light. */
const SHADE_WEBP = { quality: 20, alphaQuality: 45, effort: 6 };

async function pasted(picture: Shot, isShade = false): Promise<Pasted | undefined> {
  const seen = trimmed(picture);
  if (!seen) return undefined;
  const { box, width, height, data } = seen;
  const webp = await sharp(data, { raw: { width, height, channels: 4 } })
    .webp(isShade ? SHADE_WEBP : width * height > LARGE ? LARGE_WEBP : WEBP)
    .toBuffer();
  return { x: box.x0, y: box.y0, width, height, src: `data:image/webp;base64,${webp.toString('base64')}` };
}

/** A map as it is laid out, with what is painted over all of it. */
interface Mapped {
  readonly theme: Theme;
  readonly laid: LaidPicture;
  readonly buffer: IdBuffer;
}

/** Parts of a thing that one canvas shows. */
interface Found {
  readonly thing: Thing;
  readonly parts: readonly Part[];
  /** Of sails: how each is lit. */
  readonly shaded?: Shaded;
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;

/** What of a thing moves; throws for one that the kind does not turn as it is told. */
export function machinesIn(scene: Scene, thing: Thing): readonly Found[] {
  if (isByHand(thing.name)) {
    const parts = unridden(scene.things, thing, partsByHand(thing.name, thing));
    if (parts.length === 0) throw new Error(`${thing.seed}: none of its parts is found`);
    return [{ thing, parts }];
  }
  return (TURNS[thing.name] ?? []).flatMap((turn) => {
    const drawn = (turned: number) => drawnAnew(scene, thing, { turned: { [turn.part]: turned } }).nodes;
    const { nodes } = thing.inked;
    const quarter = drawn(Math.PI / 2);
    const parted = divided(nodes, quarter, drawn(Math.PI));
    // a face of a tower that is not seen has no hand
    if (!parted) return [];
    const found = hubOf(parted.pairs);
    if (!found || found.error > MOST_ERROR) throw new Error(`${thing.seed}: its ${turn.part} does not turn`);
    const { seconds, ticks } = turn;
    const [hub, linear] = [found.hub.map(round), found.quarter.map(round)];
    const motion: Motion = { kind: 'turn', hub, linear, seconds, ...(ticks === undefined ? {} : { ticks }) };
    const part: Part = { owns: parted.turns, motion };
    const shaded = turn.shaded === undefined ? undefined : shadedOf(nodes, part, turn.shaded);
    if (shaded) return [{ thing, parts: [{ ...part, painted: shaded.lit }], shaded }];
    return [{ thing, parts: turn.lit ? litParts(nodes, part, quarter) : [part] }];
  });
}

/** All that a machine ever covers of the picture. */
function sweptBy({ thing, parts }: Found, { width, height }: Scene): Box {
  const { x0, y0, x1, y1 } = sweepOf(thing.inked.nodes, parts);
  return { x0: Math.max(0, x0), y0: Math.max(0, y0), x1: Math.min(width, x1), y1: Math.min(height, y1) };
}

/** Without the shadows that do not fall into a box: the renderer stumbles over a layer of which nothing is seen. */
function finishIn({ washes, ...finish }: Finish, box: Box): Finish {
  const at = washes?.at.filter(
    ([x, y, rx, ry]) => overlap({ x0: x - rx, y0: y - ry, x1: x + rx, y1: y + ry }, box) > 0,
  );
  return washes && at?.length ? { ...finish, washes: { ...washes, at } } : finish;
}

/** The map in a box without anything that moves. */
function bareMap({ theme, laid }: Mapped, found: readonly Found[], box: Box): Shot {
  const inked = new Map(
    found.map(({ thing }) => {
      const parts = found.flatMap((each) => (each.thing === thing ? each.parts : []));
      return [thing, { ...thing.inked, nodes: withoutParts(thing.inked.nodes, parts) }] as const;
    }),
  );
  const lit = { ...theme, finish: finishIn(theme.finish, box) };
  const night = theme.night && { ...theme.night, finish: finishIn(theme.night.finish, box) };
  const there = night ? { ...lit, night } : lit;
  return whileInked(inked, () => shot(pictureSvg(there, laid, [box]), box));
}

/** The marks of a part as its picture shows them. */
function paintedMarks(nodes: readonly Node[], part: Part): readonly Node[] {
  const own = marksOf(nodes, part);
  return part.painted ? own.map(part.painted) : own;
}

interface Pictures {
  readonly shown: readonly Shown[];
  readonly bare: Shot;
  readonly rooms: readonly Room[];
}

function picturesOf(map: Mapped, found: readonly Found[], { thing, parts, shaded }: Found): Pictures {
  const { theme, laid, buffer } = map;
  const { stage, overlays } = laid;
  const { scene } = stage;
  const { nodes } = thing.inked;
  const box = sweptBy({ thing, parts }, scene);
  const light = (laid.id === NIGHT ? theme.night : undefined) ?? theme;
  const finish = finishIn(light.finish, box);
  const guest = theme.cat && { guest: { on: theme.cat.on, nodes: guideCat(scene, theme.cat) } };
  const taken = (its: readonly Node[], isFrontShown: boolean) =>
    onBoth(scene, thing, its, box, { finish, overlays, ...guest }, isFrontShown);
  const empty = taken([], false);
  const fronts = parts.map((part) => beforePart(nodes, part, parts));
  // parts behind the same marks are seen in the same places
  const counts = [...new Set(fronts.map((front) => front.length))];
  const rooms = counts.map((count) =>
    roomIn(
      openness(taken(fronts.find((front) => front.length === count) ?? [], true), empty),
      box,
      scene,
      buffer,
    ),
  );
  const boxes = parts.map((part) => boxAtRest(nodes, part));
  const pictures = new Map<Part, Shot>();
  for (const group of groupsApart(boxes)) {
    const own = group.flatMap((at) => parts[at] ?? []);
    const all = cutout(
      taken(
        own.flatMap((part) => paintedMarks(nodes, part)),
        false,
      ),
      empty,
    );
    for (const at of group) {
      const [part, its] = [parts[at], boxes[at]];
      if (part && its) pictures.set(part, partOf(all, shownOf(all, its)));
    }
  }
  const shown = parts.flatMap((part, at): Shown[] => {
    const picture = pictures.get(part);
    const room = counts.indexOf(fronts[at]?.length ?? 0);
    if (!picture) return [];
    const own = { part, picture, room };
    if (!shaded) return [own];
    const dark = cutout(taken(marksOf(nodes, part).map(shaded.dark), false), empty);
    const shades = shaded.sails.map(({ angle, shade }): Shown => ({
      part: { owns: [], motion: part.motion, shade: round(shade), steep: shaded.steep },
      picture: shadeOf(picture, partOf(dark, picture.box), part.motion, angle, shaded.sails.length),
      room,
    }));
    return [own, ...shades];
  });
  return { shown, bare: bared(bareMap(map, found, box), shown, rooms), rooms };
}

async function packed(thing: number, { shown, bare, rooms }: Pictures): Promise<readonly Machine[]> {
  const [under, where, parts] = await Promise.all([
    pasted(bare),
    Promise.all(rooms.map((room) => pasted(alone(bare, room.open)))),
    Promise.all(
      shown.map(async ({ part, picture, room }) => {
        const { motion, shade, steep, light, sectors } = part;
        const own = await pasted(sectorOf(picture, part), shade !== undefined);
        const more = {
          ...(shade === undefined ? {} : { shade }),
          ...(steep === undefined || steep === 1 ? {} : { steep }),
          ...(light ? { light } : {}),
          ...(sectors === undefined ? {} : { sectors }),
        };
        return own ? [{ picture: own, room, motion, ...more }] : [];
      }),
    ),
  ]);
  const all = where.flatMap((each) => each ?? []);
  // what is nowhere seen need not move
  return under && all.length === where.length
    ? [{ thing, bare: under, rooms: all, parts: parts.flat() }]
    : [];
}

/** All that moves on a picture, the main map or its night; null for none. */
export async function machinesOf(
  { theme, main, buffer }: Surveyed,
  laid: LaidPicture,
): Promise<Machines | null> {
  const map = { theme, laid, buffer };
  const places = new Map(cutsOf({ main, buffer }).map(({ thing }, index) => [thing.id, index]));
  const { scene } = laid.stage;
  const found = scene.things.flatMap((thing) => {
    const place = places.get(thing.id);
    return place === undefined ? [] : machinesIn(scene, thing).map((each) => ({ place, ...each }));
  });
  if (found.length === 0) return null;
  // the scene is drawn anew for other pictures later: all of it is looked at before anything is waited for
  const taken = found
    .map((each) => ({ place: each.place, pictures: picturesOf(map, found, each) }))
    .filter(({ pictures }) => pictures.rooms.every((room) => room.taken <= MOST_TAKEN));
  const machines = await Promise.all(taken.map(({ place, pictures }) => packed(place, pictures)));
  const all = machines.flat();
  return all.length > 0 ? { version: 1, machines: all } : null;
}
