/**
 * Stands in for `fairness/id-buffer` where the atlas draws on a device (`scripts/atlas-on-device.ts` puts it there): every
 * answer is the same. It draws thing by thing into short numbers, where the text of a whole picture and its colours are a
 * hundred megabytes of the page.
 */
import type { Part } from '../core/compose';
import { overlap } from '../core/geometry';
import type { Box } from '../core/geometry';
import { grown, inkReach } from '../core/painted';
import type { Scene } from '../core/scene';
import { flatSvg } from '../core/svg';
import type { Thing } from '../core/thing';
import type { BufferRule, IdBuffer as Buffer, Seen } from '../fairness/id-buffer';
import { drawIds } from '../render/flat';
import type { Values } from '../render/raster';

/** What no thing has covers what lies under it; the largest number of either kind. */
const [COVER, SHORT_COVER] = [0xff_ff_ff, 0xff_ff];
const coverOf = (ids: Values) => (ids instanceof Uint16Array ? SHORT_COVER : COVER);

/** Zero is nobody. */
const numberOf = ({ id }: Thing) => id + 1;
const colour = (value: number) => `#${value.toString(16).padStart(6, '0')}`;

const sized = (length: number, scale: number) => Math.max(1, Math.round(length * scale));

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

/** What each thing and each overlay shows, one after the other. */
function* flatTexts(things: readonly Thing[], overlays: readonly Part[], cover: number): Generator<string> {
  for (const thing of things) {
    const { id, inked } = thing;
    const own = colour(numberOf(thing));
    yield inked.nodes.map((node, i) => flatSvg(node, own, `i${id}-${i}-`)).join('');
  }
  for (const { nodes } of overlays)
    yield nodes.map((node, i) => flatSvg(node, colour(cover), `o${i}-`)).join('');
}

/** What can really be seen of a scene. */
export class IdBuffer implements Pick<Buffer, keyof Buffer> {
  /** Row by row: a thing's number, or nobody's. */
  readonly #ids: Values;
  readonly #cover: number;
  readonly #width: number;
  readonly #height: number;
  readonly #scale: number;
  readonly #view: Box;
  readonly #seen = new Map<number, Seen>();

  constructor(scene: Scene, overlays: readonly Part[], { scale, view, of, around }: BufferRule) {
    this.#view = view ?? { x0: 0, y0: 0, x1: scene.width, y1: scene.height };
    const asked = of ? concerning(scene.things, of, around) : scene.things;
    const things = asked.filter(({ inked }) => overlap(inked.inkBox, this.#view) > 0);
    const { x0, y0, x1, y1 } = this.#view;
    const [width, height] = [sized(x1 - x0, scale), sized(y1 - y0, scale)];
    const isShort = things.every((thing) => numberOf(thing) < SHORT_COVER);
    this.#ids = isShort ? new Uint16Array(width * height) : new Uint32Array(width * height);
    this.#cover = coverOf(this.#ids);
    this.#width = width;
    this.#height = height;
    this.#scale = scale;
    drawIds(flatTexts(things, overlays, this.#cover), { view: this.#view, width, height }, this.#ids);
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
      this.#count(around, numberOf(thing));
    }
  }

  /** Notes what is seen in a box of the raster: everything, or the one thing with the number `only`. */
  #count(box: Box, only?: number): void {
    const ids = this.#ids;
    const cover = this.#cover;
    const found = new Map<number, [number, number, number, number, number]>();
    for (let y = box.y0; y < box.y1; y++) {
      const row = y * this.#width;
      for (let x = box.x0; x < box.x1;) {
        const start = x;
        const value = ids[row + x] ?? 0;
        while (x < box.x1 && ids[row + x] === value) x++;
        if (only === undefined ? value === 0 || value === cover : value !== only) continue;
        const entry = found.get(value - 1);
        if (!entry) found.set(value - 1, [x - start, start, y, x, y + 1]);
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

  seen({ id }: Thing): Seen | undefined {
    return this.#seen.get(id);
  }

  shows({ id }: Thing, x: number, y: number): boolean {
    return this.idAt(x, y) === id;
  }

  idAt(x: number, y: number): number {
    const column = Math.round((x - this.#view.x0) * this.#scale);
    const row = Math.round((y - this.#view.y0) * this.#scale);
    if (column < 0 || column >= this.#width || row < 0 || row >= this.#height) return -1;
    const value = this.#ids[row * this.#width + column] ?? 0;
    return value === this.#cover ? -1 : value - 1;
  }

  countIn(thing: Thing, { x0, y0, x1, y1 }: Box): number {
    const column = (x: number) => Math.round((x - this.#view.x0) * this.#scale);
    const row = (y: number) => Math.round((y - this.#view.y0) * this.#scale);
    const number = numberOf(thing);
    let count = 0;
    for (let y = Math.max(0, row(y0)); y < Math.min(this.#height, row(y1)); y++)
      for (let x = Math.max(0, column(x0)); x < Math.min(this.#width, column(x1)); x++)
        if (this.#ids[y * this.#width + x] === number) count++;
    return count / this.#scale ** 2;
  }
}

const PAD = 8;

/** Picture pixels a thing would show, in all and in its head, if it stood alone and the picture had no edge. */
export function aloneCount({ inked }: Thing, scale: number): { readonly all: number; readonly head: number } {
  const { x0, y0, x1, y1 } = inked.inkBox;
  const view = { x0: x0 - PAD, y0: y0 - PAD, x1: x1 + PAD, y1: y1 + PAD };
  const [width, height] = [sized(view.x1 - view.x0, scale), sized(view.y1 - view.y0, scale)];
  const ids = new Uint16Array(width * height);
  const body = inked.nodes.map((node, i) => flatSvg(node, colour(1), `a${i}-`)).join('');
  drawIds([body], { view, width, height }, ids);
  const box = inked.head;
  let all = 0;
  let head = 0;
  for (let at = 0; at < ids.length; at++) {
    if (ids[at] === 0) continue;
    all++;
    const x = view.x0 + ((at % width) + 0.5) / scale;
    const y = view.y0 + (Math.floor(at / width) + 0.5) / scale;
    if (box && x >= box.x0 && x < box.x1 && y >= box.y0 && y < box.y1) head++;
  }
  return { all: all / scale ** 2, head: head / scale ** 2 };
}
