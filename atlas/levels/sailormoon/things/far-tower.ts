/** What stands out of the roofs on the horizon: a tower of iron with its lamps lit, and a bridge on ropes of light. */
import type { Part } from '../../../core/compose';
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { Pen } from '../../../core/pen';
import type { Scene } from '../../../core/scene';

const FOOT = 812;

/** Four legs that meet, two decks, a mast; picture pixels. */
function tower(pen: Pen, x: number, high: number): void {
  const half = (z: number) => 46 * (1 - z / high) ** 1.5 + 4;
  const p = (side: number, z: number): Point => [x + side * half(z), FOOT - z];
  const steps = range(10).map((i) => (i * high) / 10);
  pen.shape([...steps.map((z) => p(-1, z)), ...steps.toReversed().map((z) => p(1, z))], '#e0708f', {
    edge: 'straight',
    opacity: 0.35,
    ink: 0.6,
  });
  pen.bars([steps.map((z) => p(-1, z)), steps.map((z) => p(1, z))], 5, '#f28fa8', { edge: 0.9 });
  for (const [i, z] of steps.slice(0, -1).entries()) {
    const next = z + high / 10;
    pen.line([p(-1, z), p(1, next)], 1.1, { colour: '#ffd0d8' });
    pen.line([p(1, z), p(-1, next)], 1.1, { colour: '#ffd0d8' });
    pen.tint(arc(...p(i % 2 ? 1 : -1, z + 8), 4, 4), { emit: '#fff2b8' });
  }
  for (const z of [high * 0.36, high * 0.68]) {
    const w = half(z) + 9;
    pen.shape(
      [
        [x - w, FOOT - z],
        [x + w, FOOT - z],
        [x + w - 3, FOOT - z - 15],
        [x - w + 3, FOOT - z - 15],
      ],
      '#fbe6f0',
      { ink: 0.8 },
    );
    for (const k of range(4))
      pen.tint(arc(x - w + 8 + (k * (2 * w - 16)) / 3, FOOT - z - 7, 3, 3), { emit: '#ffe27a' });
  }
  pen.bars(
    [
      [
        [x, FOOT - high + 30],
        [x, FOOT - high - 46],
      ],
    ],
    4,
    '#fbe6f0',
    { edge: 0.9 },
  );
  pen.tint(arc(x, FOOT - high - 50, 7, 7), { emit: '#ff8fa8' });
}

/** Two pylons, a deck, and the rope that hangs between them. */
function bridge(pen: Pen, from: number, to: number): void {
  const y = FOOT - 84;
  const rope = (a: number, b: number, top: number) =>
    range(13).map((i): Point => {
      const t = i / 12;
      return [a + (b - a) * t, y - top + (top - 12) * (1 - (2 * t - 1) ** 2)];
    });
  const [p, q] = [from + (to - from) * 0.24, from + (to - from) * 0.76];
  pen.bars(
    [
      [
        [from, y],
        [to, y],
      ],
    ],
    9,
    '#c0b0e8',
  );
  for (const x of [p, q])
    pen.shape(
      [
        [x - 8, y + 34],
        [x - 6, y - 112],
        [x + 6, y - 112],
        [x + 8, y + 34],
      ],
      '#d8c8f4',
      { ink: 0.9 },
    );
  for (const line of [
    rope(p, q, 106),
    rope(2 * p - q, p, 106).slice(6),
    rope(q, 2 * q - p, 106).slice(0, 7),
  ]) {
    pen.line(line, 1.4, { smooth: true });
    for (const [x, v] of line) {
      pen.line(
        [
          [x, v],
          [x, y],
        ],
        0.6,
        { opacity: 0.7 },
      );
      pen.tint(arc(x, v, 3, 3), { emit: '#fff2b8' });
    }
  }
}

export function farTower(scene: Scene): Part {
  const pen = new Pen({
    light: scene.light,
    random: scene.random.fork('far tower'),
    place: { haze: 0.4, warmth: 0 },
    weight: 0.8,
  });
  bridge(pen, 1010, 1570);
  tower(pen, 2664, 310);
  return { nodes: pen.finish(3), defs: [] };
}
