/** The ground: a stack of patches painted far-hazy to near-rich, and the answer to "what lies at this point?". */
import { area, bounds, clamp, inside, nth, range, resample } from '../core/geometry';
import type { Box, Point, Points } from '../core/geometry';
import type { Light, Material, Place } from '../core/light';
import { noise } from '../core/noise';
import { curve, polygon as polygonPath, polyline } from '../core/path';
import type { Random } from '../core/random';
import type { Scene } from '../core/scene';
import { linearGradient, radialGradient } from '../core/svg';
import type { Node } from '../core/svg';
import { broken } from './shapes';

const BANDS = 5;

interface Patch {
  readonly kind: string;
  readonly polygon: Points;
  readonly box: Box;
}

/** Marks drawn on a patch, or its edge. */
export type Texture = (ground: Ground, polygon: Points, material: string) => void;
export type Edge = (ground: Ground, polygon: Points) => void;

export interface MarkOptions {
  readonly width?: number;
  readonly colour?: Material;
  readonly tone?: number;
  readonly opacity?: number;
  readonly smooth?: boolean;
}

export class Ground {
  readonly light: Light;
  readonly random: Random;
  readonly nodes: Node[] = [];
  readonly #patches: Patch[] = [];
  readonly #gradients = new Map<string, string>();
  readonly #defs: string[] = [];
  /** Where no mark is made while an edge is drawn: the mouths of other ways. */
  #mouths: readonly Points[] = [];

  constructor(readonly scene: Scene) {
    this.light = scene.light;
    this.random = scene.random.fork('ground');
  }

  get defs(): readonly string[] {
    return [...this.#gradients.values(), ...this.#defs];
  }

  /** Lays a patch over what is there. `edge` is drawn last, how this surface meets the one below. */
  lay(
    kind: string,
    polygon: Points,
    {
      material,
      texture,
      edge,
      drawn = polygon,
      joins = [],
    }: {
      readonly material: string;
      readonly texture?: Texture;
      readonly edge?: Edge;
      /** What is seen of it where that is less: nothing grows on the banks of a spring. */
      readonly drawn?: Points;
      /** What it runs into: neither an edge nor the end of a way is drawn across a mouth. */
      readonly joins?: readonly Points[];
    },
  ): void {
    this.#patches.push({ kind, polygon, box: bounds(polygon) });
    this.nodes.push({ d: polygonPath(drawn), fill: this.#gradient(material), opacity: 1 });
    texture?.(this, drawn, material);
    this.#mouths = joins;
    edge?.(this, drawn);
    this.#mouths = [];
  }

  /** What lies on top at a picture point. */
  kindAt(point: Point): string | undefined {
    const [x, y] = point;
    return this.#patches.findLast(
      ({ polygon, box }) =>
        x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1 && inside(point, polygon),
    )?.kind;
  }

  /** Throws on a kind of ground that was never laid: a misspelt one would leave a picture empty without a word. */
  expect(kinds: readonly string[]): void {
    const laid = new Set(this.#patches.map(({ kind }) => kind));
    const unknown = kinds.find((kind) => !laid.has(kind));
    if (unknown !== undefined) throw new Error(`no ground "${unknown}"; laid: ${[...laid].join(', ')}`);
  }

  #place(y: number): Place {
    return { haze: this.scene.hazeAt(y), warmth: 0 };
  }

  paint(material: Material, y: number, tone = 0): string {
    return this.light.paint(material, tone, this.#place(y));
  }

  /** A vertical gradient of one material from the horizon to the front edge, shared by all patches. */
  #gradient(material: string): string {
    const { horizon, height } = this.scene;
    const id = `g${material.slice(1)}`;
    if (!this.#gradients.has(id)) {
      const stops = range(6).map((i): readonly [number, string] => [
        i / 5,
        this.paint(material, horizon + ((height - horizon) * i) / 5),
      ]);
      this.#gradients.set(id, linearGradient(id, stops, [horizon, height]));
    }
    return `url(#${id})`;
  }

  /**
   * Visits a jittered grid over a polygon; `spacing` in world units, thinned by noise of `size` picture pixels
   * so that marks gather in groups.
   */
  scatter(
    polygon: Points,
    spacing: number,
    visit: (point: Point, scale: number) => void,
    {
      gather = 0,
      seed = 1,
      size = 260,
    }: { readonly gather?: number; readonly seed?: number; readonly size?: number } = {},
  ): void {
    const { x0, y0, x1, y1 } = bounds(polygon);
    const { width, height, horizon } = this.scene;
    for (let y = Math.max(y0, horizon - 40); y < Math.min(y1, height + 20);) {
      const step = spacing * this.scene.scaleAt(y);
      for (let x = Math.max(x0, -20) + this.random.next() * step; x < Math.min(x1, width + 20); x += step) {
        const point: Point = [x + this.random.jitter(step * 0.5), y + this.random.jitter(step * 0.28)];
        const gathered = noise(point[0] / size, (point[1] * 2) / size, seed) >= gather;
        if (gathered && inside(point, polygon)) visit(point, this.scene.scaleAt(point[1]));
      }
      y += step * 0.55;
    }
  }

  /** Paths gathered by depth band, one node a band: thousands of marks, five nodes. */
  #banded(
    list: readonly Points[],
    path: (points: Points) => string,
    node: (d: string, y: number) => Node,
  ): void {
    const { horizon, height } = this.scene;
    const bands = range(BANDS).map(() => '');
    for (const points of list) {
      const [, y] = nth(points, 0);
      const band = clamp(Math.floor(((y - horizon) / (height - horizon)) * BANDS), 0, BANDS - 1);
      bands[band] += path(points);
    }
    bands.forEach((d, band) => {
      const y = horizon + ((band + 0.5) / BANDS) * (height - horizon);
      if (d) this.nodes.push(node(d, y));
    });
  }

  readonly #isInMouth = (point: Point): boolean => this.#mouths.some((mouth) => inside(point, mouth));

  /** The parts of lines that no mouth swallows. */
  #outside(list: readonly Points[]): readonly Points[] {
    if (this.#mouths.length === 0) return list;
    return list
      .flatMap((line) =>
        line.reduce<Point[][]>(
          (parts, point) => {
            if (this.#isInMouth(point)) parts.push([]);
            else nth(parts, -1).push(point);
            return parts;
          },
          [[]],
        ),
      )
      .filter((part) => part.length > 1);
  }

  /** Ink lines. */
  inkMarks(list: readonly Points[], options: MarkOptions = {}): void {
    const { width = 2, colour, tone = 0, opacity = 0.75, smooth = false } = options;
    this.#banded(this.#outside(list), smooth ? (points) => curve(points) : polyline, (d, y) => ({
      d,
      stroke: colour ? this.paint(colour, y, tone) : this.light.inkAt(this.#place(y)),
      width: width * this.scene.scaleAt(y),
      opacity,
    }));
  }

