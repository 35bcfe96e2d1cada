/** The arcade on the crossing: claw machines in the window, a joystick on the roof. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box, drum } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { BUST_HAIR, BUST_SKINS, bust } from '../../../things/fair/bust';

export interface ArcadeOptions {
  readonly width?: number;
  readonly wall?: string;
  readonly red?: string;
}

const SPRITE = [
  '00100100',
  '00011000',
  '01111110',
  '11011011',
  '11111111',
  '01111110',
  '01000010',
  '10100101',
];

/** Somebody before a screen, lit by it. */
function player(side: Wall, at: number, z: number, k: number, glow: string): void {
  const { pen } = side;
  const room = side.rect(at - 29, z + 12, at + 29, z + 90);
  pen.tint(room, glow, { edge: 'straight', opacity: 0.5 });
  pen.within(room, () =>
    bust(pen, side.at(at, z + 50), 17 * side.frame.scale, {
      skin: nth(BUST_SKINS, k % 5),
      hair: nth(BUST_HAIR, (k + 2) % 5),
      cloth: nth(['#ff8fa0', '#8fe0d0', '#ffd84a'], k % 3),
      kind: k + 2,
      look: (k % 3) - 1,
      contour: false,
    }),
  );
}

export const arcade: ThingKind<ArcadeOptions> = {
  name: 'arcade',
  footprint: ({ width = 520 }) => block(width + 20, 330),
  height: 520,
  draw(pen, frame, { width = 520, wall = '#241d28', red = '#d8202f' }, random) {
    const [h, s, tall] = [width / 2, frame.scale, 560];
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -160, w1: 150, z1: tall }, wall, {
      topMaterial: '#5a5262',
    });
    for (const [name, side] of Object.entries(walls)) {
      for (const z of [190, 370, 548]) side.panel(0, z, side.width, z + 12, red, { ink: 0.7 });
      for (const z of [210, 390])
        for (const k of range(Math.round(side.width / 74))) {
          side.panel(10 + k * 74, z + 10, 72 + k * 74, z + 140, '#5a3f7a', { ink: 0.9 });
          side.panel(20 + k * 74, z + 14, 62 + k * 74, z + 78, nth(['#3f2f5a', '#6f3f6a'], k % 2), {
            ink: 0.6,
          });
          const glow = nth(['#8fe0d0', '#ffd84a', '#ff8fa0'], (k + z) % 3);
          if (name === 'front' && z > 300 && k % 3 !== 1) player(side, 41 + k * 74, z, k, glow);
          else side.panel(26 + k * 74, z + 44, 56 + k * 74, z + 70, glow, { ink: 0.6 });
          pen.line([side.at(14 + k * 74, z + 90), side.at(66 + k * 74, z + 134)], 1, {
            colour: '#fbf6f0',
            opacity: 0.5,
          });
        }
    }
    const f = walls.front;
    if (f) {
      f.panel(20, 0, f.width - 20, 168, '#ffe9b0', { ink: 1.2 });
      for (const k of range(5)) {
        const at = 66 + k * ((f.width - 132) / 4);
        if (k === 2) {
          f.panel(at - 44, 0, at + 44, 160, '#3a2030', { ink: 1 });
          pen.line([f.at(at, 0), f.at(at, 160)], 1.4, { colour: '#fbf6f0' });
          continue;
        }
        f.panel(at - 36, 0, at + 36, 56, nth([red, '#fbf6f0', '#3f6fb0', red], k % 4), { ink: 1 });
        f.panel(at - 34, 56, at + 34, 140, '#d6eef0', { ink: 1 });
        f.panel(at - 38, 138, at + 38, 156, '#17121c', { ink: 0.8 });
        // who won himself sits in the fourth
        if (k === 3) {
          pen.within(f.rect(at - 34, 56, at + 34, 140), () =>
            bust(pen, f.at(at, 84), 19 * s, {
              skin: '#f6cfa8',
              hair: '#5a3a2c',
              cloth: '#ffd84a',
              kind: 4,
              contour: false,
            }),
          );
          for (const way of [-1, 1])
            pen.bars([[f.at(at + way * 18, 62), f.at(at + way * 26, 82)]], 7 * s, '#f6cfa8', { edge: 0.8 });
        }
        for (const j of range(k === 3 ? 4 : 7))
          pen.shape(
            arc(...f.at(at - 24 + (j % 4) * 16, 66 + Math.floor(j / 4) * 13), 9 * s, 9 * s, 0, 6.2832, 8),
            nth(['#ff8fa0', '#ffd84a', '#8fd0ff', '#b79af0'], (j + k) % 4),
            { edge: 'smooth', ink: 0.7, contour: false },
          );
        pen.line([f.at(at, 138), f.at(at, 108)], 1.6);
        pen.line([f.at(at - 9, 96), f.at(at, 108), f.at(at + 9, 96)], 1.6);
      }
    }
    const face = { at: (p: number, z: number) => frame.at(p, 168, z) };
    pen.shape(
      [face.at(-h * 0.94, 176), face.at(h * 0.98, 186), face.at(h * 0.92, 306), face.at(-h * 0.9, 290)],
      red,
    );
    pen.shape(
      [face.at(-h * 0.9, 186), face.at(h * 0.92, 196), face.at(h * 0.88, 294), face.at(-h * 0.86, 280)],
      '#17121c',
      { ink: 0.7, contour: false },
    );
    letters(pen, face, 'ARCADE', { s: 0, z: 208, height: 66, fit: h * 1.6, colour: '#ffe9b0', width: 4.6 });
    for (const k of range(14)) {
      const u = -h * 0.92 + (k * h * 1.88) / 13;
      for (const z of [181 + k * 0.7, 290 + k])
        pen.shape(arc(...face.at(u, z), 6 * s, 6 * s, 0, 6.2832, 7), k % 2 ? '#fff6d0' : '#ffd84a', {
          edge: 'smooth',
          ink: 0.5,
          contour: false,
        });
    }
    // a little monster of dots above the sign
    SPRITE.forEach((row, j) =>
      [...row].forEach((dot, i) => {
        if (dot === '0') return;
        const p = (a: number, b: number) => face.at(-80 + (i + a) * 20, 474 - (j + b) * 19);
        pen.shape([p(0, 1), p(1, 1), p(1, 0), p(0, 0)], '#fbf6f0', { ink: 0.5, tone: 0.3, wobble: 0 });
      }),
    );
    // the joystick
    const roof = frame.moved(h * 0.3, 0, tall);
    drum(pen, roof, { r: 120, r1: 100, z1: 40 }, '#3a323e');
    pen.bars([[roof.at(0, 0, 36), roof.at(34, 0, 170)]], 26 * s, '#c9ced8');
    const [x, y] = roof.at(40, 0, 206);
    pen.shape(arc(x, y, 62 * s, 62 * s, 0, 6.2832, 20), red, { edge: 'smooth' });
    pen.tint(arc(x + 14 * s, y + 16 * s, 44 * s, 42 * s, 0, 6.2832, 14), red, { tone: -0.9 });
    pen.tint(arc(x - 20 * s, y - 22 * s, 18 * s, 14 * s, 0, 6.2832, 10), '#ffffff', {
      tone: 0.5,
      opacity: 0.8,
    });
    for (const k of [-1, 0]) {
      const [bx, by] = roof.at(-150 + k * 76, 40, 10);
      pen.shape(arc(bx, by, 32 * s, 17 * s, 0, 6.2832, 14), k ? '#ffd84a' : '#fbf6f0', { edge: 'smooth' });
      pen.shape(arc(bx, by - 12 * s, 32 * s, 17 * s, 0, 6.2832, 14), k ? '#ffd84a' : '#fbf6f0', {
        edge: 'smooth',
        tone: 0.5,
      });
    }
    if (random.chance(1)) pen.line([roof.at(-230, 0, 4), roof.at(-90, 0, 4)], 0.8);
  },
};
