/** The marks of a thing that is drawn otherwise, in the light and at the place of the one that stands there. */
import { clamp, type Box } from '../core/geometry';
import { Pen } from '../core/pen';
import { Random } from '../core/random';
import type { Scene } from '../core/scene';
import type { Node } from '../core/svg';
import type { Thing } from '../core/thing';

export interface Anew {
  readonly nodes: readonly Node[];
  /** Extent of everything drawn, on the picture. */
  readonly box: Box;
}

/** `change` overrides its options. */
export function drawnAnew(scene: Scene, thing: Thing, change: object): Anew {
  const { at, options, scale, inked, seed } = thing;
  const haze = scene.hazeAt(options.depthY ?? at[1]) * (options.hazeFactor ?? 1);
  const random = new Random(`${scene.random.seed}/${seed}`);
  const pen = new Pen({
    light: scene.light,
    random,
    place: { haze, warmth: inked.warmth },
    weight: clamp(scale, 0.6, 1.25),
  });
  thing.replan(at, change).draw(pen, random);
  return { nodes: pen.finish(options.contourWidth), box: pen.box };
}
