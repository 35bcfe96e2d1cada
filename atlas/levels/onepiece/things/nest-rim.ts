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
    // a lookout's things left on the rim: a chart with a cross on it, a spyglass
    const chart = bow(0.3, 0);
    const c = (u: number, v: number): Point => [chart[0] + u * s, chart[1] + v * s];
    pen.shape(
      [c(-88, -20), c(-30, -46), c(22, -38), c(78, -60), c(96, 40), c(44, 52), c(-8, 44), c(-70, 70)],
      '#f6e9c8',
    );
    pen.tint([c(-74, -8), c(-40, -30), c(-36, 10), c(-64, 20)], '#8cc152');
    pen.tint([c(30, 10), c(76, -6), c(80, 32), c(42, 38)], '#8cc152');
    pen.line([c(-56, 0), c(-30, 22), c(0, 4), c(24, 22), c(50, 16)], 2, { colour: '#8a5a36' });
    for (const k of [-1, 1])
      pen.bars([[c(44, 16 - k * 13), c(70, 16 + k * 13)]], 7 * s, '#c2402f', { edge: 0 });
    const glass = bow(0.55, 0);
    const g = (u: number, v: number): Point => [glass[0] + u * s, glass[1] + v * s];
    for (const [from, to, wide, colour] of [
      [0, 0.44, 30, '#e0b04a'],
      [0.36, 0.74, 40, '#c98f34'],
      [0.68, 1, 50, '#e0b04a'],
    ] as const)
      pen.bars(
        [[g(-104 + 208 * from, 96 - 192 * from), g(-104 + 208 * to, 96 - 192 * to)]],
        wide * s,
        colour,
        {
          edge: 2.4,
        },
      );
    pen.shape(arc(...g(106, -98), 25 * s, 25 * s, 0, TAU, 16), '#d6eef8', { edge: 'smooth' });
  },
};
