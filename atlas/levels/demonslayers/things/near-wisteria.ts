/** Wisteria that hangs into the picture from above, lined as finely as what it frames. */
import type { Part } from '../../../core/compose';
import { TAU, arc, range } from '../../../core/geometry';
import { Pen } from '../../../core/pen';
import type { Scene } from '../../../core/scene';
import { raceme } from '../../../things/nature/hanging-trees';

export function nearWisteria(scene: Scene, spans: readonly (readonly [from: number, to: number])[]): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('near-wisteria'), weight: 0.8 });
  const { random } = pen;
  for (const [x0, x1] of spans) {
    const steps = Math.round(Math.abs(x1 - x0) / 52);
    const at = (t: number) => x0 + (x1 - x0) * t;
    pen.stroke(
      [
        [at(0), -10],
        [at(0.35), 36],
        [at(0.7), 18],
        [at(1), 70],
      ],
      80,
      { colour: '#5f4a48', from: 0.9, to: 0.1 },
    );
    for (const [layer, tone] of [
      [0, -1],
      [1, 0.1],
    ] as const)
      for (const i of range(steps)) {
        const t = (i + random.range(0.1, 0.9)) / steps;
        const drop = 300 * (0.3 + 0.75 * (1 - t)) * random.range(0.6, 1.1);
        raceme(pen, random, [at(t), random.range(-24, 46) + layer * 10], drop, 31, '#a88ae4', tone);
      }
    for (const _ of range(Math.round(steps * 1.5)))
      pen.shape(
        arc(at(random.next()), random.range(-10, 60), random.range(26, 48), random.range(16, 28), 0, TAU, 10),
        random.chance(0.6) ? '#6f9a6b' : '#a88ae4',
        { edge: 'scallop', ink: 0.9, tone: random.jitter(0.5) - 0.1 },
      );
  }
  return { nodes: pen.finish(4), defs: [] };
}
