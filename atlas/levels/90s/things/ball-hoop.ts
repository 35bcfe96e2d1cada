/** The hoop at the end of the ball court: its board turned to the court and a little to us, so that ring and square are read. */
import { arc, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { ThingKind } from '../../../core/thing';
import { disc } from '../../../core/footprint';

/** The board's middle in front of the pole, and how high its lower edge hangs, world units. */
const REACH = -36;
const LOW = 176;

export const ballHoop: ThingKind<object> = {
  name: 'ballHoop',
  footprint: () => disc(16),
  height: 250,
  draw(pen, frame) {
    const s = frame.scale;
    pen.shape(frame.disc(0, 0, 0, 22), '#6a6088', { edge: 'smooth' });
    pen.bars([[frame.at(0, -6, 2), frame.at(0, -6, 190), frame.at(REACH, -4, 214)]], 10 * s, '#a79fc4');
    // along the board: its near end is the right one
    const board = (a: number, z: number): Point => frame.at(REACH + a * 0.8, a * 0.6, LOW + z);
    const sheet = (a: number, z0: number, z1: number) => [
      board(-a, z0),
      board(a, z0),
      board(a, z1),
      board(-a, z1),
    ];
    pen.shape(sheet(48, 0, 72), '#fff6e6', { edge: 'straight' });
    const square = sheet(19, 16, 46);
    pen.line([...square, ...square.slice(0, 1)], 4.4, { colour: '#e8447f' });
    const [x, y] = frame.at(REACH - 17, 22, LOW + 14);
    const ring = arc(x, y, 23 * s, 10 * s, 0, Math.PI * 2, 20);
    // a net that narrows, under the ring
    const net = (i: number, k: number): Point => {
      const a = (i / 8) * Math.PI * 2;
      const r = (23 - k * 9) * s;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.43 + k * 30 * s];
    };
    for (const i of range(8))
      for (const turn of [0.5, -0.5])
        pen.line([net(i, 0), net(i + turn, 0.5), net(i + turn * 2, 1)], 1.8, { colour: '#ffffff' });
    pen.bars([[...ring, ...ring.slice(0, 1)]], 5 * s, '#f0702a', { smooth: true });
  },
};
