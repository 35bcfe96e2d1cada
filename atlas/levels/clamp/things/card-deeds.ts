/** What loose cards leave behind: a cloud that rains on one man alone, and a cake as high as the people who eat it. */
import { TAU, arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { disc } from '../../../core/footprint';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';

/** It hangs where it is put; the rain falls beside whoever stands under it. */
export const ownCloud: ThingKind<{ readonly body?: string }> = {
  name: 'ownCloud',
  footprint: () => disc(30),
  height: 240,
  shadow: false,
  draw(pen, frame, { body = '#b9bfdc' }) {
    const s = frame.scale;
    const at = (u: number, z: number): Point => frame.at(u, 0, z);
    for (const [u, top, low] of [
      [-66, 190, 30],
      [-54, 200, 120],
      [-60, 96, 10],
      [58, 196, 110],
      [68, 190, 40],
      [60, 90, 6],
      [-42, 64, 4],
      [44, 56, 2],
    ] as const)
      pen.stroke([at(u, top), at(u - 6, low)], 5, { colour: '#6a9ade', from: 0.3, to: 0.9 });
    pen.tint(arc(...at(0, 0), 84 * s, 22 * s, 0, TAU, 18), '#6a9ade', { opacity: 0.6 });
    pen.line(arc(...at(0, 0), 60 * s, 13 * s, 0.3, 5.6, 18), 1, { colour: '#ffffff', smooth: true });
    for (const [u, z, r, tone] of [
      [-48, 218, 34, -0.2],
      [48, 220, 36, -0.7],
      [0, 246, 46, 0.4],
      [-16, 216, 36, 0.1],
      [22, 212, 32, -0.4],
    ] as const)
      pen.shape(arc(...at(u, z), r * s * 1.2, r * s * 0.9, 0, TAU, 9), body, { edge: 'scallop', tone });
  },
};

/** Three tiers, cream that runs over their edges, and a cherry. */
export const sweetTower: ThingKind<{ readonly sponge?: string }> = {
  name: 'sweetTower',
  footprint: () => disc(86),
  height: 210,
  draw(pen, frame, { sponge = '#f0b8a0' }) {
    const s = frame.scale;
    for (const [r, z0, z1, cream] of [
      [84, 0, 66, '#fff6ec'],
      [60, 66, 122, '#f8a8bc'],
      [36, 122, 168, '#fff6ec'],
    ] as const) {
      drum(pen, frame, { r, z0, z1 }, sponge, { topMaterial: cream });
      const hem = range(19).map((i): Point => {
        const a = (i / 18) * Math.PI;
        return frame.at(Math.cos(a) * r, Math.sin(a) * r, z1 - (i % 2 ? 24 : 9));
      });
      const rim = range(13).map((i): Point => {
        const a = Math.PI - (i / 12) * Math.PI;
        return frame.at(Math.cos(a) * r, Math.sin(a) * r, z1);
      });
      pen.shape([...hem, ...rim], cream, { edge: 'smooth', ink: 0.9, contour: false });
      for (const i of range(5)) {
        const a = 0.3 + i * 0.63;
        const [x, y] = frame.at(Math.cos(a) * r, Math.sin(a) * r, (z0 + z1) / 2 - 10);
        pen.shape(arc(x, y, 7 * s, 7 * s, 0, TAU, 9), i % 2 ? '#d9463c' : '#8a6ac8', {
          edge: 'smooth',
          ink: 0.7,
          contour: false,
        });
      }
    }
    // somebody began at the bottom
    const bite = range(9).map((i): Point => {
      const a = (i / 8) * Math.PI;
      return frame.at(-36 + Math.cos(a) * 24, 76, 6 + Math.sin(a) * 34 + (i % 2 ? 5 : 0));
    });
    pen.shape(bite, '#c8805a', { ink: 0.9, contour: false });
    pen.shape(arc(...frame.at(0, 0, 186), 17 * s, 17 * s, 0, TAU, 14), '#d9463c', { edge: 'smooth' });
    pen.tint(arc(...frame.at(-5, 0, 192), 5 * s, 4 * s, 0, TAU, 8), '#ffffff', { opacity: 0.8 });
    pen.stroke([frame.at(2, 0, 202), frame.at(10, 0, 226), frame.at(26, 0, 234)], 5, { from: 0.6 });
  },
};
