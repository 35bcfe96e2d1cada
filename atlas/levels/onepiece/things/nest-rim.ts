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
    // a lookout's things left on the rim: a rolled chart, an apple with a bite
    const chart = bow(0.34, 4);
    const c = (u: number, v: number): Point => [chart[0] + u * s, chart[1] + v * s];
    pen.shape([c(-92, -6), c(84, -62), c(98, -22), c(-78, 36)], '#f6e9c8', { edge: 'straight' });
    pen.tint([c(-84, 18), c(92, -40), c(98, -22), c(-78, 36)], '#d9c090', { edge: 'straight' });
    pen.shape(arc(...c(92, -42), 12 * s, 21 * s, 0.25, 0.25 + TAU, 14), '#efd9a8', { edge: 'smooth' });
    pen.line(arc(...c(92, -42), 6 * s, 11 * s, 0.25, 4.6, 10), 1, { smooth: true });
    pen.bars([[c(-4, -36), c(14, 14)]], 10 * s, '#c2402f', { edge: 2 });
    const apple = bow(0.62, 0);
    pen.shape(arc(apple[0], apple[1] - 20 * s, 30 * s, 28 * s, 0, TAU, 18), '#d9483c', { edge: 'smooth' });
    pen.tint(arc(apple[0] - 9 * s, apple[1] - 30 * s, 9 * s, 7 * s, 0, TAU, 10), '#ffd0b8', { opacity: 0.9 });
    pen.shape(arc(apple[0] + 25 * s, apple[1] - 26 * s, 13 * s, 12 * s, 0, TAU, 12), '#fbf0d4', {
      edge: 'scallop',
      ink: 0.8,
      contour: false,
    });
    pen.stroke(
      [
        [apple[0], apple[1] - 46 * s],
        [apple[0] + 6 * s, apple[1] - 62 * s],
      ],
      6,
    );
  },
};
