/** The shade of sails stays where the light puts it: the sails turn as if all were lit, and a shade comes and goes on each. */
import type { Motion } from '../../../../src/maps/machines';
import { channels } from '../../../core/colour';
import { TAU } from '../../../core/geometry';
import type { Node } from '../../../core/svg';
import { isContour, isPath, pointsOf } from './divided';
import { marksOf, type Part } from './part';
import type { Shot } from './shots';

/** How dark the shade's own colour is, as a share of the cloth in the shade: the darker, the less of it is laid on. */
const DEPTH = 0.3;
/** Cloth that is less darker, of 765, is no shade but the picture's own unevenness. */
const LEAST = 9;

/** The colours of a cloth in the light and in the shade. */
interface Cloth {
  readonly lit: string;
  readonly dark: string;
}

interface Sail {
  readonly fill: string;
  /** Where its middle is about the hub at rest, radians as it turns. */
  readonly angle: number;
}

/** Angle about the hub at which a turning part holds a point: as if looked at from the front. */
export function angleOf({ hub, linear }: Motion, [px, py]: readonly [number, number]): number {
  const [x, y] = [px - (hub[0] ?? 0), py - (hub[1] ?? 0)];
  const [a = 0, , c = 1] = linear;
  const far = y / c;
  return Math.atan2(far, x - far * a);
}

const sizeOf = (points: readonly (readonly [number, number])[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [u, v] = points[(i + 1) % points.length] ?? [x, y];
      return sum + x * v - u * y;
    }, 0),
  ) / 2;

/** The large forms of a part, as they follow each other about the hub. */
function sailsOf(nodes: readonly Node[], motion: Motion): readonly Sail[] {
  const forms = nodes.flatMap((node) => {
    if (!isPath(node) || isContour(node) || !node.fill?.startsWith('#')) return [];
    const points = pointsOf(node.d);
    return [{ fill: node.fill, points, size: sizeOf(points) }];
  });
  const largest = Math.max(...forms.map(({ size }) => size));
  return forms
    .filter(({ size }) => size > largest / 2)
    .map(({ fill, points }) => {
      const middle = [0, 1].map(
        (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
      );
      return { fill, angle: angleOf(motion, [middle[0] ?? 0, middle[1] ?? 0]) };
    });
}

const brightness = (fill: string): number =>
  channels(`#${fill.slice(1)}`).reduce((sum, each) => sum + each, 0);

/** The two colours of one cloth; undefined where its sails are all alike, or of more colours. */
function clothOf(sails: readonly Sail[]): Cloth | undefined {
  const [lit, dark, more] = [...new Set(sails.map(({ fill }) => fill))].toSorted(
    (a, b) => brightness(b) - brightness(a),
  );
  return lit === undefined || dark === undefined || more !== undefined ? undefined : { lit, dark };
}

const filled =
  (fills: ReadonlyMap<string, string>) =>
  (node: Node): Node =>
    isPath(node) && node.fill !== undefined && fills.has(node.fill)
      ? { ...node, fill: fills.get(node.fill) }
      : node;

export interface Shaded {
  readonly lit: (node: Node) => Node;
  readonly dark: (node: Node) => Node;
  /** So many times as strong as its angle makes it a shade lies on a sail, and never more than whole. */
  readonly steep: number;
  /** For each sail its middle at rest, and how far it is beyond where it is darkest, radians. */
  readonly sails: readonly { readonly angle: number; readonly shade: number }[];
}

/** How the sails of a part are lit, which are of so many cloths by turns; undefined where all of a cloth are alike. */
export function shadedOf(nodes: readonly Node[], part: Part, count = 1): Shaded | undefined {
  const sails = sailsOf(marksOf(nodes, part), part.motion);
  const cloths = Array.from({ length: count }, (_, which) =>
    clothOf(sails.filter((__, i) => i % count === which)),
  );
  const all = cloths.flatMap((cloth) => cloth ?? []);
  if (all.length < count) return undefined;
  const dark = sails.filter(({ fill }) => all.some((cloth) => cloth.dark === fill));
  const sum = (part: (angle: number) => number) => dark.reduce((total, { angle }) => total + part(angle), 0);
  const darkest = Math.atan2(sum(Math.sin), sum(Math.cos));
  // at rest whoever is in the shade is wholly in it
  const steep = 1 / Math.max(0.2, Math.min(...dark.map(({ angle }) => Math.cos(angle - darkest))));
  return {
    lit: filled(new Map(all.map((cloth) => [cloth.dark, cloth.lit]))),
    dark: filled(new Map(all.map((cloth) => [cloth.lit, cloth.dark]))),
    steep: Math.round(steep * 100) / 100,
    sails: sails.map(({ angle }) => ({ angle, shade: angle - darkest })),
  };
}

/** What laid on the lit picture makes it the dark one, of one sail alone: of all pixels those that are nearest to its middle. */
export function shadeOf(lit: Shot, dark: Shot, motion: Motion, angle: number, count: number): Shot {
  const data = Buffer.alloc(lit.data.length);
  for (let i = 0; i < data.length / 4; i++) {
    const at = i * 4;
    if ((lit.data[at + 3] ?? 0) < 250) continue;
    const parts = [0, 1, 2].map((part) => [lit.data[at + part] ?? 0, dark.data[at + part] ?? 0] as const);
    const less = parts.reduce((sum, [light, shade]) => sum + light - shade, 0);
    if (less < LEAST) continue;
    const x = lit.box.x0 + (i % lit.width) + 0.5;
    const y = lit.box.y0 + Math.floor(i / lit.width) + 0.5;
    const beside = angleOf(motion, [x, y]) - angle;
    if (Math.abs(beside - Math.round(beside / TAU) * TAU) > Math.PI / count) continue;
    const all = parts.reduce((sum, [light, shade]) => sum + light - DEPTH * shade, 0);
    for (const [part, [, shade]] of parts.entries()) data[at + part] = Math.round(DEPTH * shade);
    data[at + 3] = Math.round((255 * less) / all);
  }
  return { ...lit, data };
}
