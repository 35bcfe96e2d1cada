/** A figure drawn as it stands on the picture but in flat colours, and again without one of its parts. */
import { Resvg } from '@resvg/resvg-js';
import type { Figure, FigurePaint } from '../../core/figure';
import type { Box } from '../../core/geometry';
import { named } from '../../core/named';
import { Sketch, weightFor } from '../../core/sketch';
import { nodeSvg, type FigureNode } from '../../core/svg';
import { swatchPair } from '../../core/swatches';
import { creature } from '../../creatures/creature';
import type { Item } from '../../people/items/item';
import { ITEMS } from '../../people/items/items';
import { person } from '../../people/person';
import { isCreature, type FigureSpec } from '../../stage/figure';

/** Skin is marked, so that a face is known from what lies over it: near to no swatch of the paint box. */
export const SKIN = '#ff8000';
export const SKIN_RGB = [0xff, 0x80, 0x00] as const;

const flat = (swatch: string) => swatchPair(swatch)[0];
const FLAT: FigurePaint = { ink: '#000000', lit: flat, dim: flat, highlight: flat };

/** RGBA, four bytes a pixel, row by row over a box of the picture. */
export type Pixels = Uint8Array;

function render(node: FigureNode, figure: Figure, { x0, y0, x1, y1 }: Box): Pixels {
  const [width, height] = [x1 - x0, y1 - y0];
  const body = nodeSvg({ ...node, figure }, 'p');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x0} ${y0} ${width} ${height}"><g fill="none" stroke-linejoin="round" stroke-linecap="round" shape-rendering="crispEdges">${body}</g></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

const weightOf = (node: FigureNode) => weightFor(Math.min(1, node.scale));

/** Whole picture pixels around the ink of a figure. */
export const roomFor = ({ x0, y0, x1, y1 }: Box): Box => ({
  x0: Math.floor(x0) - 2,
  y0: Math.floor(y0) - 2,
  x1: Math.ceil(x1) + 2,
  y1: Math.ceil(y1) + 2,
});

/** The figure, its skin marked where it is a person's. */
export function drawn(node: FigureNode, spec: FigureSpec, box: Box): Pixels {
  const weight = weightOf(node);
  const figure = isCreature(spec)
    ? creature({ ...spec, weight, shadow: false }, FLAT)
    : person({ ...spec, skin: SKIN, weight, shadow: false }, FLAT);
  return render(node, figure, box);
}

export const isPainted = (pixels: Pixels, offset: number): boolean => (pixels[offset + 3] ?? 0) > 127;

/** Figure units around an item that is drawn alone. */
const ALONE = 140;

/** Picture pixels an item covers when nothing lies over it. Throws on an item that is not drawn. */
export function itemPixels(node: FigureNode, name: string, factor: number): number {
  const sketch = new Sketch({ paint: FLAT, weight: weightOf(node) });
  sketch.at({ scale: factor }, () => named<Item>(ITEMS, name, 'item').draw(sketch));
  const reach = Math.ceil(ALONE * node.scale * factor);
  const { x, y } = node;
  const box = roomFor({ x0: x - reach, y0: y - reach, x1: x + reach, y1: y + reach });
  const pixels = render({ ...node, turn: 0 }, sketch.figure(), box);
  let count = 0;
  for (let offset = 0; offset < pixels.length; offset += 4) if (isPainted(pixels, offset)) count++;
  return count;
}
