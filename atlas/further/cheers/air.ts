/** What the finish of a picture, its sun and its dark edges, makes of a colour somewhere on it. */
import { Resvg } from '@resvg/resvg-js';
import { composeSvg, type Finish } from '../../core/compose';
import { clamp, type Point } from '../../core/geometry';
import type { Scene } from '../../core/scene';
import type { Inked, Thing } from '../../core/thing';
import { NO_GROUND, sheet, whileInked } from '../life/turning/shots';

/** The finish is soft: so many pixels across a whole picture tell it. */
const ACROSS = 384;

/** What becomes of red, green and blue, 0 to 255 each: so much is there, and so much of the colour is added, from 0 to 1. */
export interface Air {
  readonly there: readonly number[];
  readonly own: readonly number[];
}

/** Light and shade lie on black as they lie on white: between the two every colour is known. */
export function airOver(scene: Scene, finish: Finish): (at: Point) => Air {
  const { width, height } = scene;
  const [first] = scene.things;
  const taken = (fill: string): Uint8Array => {
    const inked = new Map<Thing, Inked>(
      scene.things.map((thing) => {
        const nodes = thing === first ? [sheet({ x0: 0, y0: 0, x1: width, y1: height }, fill)] : [];
        return [thing, { ...thing.inked, nodes, glows: [] }];
      }),
    );
    const svg = whileInked(inked, () =>
      composeSvg(scene, { backdrop: [], ground: NO_GROUND, isShadowless: true, overlays: [], finish }),
    );
    return new Resvg(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: ACROSS },
    }).render().pixels;
  };
  const [black, white] = [taken('#000000'), taken('#ffffff')];
  const down = Math.round((ACROSS * height) / width);
  return ([x, y]) => {
    const column = clamp(Math.floor((x / width) * ACROSS), 0, ACROSS - 1);
    const row = clamp(Math.floor((y / height) * down), 0, down - 1);
    const at = (row * ACROSS + column) * 4;
    const there = [0, 1, 2].map((part) => black[at + part] ?? 0);
    return { there, own: there.map((dark, part) => ((white[at + part] ?? 0) - dark) / 255) };
  };
}
