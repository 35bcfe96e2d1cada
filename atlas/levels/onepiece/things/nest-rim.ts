/** The rim of the crow's nest one stands in, and the shrouds below it, cut by the corner of the picture. */
import { block } from '../../../core/footprint';
import { TAU, arc, lerp, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';

export interface NestRimOptions {
  readonly wood?: string;
}

export const nestRim: ThingKind<NestRimOptions> = {
  name: 'nestRim',
  footprint: () => block(20, 20),
  height: 0,
  shadow: false,
  draw(pen, frame, { wood = '#8a5a36' }) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    /** The rim from the right edge of the picture to the lower one; `out` towards the island. */
    const bow = (t: number, out = 0): Point => {
      const a = lerp(1.35, 3.3, t);
      return p(110 + Math.cos(a) * (560 + out), -130 + Math.sin(a) * (380 + out * 0.85));
    };
    const curve = (out: number, count = 21): Point[] => range(count).map((i) => bow(i / (count - 1), out));
    // shrouds run down to the hull, with the ratlines one climbs by
    const shroud = (k: number): readonly [Point, Point] => [bow(0.62 + k * 0.07, 20), p(-760 + k * 96, -60)];
    const on = (k: number, t: number): Point => {
      const [a, b] = shroud(k);
      return [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
    };
    pen.bars(
      range(4).map((k) => [...shroud(k)]),
      8 * s,
      '#d9bd86',
      { edge: 1.8 },
    );
    pen.bars(
      range(5).map((i) => range(4).map((k) => on(k, 0.18 + i * 0.19))),
      6 * s,
      '#c9a86a',
      { edge: 1.6 },
    );
    pen.shape([...curve(30), p(400, -300), p(300, 300)], wood, { tone: -0.5, wobble: 0 });
    pen.shape([...curve(-40), p(400, -300), p(300, 260)], '#6f4630', {
      tone: -0.6,
      contour: false,
      wobble: 0,
    });
    // staves inside, seen from above
    for (const i of range(14))
      pen.line([bow(0.03 + i * 0.07, -40), bow(0.03 + i * 0.07, -150)], 1.1, { opacity: 0.8 });
    pen.bars([curve(-110)], 12 * s, '#565064', { smooth: true, edge: 2 });
    pen.bars([curve(0)], 66 * s, '#b07a48', { smooth: true, edge: 3.4 });
    pen.bars([curve(16)], 12 * s, '#dba868', { smooth: true, edge: 0 });
    pen.bars([curve(36)], 9 * s, '#565064', { smooth: true, edge: 2 });
    for (const i of range(11)) {
      pen.line([bow(0.05 + i * 0.09, -30), bow(0.05 + i * 0.09, 30)], 1.2);
      pen.shape(arc(...bow(0.095 + i * 0.09, -14), 6 * s, 5 * s, 0, TAU, 9), '#565064', {
        edge: 'smooth',
        ink: 0.7,
        contour: false,
      });
    }
    // the lookout's chart lies over the rim, a knife through its corner and a mug on the other
    const [chart, beside] = [bow(0.5), bow(0.4)];
    const turn = Math.atan2(beside[1] - chart[1], beside[0] - chart[0]);
    const c = (u: number, v: number): Point => [
      chart[0] + (u * Math.cos(turn) - v * Math.sin(turn)) * s,
      chart[1] + (u * Math.sin(turn) + v * Math.cos(turn)) * s,
    ];
    pen.tint([c(-84, -30), c(92, -34), c(104, 62), c(-74, 76)], '#3a2418', {
      edge: 'straight',
      opacity: 0.35,
    });
    pen.shape(
      [
        c(-92, -44),
        c(-30, -38),
        c(26, -46),
        c(86, -40),
        c(92, 52),
        c(70, 60),
        c(8, 52),
        c(-52, 62),
        c(-88, 54),
      ],
      '#f6e9c8',
    );
    pen.shape([c(86, -40), c(92, 52), c(70, 60), c(76, 10)], '#e0cfa4', { edge: 'smooth', ink: 0.8 });
    pen.tint([c(-74, -24), c(-40, -30), c(-30, 14), c(-62, 20)], '#8cc152');
    pen.tint([c(14, 0), c(58, -14), c(62, 26), c(24, 34)], '#8cc152');
    for (const k of range(6))
      pen.line([c(-58 + k * 15, 6 + (k % 2) * 12), c(-50 + k * 15, 10 + (k % 2) * 6)], 2, {
        colour: '#8a5a36',
      });
    for (const k of [-1, 1])
      pen.bars([[c(32, 8 - k * 11), c(54, 8 + k * 11)]], 7 * s, '#c2402f', { edge: 0 });
    const mug = c(-66, 40);
    pen.shape(arc(mug[0] + 20 * s, mug[1] - 6 * s, 14 * s, 14 * s, 0, TAU, 14), '#8a93a4', {
      edge: 'smooth',
    });
    pen.shape(
      [
        [mug[0] - 20 * s, mug[1] - 26 * s],
        [mug[0] + 20 * s, mug[1] - 26 * s],
        [mug[0] + 17 * s, mug[1] + 18 * s],
        [mug[0] - 17 * s, mug[1] + 18 * s],
      ],
      '#b8c0d0',
    );
    pen.shape(arc(mug[0], mug[1] - 26 * s, 20 * s, 8 * s, 0, TAU, 14), '#6a4a2c', {
      edge: 'smooth',
      contour: false,
    });
    const knife = c(60, -34);
    pen.shape(
      [knife, [knife[0] - 5 * s, knife[1] - 34 * s], [knife[0] + 9 * s, knife[1] - 34 * s]],
      '#dfe4ec',
      { ink: 0.9 },
    );
    pen.bars(
      [
        [
          [knife[0] - 11 * s, knife[1] - 36 * s],
          [knife[0] + 15 * s, knife[1] - 36 * s],
        ],
      ],
      6 * s,
      '#e0b04a',
      { edge: 1.4 },
    );
    pen.bars(
      [
        [
          [knife[0] + 2 * s, knife[1] - 38 * s],
          [knife[0] + 4 * s, knife[1] - 72 * s],
        ],
      ],
      11 * s,
      '#7a4a30',
      { edge: 1.8 },
    );
  },
};
