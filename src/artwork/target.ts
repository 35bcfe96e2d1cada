/** A box of the artwork, or the outline drawn in its place, as a target of the map. */
import { boxOfMask, CELL, outlineText, parseOutline, type Mask, type Run } from '../game/outline';
import { targetBox, type Target } from '../game/quest';
import { LARGE_TARGETS, MOST_SLACK } from '../game/slack';
import type { ArtworkBox } from './document';
import type { Size } from './fit';
import { coverOf } from './polygon';

/** The widest slack of all, natural pixels: at the lowest zoom, with larger targets. */
const WIDEST_SLACK = Math.ceil(MOST_SLACK * LARGE_TARGETS);

/** The target of a box measured on a sheet of size `from`, grown to whole pixels of `to` and kept on the map. */
function boxTarget({ top, bottom }: ArtworkBox, from: Size, to: Size): Target {
  const x = to.width / from.width;
  const y = to.height / from.height;
  const right = Math.min(to.width, Math.ceil(bottom.x * x));
  const low = Math.min(to.height, Math.ceil(bottom.y * y));
  return targetBox(
    Math.min(Math.floor(top.x * x), right - 1),
    Math.min(Math.floor(top.y * y), low - 1),
    right,
    low,
  );
}

/** The pixels of `to` that a box or its outline covers, measured on a sheet of size `from`. */
export function shapeOf({ top, bottom, outline }: ArtworkBox, from: Size, to: Size): Mask {
  const corners = [top, { x: bottom.x, y: top.y }, bottom, { x: top.x, y: bottom.y }];
  const scaled = (outline ?? corners).map(({ x, y }) => ({
    x: (x * to.width) / from.width,
    y: (y * to.height) / from.height,
  }));
  return coverOf(scaled, to);
}

/**
 * The cells in which slack may count: all that are near enough. Nobody knows what else a picture by hand shows, so an
 * outline is as lenient as a box: only the quest's own targets are compared.
 */
function reachOf({ left, top, right, bottom }: ReturnType<typeof boxOfMask>, { width, height }: Size): Mask {
  const first = (edge: number) => Math.floor(Math.max(0, edge - WIDEST_SLACK) / CELL);
  const end = (edge: number, most: number) => Math.ceil(Math.min(most, edge + WIDEST_SLACK) / CELL);
  const row: readonly Run[] = [[first(left), end(right, width)]];
  return { top: first(top), rows: Array.from({ length: end(bottom, height) - first(top) }, () => row) };
}

/** Undefined where the outline covers nothing of the map, or is too long for a level's file. */
function outlinedTarget(box: ArtworkBox, from: Size, to: Size): Target | undefined {
  const shape = shapeOf(box, from, to);
  if (shape.rows.length === 0) return undefined;
  const bounds = boxOfMask(shape);
  const outline = outlineText({ shape, reach: reachOf(bounds, to) });
  if (!parseOutline(outline)) return undefined;
  return { ...targetBox(bounds.left, bounds.top, bounds.right, bounds.bottom), outline };
}

/**
 * The target of a box or an outline measured on a sheet of size `from`, in natural pixels of `to`: every pixel it
 * covers, kept on the map. Where an outline cannot be used, its box is the target.
 */
export function targetOf(box: ArtworkBox, from: Size, to: Size): Target {
  const outlined = box.outline ? outlinedTarget(box, from, to) : undefined;
  return outlined ?? boxTarget(box, from, to);
}
