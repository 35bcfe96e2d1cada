/** The id buffer: the scene drawn again with every thing in one flat colour that is its number. */
import { Resvg } from '@resvg/resvg-js';
import type { Part } from '../core/compose';
import { overlap } from '../core/geometry';
import type { Box } from '../core/geometry';
import { grown, inkReach } from '../core/painted';
import type { Scene } from '../core/scene';
import { flatSvg } from '../core/svg';
import type { Thing } from '../core/thing';

/** A visible box and how many of the thing's pixels it holds, all in picture pixels. */
export interface Seen extends Box {
  readonly count: number;
}

const colourOf = (id: number) => `#${(id + 1).toString(16).padStart(6, '0')}`;
/** Overlays cover what lies under them but are nothing one could find. */
const COVER = '#ffffff';
const COVER_ID = 0xffffff - 1;

interface Raster {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * The number that each pixel shows, negative where it shows none: read a hundred million times a level. It takes the
 * place of the pixel's colour, since a whole map has forty megabytes of either.
 */
function idsOf({ data, width, height }: Raster): Int32Array {
  const bytes = data.byteOffset % 4 === 0 ? data : new Uint8Array(data);
  const ids = new Int32Array(bytes.buffer, bytes.byteOffset, width * height);
  for (let i = 0, offset = 0; i < ids.length; i++, offset += 4) {
    const id =
      (((bytes[offset] ?? 0) << 16) | ((bytes[offset + 1] ?? 0) << 8) | (bytes[offset + 2] ?? 0)) - 1;
    ids[i] = id === COVER_ID ? -1 : id;
  }
  return ids;
}

function raster(view: Box, scale: number, body: string): Raster {
  const [w, h] = [view.x1 - view.x0, view.y1 - view.y0];
  const width = Math.max(1, Math.round(w * scale));
  const height = Math.max(1, Math.round(h * scale));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view.x0} ${view.y0} ${w} ${h}" preserveAspectRatio="none"><g fill="none" stroke-linejoin="round" stroke-linecap="round" shape-rendering="crispEdges">${body}</g></svg>`;
  const image = new Resvg(svg, { background: '#000000', font: { loadSystemFonts: false } }).render();
  return { data: image.pixels, width: image.width, height: image.height };
}

/** What of a scene is drawn into a buffer, and how large. */
export interface BufferRule {
  /** 1 is exact, smaller ones are quick guesses. */
  readonly scale: number;
  /** The part of the picture that is looked at; all of it when absent. */
  readonly view?: Box;
  /**
   * The things that are asked for; all when absent. What can neither be one of them nor hide one is left out, so that
   * a dozen figures cost little even on the whole picture.
   */
  readonly of?: readonly Thing[];
  /** How far around each of `of` all others are drawn too, picture pixels: who stands beside it. */
  readonly around?: number;
}

/** The things of `of`, what is painted over them, and with `around` whatever has ink that near to them. */
function concerning(things: readonly Thing[], of: readonly Thing[], around: number | undefined): Thing[] {
  const sought = new Set(of);
  if (around !== undefined) {
    const near = of.map((thing) => grown(inkReach(thing), around));
    return things.filter((thing) => near.some((box) => overlap(box, inkReach(thing)) > 0));
  }
  const below: Box[] = [];
  return things.filter((thing) => {
    const reach = inkReach(thing);
    const covers = below.some((box) => overlap(box, reach) > 0);
    if (sought.has(thing)) below.push(reach);
    return covers || sought.has(thing);
  });
}

/** What can really be seen of a scene. */
export class IdBuffer {
  readonly #ids: Int32Array;
  readonly #width: number;
  readonly #height: number;
  readonly #scale: number;
  readonly #view: Box;
  readonly #seen = new Map<number, Seen>();

