/** The studio with its name set by eye: in equal cells the narrow I stood alone between two gaps. */
import { letters } from '../../../core/lettering';
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { studio } from './studio';
import type { StudioOptions } from './studio';

/** The radius of the bottle on which the label lies. */
const R = 230;

/** Each letter's middle along the label, world units. */
const NAME = [
  ['S', -108],
  ['T', -66],
  ['U', -23],
  ['D', 21],
  ['I', 57],
  ['O', 94],
] as const;

function name(pen: Pen, frame: Frame, label: string): void {
  const at = (u: number, z: number): Point => frame.at(u, Math.sqrt(Math.max(0, R * R - u * u)) + 4, z);
  const along = [-144, -96, -48, 0, 48, 96, 144] as const;
  pen.tint([...along.map((u) => at(u, 242)), ...along.toReversed().map((u) => at(u, 302))], label, {
    edge: 'straight',
  });
  for (const [letter, s] of NAME)
    letters(pen, { at }, letter, { s, z: 252, height: 42, colour: '#e2604a', width: 3 });
}

export const namedStudio: ThingKind<StudioOptions> = {
  ...studio,
  draw(pen, frame, options, random) {
    studio.draw(pen, frame, options, random);
    name(pen, frame, options.label ?? '#fff6e2');
  },
};
