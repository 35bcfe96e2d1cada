/** The museum of masks: a temple front with a face in its gable, and another on each banner. */
import { arc, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum, facets } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { halfMask, theatreMask } from './mask';

export interface MaskMuseumOptions {
  readonly width?: number;
  readonly stone?: string;
  readonly red?: string;
}

export const maskMuseum: ThingKind<MaskMuseumOptions> = {
  name: 'maskMuseum',
  footprint: ({ width = 760 }) => block(width + 30, 440),
  height: 470,
  draw(pen, frame, { width = 760, stone = '#f1eae4', red = '#c9162a' }, random) {
    const [h, s] = [width / 2, frame.scale];
    const body = box(pen, frame, { u0: -h, u1: h, w0: -200, w1: 60, z1: 330 }, stone, {
      topMaterial: '#8f8790',
    });
    for (const wall of Object.values(body)) {
      wall.panel(0, 0, wall.width, 40, '#b9afb0', { ink: 0.8 });
      wall.panel(0, 296, wall.width, 330, '#17121c', { ink: 0.8 });
      for (const k of range(Math.round(wall.width / 64))) {
        wall.panel(12 + k * 64, 304, 44 + k * 64, 322, red, { ink: 0.5 });
      }
    }
    for (const i of range(5))
      box(
        pen,
        frame,
        { u0: -h * 0.66, u1: h * 0.66, w0: 60, w1: 206 - i * 17, z0: i * 10, z1: i * 10 + 10 },
        '#ddd4d0',
      );
    pen.shape(
      [
        frame.at(-h * 0.6, 62, 50),
        frame.at(h * 0.6, 62, 50),
        frame.at(h * 0.6, 62, 330),
        frame.at(-h * 0.6, 62, 330),
      ],
      '#2a1c26',
      { contour: false },
    );
    pen.shape(
      [
        frame.at(-60, 64, 50),
        frame.at(60, 64, 50),
        frame.at(60, 64, 236),
        frame.at(0, 64, 262),
        frame.at(-60, 64, 236),
      ],
      red,
      { contour: false },
    );
    pen.line([frame.at(0, 64, 50), frame.at(0, 64, 260)], 1.4);
    for (const k of [-1, 1]) {
      for (const z of [80, 150])
        pen.shape(
          [
            frame.at(k * 14, 65, z),
            frame.at(k * 48, 65, z),
            frame.at(k * 48, 65, z + 54),
            frame.at(k * 14, 65, z + 54),
          ],
          '#8f0f1e',
          { contour: false, ink: 0.8 },
        );
      pen.shape(arc(...frame.at(k * 9, 66, 140), 5 * s, 5 * s, 0, 6.2832, 8), '#e8c04a', {
        edge: 'smooth',
        ink: 0.6,
        contour: false,
      });
    }
    const carpet = [frame.at(-44, 66, 50), frame.at(44, 66, 50), frame.at(70, 232, 0), frame.at(-70, 232, 0)];
    pen.shape(carpet, red, { ink: 0.9, contour: false });
    for (const i of range(6)) {
      const u = -h * 0.58 + (i * h * 1.16) / 5;
      drum(pen, frame, { u, w: 96, r: 30, z0: 44, z1: 66 }, stone);
      drum(pen, frame, { u, w: 96, r: 22, r1: 19, z0: 66, z1: 300 }, stone, { top: false });
      for (const a of [0.9, 1.3, 1.7, 2.1]) {
        const foot = frame.disc(u, 96, 70, 21, a, a + 0.01, 2)[0];
        const head = frame.disc(u, 96, 296, 19, a, a + 0.01, 2)[0];
        if (foot && head) pen.line([foot, head], 0.6, { opacity: 0.8 });
      }
      drum(pen, frame, { u, w: 96, r: 26, r1: 32, z0: 298, z1: 322 }, stone);
    }
    const lintel = box(
      pen,
      frame,
      { u0: -h * 0.7, u1: h * 0.7, w0: 50, w1: 136, z0: 320, z1: 386 },
      stone,
    ).front;
    if (lintel)
      letters(pen, lintel, 'MUSEUM', {
        s: lintel.width / 2,
        z: 15,
        height: 36,
        spacing: 0.6,
        colour: red,
        width: 3,
      });
    const gable = h * 0.76;
    facets(pen, frame, [
      {
        corners: [
          [gable, 140, 386],
          [gable, -120, 386],
          [0, -120, 560],
          [0, 140, 560],
        ],
        material: '#8f0f1e',
      },
      {
        corners: [
          [-gable, -120, 386],
          [-gable, 140, 386],
          [0, 140, 560],
          [0, -120, 560],
        ],
        material: '#8f0f1e',
      },
      {
        corners: [
          [-gable, 140, 386],
          [gable, 140, 386],
          [0, 140, 560],
          [-2, 140, 560],
        ],
        material: '#17121c',
      },
    ]);
    pen.bars(
      [
        [
          frame.at(-gable, 142, 388),
          frame.at(0, 142, 562),
          frame.at(gable, 142, 388),
          frame.at(-gable, 142, 388),
        ],
      ],
      13 * s,
      stone,
    );
    halfMask(pen, (x, y) => frame.at(x * 176, 144, 446 + y * 84), '#fbf6f0');
    for (const k of [-1, 1]) {
      const pole = (z: number) => frame.at(k * h * 0.86, 66, z);
      pen.bars([[pole(308), frame.at(k * h * 0.86, 76, 308)]], 6 * s, '#e8c04a');
      const cloth = (p: number, z: number) => frame.at(k * h * 0.84 + p * 52, 70, z);
      pen.shape(
        [cloth(-1, 300), cloth(1, 300), cloth(1, 90), cloth(0, 66), cloth(-1, 90)],
        k < 0 ? red : '#17121c',
        { contour: false, ink: 1.2 },
      );
      theatreMask(
        pen,
        (x, y) => frame.at(k * h * 0.84 + x * 38, 74, 196 + y * 50),
        '#fbf6f0',
        k < 0 ? 'laugh' : 'weep',
      );
      for (const z of [270, 118]) pen.line([cloth(-0.7, z), cloth(0.7, z)], 2, { colour: '#e8c04a' });
    }
    // clipped hedges in tubs, in three tones and with a few white flowers
    for (const k of [-4, -3.05, 3.05, 4]) {
      const tub = frame.moved(k * 92, 92);
      drum(pen, tub, { r: 30, r1: 34, z1: 26 }, '#3a323e');
      const [x, y] = tub.at(0, 0, 50);
      pen.shape(arc(x, y, 42 * s, 34 * s, k, k + 6.2832, 11), '#3f6f4a', { edge: 'scallop', ink: 0.9 });
      for (const [dx, dy, r, tone] of [
        [10, 8, 28, -0.7],
        [-12, -8, 24, 0.7],
        [12, -12, 15, 0.5],
        [-16, 12, 14, -0.3],
      ] as const)
        pen.tint(arc(x + dx * s, y + dy * s, r * s, r * 0.8 * s, dx, dx + 6.2832, 8), '#3f6f4a', {
          tone,
          edge: 'scallop',
        });
      for (const i of range(7))
        pen.shape(
          arc(x + random.range(-30, 30) * s, y + random.range(-22, 18) * s, 4 * s, 4 * s, 0, 6.2832, 7),
          i % 3 ? '#ffffff' : red,
          {
            edge: 'smooth',
            ink: 0.5,
            contour: false,
          },
        );
    }
  },
};
