/** The game centre under the crown: where the fate of the world waits its turn behind the crane machine. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import type { Pen } from '../../../core/pen';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
import { litGlass, pane, starAt } from './parts';

export interface GameCentreOptions {
  readonly wall?: string;
}

/** A cabinet seen from its side, and who plays at it; every third is a crane full of prizes. */
function cabinet(pen: Pen, f: Wall, a: number, i: number): void {
  const s = f.frame.scale;
  const tint = nth(['#ff7fae', '#7fc8ff', '#ffcf5a', '#9be0b4'], i % 4);
  if (i % 3 === 2) {
    f.panel(a, 22, a + 50, 58, tint, { ink: 0.9 });
    f.panel(a + 8, 30, a + 26, 46, '#2f2a5a', { ink: 0.6 });
    f.panel(a + 2, 58, a + 48, 128, { emit: '#fff8e0' }, { ink: 0.9 });
    pen.line([f.at(a + 25, 128), f.at(a + 25, 104)], 1);
    pen.line([f.at(a + 17, 96), f.at(a + 25, 104), f.at(a + 33, 96)], 1.4);
    for (const k of range(6))
      pen.shape(
        arc(...f.at(a + 9 + (k % 3) * 16, 66 + Math.floor(k / 3) * 12), 9 * s, 9 * s),
        nth(['#ff8fb8', '#ffffff', '#b9a0f0', '#8fe0c0', '#ffd25a'], k % 5),
        { edge: 'smooth', ink: 0.6, contour: false },
      );
    f.panel(a - 2, 128, a + 52, 140, tint, { ink: 0.8 });
    return;
  }
  f.panel(a, 22, a + 46, 122, tint, { ink: 0.9 });
  f.panel(a + 2, 106, a + 44, 120, { emit: '#fff6d0' }, { ink: 0.6 });
  f.panel(a + 6, 64, a + 40, 100, '#2f2a5a', { ink: 0.7 });
  f.panel(a + 10, 80, a + 20, 88, { emit: '#8ff0ff' }, { ink: 0 });
  f.panel(a + 26, 86, a + 36, 94, { emit: '#ffd0f0' }, { ink: 0 });
  pen.shape([f.at(a - 2, 56), f.at(a + 48, 56), f.at(a + 44, 64), f.at(a + 2, 64)], '#5a4a9a', {
    ink: 0.7,
    contour: false,
  });
  pen.line([f.at(a + 10, 60), f.at(a + 10, 70)], 1.4);
  bust(pen, f.at(a + (i % 2 ? 12 : 34), 52), 15 * s, {
    skin: nth(['#f6cfa8', '#a86e4a', '#e0a878'], i % 3),
    hair: nth(['#5a3a2c', '#2f2a38', '#a8704a', '#4a3f4a'], i % 4),
    cloth: nth(['#6f8fd8', '#e0708f', '#5fa890', '#d8a84a'], i % 4),
    look: i % 2 ? 0.7 : -0.7,
    kind: i,
    contour: false,
  });
}

