/** Hills with flat tops behind a map from a seed, layer upon layer of one stone. */
import { hills } from '../../backdrop/hills';
import { mix } from '../../core/colour';
import { range } from '../../core/geometry';
import type { Point } from '../../core/geometry';
import { Pen } from '../../core/pen';
import { isSnowy } from './rise';
import type { Draw, Rise } from './rise';

/** What the woods before them hide of all hills begins here, picture pixels. */
const WOODS = 600;

/** A hill with a flat top: a cliff on a slope of what fell from it, layers in its stone, one side in the shade. */
function table(pen: Pen, [x, half, height]: Rise, material: string, snow: boolean): void {
  const { random } = pen;
  const [top, neck] = [WOODS - 40 - height, WOODS - 40 - height * random.range(0.42, 0.56)];
  // the cliff is notched, and steps back once on one side
  const ledge = random.pick([-1, 1]);
  const side = (k: number): Point[] => [
    [x + k * half * 1.5, WOODS + 60],
    [x + k * half * 1.16, WOODS - 20],
    [x + k * half * random.range(0.78, 0.86), neck],
    ...(k === ledge
      ? ([
          [x + k * half * 0.72, neck - height * 0.24],
          [x + k * half * 0.5, neck - height * 0.27],
        ] as const)
      : []),
    [x + k * half * (k === ledge ? 0.44 : random.range(0.6, 0.7)), top + random.range(4, 12)],
  ];
  const [left, right] = [side(-1), side(1)];
  const [from, to] = [x - half * (ledge < 0 ? 0.36 : 0.54), x + half * (ledge > 0 ? 0.36 : 0.54)];
  const roof = range(6).map((i): Point => [
    from + ((to - from) * i) / 5 + random.jitter(6),
    top + random.jitter(6),
  ]);
  const outline = [...left, ...roof, ...right.toReversed()];
  pen.shape(outline, material, { ink: 1.1 });
  pen.within(outline, () => {
    pen.tint(
      [
        [x + half * 0.2, top - 20],
        [x + half * 0.26, neck],
        [x + half * 0.16, WOODS + 60],
        [x + half * 2, WOODS + 60],
        [x + half * 2, top - 20],
      ],
      material,
      { tone: -0.9, edge: 'straight', opacity: 0.65 },
    );
    // the slope is of another tone than the cliff
    pen.tint(
      [
        [x - half * 2, WOODS + 60],
        ...range(9).map((i): Point => [x + half * (i / 4 - 1), neck + (i % 2 ? 10 : -4) + random.jitter(4)]),
        [x + half * 2, WOODS + 60],
      ],
      material,
      { tone: 0.75, edge: 'straight', opacity: 0.5 },
    );
    for (const t of [0.22, 0.5, 0.78]) {
      const y = top + (neck - top) * t;
      pen.line(
        range(7).map((i): Point => [x + half * (i / 3 - 1), y + random.jitter(4)]),
        0.6,
        { smooth: true, opacity: 0.55 },
      );
    }
    if (snow)
      pen.tint(
        [
          [x - half, top - 30],
          [x + half, top - 30],
          ...range(9).map((i): Point => [x + half * (0.8 - i * 0.2), top + (i % 2 ? 30 : 14)]),
        ],
        '#ffffff',
        { tone: 0.3, edge: 'straight' },
      );
  });
  for (const i of range(6)) {
    const at = x + half * (i * 0.2 - 0.5);
    const high = random.range(0.3, 0.9);
    pen.line(
      [
        [at, top + (neck - top) * (1 - high)],
        [at + random.jitter(7), neck + random.range(-6, 4)],
      ],
      0.7,
    );
  }
}

export const tables: Draw = (scene, mood, random) => {
  const pen = new Pen({
    light: scene.light,
    random: scene.random.fork('tables'),
    place: { haze: 0.75, warmth: 0 },
  });
  const step = scene.width / 6;
  for (const i of range(7)) {
    const stone = mix(mood.hills[i % 2 ? 0 : 1], '#b0764a', isSnowy(mood) ? 0.12 : 0.42);
    const size: Rise = [i * step + random.jitter(190), random.range(130, 290), random.range(60, 230)];
    table(pen, size, stone, isSnowy(mood));
  }
  return [
    hills(scene, {
      y: 600,
      rise: 90,
      length: 800,
      roughness: 0.2,
      material: mood.hills[0],
      haze: 1,
      seed: random.int(1, 50),
    }),
    { nodes: pen.finish(4), defs: [], far: 'green' },
  ];
};
