/** Where the parts of a machine may be seen, and what lies under them. */
import { poseAt, posedPoint } from '../../../../src/maps/machine-motion';
import type { Motion } from '../../../../src/maps/machines';
import type { Box } from '../../../core/geometry';
import type { Scene } from '../../../core/scene';
import type { IdBuffer } from '../../../fairness/id-buffer';
import { grownMask } from './cutouts';
import { isInSector, type Part } from './part';
import type { Shot } from './shots';

/** Figures keep their own pixels and so many around them. */
const AROUND_FIGURES = 1;
/** A tile's own softness reaches so far from an edge: so much around a part is painted anew with what lies under it. */
const SOFT = 4;
/** In so many steps of a turn a part is looked at. */
const TURNS_LOOKED_AT = 48;

/** Where a part may be seen. */
export interface Room {
  /** 0 to 1 a pixel: not behind what is in front of it, and never over a figure. */
  readonly open: Float32Array;
  /** Share of what would be open that figures behind the part take. */
  readonly taken: number;
}

export function roomIn(open: Float32Array, box: Box, scene: Scene, buffer: IdBuffer): Room {
  const width = box.x1 - box.x0;
  const figures = new Set(scene.things.filter(({ features }) => features).map(({ id }) => id));
  const isFigure = new Uint8Array(open.length);
  for (let i = 0, y = box.y0; y < box.y1; y++)
    for (let x = box.x0; x < box.x1; x++, i++) if (figures.has(buffer.idAt(x, y))) isFigure[i] = 1;
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
    const at = i * 4;
    for (let part = at; part < at + 3; part++) data[part] = picture.data[part] ?? 0;
    data[at + 3] = alpha;
  }
  return { ...picture, data };
}

/** Nothing but a share of each pixel: where a part may be seen. */
export function alone(like: Shot, room: Float32Array): Shot {
  const data = Buffer.alloc(like.data.length);
  // a machine has a million pixels: no pair of numbers is made for each
  for (let i = 0; i < room.length; i++) data[i * 4 + 3] = Math.round((room[i] ?? 0) * 255);
  return { ...like, data };
}

/** The part of a box that a picture shows. */
export const shownOf = ({ box }: Shot, { x0, y0, x1, y1 }: Box): Box => ({
  x0: Math.max(x0, box.x0),
  y0: Math.max(y0, box.y0),
  x1: Math.min(x1, box.x1),
  y1: Math.min(y1, box.y1),
});

/** What of a part's picture travels. */
export const sectorOf = (picture: Shot, part: Part): Shot =>
  part.sectors === undefined
    ? picture
    : masked(picture, (i) => {
        const x = picture.box.x0 + (i % picture.width) + 0.5;
        const y = picture.box.y0 + Math.floor(i / picture.width) + 0.5;
        return isInSector(part, [x, y]) ? (picture.data[i * 4 + 3] ?? 0) / 255 : 0;
      });

/** Whether a pixel of a larger picture is covered however a part is turned: nothing under it is ever seen. */
function alwaysCovered(
  { box, width, height, data }: Shot,
  motion: Motion,
  whole: Shot,
): (pixel: number) => boolean {
  const covers = ([px, py]: readonly [number, number]) => {
    // beyond the edge of the picture nobody looks
    if (px < whole.box.x0 || py < whole.box.y0 || px >= whole.box.x1 || py >= whole.box.y1) return true;
    const [column, row] = [Math.floor(px - box.x0), Math.floor(py - box.y0)];
    if (column < 0 || row < 0 || column >= width || row >= height) return false;
    return (data[(row * width + column) * 4 + 3] ?? 0) > 250;
  };
  const poses = Array.from({ length: TURNS_LOOKED_AT }, (_, i) => poseAt(motion, i / TURNS_LOOKED_AT));
  return (pixel) => {
    const x = whole.box.x0 + (pixel % whole.width) + 0.5;
    const y = whole.box.y0 + Math.floor(pixel / whole.width) + 0.5;
    return poses.every((pose) => covers(posedPoint(pose, [x, y])));
  };
}

/** A part with its picture, and where it may be seen. */
export interface Shown {
  readonly part: Part;
  readonly picture: Shot;
  readonly room: number;
}

/** Notes the pixels of a larger picture that one of its parts covers. */
function cover(covered: Uint8Array, whole: Shot, { box, width, height, data }: Shot): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if ((data[(y * width + x) * 4 + 3] ?? 0) > 8)
        covered[(box.y0 - whole.box.y0 + y) * whole.width + box.x0 - whole.box.x0 + x] = 1;
}

/** What lies under parts, where they are seen at rest and may leave it open. */
export function bared(bare: Shot, shown: readonly Shown[], rooms: readonly Room[]): Shot {
  const seen = new Float32Array(bare.width * bare.height);
  for (const [place, { open }] of rooms.entries()) {
    const covered = new Uint8Array(seen.length);
    for (const { picture, room } of shown) if (room === place) cover(covered, bare, picture);
    const around = grownMask(covered, bare.width, SOFT);
    for (let i = 0; i < seen.length; i++) if (around[i]) seen[i] = Math.max(seen[i] ?? 0, open[i] ?? 0);
  }
  const [only, ...more] = shown.filter(({ part }) => part.shade === undefined && !part.light);
  // a disc under its label turns as the label does
  const isOne = more.every(({ part }) => part.motion === only?.part.motion);
  const isCovered =
    only && isOne && only.part.motion.kind === 'turn'
      ? alwaysCovered(only.picture, only.part.motion, bare)
      : () => false;
  return masked(bare, (i) => (seen[i] && !isCovered(i) ? (seen[i] ?? 0) : 0));
}