export const gameCentre: ThingKind<GameCentreOptions> = {
  name: 'gameCentre',
  footprint: () => block(600, 380),
  height: 360,
  lamps: () => [
    { u: -120, w: 240, reach: 420, colour: 'amber' },
    { u: 160, w: 240, reach: 420, colour: 'red' },
  ],
  draw(pen, frame, { wall = '#8f86d8' }) {
    const s = frame.scale;
    const { random } = pen;
    const walls = box(pen, frame, { u0: -290, u1: 290, w0: -180, w1: 150, z1: 390 }, wall, {
      topMaterial: '#b4acec',
    });
    for (const [name, side] of Object.entries(walls)) {
      if (name === 'front') continue;
      for (const floor of range(2))
        for (const i of range(3)) pane(side, 60 + i * 104, 90 + floor * 140, 56, 74, random.chance(0.6));
      side.panel(0, 0, side.width, 30, '#5a4a9a', { ink: 0.8 });
    }
    const f = walls.front;
    if (f) {
      const m = f.width / 2;
      f.panel(0, 0, f.width, 20, '#5a4a9a', { ink: 0.8 });
      f.panel(22, 20, f.width - 22, 168, litGlass(pen, '#fff1b8'));
      for (const i of range(8)) {
        const a = 48 + i * 66;
        if (Math.abs(a + 22 - m) < 60) continue;
        cabinet(pen, f, a, i);
      }
      // strip lights and prizes along the ceiling
      for (const i of range(7))
        f.panel(40 + i * 76, 152, 84 + i * 76, 160, { emit: '#ffffff' }, { ink: 0.5 });
      for (const i of range(10)) {
        const a = 42 + i * 54;
        if (Math.abs(a - m) < 70) continue;
        pen.line([f.at(a, 150), f.at(a, 140)], 0.6);
        pen.shape(arc(...f.at(a, 132), 8 * s, 9 * s), ['#ff8fb8', '#ffffff', '#8fe0c0'][i % 3] ?? '#ffffff', {
          edge: 'smooth',
          ink: 0.6,
          contour: false,
        });
      }
      f.panel(m - 62, 0, m + 62, 132, '#4a3f8f');
      for (const k of [0, 1])
        f.panel(m - 54 + k * 56, 4, m - 2 + k * 56, 124, litGlass(pen, '#ffe7f2'), { ink: 0.9 });
      pen.line([f.at(m - 10, 50), f.at(m - 10, 76)], 2.2);
      pen.line([f.at(m + 10, 50), f.at(m + 10, 76)], 2.2);
      f.panel(0, 168, f.width, 252, '#f27fae');
      f.panel(14, 178, f.width - 14, 242, '#3a2f7a', { ink: 0.8 });
      letters(pen, f, 'GAME CROWN', {
        s: f.width / 2,
        z: 190,
        height: 40,
        colour: { emit: '#ffe27a' },
        width: 3,
        fit: f.width - 120,
      });
      for (const i of range(24))
        pen.shape(
          arc(...f.at(12 + (i * (f.width - 24)) / 23, i % 2 ? 173 : 247), 5 * s, 5 * s),
          { emit: i % 3 ? '#ffe9a0' : '#ffffff' },
          { edge: 'smooth', ink: 0.5, contour: false },
        );
      for (const i of range(5)) pane(f, 66 + i * 112, 282, 70, 70, random.chance(0.7));
      const awning = range(14);
      for (const i of awning) {
        const [a, b] = [(i / 14) * f.width, ((i + 1) / 14) * f.width];
        const out = (q: number, z: number) => {
          const [x, y] = f.at(q, z);
          return [x, y + 34 * s] as Point;
        };
        if (Math.abs((a + b) / 2 - m) < 70) continue;
        pen.shape([f.at(a, 168), f.at(b, 168), out(b, 158), out(a, 158)], i % 2 ? '#ffffff' : '#f27fae', {
          ink: 0.7,
          contour: false,
        });
      }
    }
    const crown = frame.moved(0, 60, 390);
    const half = 190;
    const spikes: Point[] = [[-half, 0]];
    for (const i of range(5)) {
      const u = -half - 26 + (i * (half * 2 + 52)) / 4;
      spikes.push([u, i === 2 ? 216 : 170]);
      if (i < 4) spikes.push([-half + ((i + 0.5) * half * 2) / 4, 86]);
    }
    spikes.push([half, 0]);
    const gold = '#f6c445';
    pen.shape(
      spikes.map(([u, z]) => crown.at(u + 16, -24, z)),
      gold,
      { tone: -1 },
    );
    pen.shape(
      spikes.map(([u, z]) => crown.at(u, 0, z)),
      pen.light.night ? { emit: '#ffd25a' } : gold,
    );
    pen.shape(
      [crown.at(-half, 0, 0), crown.at(half, 0, 0), crown.at(half, 0, 42), crown.at(-half, 0, 42)],
      '#f27fae',
      { contour: false },
    );
    for (const i of range(5)) {
      const top = crown.at(-half - 26 + (i * (half * 2 + 52)) / 4, 0, i === 2 ? 222 : 174);
      pen.shape(
        arc(...top, 17 * s, 17 * s),
        { emit: ['#ff8fb8', '#8fe0ff', '#ffffff', '#b9f0c8', '#d0b0ff'][i] ?? '#ffffff' },
        { edge: 'smooth' },
      );
      pen.shape(
        starAt(crown.at(-half + 38 + i * 76, 2, 21), 15 * s),
        { emit: '#fff6d0' },
        { ink: 0.6, contour: false },
      );
    }
    pen.glow(...crown.at(0, 0, 110), 330 * s, 'amber', 0.8);
    // the upright sign stands off the corner, on two arms, before no window
    pen.bars(
      [230, 500].map((z) => [frame.at(288, 140, z), frame.at(322, 140, z)]),
      8 * s,
      '#5a4a9a',
    );
    const fin = frame.moved(330, 132);
    const board = box(pen, fin, { u0: -22, u1: 22, w0: 0, w1: 26, z0: 190, z1: 560 }, '#f27fae');
    if (board.front)
      for (const [i, c] of [...'ARCADE'].entries())
        letters(pen, board.front, c, {
          s: 22,
          z: 318 - i * 58,
          height: 38,
          colour: { emit: '#fff6d0' },
          width: 2.4,
        });
    const crane = box(pen, frame.moved(-200, 210), { u0: -46, u1: 46, w0: -30, w1: 34, z1: 66 }, '#7fc8ff');
    crane.front?.panel(12, 10, 42, 34, '#2f2a5a', { ink: 0.8 });
    const cage = box(
      pen,
      frame.moved(-200, 210),
      { u0: -44, u1: 44, w0: -28, w1: 32, z0: 66, z1: 150 },
      litGlass(pen, '#fff4dc'),
    );
    if (cage.front)
      for (const i of range(5))
        pen.shape(
          arc(...cage.front.at(14 + i * 15, 14 + (i % 2) * 9), 10 * s, 10 * s),
          ['#ff8fb8', '#ffffff', '#b9a0f0', '#8fe0c0', '#ffd25a'][i] ?? '#fff',
          { edge: 'smooth', ink: 0.8, contour: false },
        );
    box(pen, frame.moved(-200, 210), { u0: -48, u1: 48, w0: -32, w1: 36, z0: 150, z1: 176 }, '#f27fae');
  },
};
