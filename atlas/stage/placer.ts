/** Landmarks are placed one by one: a short way to say what stands where. */
import type { Scene } from '../core/scene';
import type { Placement, Thing, ThingKind } from '../core/thing';

/** Adds things to a scene at spots of the picture. */
export const placer =
  (scene: Scene) =>
  <O extends object>(kind: ThingKind<O>, x: number, y: number, options: NoInfer<O> & Placement): Thing =>
    scene.add(kind, [x, y], options);
