/** What hangs into the picture from above: a near, dark frame for the far view. */
import type { Part } from '../core/compose';
import type { Scene } from '../core/scene';
import { Pen } from '../core/pen';
import { raceme } from '../things/nature/hanging-trees';
import { arc } from '../core/geometry';

/** Wisteria hanging into the picture from above: a near, dark frame for the far view. */
export function hangingWisteria(
  scene: Scene,
  {
    spans,
    flower = '#9a7ad6',
    leaf = '#5f8a58',
    size = 1.8,
    drop = 300,
  }: {
    readonly spans: readonly (readonly [number, number, 'start' | 'end'])[];
    readonly flower?: string;
    readonly leaf?: string;
    readonly size?: number;
    readonly drop?: number;
  },
): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('hanging'), weight: 1.5 });
  const { random } = pen;
  for (const [x0, x1, deepEnd] of spans) {
    const steps = Math.round(Math.abs(x1 - x0) / 62);
    const at = (t: number) => x0 + (x1 - x0) * t;
    pen.stroke(
      [
        [at(0), -10],
        [at(0.35), 36],
        [at(0.7), 18],
        [at(1), 70],
      ],
      46,
      { colour: '#5f4a48', from: 0.9, to: 0.1 },
    );
    for (const [layer, tone] of [
      [0, -1.1],
      [1, -0.2],
    ] as const)
      for (let i = 0; i < steps; i++) {
        const t = (i + random.range(0.1, 0.9)) / steps,
          reach = deepEnd === 'start' ? 1 - t : t;
        raceme(
          pen,
          random,
          [at(t), random.range(-20, 50) + layer * 10],
          drop * size * 0.55 * (0.35 + 0.75 * reach) * random.range(0.7, 1.15),
          24 * size * 0.8,
          flower,
          tone,
        );
      }
    for (let i = 0; i < steps * 1.4; i++) {
      const t = random.next();
      pen.shape(
        arc(
          at(t),
          random.range(-10, 60),
          random.range(30, 56),
          random.range(18, 32),
          random.next(),
          random.next() + 6.2832,
          9,
        ),
        random.chance(0.6) ? leaf : flower,
        { edge: 'scallop', ink: 0.8, tone: random.jitter(0.5) - 0.2 },
      );
    }
  }
  return { nodes: pen.finish(7), defs: [] };
}
