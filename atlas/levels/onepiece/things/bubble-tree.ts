/** A striped mangrove on stilts that breathes out soap bubbles. */
import { arc, lerp, nth, range, spline } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { upright } from '../../../core/upright';
import { puff } from '../../../things/nature/tree';

export interface BubbleTreeOptions {
  readonly tall?: number;
  readonly leaf?: string;
}

const BARK = '#d8b184';
const STRIPE = '#b5745c';
const SHADE = '#5a3a5a';

/** Where its roots stand: aside, and how far in front. */
const FEET = [
  [-176, -14],
  [-92, 34],
  [4, 58],
  [98, 32],
  [172, -18],
] as const;
/** Heights at which two neighbouring roots part. */
const FORKS = [168, 132, 128, 172] as const;

export const bubbleTree: ThingKind<BubbleTreeOptions> = {
  name: 'bubbleTree',
  footprint: () => disc(130),
  height: 480,
  draw(pen, frame, { tall = 640, leaf = '#58a85a' }, random) {
    const s = frame.scale;
    const on = upright(frame);
    for (const [u, w] of FEET)
      pen.tint(arc(...frame.at(u + 14, w + 6), 44 * s, 15 * s, 0, 6.2832, 12), SHADE, { opacity: 0.34 });
    for (const u of [-128, -52, 50, 126])
      pen.shape(
        spline(
          [
            frame.at(u * 0.2 - 20, -40, 240),
            frame.at(u * 0.8 - 14, -40, 110),
            frame.at(u - 13, -40, 0),
            frame.at(u + 15, -40, 0),
            frame.at(u * 0.8 + 16, -40, 100),
            frame.at(u * 0.2 + 20, -40, 220),
          ],
          false,
          6,
        ),
        BARK,
        { tone: -1.3, wobble: 0 },
      );
    const foot = (i: number): Point[] => {
      const [u, w] = nth(FEET, i);
      return [frame.at(u - 19, w, 3), frame.at(u - 7, w + 8), frame.at(u + 9, w + 8), frame.at(u + 20, w, 3)];
    };
    const knee = (i: number, side: -1 | 1): Point => {
      const [u, w] = nth(FEET, i);
      return frame.at(u * 0.84 + side * 15, w * 0.8, 96 - Math.abs(u) * 0.16);
    };
    const fork = (i: number): Point =>
      frame.at(lerp(nth(FEET, i)[0], nth(FEET, i + 1)[0], 0.5) * 0.72, 20, nth(FORKS, i));
    const body = spline(
      [
        ...on([
          [-54, tall - 90],
          [-45, 360],
          [-62, 240],
        ]),
        knee(0, -1),
        ...range(5).flatMap((i) => [
          ...(i ? [knee(i, -1)] : []),
          ...foot(i),
          ...(i < 4 ? [knee(i, 1), fork(i)] : []),
        ]),
        knee(4, 1),
        ...on([
          [62, 240],
          [45, 360],
          [54, tall - 90],
        ]),
      ],
      false,
      4,
    );
    pen.shape(body, BARK, { wobble: 0, tone: 0.25 });
    pen.within(body, () => {
      const rows = Math.round((tall - 270) / 58);
      for (const k of range(rows)) {
        const z = 236 + k * 58;
        const bow = (lift: number) =>
          range(7).map((i) => frame.at(-66 + i * 22, 0, z + lift + i * 3 - 13 * Math.sin((i / 6) * Math.PI)));
        pen.shape([...bow(0), ...bow(25 + (k % 2) * 5).toReversed()], STRIPE, {
          ink: 0.7,
          contour: false,
          wobble: 0,
        });
      }
      pen.tint(
        on([
          [20, tall],
          [12, 300],
          [34, 210],
          [110, 120],
          [150, 0],
          [220, 0],
          [220, tall],
        ]),
        SHADE,
        { opacity: 0.34 },
      );
      pen.tint(
        on([
          [-60, tall],
          [-40, tall],
          [-32, 340],
          [-44, 240],
          [-120, 130],
          [-170, 20],
          [-230, 20],
          [-150, 180],
        ]),
        '#fff0c8',
        { opacity: 0.34 },
      );
      pen.tint(
        on([
          [-120, tall],
          [-120, tall - 130],
          [-20, tall - 172],
          [60, tall - 140],
          [120, tall - 150],
          [120, tall],
        ]),
        SHADE,
        { opacity: 0.4 },
      );
      const grain = (i: number): Point[] => {
        const [u, w] = nth(FEET, i);
        const from = lerp(-30, 30, i / 4);
        return [
          frame.at(from, 0, 226),
          frame.at(lerp(from, u * 0.8, 0.75), w * 0.5, 130),
          frame.at(u * 0.9, w * 0.9, 56),
          frame.at(u, w, 14),
        ];
      };
      for (const i of range(5)) {
        pen.line(grain(i), 0.8, { smooth: true, opacity: 0.7 });
        for (const z of [30, 52]) {
          const [u, w] = nth(FEET, i);
          pen.line([frame.at(u * 0.94 - 18, w, z), frame.at(u * 0.94 + 6, w, z - 6)], 0.7, { opacity: 0.6 });
        }
      }
    });
    for (const [u, w] of FEET)
      for (const k of [-1, 0, 1])
        pen.stroke(
          [frame.at(u + k * 15, w + 8, -2), frame.at(u + k * 18, w + 8, 12), frame.at(u + k * 25, w + 8, 22)],
          6,
          { colour: leaf, tone: k * 0.3, from: 1 },
        );
    const clumps = range(13)
      .map((i) => {
        const a = i * 2.4;
        const r = 150 * Math.sqrt((i + 1) / 13);
        return [Math.cos(a) * r * 1.3, Math.sin(a) * r * 0.62] as const;
      })
      .toSorted((p, q) => q[1] - p[1]);
    for (const [u, z] of clumps)
      puff(
        pen,
        frame.at(u, 0, tall - 26 + z),
        random.range(66, 88) * s,
        random.range(50, 64) * s,
        leaf,
        -u / 380 + z / 170,
      );
    for (const [u, z, r] of [
      [-170, 330, 44],
      [150, 240, 34],
      [-110, 200, 26],
      [190, 430, 52],
      [60, tall + 170, 46],
      [-140, tall + 120, 34],
      [-210, 480, 26],
    ] as const) {
      const [x, y] = frame.at(u, 40, z);
      pen.shape(arc(x, y, r * s, r * s, 0, 6.2832, 18), '#c8f0f6', { edge: 'smooth', opacity: 0.5, ink: 0 });
      pen.tint(arc(x + r * 0.2 * s, y + r * 0.24 * s, r * 0.7 * s, r * 0.64 * s, 0, 6.2832, 14), '#f3c8ec', {
        opacity: 0.3,
      });
      pen.line(arc(x, y, r * s, r * s, 0, 6.2832, 18), 0.9, { smooth: true });
      pen.line(arc(x, y, r * 0.7 * s, r * 0.7 * s, 3.5, 4.6, 6), 2, { colour: '#ffffff', smooth: true });
    }
  },
};