  constructor(scene: Scene, overlays: readonly Part[], { scale, view, of, around }: BufferRule) {
    this.#view = view ?? { x0: 0, y0: 0, x1: scene.width, y1: scene.height };
    const asked = of ? concerning(scene.things, of, around) : scene.things;
    const near = asked.filter(({ inked }) => overlap(inked.inkBox, this.#view) > 0);
    const things = near.map(({ id, inked }) =>
      inked.nodes.map((node, i) => flatSvg(node, colourOf(id), `i${id}-${i}-`)).join(''),
    );
    const above = overlays.flatMap(({ nodes }) => nodes.map((node, i) => flatSvg(node, COVER, `o${i}-`)));
    const drawn = raster(this.#view, scale, [...things, ...above].join(''));
    this.#ids = idsOf(drawn);
    this.#width = drawn.width;
    this.#height = drawn.height;
    this.#scale = scale;
    this.#scan(of);
  }

  /** Counts what is seen: of the things asked for around each of them, else everywhere. */
  #scan(of: readonly Thing[] | undefined): void {
    const [width, height] = [this.#width, this.#height];
    if (!of) return this.#count({ x0: 0, y0: 0, x1: width, y1: height });
    for (const thing of of) {
      const { x0, y0, x1, y1 } = inkReach(thing);
      const around = {
        x0: Math.max(0, Math.floor((x0 - this.#view.x0) * this.#scale)),
        y0: Math.max(0, Math.floor((y0 - this.#view.y0) * this.#scale)),
        x1: Math.min(width, Math.ceil((x1 - this.#view.x0) * this.#scale)),
        y1: Math.min(height, Math.ceil((y1 - this.#view.y0) * this.#scale)),
      };
      this.#count(around, thing.id);
    }
  }

  /** Notes what is seen in a box of the raster: everything, or the one thing with the id `only`. */
  #count(box: Box, only?: number): void {
    const ids = this.#ids;
    const found = new Map<number, [number, number, number, number, number]>();
    for (let y = box.y0; y < box.y1; y++) {
      const row = y * this.#width;
      for (let x = box.x0; x < box.x1;) {
        const start = x;
        const id = ids[row + x] ?? -1;
        while (x < box.x1 && ids[row + x] === id) x++;
        if (only === undefined ? id < 0 : id !== only) continue;
        const entry = found.get(id);
        if (!entry) found.set(id, [x - start, start, y, x, y + 1]);
        else {
          entry[0] += x - start;
          if (start < entry[1]) entry[1] = start;
          if (x > entry[3]) entry[3] = x;
          entry[4] = y + 1;
        }
      }
    }
    const across = (value: number) => Math.round(value / this.#scale + this.#view.x0);
    const down = (value: number) => Math.round(value / this.#scale + this.#view.y0);
    for (const [id, [count, x0, y0, x1, y1]] of found)
      this.#seen.set(id, {
        count: Math.round(count / this.#scale ** 2),
        x0: across(x0),
        y0: down(y0),
        x1: across(x1),
        y1: down(y1),
      });
  }

  /** What is seen of a thing; undefined when nothing is. */
  seen({ id }: Thing): Seen | undefined {
    return this.#seen.get(id);
  }

  /** Is the picture pixel (x, y) the thing's? Exact at scale 1. */
  shows({ id }: Thing, x: number, y: number): boolean {
    return this.idAt(x, y) === id;
  }

  /** The id of the thing that the picture pixel (x, y) shows, negative where it shows none. Exact at scale 1. */
  idAt(x: number, y: number): number {
    const column = Math.round((x - this.#view.x0) * this.#scale);
    const row = Math.round((y - this.#view.y0) * this.#scale);
    if (column < 0 || column >= this.#width || row < 0 || row >= this.#height) return -1;
    return this.#ids[row * this.#width + column] ?? -1;
  }

  /** Visible picture pixels of a thing inside a box. */
  countIn({ id }: Thing, { x0, y0, x1, y1 }: Box): number {
    const column = (x: number) => Math.round((x - this.#view.x0) * this.#scale);
    const row = (y: number) => Math.round((y - this.#view.y0) * this.#scale);
    let count = 0;
    for (let y = Math.max(0, row(y0)); y < Math.min(this.#height, row(y1)); y++)
      for (let x = Math.max(0, column(x0)); x < Math.min(this.#width, column(x1)); x++)
        if (this.#ids[y * this.#width + x] === id) count++;
    return count / this.#scale ** 2;
  }
}

const PAD = 8;

/** Picture pixels a thing would show, in all and in its head, if it stood alone and the picture had no edge. */
export function aloneCount({ inked }: Thing, scale: number): { readonly all: number; readonly head: number } {
  const { x0, y0, x1, y1 } = inked.inkBox;
  const view = { x0: x0 - PAD, y0: y0 - PAD, x1: x1 + PAD, y1: y1 + PAD };
  const body = inked.nodes.map((node, i) => flatSvg(node, '#ffffff', `a${i}-`)).join('');
  const { data, width } = raster(view, scale, body);
  let all = 0;
  let head = 0;
  for (let offset = 0; offset < data.length; offset += 4) {
    if (!data[offset]) continue;
    all++;
    const x = view.x0 + (((offset / 4) % width) + 0.5) / scale;
    const y = view.y0 + (Math.floor(offset / 4 / width) + 0.5) / scale;
    const box = inked.head;
    if (box && x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1) head++;
  }
  return { all: all / scale ** 2, head: head / scale ** 2 };
}
