/**
 * Puts our own sines and the like in the place of the engine's, for as long as the process or the worker lives: the 22
 * levels are drawn with the engine's own, and keep their bytes. Whatever draws a map from a seed imports this before all
 * else, since modules of the atlas reckon while they load.
 */
import { acos, atan, atan2, cbrt, cos, hypot, pow, sin, tan } from '../core/maths';

/**
 * The functions that engines round each in their own way; all else that the atlas asks of `Math` is exact. Powers
 * become `pow` in bundles.
 */
export const OWN = { acos, atan, atan2, cbrt, cos, hypot, pow, sin, tan } as const;

Object.assign(Math, OWN);
