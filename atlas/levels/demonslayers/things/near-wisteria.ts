/** Wisteria that hangs into the picture from above, on a branch one sees, lined as finely as what it frames. */
import type { Part } from '../../../core/compose';
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { Pen } from '../../../core/pen';
import type { Scene } from '../../../core/scene';
import { raceme } from '../../../things/nature/hanging-trees';

export function nearWisteria(scene: Scene, spans: readonly (readonly [from: number, to: number])[]): Part {
  const pen = new Pen({ light: scene.light, random: scene.random.fork('near-wisteria'), weight: 0.8 });
  const { random } = pen;
  for (const [x0, x1] of spans) {
    const steps = Math.round(Math.abs(x1 - x0) / 52);
    const at = (t: number) => x0 + (x1 - x0) * t;
    const branch = range(13).map((i): Point => {
      const t = i / 12;
      return [at(t * 1.06), 14 + 30 * Math.sin(t * 5.2) + t * 66];
    });
    const low = (t: number) => nth(branch, Math.min(12, Math.round((t / 1.06) * 12)))[1];
    const hang = (tone: number, from: number, share: number) => {
      for (const i of range(steps)) {
        if (!random.chance(share)) continue;
        const t = (i + random.range(0.1, 0.9)) / steps;
        const drop = 300 * (0.26 + 0.72 * (1 - t)) * random.range(0.6, 1.1);
        raceme(pen, random, [at(t), low(t) + from], drop, 29, '#a88ae4', tone);
      }
    };
    hang(-1, -6, 0.9);
    // the branch they hang from comes in at the corner and thins out to twigs
    const bark = '#6a5252';
    for (const [t, dx, dy] of [
      [3, -60, -70],
      [6, 70, -64],
      [9, 50, -50],
      [11, 60, 34],
    ] as const) {
      const [x, y] = nth(branch, t);
      const out = x1 > x0 ? dx : -dx;
      pen.bars(
        [
          [
            [x, y],
            [x + out * 0.5, y + dy * 0.6],
            [x + out, y + dy],
          ],
        ],
        9,
        bark,
        { smooth: true },
      );
    }
    for (const [i, to] of branch.entries()) {
      const from = branch[i - 1];
      if (from) pen.bars([[from, to]], 44 - i * 3, bark);
    }
    for (const [i, to] of branch.entries()) {
      const from = branch[i - 1];
      if (from) pen.bars([[from, to]], 40 - i * 3, bark, { edge: 0 });
      if (from && i < 10)
        pen.line([[from[0], from[1] + 4], [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 3], to], 0.9, {
          opacity: 0.7,
          smooth: true,
        });
    }
    hang(0.1, 8, 0.62);
    for (const i of range(Math.round(steps * 0.8))) {
      const t = (i + random.next()) / (steps * 0.8);
      const [x, y] = [at(t), low(t) + random.range(-44, -8)];
      const [rx, ry] = [random.range(24, 40), random.range(15, 24)];
      const green = random.chance(0.7);
      const lean = random.jitter(0.5);
      const colour = green ? '#6f9a6b' : '#a88ae4';
      pen.shape(arc(x, y, rx, ry, 0, TAU, 10), colour, { edge: 'scallop', ink: 0.9, tone: lean - 0.1 });
      if (!green) continue;
      // leaves, not a disc: three in front of it, each with its shade and its vein
      for (const [dx, dy, turn] of [
        [-0.5, 0.1, 2.6],
        [0.05, 0.35, 1.6],
        [0.55, 0.1, 0.5],
      ] as const) {
        const on = (along: number, side: number): Point => [
          x + dx * rx + (Math.cos(turn) * along - Math.sin(turn) * side) * rx * 0.62,
          y + dy * ry + (Math.sin(turn) * along + Math.cos(turn) * side) * rx * 0.5,
        ];
        const leaf = [on(-0.5, 0), on(-0.1, 0.36), on(0.9, 0), on(-0.1, -0.36)];
        pen.shape(leaf, colour, { edge: 'smooth', ink: 0.8, contour: false, tone: lean + 0.35 });
        pen.tint([on(-0.5, 0), on(-0.1, 0.34), on(0.86, 0)], colour, { tone: lean - 0.7 });
        pen.line([on(-0.5, 0), on(0.7, 0)], 0.8, { opacity: 0.7 });
      }
    }
  }
  return { nodes: pen.finish(4), defs: [] };
}
