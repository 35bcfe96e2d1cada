/** Light on what is large: a plane is lighter where the sun comes from, and darker toward its foot on the other side. */
import { area } from './geometry';
import type { Points } from './geometry';
import type { Light } from './light';
import { slopingGradient } from './svg';
import type { Node } from './svg';

/** Id of the gradient in a picture's definitions. */
export const VOLUME = 'volume';

/** Square picture pixels from which on a form of one colour reads as cut paper. */
const LEAST_AREA = 7000;

export const isLarge = (points: Points): boolean => Math.abs(area(points)) >= LEAST_AREA;

export const isVolume = (node: Node): boolean => 'd' in node && node.fill === `url(#${VOLUME})`;

/** The gradient that is laid over every large form, in the colours of the light. */
export function volumeGradient({ key, shadow, night }: Light): string {
  const [lit, shaded] = night ? [0.06, 0.18] : [0.22, 0.24];
  return slopingGradient(
    VOLUME,
    [
      [0, key, lit],
      [0.4, key, 0],
      [0.46, shadow, 0],
      [1, shadow, shaded],
    ],
    [0.12, 0],
    [0.88, 1],
  );
}