  /** Filled marks of one material. */
  fillMarks(
    list: readonly Points[],
    material: Material,
    options: MarkOptions & { readonly ink?: number } = {},
  ): void {
    const { tone = 0, opacity = 1, smooth = true, ink = 0 } = options;
    const kept = list.filter((points) => !this.#isInMouth(nth(points, 0)));
    this.#banded(kept, smooth ? (points) => curve(points, true) : polygonPath, (d, y) => ({
      d,
      fill: this.paint(material, y, tone),
      opacity,
      ...(ink ? { stroke: this.light.inkAt(this.#place(y)), width: ink * this.scene.scaleAt(y) } : {}),
    }));
  }

  /** A broad patch of light on the ground, under all things: figures on it stand out darker. */
  sunPatch([x, y]: Point, rx: number, ry: number, colour: string, opacity = 0.5): void {
    const id = `sun${this.#defs.length}`;
    const stops = [
      [0, colour, opacity],
      [0.6, colour, opacity * 0.6],
      [1, colour, 0],
    ] as const;
    this.#defs.push(radialGradient(id, stops));
    this.nodes.push({ ellipse: [x, y, rx, ry], fill: `url(#${id})` });
  }

  /** The polygon's border as separate strokes, `offset` world units inside it. */
  border(polygon: Points, gaps?: Parameters<typeof broken>[2], offset = 0): Point[][] {
    const border = resample(polygon, 9, true);
    return broken(offset ? this.within(border, offset) : border, this.random, gaps);
  }

  /** A border moved inwards by world units along its own normals; a point that would leave the area stays on the border. */
  within(border: Points, offset: number): Point[] {
    const side = area(border) > 0 ? -1 : 1;
    const count = border.length;
    return border.map((point, i): Point => {
      const [before, after] = [nth(border, (i + count - 3) % count), nth(border, (i + 3) % count)];
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
      const far = (side * offset * this.scene.scaleAt(point[1])) / (Math.hypot(dx, dy) || 1);
      const moved: Point = [point[0] + dy * far, point[1] - dx * far * 0.7];
      return inside(moved, border) ? moved : point;
    });
  }
}
