/** The submarine pen: two arched mouths of concrete under a snowed-in roof, lit from inside, with a travelling crane. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { shard } from '../../../things/nature/crag';
import { LAMPLIGHT, SNOW, beacon, drift, hazard, snowOn } from './parts';

export interface SubPenOptions {
  readonly stone?: string;
  readonly water?: string;
}

export const subPen: ThingKind<SubPenOptions> = {
  name: 'subPen',
  // as wide as the rocks beside it: nobody stands under their overhang
  footprint: () => block(1360, 320),
  height: 400,
  draw(pen, frame, { stone = '#a4b0be', water = '#2b6a84' }, random) {
    const s = frame.scale;
    for (const [u, half, height, tone] of [
      [-540, 130, 420, -0.2],
      [-420, 120, 560, 0.1],
      [-250, 170, 640, 0],
      [0, 190, 720, -0.2],
      [250, 170, 610, 0.1],
      [430, 150, 520, -0.1],
      [550, 110, 380, 0],
    ] as const)
      shard(pen, frame, { u, w: -140, half, height, material: '#7f8ca6', cap: SNOW, tone });
    const walls = box(pen, frame, { u0: -480, u1: 480, w0: -120, w1: 160, z1: 380 }, stone, {
      topMaterial: SNOW,
      ink: 1.3,
    });
    const { front } = walls;
    if (!front) return;
    for (const i of range(8))
      pen.line([front.at(20 + i * 131, 4), front.at(20 + i * 131, 372)], 0.7, { opacity: 0.45 });
    for (const z of [110, 210, 310]) pen.line([front.at(4, z), front.at(956, z)], 0.7, { opacity: 0.4 });
    for (const c of [255, 705]) {
      const mouth = (k: number, up = 1): Point[] => [
        front.at(c - 175 * k, 0),
        ...range(11).map((i) => {
          const a = Math.PI - (i / 10) * Math.PI;
          return front.at(c + Math.cos(a) * 175 * k, 120 + Math.sin(a) * 150 * k * up);
        }),
        front.at(c + 175 * k, 0),
      ];
      pen.shape(mouth(1.12), '#7d8a9c', { contour: false, ink: 1.1 });
      pen.shape(mouth(1), '#24384c', { contour: false, ink: 1.3 });
      for (const [k, tone] of [
        [0.8, 0],
        [0.6, 0.5],
        [0.4, 1],
      ] as const)
        pen.tint(
          mouth(k).map(([x, y]): Point => [x, y - 26 * s * (1 - k)]),
          '#3f5b72',
          { tone, edge: 'straight' },
        );
      pen.tint(
        [front.at(c - 175, 0), front.at(c + 175, 0), front.at(c + 120, 50), front.at(c - 120, 50)],
        water,
        { edge: 'straight' },
      );
      for (const k of [-1, 1]) {
        pen.shape(
          [
            front.at(c + k * 175, 0),
            front.at(c + k * 120, 52),
            front.at(c + k * 120, 78),
            front.at(c + k * 175, 34),
          ],
          '#8b98a8',
          { contour: false, ink: 0.9 },
        );
        for (const z of [120, 170])
          pen.shape(
            [
              front.at(c + k * 128, z),
              front.at(c + k * 104, z + 4),
              front.at(c + k * 104, z + 18),
              front.at(c + k * 128, z + 20),
            ],
            LAMPLIGHT,
            { contour: false, ink: 0.8 },
          );
      }
      for (const i of range(4))
        pen.line(
          [front.at(c - 60 + i * 34, 12 + (i % 2) * 16), front.at(c - 30 + i * 34, 12 + (i % 2) * 16)],
          2,
          { colour: '#ffe39a', opacity: 0.8 },
        );
      front.panel(c - 56, 292, c + 56, 356, '#e8702c', { ink: 1.1 });
      letters(pen, front, c < 400 ? '1' : '2', { s: c, z: 302, height: 42, colour: '#fff8ec', width: 2.6 });
    }
    hazard(front, 0, 362, 960, 380, 26);
    beacon(pen, front.at(480, 300), 17 * s);
    snowOn(pen, [frame.at(-490, 160, 382), frame.at(490, 160, 382)], 26 * s, random);
    // travelling crane on the roof
    pen.bars(
      [
        [frame.at(-330, 60, 380), frame.at(-330, 60, 600)],
        [frame.at(-190, 60, 380), frame.at(-190, 60, 600)],
        [frame.at(-330, 60, 480), frame.at(-190, 60, 600)],
        [frame.at(-400, 60, 600), frame.at(160, 60, 600)],
        [frame.at(-400, 60, 640), frame.at(100, 60, 640)],
        [frame.at(-400, 60, 600), frame.at(-400, 60, 640)],
        ...range(7).map((i): Point[] => [frame.at(-400 + i * 80, 60, 600), frame.at(-360 + i * 80, 60, 640)]),
      ],
      13 * s,
      '#f3b52c',
    );
    const cab = box(pen, frame, { u0: -300, u1: -220, w0: 40, w1: 90, z0: 480, z1: 560 }, '#e8702c', {
      topMaterial: SNOW,
    });
    if (cab.front) cab.front.panel(12, 24, 68, 66, '#bfe6f0', { ink: 0.9 });
    // between the two mouths, where it hides neither number
    pen.line([frame.at(84, 60, 600), frame.at(84, 200, 366)], 1.3);
    const hook = frame.at(84, 200, 366);
    pen.shape(
      [
        [hook[0] - 46 * s, hook[1]],
        [hook[0] + 46 * s, hook[1]],
        [hook[0] + 46 * s, hook[1] + 70 * s],
        [hook[0] - 46 * s, hook[1] + 70 * s],
      ],
      '#c79a63',
      { ink: 1.1 },
    );
    pen.line(
      [
        [hook[0] - 46 * s, hook[1] + 20 * s],
        [hook[0] + 46 * s, hook[1] + 20 * s],
      ],
      2.4,
      { colour: '#e8d9a8' },
    );
    snowOn(pen, [frame.at(-404, 60, 646), frame.at(104, 60, 646)], 10 * s, random);
    // piers between the mouths, where the quay ends; drifts where the rocks meet the snow
    for (const [u, half] of [
      [-478, 58],
      [0, 50],
      [478, 58],
    ] as const) {
      box(pen, frame, { u0: u - half, u1: u + half, w0: 150, w1: 226, z1: 24 }, '#dfeaf2', {
        topMaterial: SNOW,
      });
      drift(pen, frame.at(u, 190, 24), half * s, 26 * s);
    }
    for (const k of [-1, 1])
      for (const [u, w, half] of [
        [620, -60, 90],
        [560, 30, 120],
      ] as const)
        drift(pen, frame.at(k * u, w, 0), half * s, half * 0.5 * s);
  },
};
