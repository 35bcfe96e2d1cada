/** Stacks the layers of a finished scene into one SVG document. */
import { overlap } from './geometry';
import type { Box, Point } from './geometry';
import { GLOWS } from './glow';
import { standingReach } from './painted';
import type { Scene } from './scene';
import { SHADOW_LAYERS, shadowPath } from './shadow';
import { documentSvg, nodeSvg, radialGradient } from './svg';
import type { Layer, Node } from './svg';
import type { Inked } from './thing';
import { volumeGradient } from './volume';

/** A finished part of the picture: what it draws, and the gradients that needs. */
export interface Part {
  readonly nodes: readonly Node[];
  readonly defs: readonly string[];
  /** What far land it shows, so that a tap there is not answered as the sky's; absent where it is sky. */
  readonly far?: 'green' | 'built';
}

/** Broad shadows multiplied over everything: the picture's large pattern of light and dark. */
export interface Washes {
  readonly colour: string;
  readonly opacity: number;
  /** Ellipses in picture pixels; the opacity of one may be its own. */
  readonly at: readonly (readonly [x: number, y: number, rx: number, ry: number, opacity?: number])[];
}

/** The last wash: light in the middle, darker corners. It ties the parts together. */
export interface Finish {
  readonly vignette?: string;
  readonly vignetteOpacity?: number;
  readonly sun?: string;
  /** Shares of the picture. */
  readonly sunAt?: Point;
  readonly sunOpacity?: number;
  readonly washes?: Washes;
}

const write = (nodes: readonly Node[], ids: string) =>
  nodes.map((node, i) => nodeSvg(node, `${ids}${i}-`)).join('\n');

function lampDefs(): string[] {
  return Object.entries(GLOWS).flatMap(([name, colour]) => [
    radialGradient(`glow-${name}`, [
      [0, colour, 0.62],
      [0.25, colour, 0.32],
      [0.6, colour, 0.1],
      [1, colour, 0],
    ]),
    radialGradient(`pool-${name}`, [
      [0, colour, 0.5],
      [0.35, colour, 0.3],
      [0.7, colour, 0.1],
      [1, colour, 0],
    ]),
  ]);
}

function washes({ colour, opacity: usual, at }: Washes, defs: string[]): Node[] {
  return at.map(([x, y, rx, ry, opacity = usual], i) => {
    defs.push(
      radialGradient(`wash${i}`, [
        [0, colour, opacity],
        [0.55, colour, opacity * 0.75],
        [0.8, colour, opacity * 0.3],
        [1, colour, 0],
      ]),
    );
    return { ellipse: [x, y, rx, ry], fill: `url(#wash${i})` };
  });
}

function finishing({ width, height }: Scene, finish: Finish, defs: string[]): Node[] {
  const { vignette, vignetteOpacity = 0.4, sun, sunAt = [0.5, 0.5], sunOpacity = 0.3 } = finish;
  const nodes: Node[] = [];
  if (sun) {
    defs.push(
      radialGradient('sunwash', [
        [0, sun, sunOpacity],
        [0.5, sun, sunOpacity * 0.45],
        [1, sun, 0],
      ]),
    );
    nodes.push({
      ellipse: [width * sunAt[0], height * sunAt[1], width * 0.55, height * 0.5],
      fill: 'url(#sunwash)',
    });
  }
  if (!vignette) return nodes;
  defs.push(
    radialGradient('vignette', [
      [0, vignette, 0],
      [0.62, vignette, 0],
      [0.85, vignette, vignetteOpacity * 0.45],
      [1, vignette, vignetteOpacity],
    ]),
  );
  const [rx, ry] = [width * 0.72, height * 0.74];
  const outside = `M0 0H${width}V${height}H0ZM${width / 2 - rx} ${height / 2}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
  nodes.push(
    { ellipse: [width / 2, height / 2, rx, ry], fill: 'url(#vignette)' },
    { d: outside, fill: vignette, opacity: vignetteOpacity, rule: 'evenodd' },
  );
  return nodes;
}

/** The lights in the air around the lamps of a thing, as they are painted over it. */
export const glowNodes = ({ glows }: Pick<Inked, 'glows'>): Node[] =>
  glows.map(({ x, y, radius, colour, strength }) => ({
    ellipse: [x, y, radius, radius],
    fill: `url(#glow-${colour})`,
    opacity: strength,
  }));

export interface Composition {
  readonly backdrop: readonly Part[];
  readonly ground: Part;
  /** Drawn above all things; they count as cover. */
  readonly overlays: readonly Part[];
  readonly finish: Finish;
  /** Nobody casts a shadow: what lies under all things is a sheet that would cover them. */
  readonly isShadowless?: boolean;
  /** Drawn over one thing, told by its seed, and so below whatever stands before that thing. */
  readonly guest?: { readonly on: string; readonly nodes: readonly Node[] };
}

/**
 * The whole picture as SVG text. With `within`, in picture pixels, things that do not touch these boxes are left out:
 * the picture is right inside the boxes alone, to the byte, and painted much faster.
 */
export function composeSvg(
  scene: Scene,
  { backdrop, ground, overlays, finish, guest, isShadowless = false }: Composition,
  within?: readonly Box[],
): string {
  const { width, height, light, things } = scene;
  const defs = [...backdrop, ground, ...overlays].flatMap((part) => part.defs);
  defs.push(...lampDefs(), volumeGradient(light));
  const casting = things.filter(({ shadow }) => shadow);
  const shadows = (isShadowless ? [] : SHADOW_LAYERS).map(({ reach, opacity }): Node => ({
    d: casting.map((thing) => shadowPath(thing, reach)).join(''),
    fill: light.shadow,
    opacity: light.shadowOpacity * opacity,
  }));
  const pools: Node[] = light.night
    ? scene.lamps.map(({ x, y, reach, colour }) => ({
        ellipse: [x, y, reach * 1.15, reach * 0.6],
        fill: `url(#pool-${colour})`,
      }))
    : [];
  const wanted = within
    ? things.filter((thing) => within.some((box) => overlap(box, standingReach(thing)) > 0))
    : things;
  const standing = wanted.map(({ id, seed, inked }) => {
    const visiting = guest?.on === seed ? guest.nodes : [];
    return write([...inked.nodes, ...visiting, ...glowNodes(inked)], `t${id}-`);
  });
  const layers: Layer[] = [
    {
      name: 'backdrop',
      body: write(
        backdrop.flatMap(({ nodes }) => nodes),
        'b',
      ),
    },
    { name: 'ground', body: write(ground.nodes, 'g') },
    { name: 'pools', body: write(pools, 'p') },
    {
      name: 'shadows',
      body: write(shadows, 's'),
    },
    { name: 'things', body: standing.join('\n') },
    {
      name: 'overlays',
      body: write(
        overlays.flatMap(({ nodes }) => nodes),
        'o',
      ),
    },
    { name: 'washes', body: write(finish.washes ? washes(finish.washes, defs) : [], 'w'), blend: 'multiply' },
    { name: 'finish', body: write(finishing(scene, finish, defs), 'f') },
  ];
  return documentSvg(width, height, defs, layers);
}
