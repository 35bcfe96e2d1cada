/** A carved pillar that leads to a garden on a bowl of stone, higher than anybody should climb. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { Round, dome } from '../../../core/round';

export interface HeavenTowerOptions {
  readonly tall?: number;
  readonly stone?: string;
  readonly bowl?: string;
}

export const heavenTower: ThingKind<HeavenTowerOptions> = {
  name: 'heaven-tower',
  footprint: () => disc(140),
  height: 300,
  draw(pen, frame, { tall = 760, stone = '#d9a86a', bowl = '#e8dcc4' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 140, z1: 34 }, '#b98a5a');
    drum(pen, frame, { r: 104, z0: 34, z1: 66 }, '#cf9c66');
    drum(pen, frame, { r: 52, z0: 66, z1: tall, r1: 46 }, stone, { top: false });
    const step = 74;
    for (let i = 0; i * step < tall - 130; i++) {
      const z = 90 + i * step;
      const band = (low: number, high: number) => [
        ...frame.disc(0, 0, low, 53, 0, Math.PI, 12),
        ...frame.disc(0, 0, high, 53, 0, Math.PI, 12).reverse(),
      ];
      pen.shape(band(z, z + 16), i % 2 ? '#b5483a' : '#3f8f8a', { contour: false, ink: 0.7, wobble: 0 });
      pen.tint(
        [...frame.disc(0, 0, z, 53, 0, 0.9, 6), ...frame.disc(0, 0, z + 16, 53, 0, 0.9, 6).reverse()],
        '#5a3a5a',
        { tone: -0.6, edge: 'straight', opacity: 0.6 },
      );
      const zig = range(9).map((k): Point => {
        const [x, y] = frame.at(
          Math.cos(0.2 + k * 0.34) * 51,
          Math.sin(0.2 + k * 0.34) * 51,
          z + (k % 2 ? 28 : 56),
        );
        return [x, y];
      });
      pen.line(zig, 0.8);
      if (i % 3 === 1)
        pen.shape(arc(...frame.at(-10, 52, z + 44), 12 * s, 13 * s), '#8f4a3a', {
          edge: 'smooth',
          contour: false,
          ink: 0.8,
        });
    }
    // half way up somebody keeps a small house
    const mid = tall * 0.56;
    stripedCone(pen, frame, { r: 56, r1: 116, z0: mid - 50, z1: mid, sectors: 18 }, [stone, '#c9905a']);
    drum(pen, frame, { r: 116, z0: mid, z1: mid + 12 }, bowl);
    drum(pen, frame, { r: 62, z0: mid + 12, z1: mid + 66 }, '#f3e6cc', { top: false });
    for (const a of [0.7, 1.57, 2.4]) {
      const [x, y] = frame.at(Math.cos(a) * 62, Math.sin(a) * 62, mid + 40);
      pen.shape(arc(x, y, 9 * s, 13 * s), '#4a5a78', { edge: 'smooth', contour: false, ink: 0.8 });
    }
    stripedCone(pen, frame, { r: 92, z0: mid + 62, z1: mid + 132, bulge: -8, sectors: 16 }, [
      '#3f8f8a',
      '#37807f',
    ]);
    // the bowl
    const rim = 330;
    const z = tall + 190;
    const [cx, cy] = frame.at(0, 0, z);
    const depth = (k: number): Point[] =>
      arc(cx, cy, rim * s * k, 250 * s, 0, Math.PI, 24).map(([x, y]): Point => [
        x,
        Math.min(y, cy + 215 * s),
      ]);
    pen.shape([...depth(1), ...arc(cx, cy, rim * s, rim * 0.3 * s, Math.PI, TAU, 20)], bowl, {
      tone: -0.3,
      wobble: 0,
    });
    pen.tint([...depth(1).slice(0, 9), ...depth(0.5).slice(0, 9).reverse()], bowl, {
      tone: -1.3,
      edge: 'straight',
    });
    pen.tint([...depth(0.97).slice(17), ...depth(0.7).slice(17).reverse()], bowl, {
      tone: 0.5,
      edge: 'straight',
    });
    for (const k of [0.84, 0.55, 0.2, -0.2, -0.55, -0.84])
      pen.line(
        range(6).map((i): Point => [
          cx + rim * s * k * Math.cos((i / 5) * 1.1),
          cy + rim * 0.3 * s * Math.sqrt(1 - k * k) * (1 - i / 5) + (i / 5) * 205 * s,
        ]),
        0.8,
        { smooth: true, opacity: 0.7 },
      );
    for (const [k, y] of [
      [0.95, 60],
      [0.84, 120],
      [0.62, 176],
    ] as const)
      pen.line(arc(cx, cy + y * s, rim * k * s, 40 * s, 0.1, Math.PI - 0.1, 14), 0.8, { smooth: true });
    const top = (k: number) => arc(cx, cy, rim * s * k, rim * 0.3 * s * k, 0, TAU, 30);
    pen.shape(top(1), '#fbf3e0', { tone: 0.4, edge: 'smooth' });
    pen.shape(top(0.93), '#8fb864', { tone: 0.3, edge: 'smooth', ink: 0.7 });
    pen.shape(top(0.66), '#fff9ea', { tone: 0.2, edge: 'smooth', ink: 0.7 });
    const hall = frame.moved(0, -110, z);
    dome(pen, new Round(hall, -96, 0, 70, 44), '#3f8f8a');
    drum(pen, hall, { u: -96, r: 46, z1: 70 }, '#fff4dc');
    dome(pen, new Round(hall, 96, 0, 70, 44), '#3f8f8a');
    drum(pen, hall, { u: 96, r: 46, z1: 70 }, '#fff4dc');
    drum(pen, hall, { r: 72, z1: 104 }, '#fff4dc', { top: false });
    dome(pen, new Round(hall, 0, 0, 104, 78), '#d9a02e');
    pen.bars([[hall.at(0, 0, 178), hall.at(0, 0, 226)]], 5 * s, '#d9a02e');
    for (const a of [0.5, 1.2, 1.95, 2.65]) {
      const [x, y] = hall.at(Math.cos(a) * 72, Math.sin(a) * 72, 46);
      pen.shape(
        [
          [x - 10 * s, y + 30 * s],
          [x - 10 * s, y - 14 * s],
          [x, y - 28 * s],
          [x + 10 * s, y - 14 * s],
          [x + 10 * s, y + 30 * s],
        ],
        '#5f5270',
        { contour: false, ink: 0.8 },
      );
    }
    for (const a of [0.25, 0.62, 2.5, 2.9]) {
      const [x, y] = frame.at(Math.cos(a) * rim * 0.82, Math.sin(a) * rim * 0.5, z);
      pen.bars(
        [
          [
            [x, y],
            [x, y - 34 * s],
          ],
        ],
        7 * s,
        '#8f6a4a',
        { edge: 1.6 },
      );
      puff(pen, [x, y - 56 * s], 36 * s, 32 * s, '#4f9a5a', a < 1 ? -0.2 : 0.3);
    }
  },
};
