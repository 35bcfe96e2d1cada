/** The tower that tells machines and ships apart: a stem, a flared cabin of glass, a turning dish. */
import { TAU, arc, range } from '../../../core/geometry';
import { drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

export interface ControlTowerOptions {
  readonly height?: number;
  readonly shell?: string;
  readonly trim?: string;
}

export const controlTower: ThingKind<ControlTowerOptions> = {
  name: 'control-tower',
  footprint: () => disc(130),
  height: 380,
  draw(pen, frame, { height = 640, shell = '#eceff2', trim = '#e0692e' }) {
    const s = frame.scale;
    drum(pen, frame, { r: 130, z1: 70 }, '#b4bdca');
    for (const a of range(7).map((i) => 0.3 + i * 0.42)) {
      const [x, y] = frame.at(Math.cos(a) * 130, Math.sin(a) * 130, 36);
      pen.shape(
        [
          [x - 12 * s, y + 14 * s],
          [x + 12 * s, y + 14 * s],
          [x + 12 * s, y - 16 * s],
          [x - 12 * s, y - 16 * s],
        ],
        { emit: '#ffeeb0' },
        { contour: false, ink: 0.8 },
      );
    }
    drum(pen, frame, { r: 58, r1: 46, z0: 70, z1: height }, shell, { top: false });
    for (const [i, z] of range(6)
      .map((k) => 130 + k * 86)
      .entries()) {
      if (z > height - 60) continue;
      pen.shape(
        [
          ...frame.disc(0, 0, z, 57, 0, Math.PI, 12),
          ...frame.disc(0, 0, z + 18, 56, 0, Math.PI, 12).reverse(),
        ],
        i % 2 ? trim : '#3f4a66',
        { contour: false, ink: 0.6, wobble: 0 },
      );
    }
    stripedCone(pen, frame, { r: 48, r1: 150, z0: height, z1: height + 70, sectors: 18 }, [
      '#b4bdca',
      '#c9d0da',
    ]);
    stripedCone(pen, frame, { r: 150, r1: 172, z0: height + 70, z1: height + 140, sectors: 16 }, [
      '#3f6f94',
      '#4f86a8',
    ]);
    drum(pen, frame, { r: 180, z0: height + 140, z1: height + 166 }, shell);
    drum(pen, frame, { r: 90, z0: height + 166, z1: height + 196 }, trim);
    pen.bars([[frame.at(0, 0, height + 196), frame.at(0, 0, height + 250)]], 12 * s, '#6a7086');
    const [x, y] = frame.at(0, 0, height + 270);
    pen.shape(arc(x, y, 96 * s, 56 * s, -0.5, Math.PI - 0.5, 14), '#dfe5ea', { tone: -0.2 });
    pen.shape(
      arc(x + 6 * s, y - 6 * s, 92 * s, 28 * s, 0, TAU, 20).map(([a, b]): [number, number] => [
        a,
        b - (a - x) * 0.5,
      ]),
      '#c2cbd8',
      { tone: 0.4, edge: 'smooth' },
    );
    pen.bars(
      [
        [
          [x, y],
          [x - 30 * s, y - 74 * s],
        ],
      ],
      5 * s,
      '#6a7086',
    );
    pen.shape(arc(x - 30 * s, y - 78 * s, 10 * s, 10 * s), { emit: '#ff6a4a' }, { edge: 'smooth' });
    for (const k of [-1, 1])
      pen.bars([[frame.at(k * 150, 0, height + 166), frame.at(k * 150, 0, height + 290)]], 4 * s, '#6a7086');
  },
};
