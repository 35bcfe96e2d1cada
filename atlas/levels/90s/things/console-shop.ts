/** The game shop: a console that a whole street could play, its cartridge in the roof and its cord in the square. */
import { nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bulbs, confetti, discOn, inlay, pixels, roundRect } from './panels';

export interface ConsoleShopOptions {
  readonly body?: string;
  readonly cartridge?: string;
}

/** The left half of the beast on the label; the right one is its mirror. */
const DRAGON = [
  '.0....0..',
  '010..010.',
  '0110.0110',
  '011100111',
  '011110122',
  '011110120',
  '001110111',
  '..0100133',
  '...000011',
  '....01144',
  '...011444',
  '...011444',
  '...011144',
  '...001001',
].map((half) => half + [...half].reverse().join(''));

export const consoleShop: ThingKind<ConsoleShopOptions> = {
  name: 'consoleShop',
  footprint: () => block(860, 440),
  height: 420,
  draw(pen, frame, { body = '#dcd6e4', cartridge = '#7f7a94' }) {
    const [h, tall] = [410, 270];
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -210, w1: 200, z1: tall }, body, {
      topMaterial: '#eee9f2',
    });
    for (const side of Object.values(walls)) {
      side.panel(0, 0, side.width, 22, '#6f6788', { ink: 0.8 });
      side.panel(0, 196, side.width, 206, '#8f86a8', { ink: 0.6 });
    }
    // ribs and levers on the lid
    const lid = (u: number, w: number, z = 0) => frame.at(u, w, tall + z);
    for (const side of [-1, 1])
      for (const k of range(5))
        pen.line([lid(side * (260 + k * 30), -180), lid(side * (260 + k * 30), -20)], 2.2, {
          colour: '#a9a0bc',
        });
    box(pen, frame.moved(0, -70, tall), { u0: -240, u1: 240, w0: -76, w1: 76, z1: 26 }, '#c6bfd2', {
      topMaterial: '#a79fba',
    });
    const cart = box(
      pen,
      frame.moved(0, -70, tall + 26),
      { u0: -196, u1: 196, w0: -46, w1: 46, z1: 302 },
      cartridge,
      { topMaterial: '#9a94ae' },
    );
    for (const side of Object.values(cart))
      for (const z of [284, 290, 296]) pen.line([side.at(4, z), side.at(side.width - 4, z)], 1.2);
    const label = cart.front;
    if (label) {
      for (const k of range(5))
        for (const s of [8, 364])
          inlay(pen, roundRect(label, s, 40 + k * 40, s + 20, 62 + k * 40, 3), '#5f5a74');
      inlay(pen, roundRect(label, 42, 14, 350, 276, 12), '#2a2058', { ink: 1.2 });
      inlay(pen, roundRect(label, 50, 22, 342, 268, 8), '#5fc8e8', { ink: 0.6 });
      inlay(
        pen,
        [
          label.at(50, 24),
          label.at(342, 24),
          label.at(342, 84),
          label.at(230, 120),
          label.at(150, 76),
          label.at(50, 110),
        ],
        '#6ab06a',
        { ink: 0.8 },
      );
      inlay(pen, discOn(label, 292, 206, 34, 18), '#ffd84a', { edge: 'smooth', ink: 0.6 });
      pixels(pen, label, DRAGON, {
        s: 178,
        z: 34,
        size: 11,
        colours: ['#2a2058', '#e8447f', '#fff6d0', '#ff8f3a', '#ffd8c0'],
      });
      letters(pen, label, 'DRAGON 2', {
        s: 178,
        z: 220,
        height: 34,
        fit: 220,
        colour: '#2a2058',
        width: 5.4,
      });
      letters(pen, label, 'DRAGON 2', { s: 176, z: 223, height: 34, fit: 220, colour: '#fff6d0', width: 3 });
    }
    for (const [u, colour, z] of [
      [-320, '#7a5fc0', 20],
      [320, '#7a5fc0', 8],
    ] as const)
      box(pen, frame.moved(u, 90, tall), { u0: -44, u1: 44, w0: -46, w1: 46, z1: 24 + z }, colour);
    box(pen, frame.moved(0, 110, tall), { u0: -70, u1: 70, w0: -26, w1: 26, z1: 18 }, '#b9b0c8');
    const f = walls.front;
    if (!f) return;
    f.panel(0, 206, f.width, tall, '#c6bfd2', { ink: 0.9 });
    letters(pen, f, 'GAMES', { s: 150, z: 218, height: 40, colour: '#4a3f80', width: 4.4 });
    letters(pen, f, 'TODAY!', { s: 668, z: 218, height: 40, colour: '#c92f6a', width: 4.4 });
    bulbs(pen, f, [300, 238], [520, 238], 9, 8, ['#ffd84a', '#e8447f', '#2fb5ac']);
    // the port the great cord goes into: a tunnel as wide as the street, and somebody's headlights in it
    inlay(pen, roundRect(f, 246, 0, 574, 192, 60), '#8f86a8', { ink: 1.2 });
    const mouth = roundRect(f, 264, -8, 556, 176, 52);
    inlay(pen, mouth, '#1d1838', { ink: 1.2 });
    pen.within(mouth, () => {
      inlay(pen, [f.at(264, 0), f.at(556, 0), f.at(470, 84), f.at(350, 84)], '#3a3b78', { ink: 0 });
      inlay(pen, [f.at(402, 4), f.at(418, 4), f.at(415, 40), f.at(405, 40)], '#ffd84a', { ink: 0 });
      inlay(pen, roundRect(f, 374, 58, 446, 96, 8), '#5a4a8a', { ink: 0.7 });
      for (const s of [386, 434]) {
        inlay(pen, discOn(f, s, 74, 20, 14), '#fff0a0', { edge: 'smooth', ink: 0, opacity: 0.3 });
        inlay(pen, discOn(f, s, 74, 9, 12), '#fff6d0', { edge: 'smooth', ink: 0.6 });
      }
    });
    for (const k of range(11)) {
      const a = Math.PI * (0.1 + k * 0.08);
      inlay(pen, discOn(f, 410 + Math.cos(a) * 154, 92 + Math.sin(a) * 92, 6, 8), '#ffd84a', {
        edge: 'smooth',
        ink: 0.4,
      });
    }
    for (const [s0, s1] of [
      [24, 236],
      [584, 796],
    ] as const) {
      inlay(pen, roundRect(f, s0, 34, s1, 184, 10), '#6f6788', { ink: 1.2 });
      inlay(pen, roundRect(f, s0 + 10, 42, s1 - 10, 176, 6), '#fff0c4', { ink: 0.8 });
      for (const k of range(4)) {
        const a = s0 + 18 + k * 45;
        inlay(
          pen,
          roundRect(f, a, 50, a + 40, 108, 3),
          nth(['#e8447f', '#2fb5ac', '#6a4fb0', '#ff8f5a'], (k + (s0 > 300 ? 2 : 0)) % 4),
        );
        inlay(pen, discOn(f, a + 20, 84, 12, 10), '#fff6d0', { edge: 'smooth', ink: 0.6 });
        inlay(
          pen,
          roundRect(f, a, 116, a + 40, 168, 3),
          nth(['#3a3158', '#5fa8e8', '#ffd84a'], (k + s0) % 3),
        );
        pen.line([f.at(a + 8, 132), f.at(a + 32, 132)], 1.6, { colour: '#fff6d0' });
      }
      pen.line([f.at(s0 + 10, 112), f.at(s1 - 10, 112)], 2.4, { colour: '#8a6a9a' });
    }
    confetti(pen, f, [330, 196, 490, 204], ['#e8447f', '#2fb5ac', '#6a4fb0'], 4);
  },
};
