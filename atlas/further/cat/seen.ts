/** What of the guide cat can be seen: drawn flat at its place, and over it whatever the picture paints later. */
import { Resvg } from '@resvg/resvg-js';
import type { Part } from '../../core/compose';
import { overlap } from '../../core/geometry';
import type { Box } from '../../core/geometry';
import { inkReach } from '../../core/painted';
import type { Scene } from '../../core/scene';
import { flatSvg } from '../../core/svg';
import type { Node } from '../../core/svg';
import type { GuideCat } from '../../stage/guide-cat';

/** Picture pixels around its place that hold all of the cat in any attitude, for one of size 1. */
const ROOM = 160;

export interface SeenCat {
  /** The part of the picture that was looked at: whole pixels. */
  readonly view: Box;
  /** Whether a picture pixel shows the cat. */
  readonly shows: (x: number, y: number) => boolean;
  /** Pixels it would show alone, and those it does. */
  readonly alone: number;
  readonly seen: number;
}

function raster({ x0, y0, x1, y1 }: Box, body: string): Uint8Array {
  const [width, height] = [x1 - x0, y1 - y0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x0} ${y0} ${width} ${height}"><g fill="none" stroke-linejoin="round" stroke-linecap="round" shape-rendering="crispEdges">${body}</g></svg>`;
  return new Resvg(svg, { background: '#000000', font: { loadSystemFonts: false } }).render().pixels;
}

const flat = (nodes: readonly Node[], colour: string, ids: string) =>
  nodes.map((node, i) => flatSvg(node, colour, `${ids}${i}-`)).join('');

/** Throws when the thing it should be on is not on the picture. */
export function seeCat(
  scene: Scene,
  overlays: readonly Part[],
  { on, at: [x, y], size = 1 }: GuideCat,
  nodes: readonly Node[],
): SeenCat {
  const under = scene.things.findIndex(({ seed }) => seed === on);
  if (under < 0) throw new Error(`the guide cat is on "${on}", which is not on the picture`);
  const room = Math.ceil(ROOM * size);
  const view = {
    x0: Math.max(0, Math.floor(x) - room),
    y0: Math.max(0, Math.floor(y) - room),
    x1: Math.min(scene.width, Math.ceil(x) + room),
    y1: Math.min(scene.height, Math.ceil(y) + room),
  };
  const cat = flat(nodes, '#ffffff', 'c');
  const later = scene.things.slice(under + 1).filter((thing) => overlap(inkReach(thing), view) > 0);
  const above = [
    ...later.map(({ id, inked }) => flat(inked.nodes, '#000000', `t${id}-`)),
    ...overlays.map((part, i) => flat(part.nodes, '#000000', `o${i}-`)),
  ];
  const alone = raster(view, cat);
  const shown = raster(view, [cat, ...above].join(''));
  const count = (pixels: Uint8Array) =>
    pixels.filter((value, offset) => offset % 4 === 0 && value > 0).length;
  const width = view.x1 - view.x0;
  return {
    view,
    shows: (px, py) => (shown[4 * ((py - view.y0) * width + px - view.x0)] ?? 0) > 0,
    alone: count(alone),
    seen: count(shown),
  };
}
