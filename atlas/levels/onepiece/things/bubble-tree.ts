/** A striped mangrove on stilts that breathes out soap bubbles. */
import { arc, range } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { upright } from '../../../core/upright';

export interface BubbleTreeOptions {
  readonly tall?: number;
  readonly leaf?: string;
}

export const bubbleTree: ThingKind<BubbleTreeOptions> = {
  name: 'bubbleTree',
  footprint: () => disc(130),
  height: 480,
  draw(pen, frame, { tall = 640, leaf = '#58a85a' }, random) {
    const s = frame.scale;
    const on = upright(frame);
    for (const k of [-3, -2, -1, 1, 2, 3])
      pen.bars(
        [
          on([
            [k * 14, 190],
            [k * 46, 110],
            [k * 54, 0],
          ]),
        ],
        26 * s,
        '#c9a27a',
        { smooth: true, tone: -k * 0.25 },
      );
    pen.shape(
      on([
        [-60, 150],
        [-46, 320],
        [-56, tall - 100],
        [60, tall - 100],
        [46, 320],
        [62, 150],
        [0, 120],
      ]),
      '#e0c094',
      { edge: 'smooth' },
    );
    for (const k of range(6)) {
      const z = 180 + (k * (tall - 300)) / 6;
      pen.shape(
        on([
          [-52, z],
          [52, z + 22],
          [52, z + 50],
          [-52, z + 28],
        ]),
        '#c98a6a',
        { ink: 0.7, contour: false },
      );
    }
    pen.tint(
      on([
        [16, 130],
        [62, 150],
        [46, 320],
        [58, tall - 110],
        [14, tall - 110],
      ]),
      '#8a5a6a',
      { opacity: 0.3, edge: 'straight' },
    );
    for (const i of range(15)) {
      const a = i * 2.4;
      const r = 150 * Math.sqrt((i + 1) / 15);
      const [u, z] = [Math.cos(a) * r * 1.3, tall - 30 + Math.sin(a) * r * 0.66];
      pen.shape(
        arc(
          ...frame.at(u, 0, z),
          random.range(64, 90) * s,
          random.range(50, 66) * s,
          random.next(),
          random.next() + 6.2832,
          11,
        ),
        leaf,
        { edge: 'scallop', tone: -u / 190 + Math.sin(a) * 0.5 },
      );
    }
    for (const [u, z, r] of [
      [-170, 330, 44],
      [150, 240, 34],
      [-110, 200, 26],
      [190, 430, 52],
      [60, tall + 170, 46],
      [-140, tall + 120, 34],
      [-210, 480, 26],
    ] as const) {
      pen.shape(arc(...frame.at(u, 40, z), r * s, r * s, 0, 6.2832, 18), '#c8f0f6', {
        edge: 'smooth',
        opacity: 0.6,
        ink: 0,
      });
      pen.line(arc(...frame.at(u, 40, z), r * s, r * s, 0, 6.2832, 18), 0.9, { smooth: true });
      pen.line(arc(...frame.at(u, 40, z), r * 0.7 * s, r * 0.7 * s, 3.5, 4.6, 6), 2, {
        colour: '#ffffff',
        smooth: true,
      });
    }
  },
};
