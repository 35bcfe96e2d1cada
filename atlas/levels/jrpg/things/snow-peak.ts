/** A mountain peak above the crystal cave: rock in beds, snow that runs down its gullies. */
import type { Frame } from '../../../core/frame';
import type { Point } from '../../../core/geometry';
import { range } from '../../../core/geometry';
import type { Pen } from '../../../core/pen';

/** A peak of its own: a sharp top, snow that runs down its gullies, ledges of snow, fissures, and a side in shade. */
export function peak(
  pen: Pen,
  frame: Frame,
  {
    u,
    w,
    half,
    height,
    lean,
    rock,
    snow,
    tone,
  }: Readonly<Record<'u' | 'w' | 'half' | 'height' | 'lean' | 'tone', number>> & {
    readonly rock: string;
    readonly snow: string;
  },
): void {
  const random = pen.random.fork(`peak${u}`);
  const at = (k: number, t: number): Point => frame.at(u + lean * t + k * half, w, t * height);
  // scree spreads at the foot, so that no flank ends as a wall
  const reach = (t: number) => 1.02 * (1 - t) ** 0.74 + 0.3 * Math.max(0, 1 - t / 0.2) ** 2;
  const steps = [0, 0.14, 0.3, 0.44, 0.58, 0.72, 0.86];
  const rough = (sign: number) =>
    steps.map((t, i): Point => {
      const bite = i % 2 ? 0.09 : -0.05;
      return [sign * (reach(t) + (t > 0 ? bite * (1 - t * 0.5) + random.jitter(0.04) : 0)), t];
    });
  const [left, right] = [rough(-1), rough(1)];
  const crest: Point[] = [
    [-0.03, 0.985],
    [0.02, 1],
    [0.08, 0.97],
  ];
  const foot = [1, 0.6, 0.2, -0.2, -0.6, -1].map((k, i): Point => [
    k,
    (i % 2 ? -0.05 : -0.036) + random.jitter(0.008),
  ]);
  const outline = [...left, ...crest, ...right.toReversed(), ...foot].map(([k, t]) => at(k, t));
  pen.shape(outline, rock, { tone, wobble: 2 });
  const ridge: Point[] = [
    [0.02, 1],
    [0.1, 0.86],
    [0.02, 0.7],
    [0.16, 0.54],
    [0.08, 0.36],
    [0.22, 0.18],
    [0.16, 0],
  ];
  pen.within(outline, () => {
    pen.tint([...ridge.map(([k, t]) => at(k, t)), at(1.4, 0), at(1.2, 0.8)], rock, {
      tone: tone - 0.9,
      edge: 'straight',
    });
    for (const [i, t] of [0.08, 0.2, 0.31, 0.42, 0.52, 0.61].entries()) {
      const low = left.length > 0 ? reach(t) : 1;
      const bed = range(6).map((j) =>
        at(-low + (j / 5) * low * 2, t + (j % 2 ? 0.014 : -0.012) + 0.02 * (j / 5)),
      );
      pen.line(bed, 0.7, { opacity: i % 2 ? 0.34 : 0.6 });
      const k = random.range(-0.7, 0.5) * low;
      const wide = random.range(0.16, 0.3);
      // a ledge that holds snow, and the shade under it
      pen.tint(
        [at(k, t), at(k + wide, t + 0.012), at(k + wide * 0.8, t - 0.028), at(k + 0.05, t - 0.034)],
        '#4a4a86',
        {
          edge: 'straight',
          opacity: 0.45,
        },
      );
      pen.shape(
        [
          at(k - 0.03, t),
          at(k + wide * 0.4, t + 0.03),
          at(k + wide + 0.03, t + 0.012),
          at(k + wide * 0.5, t - 0.006),
        ],
        snow,
        {
          ink: 0.6,
          contour: false,
          edge: 'smooth',
        },
      );
    }
    for (const k of [-0.5, -0.18, 0.34, 0.56]) {
      const t = random.range(0.3, 0.55);
      pen.stroke(
        [at(k * reach(t), t), at(k * reach(t) - 0.03, t - 0.1), at(k * reach(t) + 0.04, t - 0.2)],
        4,
        {
          from: 0.9,
        },
      );
    }
    const hem: Point[] = [
      [-1.2, 0.66],
      [-0.44, 0.7],
      [-0.34, 0.6],
      [-0.27, 0.72],
      [-0.16, 0.5],
      [-0.08, 0.7],
      [0.02, 0.64],
      [0.1, 0.74],
      [0.2, 0.56],
      [0.27, 0.72],
      [0.4, 0.62],
      [1.2, 0.7],
    ];
    const jag = hem.map(([k, t]) => at(k, t + random.jitter(0.03)));
    pen.tint(
      [...jag.map(([x, y]): Point => [x + 3, y + 9 * frame.scale]), at(0.6, 1.1), at(-0.6, 1.1)],
      '#4a4a86',
      {
        edge: 'straight',
        opacity: 0.4,
      },
    );
    pen.shape([...jag, at(0.6, 1.1), at(-0.6, 1.1)], snow, {
      ink: 0.8,
      contour: false,
      tone: 0.3,
      wobble: 0,
    });
    pen.tint(
      [...ridge.slice(0, 2).map(([k, t]) => at(k, t)), ...jag.slice(7, 11), at(0.62, 0.86), at(0.3, 1.02)],
      '#a8b4e4',
      {
        edge: 'straight',
        opacity: 0.7,
      },
    );
  });
  pen.line(
    ridge.slice(2).map(([k, t]) => at(k, t)),
    0.8,
    { opacity: 0.6 },
  );
}
