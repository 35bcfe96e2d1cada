/** The round tower on the crossing, a screen wrapped about its corner and a red crown on top. */
import { nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';
import { halfMask } from './mask';
import { stairTower } from './stair-tower';

export interface ScreenTowerOptions {
  readonly r?: number;
  readonly tall?: number;
  readonly red?: string;
}

export const screenTower: ThingKind<ScreenTowerOptions> = {
  name: 'screenTower',
  footprint: ({ r = 190 }) => disc(r * 1.2),
  height: 560,
  draw(pen, frame, { r = 190, tall = 980, red = '#d8202f' }) {
    const s = frame.scale;
    const white = '#f6f0ea';
    const stairs = box(
      pen,
      frame,
      { u0: -r * 1.5, u1: -r * 0.2, w0: -r * 1.1, w1: r * 0.1, z1: tall * 0.74 },
      '#8f8496',
      { topMaterial: '#b0a6b4' },
    );
    if (stairs.front) stairTower(pen, stairs.front, { wide: r * 0.6, tall: tall * 0.74, s, red });
    drum(pen, frame, { r: r * 1.08, z1: 120 }, '#241d28', { top: false });
    for (const i of range(7)) {
      const a = 0.3 + i * 0.42;
      const q = (da: number, z: number) =>
        frame.at(Math.cos(a + da) * r * 1.08, Math.sin(a + da) * r * 1.08, z);
      pen.shape([q(-0.16, 6), q(0.16, 6), q(0.16, 96), q(-0.16, 96)], '#ffe6a6', {
        ink: 0.9,
        contour: false,
      });
      pen.shape(
        [q(-0.08, 8), q(0.04, 8), q(0.04, 56 + (i % 3) * 14), q(-0.08, 56 + (i % 3) * 14)],
        nth([red, '#17121c', white], i % 3),
        { ink: 0.7, contour: false },
      );
    }
    drum(pen, frame, { r: r * 1.12, z0: 112, z1: 136 }, red, { top: false });
    drum(pen, frame, { r, z0: 136, z1: tall }, white, { top: false });
    for (const f of range(9)) {
      const z = 160 + f * 88;
      pen.line(frame.disc(0, 0, z, r, 0.06, 3.08, 18), 1, { smooth: true, opacity: 0.7 });
      if (f < 1 || f > 6)
        for (const k of range(8)) {
          const a = 0.25 + k * 0.37;
          const q = (da: number, h: number) => frame.at(Math.cos(a + da) * r, Math.sin(a + da) * r, z + h);
          pen.shape([q(-0.12, 16), q(0.12, 16), q(0.12, 70), q(-0.12, 70)], '#4a4350', {
            ink: 0.8,
            contour: false,
          });
          // the panes at the tower's edges are seen too flat for a face
          if (k > 1 && k < 6 && (f * 3 + k) % 4 === 1) {
            pen.tint([q(-0.11, 17), q(0.11, 17), q(0.11, 69), q(-0.11, 69)], '#ffdf8a', { edge: 'straight' });
            pen.within([q(-0.12, 16), q(0.12, 16), q(0.12, 70), q(-0.12, 70)], () =>
              bust(pen, q(-0.01, 42), 15 * s, {
                skin: nth(BUST_SKINS, (f + k) % BUST_SKINS.length),
                hair: nth(BUST_HAIR, (f * 2 + k) % BUST_HAIR.length),
                cloth: red,
                kind: f * 8 + k,
                contour: false,
              }),
            );
          } else pen.line([q(-0.06, 24), q(0.06, 60)], 1, { colour: white });
        }
    }
    // the screen: a curved sheet of red with a mask that winks at the crowd
    const screen = (x: number, y: number) => {
      const a = Math.PI / 2 - x * 1.16;
      return frame.at(Math.cos(a) * r * 1.05, Math.sin(a) * r * 1.05, 506 + y * 218);
    };
    const edge = (k: number) => [
      ...range(13).map((i) => screen((i / 6 - 1) * k, -k)),
      ...range(13).map((i) => screen((1 - i / 6) * k, k)),
    ];
    pen.shape(edge(1.06), '#17121c', { wobble: 0 });
    pen.shape(edge(1), red, { wobble: 0, ink: 0.8, contour: false });
    for (const i of range(9)) {
      const a = i * 0.698;
      pen.tint(
        [
          screen(0, 0),
          screen(Math.cos(a) * 0.98, Math.sin(a) * 0.98),
          screen(Math.cos(a + 0.3) * 0.98, Math.sin(a + 0.3) * 0.98),
        ],
        '#8f0d1e',
        { edge: 'straight' },
      );
    }
    halfMask(pen, (x, y) => screen(x * 0.78, y * 0.62 + 0.14), white);
    pen.line([screen(-0.3, -0.62), screen(0.02, -0.74), screen(0.36, -0.56)], 4, {
      smooth: true,
      colour: white,
    });
    drum(pen, frame, { r: r * 1.1, z0: tall - 10, z1: tall + 26 }, '#241d28');
    drum(pen, frame, { r: r * 0.98, z0: tall + 26, z1: tall + 130 }, red);
    const crown = {
      at: (p: number, z: number) => {
        const a = Math.PI / 2 - p / r;
        return frame.at(Math.cos(a) * r * 0.99, Math.sin(a) * r * 0.99, tall + 30 + z);
      },
    };
    letters(pen, crown, '24', { s: 0, z: 18, height: 62, colour: white, width: 4 });
    for (const k of [-1, 1])
      letters(pen, crown, 'X', { s: k * r * 0.8, z: 26, height: 40, colour: '#17121c', width: 3 });
    // a landing place on the roof, ringed and lettered, with a rail before the drop
    const roof = (k: number) => frame.disc(0, 0, tall + 130, r * k, 0, 6.2832, 28);
    pen.shape(roof(0.8), '#3a323e', { edge: 'smooth', ink: 0.8, contour: false });
    pen.shape(roof(0.7), white, { edge: 'smooth', ink: 0.8, contour: false });
    pen.shape(roof(0.62), red, { edge: 'smooth', ink: 0.8, contour: false });
    for (const u of [-54, 54])
      pen.bars([[frame.at(u, -56, tall + 131), frame.at(u, 56, tall + 131)]], 14 * s, white, { edge: 0.8 });
    pen.bars([[frame.at(-54, 0, tall + 131), frame.at(54, 0, tall + 131)]], 12 * s, white, { edge: 0.8 });
    const rail = frame.disc(0, 0, tall + 162, r * 0.94, 0.1, 3.04, 15);
    pen.bars(
      rail.map(([x, y]): [readonly [number, number], readonly [number, number]] => [
        [x, y],
        [x, y + 32 * s],
      ]),
      4 * s,
      '#241d28',
      { edge: 0 },
    );
    pen.bars([rail], 5 * s, '#241d28', { edge: 0, smooth: true });
    pen.bars(
      [[frame.at(-r * 0.74, -r * 0.4, tall + 130), frame.at(-r * 0.74, -r * 0.4, tall + 250)]],
      8 * s,
      '#241d28',
    );
  },
};
