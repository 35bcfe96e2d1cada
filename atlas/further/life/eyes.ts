/** Where the eyes of somebody are, and the colour of the lids: what differs when the same figure is written with its eyes shut. */
import type { Eyes } from '../../../src/maps/life';
import { bounds, inside, type Box, type Point, type Points } from '../../core/geometry';
import { Pen } from '../../core/pen';
import { Random } from '../../core/random';
import type { Scene } from '../../core/scene';
import type { FigureNode, Node } from '../../core/svg';
import type { Thing } from '../../core/thing';
import type { IdBuffer } from '../../fairness/id-buffer';
import { figure, type FigureOptions } from '../../stage/figure';
import { pathPoints } from './path-points';
import { withShutEyes } from './shut';

/** Smaller than this nobody sees a blink, natural pixels. */
const LEAST = 3;
/** Share of an eye that must show. */
const SEEN = 0.97;
const MOST_EYES = 2;

/** Light falls on a form as the form once more, shifted. */
const PATH = /<path d="([^"]*)" fill="(#[0-9a-f]{6})"(?: transform="translate\((\S+) (\S+)\)")?\/>/g;

const isFigure = (options: object): options is FigureOptions =>
  'spec' in options && typeof options.spec === 'object' && options.spec !== null;

const figureIn = (nodes: readonly Node[]): FigureNode | undefined =>
  nodes.find((node): node is FigureNode => 'figure' in node);

/** The figure of a thing with its eyes shut, in the light of its place. */
function shutFigure(scene: Scene, { options, at, inked, seed }: Thing): FigureNode | undefined {
  const spec = isFigure(options) ? withShutEyes(options.spec) : undefined;
  if (!spec) return undefined;
  const haze = scene.hazeAt(options.depthY ?? at[1]) * (options.hazeFactor ?? 1);
  const place = { haze, warmth: inked.warmth };
  const random = new Random(seed);
  const pen = new Pen({ light: scene.light, random, place });
  scene.plan(figure, at, { ...options, spec }).draw(pen, random);
  return figureIn(pen.finish(options.contourWidth));
}

/** A filled path of a figure's text, in figure units. */
interface Filled {
  readonly text: string;
  readonly colour: string;
  /** Read when asked for: a figure has a hundred forms, and few of them are an eye or what lies under it. */
  readonly points: () => Points;
}

const filledIn = (text: string): Filled[] =>
  [...text.matchAll(PATH)].map(([all, d = '', colour = '', dx = '0', dy = '0']) => ({
    text: all,
    colour,
    points: () => pathPoints(d).map(([x, y]): Point => [x + Number(dx), y + Number(dy)]),
  }));

const textsIn = (text: string): ReadonlySet<string> => new Set(text.match(PATH));

/** Boxes of outlines that meet from left to right, each pair as one; the widest first. */
export function clusters(outlines: readonly Points[]): Box[] {
  const boxes = outlines.map(bounds).toSorted((a, b) => a.x0 - b.x0);
  const found: Box[] = [];
  for (const box of boxes) {
    const last = found.at(-1);
    if (!last || box.x0 > last.x1) found.push(box);
    else
      found[found.length - 1] = {
        x0: last.x0,
        y0: Math.min(last.y0, box.y0),
        x1: Math.max(last.x1, box.x1),
        y1: Math.max(last.y1, box.y1),
      };
  }
  return found.toSorted((a, b) => b.x1 - b.x0 - (a.x1 - a.x0));
}

const middle = ({ x0, y0, x1, y1 }: Box): Point => [(x0 + x1) / 2, (y0 + y1) / 2];

/** Undefined for who has none, has them shut, leans over, or has them behind somebody. */
export function eyesOf(scene: Scene, thing: Thing, buffer: IdBuffer): Eyes | undefined {
  const node = figureIn(thing.inked.nodes);
  const shut = node && node.turn === 0 ? shutFigure(scene, thing) : undefined;
  if (!node || !shut) return undefined;
  const open = filledIn(node.figure.svg({ ids: 'e' }));
  const kept = textsIn(shut.figure.svg({ ids: 'e' }));
  const own = open.flatMap((each) => {
    const points = kept.has(each.text) ? [] : each.points();
    return points.length > 2 ? [{ each, points }] : [];
  });
  const eyes = clusters(own.map(({ points }) => points)).slice(0, MOST_EYES);
  const [first] = eyes;
  if (!first) return undefined;
  // what lies under the eye is painted last before it
  const below = open.slice(
    0,
    open.findIndex((form) => own.some(({ each }) => each === form)),
  );
  const lid = below.findLast((form) => {
    const points = form.points();
    return points.length > 2 && inside(middle(first), points);
  });
  const at = eyes.map(({ x0, y0, x1, y1 }) => {
    const [left, right] = node.flip ? [-x1, -x0] : [x0, x1];
    const box = {
      x0: Math.floor(node.x + left * node.scale),
      y0: Math.floor(node.y + y0 * node.scale),
      x1: Math.ceil(node.x + right * node.scale),
      y1: Math.ceil(node.y + y1 * node.scale),
    };
    return box;
  });
  const isSeen = (eye: Box) => buffer.countIn(thing, eye) >= SEEN * (eye.x1 - eye.x0) * (eye.y1 - eye.y0);
  const isLarge = ({ x0, y0, x1, y1 }: Box) => Math.min(x1 - x0, y1 - y0) >= LEAST;
  if (!lid || !at.every((eye) => isLarge(eye) && isSeen(eye))) return undefined;
  return { lid: lid.colour, at: at.map(({ x0, y0, x1, y1 }) => [x0, y0, x1 - x0, y1 - y0]) };
}
