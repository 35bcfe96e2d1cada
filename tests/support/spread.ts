/** Spots of a picture that a test looks at: even, and the same each time. */

/** Points spread evenly over a map, the same each time. */
export const spread = (count: number, width: number, height: number) =>
  Array.from({ length: count }, (_, i) => ({
    x: ((i * 0.754877666) % 1) * width,
    y: ((i * 0.569840291) % 1) * height,
  }));
