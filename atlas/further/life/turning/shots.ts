/** Takes pictures of a few things of a scene, by the light of the whole map: cut out, alone, or with what is before them. */
import { Resvg } from '@resvg/resvg-js';
import { composeSvg, type Composition } from '../../../core/compose';
import type { Box } from '../../../core/geometry';
import type { Scene } from '../../../core/scene';
import { nodeSvg, type Node } from '../../../core/svg';
import type { Inked, Thing } from '../../../core/thing';

/** Whole picture pixels, red, green, blue and alpha a byte each. */
export interface Shot {
  readonly box: Box;
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const ROOT = /^<svg [^>]*>/;

/** The renderer stumbles over layers two canvases before a canvas or three behind: none is smaller, picture pixels. */
const LEAST_CANVAS = 1300;
/** So far before the edge of a picture its layers may begin, picture pixels. */
const BEFORE_EDGE = 200;

/** Pixels across (or down) of a canvas from `start` on that no layer of the picture lies too far from. */
const canvasFrom = (start: number, end: number) =>
  Math.max(LEAST_CANVAS, end - start, Math.ceil((start + BEFORE_EDGE) / 2));

/** A part of a larger shot. */
export function partOf({ box: whole, width: across, data }: Shot, box: Box): Shot {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const rows = Array.from({ length: height }, (_, row) => {
    const start = (box.y0 - whole.y0 + row) * across + box.x0 - whole.x0;
    return data.subarray(start * 4, (start + width) * 4);
  });
  return { box, width, height, data: Buffer.concat(rows) };
}

/** What lies over all of a picture: each of these takes the renderer longer than all the marks of a part. */
const OVER_ALL =
  /<ellipse cx="([^"]+)" cy="([^"]+)" rx="([^"]+)" ry="([^"]+)" fill="url\(#(wash\d+|sunwash|vignette)\)"\/>/g;

/**
 * The same light and shade painted within a box of the picture alone: their edges lie outside the picture, or end in nothing.
 * Two points keep the box of the whole ellipse, by which its gradient lies.
 */
function overBox(svg: string, { x0, y0, x1, y1 }: Box): string {
  return svg.replace(OVER_ALL, (_, ...[cx, cy, rx, ry, fill]: readonly string[]) => {
    // the renderer counts in single precision
    const [x = 0, y = 0, across = 0, down = 0] = [cx, cy, rx, ry].map((each) => Math.fround(Number(each)));
    const [left, top] = [Math.fround(x - across), Math.fround(y - down)];
    const [right, bottom] = [Math.fround(x + across), Math.fround(y + down)];
    const [from, to] = [Math.max(x0, left), Math.min(x1, right)];
    const within = `M${from} ${Math.max(y0, top)}H${to}V${Math.min(y1, bottom)}H${from}Z`;
    return `<path d="M${left} ${top}ZM${right} ${bottom}Z${within}" fill="url(#${fill})"/>`;
  });
}

/**
 * A part of a picture; `svg` is the whole one. `isAlone` tells that nothing is in it but what the box holds: no layer lies
 * far from it then.
 */
export function shot(svg: string, box: Box, isAlone = false): Shot {
  const { x0, y0 } = box;
  const [width, height] = isAlone
    ? [box.x1 - x0, box.y1 - y0]
    : [canvasFrom(x0, box.x1), canvasFrom(y0, box.y1)];
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x0} ${y0} ${width} ${height}">`;
  const { pixels: data } = new Resvg(overBox(svg.replace(ROOT, root), box), {
    font: { loadSystemFonts: false },
  }).render();
  return partOf({ box: { x0, y0, x1: x0 + width, y1: y0 + height }, width, height, data }, box);
}

/** Runs it while things are drawn in another way; they are as before when it ends. */
export function whileInked<Result>(inked: ReadonlyMap<Thing, Inked>, run: () => Result): Result {
  const before = [...inked.keys()].map((thing) => [thing, thing.inked] as const);
  try {
    for (const [thing, its] of inked) thing.inked = its;
    return run();
  } finally {
    for (const [thing, its] of before) thing.inked = its;
  }
}

/** A sheet of one colour as large as the box. */
export const sheet = ({ x0, y0, x1, y1 }: Box, fill: string): Node => ({
  d: `M${x0} ${y0}L${x1} ${y0}L${x1} ${y1}L${x0} ${y1}Z`,
  fill,
});

type Over = Pick<Composition, 'finish' | 'overlays' | 'guest'>;

/** What lies under everything else. */
export const NO_GROUND = { nodes: [], defs: [] };

/**
 * The same picture on black and on white: a sheet, then `nodes` in place of a thing, then what of the scene is in front
 * of it if `over` has any. Throws where the sheet is not in the picture.
 */
export function onBoth(
  scene: Scene,
  thing: Thing,
  nodes: readonly Node[],
  box: Box,
  over: Over,
  isFrontShown: boolean,
): readonly [black: Shot, white: Shot] {
  const at = scene.things.indexOf(thing);
  const [black, white] = [sheet(box, '#000000'), sheet(box, '#ffffff')];
  const inked = new Map<Thing, Inked>(
    scene.things.map((each, index) => {
      const isShown = isFrontShown && index > at;
      // light in the air of others hides nothing
      return [each, { ...each.inked, nodes: isShown ? each.inked.nodes : [], glows: [] }] as const;
    }),
  );
  // its own light lies on all of it, on the sheet alone as well
  inked.set(thing, { ...thing.inked, nodes: [black, ...nodes] });
  const { finish, overlays, guest } = over;
  const front = isFrontShown ? { overlays, ...(guest && { guest }) } : { overlays: [] };
  const onBlack = whileInked(inked, () =>
    composeSvg(scene, { backdrop: [], ground: NO_GROUND, isShadowless: true, finish, ...front }, [box]),
  );
  // the sheet is the first mark of all, and nothing else is another one on white
  const onWhite = onBlack.replace(nodeSvg(black, ''), nodeSvg(white, ''));
  if (onWhite === onBlack) throw new Error('no sheet lies under what is cut out');
  return [shot(onBlack, box, !isFrontShown), shot(onWhite, box, !isFrontShown)];
}
