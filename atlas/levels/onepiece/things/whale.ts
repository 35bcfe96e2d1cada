/** The whale that waits in the strait and hums the song of a crew that is late. */
import { arc, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { upright } from '../../../core/upright';

export interface WhaleOptions {
  readonly skin?: string;
  readonly belly?: string;
}

export const whale: ThingKind<WhaleOptions> = {
  name: 'whale',
  footprint: () => block(520, 180),
  height: 260,
  shadow: false,
  draw(pen, frame, { skin = '#41598c', belly = '#dfe6ea' }, random) {
    const s = frame.scale;
    const on = upright(frame, 40);
    for (const [k, from, to] of [
      [1, 0.2, 2.9],
      [1.16, 0.5, 1.4],
      [1.16, 1.7, 2.6],
    ] as const)
      pen.line(frame.disc(0, 50, -4, 320 * k, from, to, 16), 1.8, {
        colour: '#d6f2fb',
        smooth: true,
        opacity: 0.8,
      });
    const tail = upright(frame, -40);
    pen.shape(
      tail([
        [290, -10],
        [320, 120],
        [270, 190],
        [210, 214],
        [270, 240],
        [330, 226],
        [352, 200],
        [392, 250],
        [460, 262],
        [430, 200],
        [378, 150],
        [372, -10],
      ]),
      skin,
      { edge: 'smooth' },
    );
    pen.shape(
      on([
        [-250, -16],
        [-272, 120],
        [-250, 260],
        [-170, 350],
        [-40, 372],
        [90, 320],
        [190, 200],
        [260, 60],
        [290, -16],
      ]),
      skin,
      { edge: 'smooth', tone: 0.1 },
    );
    pen.tint(
      on([
        [60, -10],
        [290, -14],
        [250, 70],
        [180, 200],
        [80, 310],
        [-10, 350],
        [90, 220],
      ]),
      skin,
      { tone: -1 },
    );
    pen.tint(
      on([
        [-240, 250],
        [-170, 330],
        [-50, 352],
        [-130, 300],
        [-190, 220],
      ]),
      skin,
      { tone: 1 },
    );
    pen.shape(
      on([
        [-256, -16],
        [-268, 90],
        [-240, 150],
        [-130, 132],
        [-50, 70],
        [-20, -16],
      ]),
      belly,
      { edge: 'smooth', contour: false },
    );
    for (const k of range(5))
      pen.line(
        on([
          [-252 + k * 44, -10],
          [-246 + k * 38, 60],
          [-232 + k * 30, 118 - k * 8],
        ]),
        0.9,
        { smooth: true },
      );
    pen.line(
      on([
        [-252, 160],
        [-130, 140],
        [-40, 78],
        [10, 60],
      ]),
      2,
      { smooth: true },
    );
    pen.shape(arc(...frame.at(-70, 42, 150), 17 * s, 20 * s, 0, 6.2832, 12), '#fdf8ee', {
      edge: 'smooth',
      contour: false,
    });
    pen.shape(arc(...frame.at(-74, 42, 148), 9 * s, 12 * s, 0, 6.2832, 12), '#2a2036', {
      edge: 'smooth',
      ink: 0,
      contour: false,
    });
    pen.line(
      on([
        [-96, 178],
        [-66, 184],
        [-46, 172],
      ]),
      1.6,
      { smooth: true },
    );
    for (const k of range(9))
      pen.shape(
        arc(
          ...frame.at(-140 + random.range(0, 200), 42, 230 + random.range(0, 90)),
          random.range(8, 15) * s,
          random.range(6, 12) * s,
          0,
          6.2832,
          8,
        ),
        k % 2 ? '#c9cfd6' : '#9aa8b8',
        { edge: 'smooth', ink: 0.8, contour: false },
      );
    pen.shape(
      on([
        [20, 10],
        [70, 70],
        [140, 60],
        [170, 0],
        [100, -16],
      ]),
      skin,
      { edge: 'smooth', tone: 0.4, contour: false },
    );
    for (const k of [-1, 0, 1])
      pen.bars(
        [
          on([
            [-60, 372],
            [-60 + k * 30, 450],
            [-60 + k * 86, 470 - Math.abs(k) * 20],
          ]),
        ],
        13 * s,
        '#c8f0f6',
        { smooth: true, edge: 1.8 },
      );
    for (const k of range(7))
      pen.shape(
        arc(...frame.at(-150 + k * 30, 40, 474 + Math.sin(k) * 18), 20 * s, 16 * s, k, k + 6.2832, 8),
        '#eefbfd',
        { edge: 'scallop', ink: 0.8 },
      );
    for (const k of range(11))
      pen.shape(
        arc(
          ...frame.at(-300 + k * 62, 40 + Math.sin(k * 0.63) * 60, -10),
          (26 + ((k * 7) % 5) * 6) * s,
          (12 + ((k * 3) % 4) * 3) * s,
          k,
          k + 6.2832,
          9,
        ),
        '#eefbfd',
        { edge: 'scallop', ink: 0.7, contour: false },
      );
  },
};
