/** A letter in a bottle at last, a swimmer with a hand already at it, and a fin that has seen him first. */
import { range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { bust } from '../../../things/fair/bust';
import { foamBed } from './surf';

export const swimmer: ThingKind<object> = {
  name: 'swimmer',
  footprint: () => block(300, 60),
  height: 60,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const p = (u: number, z: number): Point => frame.at(u, 0, z);
    const foam = (u: number, half: number) =>
      foamBed(pen, frame, { u, z: 1, reach: half * 1.08, tall: 9 + half * 0.06 });
    const wave = (u: number, half: number, z: number) =>
      pen.line(
        range(7).map((i): Point => p(u - half + (i / 6) * 2 * half, z + Math.sin(i * 1.7) * 3)),
        1.4,
        { smooth: true, colour: '#d6f2fb' },
      );
    // the fin, bent back by its speed
    pen.shape([p(-156, 4), p(-140, 34), p(-106, 62), p(-112, 30), p(-96, 4)], '#5a6a84', { ink: 1.1 });
    pen.tint([p(-118, 6), p(-114, 30), p(-108, 56), p(-112, 30), p(-98, 6)], '#5a6a84', {
      tone: -1,
      edge: 'straight',
    });
    foam(-124, 52);
    for (const [u, half, z] of [
      [-210, 34, -4],
      [-196, 22, -16],
      [-40, 26, -14],
    ] as const)
      wave(u, half, z);
    // legs kick, one arm is back, the other at the bottle
    for (const [u, z] of [
      [-66, 10],
      [-44, 16],
    ] as const)
      pen.bars([[p(u, z - 8), p(u - 6, z + 6)]], 11 * s, '#a86e4a', { edge: 1.4 });
    pen.bars([[p(-12, 14), p(-36, 40), p(-30, 58)]], 12 * s, '#a86e4a', { edge: 1.6, smooth: true });
    pen.bars([[p(16, 14), p(50, 26), p(78, 20)]], 12 * s, '#a86e4a', { edge: 1.6, smooth: true });
    bust(pen, p(0, 50), 26 * s, { skin: '#a86e4a', hair: '#2f2a38', kind: 2, look: 0.9 });
    foam(2, 64);
    // the bottle, its cork, and the roll inside
    pen.shape(
      [p(92, 2), p(96, 22), p(126, 40), p(140, 52), p(150, 44), p(142, 34), p(136, 12), p(116, -4)],
      '#8fd0b0',
      { ink: 1, opacity: 0.9 },
    );
    pen.shape([p(104, 6), p(126, 28), p(132, 20), p(114, 0)], '#fbf3df', { ink: 0.8, contour: false });
    pen.bars([[p(144, 46), p(152, 54)]], 9 * s, '#b07a48', { edge: 1.4 });
    foam(116, 44);
    wave(140, 40, -12);
  },
};
