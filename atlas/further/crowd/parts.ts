/** Which pixel of a drawn person belongs to what they wear, hold or are: the figure drawn again with a colour of its own for each part. */
import { Resvg } from '@resvg/resvg-js';
import { channels, type Colour } from '../../core/colour';
import type { FigurePaint } from '../../core/figure';
import type { Box } from '../../core/geometry';
import { nameAndColour } from '../../core/named';
import { weightFor } from '../../core/sketch';
import { nodeSvg, type FigureNode } from '../../core/svg';
import { swatchPair } from '../../core/swatches';
import type { Thing } from '../../core/thing';
import type { ItemName } from '../../people/items/items';
import { person } from '../../people/person';
import type { PersonSpec } from '../../people/spec';

/** What a clue can name of a person. */
export const PARTS = [
  'hat',
  'trim',
  'hair',
  'top',
  'second',
  'accent',
  'skin',
  'cape',
  'item',
  'off',
  'beard',
  'dye',
  'sign',
] as const;
export type Part = (typeof PARTS)[number];

/** No two of them are near, nor near to a swatch of the paint box or to ink. */
const MARKS = {
  hat: '#ff0000',
  trim: '#00ff00',
  hair: '#0000ff',
  top: '#ffff00',
  second: '#ff00ff',
  accent: '#00ffff',
  skin: '#ff8000',
  cape: '#8000ff',
  dye: '#80ff00',
} as const satisfies Partial<Record<Part, Colour>>;

/** All colours flat, so that light and shade of a part are one. */
const FLAT: FigurePaint = {
  ink: '#000000',
  lit: (swatch) => swatchPair(swatch)[0],
  dim: (swatch) => swatchPair(swatch)[0],
  highlight: (swatch) => swatchPair(swatch)[0],
};

/** Parts of a figure where it stands on the picture, a letter a pixel: 0 for none, else the part's number from 1. */
export interface PartMap {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly part: Uint8Array;
  /** 1 where the figure has ink or paint. */
  readonly body: Uint8Array;
  /** As it is painted: red, green, blue and alpha, a byte each. */
  readonly painted: Uint8Array;
}

export const numberOf = (part: Part): number => PARTS.indexOf(part) + 1;

function render(body: string, { x0, y0, x1, y1 }: Box): Uint8Array {
  const [width, height] = [x1 - x0, y1 - y0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x0} ${y0} ${width} ${height}"><g fill="none" stroke-linejoin="round" stroke-linecap="round" shape-rendering="crispEdges">${body}</g></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().pixels;
}

function draw(node: FigureNode, spec: PersonSpec, box: Box): Uint8Array {
  const figure = person({ ...spec, shadow: false, weight: weightFor(Math.min(1, node.scale)) }, FLAT);
  return render(nodeSvg({ ...node, figure }, 'p'), box);
}

const MARKED = Object.entries(MARKS).map(([name, colour]) => {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  return { number: PARTS.findIndex((part) => part === name) + 1, red, green, blue };
});
/** A tint laid over a mark moves it so far at most, in each channel. */
const NEAR = 58;

function markedAt(pixels: Uint8Array, offset: number): number {
  const r = pixels[offset] ?? 0;
  const g = pixels[offset + 1] ?? 0;
  const b = pixels[offset + 2] ?? 0;
  for (const { number, red, green, blue } of MARKED)
    if (Math.abs(red - r) <= NEAR && Math.abs(green - g) <= NEAR && Math.abs(blue - b) <= NEAR) return number;
  return 0;
}

const isPainted = (pixels: Uint8Array, offset: number) => (pixels[offset + 3] ?? 0) > 127;

/** Where two drawings of one figure differ, and the first of them is painted. */
function differ(a: Uint8Array, b: Uint8Array, offset: number): boolean {
  if (!isPainted(a, offset)) return false;
  if (!isPainted(b, offset)) return true;
  for (let i = 0; i < 3; i++) if (Math.abs((a[offset + i] ?? 0) - (b[offset + i] ?? 0)) > NEAR) return true;
  return false;
}

/** The parts of a person who stands on a picture; undefined for whatever else a thing may be. */
export function partsOf({ inked }: Thing, spec: PersonSpec): PartMap | undefined {
  const node = inked.nodes.find((each): each is FigureNode => 'figure' in each);
  if (!node) return undefined;
  const { inkBox } = inked;
  const box = {
    x0: Math.floor(inkBox.x0) - 2,
    y0: Math.floor(inkBox.y0) - 2,
    x1: Math.ceil(inkBox.x1) + 2,
    y1: Math.ceil(inkBox.y1) + 2,
  };
  const marked: PersonSpec = {
    ...spec,
    hatColours: [MARKS.hat, MARKS.trim],
    hairColour: MARKS.hair,
    colours: [spec.colours?.[0] === 'skin' ? MARKS.skin : MARKS.top, MARKS.second, MARKS.accent],
    skin: MARKS.skin,
    hold: spec.hold ? [nameAndColour<ItemName, string>(spec.hold)[0], MARKS.dye] : null,
    back: (spec.back ?? []).map((entry) => {
      const [name] = nameAndColour(entry);
      return name === 'cape' || name === 'cloak' ? ([name, MARKS.cape] as const) : entry;
    }),
  };
  const all = draw(node, marked, box);
  const part = new Uint8Array(all.length / 4);
  const body = new Uint8Array(part.length);
  for (let i = 0; i < part.length; i++)
    if (isPainted(all, i * 4)) {
      body[i] = 1;
      part[i] = markedAt(all, i * 4);
    }
  const without = (change: PersonSpec, name: Part) => {
    const bare = draw(node, { ...marked, ...change }, box);
    // the arm that holds a thing hangs when its hand is empty: what is marked as sleeve or skin stays that
    for (let i = 0; i < part.length; i++)
      if (part[i] === 0 && differ(all, bare, i * 4)) part[i] = numberOf(name);
  };
  if (spec.hold) without({ hold: null }, 'item');
  if (spec.off) without({ off: null }, 'off');
  if (spec.signs && spec.signs.length > 0) without({ signs: [] }, 'sign');
  if (spec.face?.includes('longBeard')) without({ face: [] }, 'beard');
  const painted = render(inked.nodes.map((each, i) => nodeSvg(each, `n${i}-`)).join(''), box);
  return { left: box.x0, top: box.y0, width: box.x1 - box.x0, height: box.y1 - box.y0, part, body, painted };
}
