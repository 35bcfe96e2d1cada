/** The airship dock: a mast of beams with a pier high in the air, stairs all the way, a basket for the lazy. */
import { nth, range } from '../../../core/geometry';
import { box, drum, stripedCone } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { folk } from '../../../stage/folk';
import { PASSENGERS } from './crew';
import { casement, hut } from '../../../things/town/cottage';
import { hangingSign } from './parts';

export interface AirshipDockOptions {
  readonly beam?: string;
  readonly roof?: string;
}

const DECK = 520;

export const airshipDock: ThingKind<AirshipDockOptions> = {
  name: 'airshipDock',
  footprint: () => block(420, 240),
  height: 560,
  lamps: () => [{ u: -120, w: 160, reach: 280 }],
  draw(pen, frame, { beam = '#9a6a48', roof = '#3f7f9a' }) {
    const s = frame.scale;
    const leg = (u: number, w: number) =>
      pen.bars([[frame.at(u * 1.35, w * 1.3, 0), frame.at(u, w, DECK)]], 22 * s, beam, {
        tone: w < 0 ? -0.8 : u > 0 ? -0.4 : 0.3,
      });
    for (const u of [-90, 90]) leg(u, -60);
    for (const z of [120, 260, 400]) {
      const k = 1.35 - (z / DECK) * 0.35;
      pen.bars([[frame.at(-90 * k, -60 * k, z), frame.at(90 * k, -60 * k, z)]], 11 * s, beam, { tone: -0.8 });
    }
    // stairs climb inside it from floor to floor
    for (const [z, side] of [
      [0, 1],
      [130, -1],
      [260, 1],
      [390, -1],
    ] as const) {
      const [a, b] = [-76 * side, 76 * side];
      for (const i of range(9)) {
        const u = a + ((b - a) * i) / 8;
        pen.shape(
          [
            frame.at(u - 12, 10, z + i * 15),
            frame.at(u + 12, 10, z + i * 15),
            frame.at(u + 12, -10, z + i * 15 + 7),
            frame.at(u - 12, -10, z + i * 15 + 7),
          ],
          '#c9986a',
          { ink: 0.8 },
        );
      }
      pen.bars([[frame.at(a, 12, z + 44), frame.at(b, 12, z + 164)]], 6 * s, '#d8b48a');
    }
    for (const u of [-90, 90]) leg(u, 60);
    for (const z of [120, 260, 400]) {
      const k = 1.35 - (z / DECK) * 0.35;
      pen.bars([[frame.at(-90 * k, 60 * k, z), frame.at(90 * k, 60 * k, z)]], 15 * s, beam, { tone: 0.2 });
      const q = 1.35 - ((z + 130) / DECK) * 0.35;
      if (z < 400)
        pen.bars([[frame.at(-90 * k, 60 * k, z), frame.at(90 * q, 60 * q, z + 130)]], 9 * s, beam, {
          tone: -0.2,
        });
    }
    const deck = box(
      pen,
      frame,
      { u0: -330, u1: 190, w0: -110, w1: 110, z0: DECK, z1: DECK + 26 },
      '#c9986a',
    );
    if (deck.front)
      for (const i of range(17))
        pen.line([deck.front.at(30 * i + 12, 0), deck.front.at(30 * i + 12, 26)], 0.9);
    for (const i of range(17))
      pen.line([frame.at(-318 + i * 30, 110, DECK + 26), frame.at(-318 + i * 30, -110, DECK + 26)], 0.7);
    pen.bars([[frame.at(-320, 60, DECK), frame.at(-110, 60, DECK - 150)]], 12 * s, beam);
    const cabin = hut(pen, frame, {
      u: 96,
      w: -30,
      z: DECK + 26,
      width: 150,
      depth: 110,
      height: 110,
      rise: 76,
      wall: '#f4e2bd',
      roof,
    });
    if (cabin.front) {
      casement(pen, cabin.front, 42, 34, 20, 44);
      cabin.front.panel(86, 0, 128, 84, '#6a4434', { ink: 0.9 });
    }
    drum(pen, frame, { u: 20, w: -60, r: 16, z0: DECK + 20, z1: DECK + 330 }, '#e9d9b8');
    stripedCone(pen, frame, { u: 20, w: -60, r: 30, r1: 22, z0: DECK + 270, z1: DECK + 330, sectors: 10 }, [
      '#ffe9a8',
      '#f2c94f',
    ]);
    stripedCone(pen, frame, { u: 20, w: -60, r: 38, z0: DECK + 330, z1: DECK + 386, sectors: 10 }, [roof]);
    pen.glow(...frame.at(20, -60, DECK + 300), 160 * s, 'amber', 1);
    // a windsock, stiff with good weather
    pen.bars([[frame.at(170, 60, DECK + 26), frame.at(170, 60, DECK + 200)]], 8 * s, '#e9d9b8');
    for (const i of range(5)) {
      const half = 24 - i * 3;
      const [a, b] = [172 + i * 26, 172 + (i + 1) * 26];
      pen.shape(
        [
          frame.at(a, 60, DECK + 176 + half - i * 4),
          frame.at(b, 60, DECK + 172 + half - 3 - i * 4),
          frame.at(b, 60, DECK + 172 - half + 3 - i * 4),
          frame.at(a, 60, DECK + 176 - half - i * 4),
        ],
        nth(['#f0563f', '#fff6e4'], i % 2),
        { ink: 0.9 },
      );
    }
    for (const [u, as] of PASSENGERS) folk(pen, frame.at(u, 66, DECK + 24), s * 0.84, as);
    for (const u of range(12))
      pen.bars(
        [[frame.at(-326 + u * 46, 108, DECK + 26), frame.at(-326 + u * 46, 108, DECK + 66)]],
        6 * s,
        beam,
      );
    pen.bars([[frame.at(-328, 108, DECK + 66), frame.at(186, 108, DECK + 66)]], 7 * s, beam, { tone: 0.4 });
    // the basket, and the wheel that hauls it
    pen.line([frame.at(-280, 112, DECK), frame.at(-280, 112, 210)], 1.3);
    pen.shape(
      [
        frame.at(-318, 112, 210),
        frame.at(-242, 112, 210),
        frame.at(-252, 112, 150),
        frame.at(-308, 112, 150),
      ],
      '#d8a860',
      { ink: 1.1 },
    );
    for (const i of range(4))
      pen.line([frame.at(-314 + i * 3, 112, 198 - i * 14), frame.at(-246 - i * 3, 112, 198 - i * 14)], 0.8);
    const office = hut(pen, frame, {
      u: -210,
      w: 110,
      width: 190,
      depth: 120,
      height: 116,
      rise: 80,
      wall: '#f4d8b0',
      roof,
    });
    if (office.front) {
      office.front.panel(22, 0, 72, 88, '#6a4434', { ink: 1 });
      office.front.panel(94, 34, 172, 88, pen.light.night ? { emit: '#ffd98a' } : '#46506e', { ink: 1 });
      office.front.panel(86, 26, 180, 36, '#c9986a', { ink: 0.9 });
    }
    const sign = hangingSign(pen, frame, [150, 150, 150], 46, 62, '#fff4d8');
    pen.shape([sign(-0.7, 0.5), sign(0, 0.32), sign(0.7, 0.5), sign(0.4, 0.2), sign(-0.4, 0.2)], '#a8623c', {
      contour: false,
      ink: 0.8,
    });
    for (const k of [-0.36, 0, 0.36]) {
      pen.line([sign(k, 0.42), sign(k, 0.74)], 1.2);
      pen.line([sign(k - 0.2, 0.74), sign(k + 0.2, 0.74)], 1.8);
    }
    pen.bars([[frame.at(78, 150, 0), frame.at(78, 150, 236)]], 9 * s, '#4a3f48');
    for (const [u, w, k] of [
      [40, 160, 1],
      [84, 186, 0.8],
      [20, 190, 0.7],
    ] as const)
      box(pen, frame, { u0: u - 26 * k, u1: u + 26 * k, w0: w - 26, w1: w + 20, z1: 48 * k }, '#b98a52');
  },
};
