/** Where a machine's part is at a time: what the atlas makes room for, and what the living picture draws. */
import type { Motion } from './machines';

const TURN = 2 * Math.PI;

/** What a canvas is transformed by; natural pixels are the units. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

const STILL: Matrix = [1, 0, 0, 1, 0, 0];

/**
 * Share of a whole turn, or of once there and back, after so many seconds: from 0 up to 1. A hand stands on its ticks; what
 * rests stays at 0.
 */
export function shareAt({ kind, seconds, ticks }: Motion, gone: number): number {
  if (kind === 'rest') return 0;
  const turns = gone / seconds;
  const share = turns - Math.floor(turns);
  return ticks === undefined ? share : Math.floor(share * ticks + 1e-9) / ticks;
}

/** How a part lies at a share of its motion; as the picture shows it at 0. */
export function poseAt({ kind, hub, linear, by, phase = 0 }: Motion, share: number): Matrix {
  if (kind === 'rest') return STILL;
  const [x = 0, y = 0] = hub;
  const [p = 0, q = 0, r = 0, s = 0] = linear;
  const [u = 0, v = 0] = by ?? [];
  if (kind === 'sway') {
    const swing = Math.sin(TURN * share + phase) - Math.sin(phase);
    const [a, b, c, d] = [1 + swing * p, swing * r, swing * q, 1 + swing * s];
    return [a, b, c, d, x - a * x - c * y + swing * u, y - b * x - d * y + swing * v];
  }
  const [cos, sin] = [Math.cos(TURN * share), Math.sin(TURN * share)];
  const [a, b, c, d] = [cos + sin * p, sin * r, sin * q, cos + sin * s];
  if (kind === 'ride') {
    const [across, down] = [u - x, v - y];
    return [1, 0, 0, 1, a * across + c * down - across, b * across + d * down - down];
  }
  return [a, b, c, d, x - a * x - c * y, y - b * x - d * y];
}

/** Where a pose puts a point. */
export const posedPoint = (
  [a, b, c, d, e, f]: Matrix,
  [x, y]: readonly [number, number],
): readonly [number, number] => [a * x + c * y + e, b * x + d * y + f];

/** How much of a shade is seen at a share of a turn, 0 to 1: light falls from one side, however a part is turned. */
export const shadeAt = (shade: number, share: number, steep = 1): number =>
  Math.min(1, Math.max(0, steep * Math.cos(TURN * share + shade)));
