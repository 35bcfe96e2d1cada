/** Smooth value noise as a pure function of (x, y, seed): coast lines, blotches, gathered grass. */

const lattice = (x: number, y: number, seed: number) => {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 2147483647);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return (((h ^ (h >>> 16)) >>> 0) / 4294967296) * 2 - 1;
};
const ease = (t: number) => t * t * (3 - 2 * t);

/** Noise in [-1, 1]. */
export function noise(x: number, y = 0, seed = 0): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const u = ease(x - ix);
  const v = ease(y - iy);
  const top = lattice(ix, iy, seed) * (1 - u) + lattice(ix + 1, iy, seed) * u;
  const bottom = lattice(ix, iy + 1, seed) * (1 - u) + lattice(ix + 1, iy + 1, seed) * u;
  return top * (1 - v) + bottom * v;
}

/** Several octaves of noise, still about [-1, 1]. */
export function fractal(x: number, y = 0, seed = 0, octaves = 3): number {
  let sum = 0;
  let size = 0.6;
  let step = 1;
  for (let i = 0; i < octaves; i++, size *= 0.5, step *= 2) sum += size * noise(x * step, y * step, seed + i);
  return sum;
}
