/** The open-air stage: a tape player nobody carries on a shoulder, with a floor for whoever dares. */
import { arc, nth, range } from '../../../core/geometry';
import { letters } from '../../../core/lettering';
import { box } from '../../../core/solids';
import type { Wall } from '../../../core/solids';
import type { Pen } from '../../../core/pen';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { turnOf, type Turned } from '../../../things/turned';
import { microphones } from './microphones';
import { bulbs, confetti, discOn, inlay, roundRect } from './panels';

export interface BoomboxStageOptions extends Turned {
  readonly body?: string;
  readonly trim?: string;
}

function speaker(pen: Pen, f: Wall, s: number, z: number, r: number, ring: string): void {
  inlay(pen, discOn(f, s, z, r + 14, 30), ring, { edge: 'smooth', ink: 1.4 });
  inlay(pen, discOn(f, s, z, r, 30), '#2a2438', { edge: 'smooth', ink: 1 });
  for (const k of [0.84, 0.68])
    pen.line([...discOn(f, s, z, r * k, 28), nth(discOn(f, s, z, r * k, 28), 0)], 0.9, { colour: '#7a7290' });
  inlay(pen, discOn(f, s, z, r * 0.52, 24), '#57506a', { edge: 'smooth' });
  inlay(pen, discOn(f, s - r * 0.06, z + r * 0.06, r * 0.3, 18), '#c9c4d4', { edge: 'smooth', tone: 0.5 });
  for (const k of range(8)) {
    const a = (k / 8) * 6.283 + 0.3;
    inlay(pen, discOn(f, s + Math.cos(a) * (r + 7), z + Math.sin(a) * (r + 7), 4, 7), '#2a2438', {
      edge: 'smooth',
      ink: 0,
    });
  }
}

export const boomboxStage: ThingKind<BoomboxStageOptions> = {
  name: 'boomboxStage',
  footprint: () => block(900, 470),
  height: 420,
  draw(pen, frame, { body = '#5a5470', trim = '#2fb5ac', ...turned }) {
    const s = frame.scale;
    const [h, low, tall] = [400, 40, 430];
    // handle and aerial rise behind the body
    const back = frame.moved(0, -120, tall);
    pen.bars(
      [[back.at(-250, 0, -10), back.at(-236, 0, 118), back.at(236, 0, 118), back.at(250, 0, -10)]],
      34 * s,
      '#dfe2e8',
    );
    pen.bars([[back.at(-150, 0, 118), back.at(150, 0, 118)]], 44 * s, '#3a3448');
    const [x, y] = back.at(-382, 0, 150);
    pen.bars([[back.at(-350, 0, -6), [x, y]]], 9 * s, '#dfe2e8');
    pen.bars([[back.at(-350, 0, -6), back.at(-364, 0, 70)]], 14 * s, '#c3c8d2');
    pen.shape(arc(x, y, 16 * s, 16 * s), '#e8447f', { edge: 'smooth' });
    const walls = box(pen, frame, { u0: -h, u1: h, w0: -200, w1: -30, z0: low - 30, z1: tall }, body, {
      topMaterial: '#ff8f9a',
    });
    for (const k of range(7))
      box(
        pen,
        frame.moved(-150 + k * 50, -90, tall),
        { u0: -20, u1: 20, w0: -26, w1: 26, z1: k === 2 ? 10 : 26 },
        k === 0 ? '#e8447f' : '#dfe2e8',
      );
    const f = walls.front;
    if (f) {
      inlay(pen, roundRect(f, 12, 12, 788, 408, 26), '#dfe2e8', { ink: 1 });
      inlay(pen, roundRect(f, 22, 22, 778, 398, 20), body, { ink: 0.8 });
      confetti(pen, f, [40, 40, 760, 380], ['#e8447f', '#ffd84a', '#5fc8e8', trim], 38);
      speaker(pen, f, 152, 172, 108, trim);
      speaker(pen, f, 648, 172, 108, '#e8447f');
      speaker(pen, f, 80, 348, 28, '#ffd84a');
      speaker(pen, f, 720, 348, 28, '#ffd84a');
      // tuner, equaliser, tape
      inlay(pen, roundRect(f, 132, 318, 668, 384, 10), '#2a2438', { ink: 1.2 });
      inlay(pen, roundRect(f, 144, 346, 470, 376, 6), '#bff0e0', { ink: 0.7 });
      for (const k of range(24))
        pen.line([f.at(154 + k * 13, 350), f.at(154 + k * 13, k % 4 ? 360 : 368)], 1, { colour: '#2a6a6a' });
      pen.line([f.at(352, 347), f.at(352, 375)], 3, { colour: '#e8447f' });
      for (const k of range(9))
        for (const j of range([3, 5, 4, 6, 3, 5, 2, 4, 3][k] ?? 3))
          inlay(
            pen,
            roundRect(f, 486 + k * 20, 326 + j * 9, 500 + k * 20, 333 + j * 9, 1),
            nth(['#6ae06a', '#6ae06a', '#6ae06a', '#ffd84a', '#ffd84a', '#ff5a5a'], j),
            { ink: 0 },
          );
      letters(pen, f, 'MEGA BASS', { s: 300, z: 324, height: 14, colour: '#fff6d0', width: 1.4 });
      inlay(pen, roundRect(f, 286, 60, 514, 300, 14), '#3a3448', { ink: 1.4 });
      inlay(pen, roundRect(f, 300, 96, 500, 288, 10), '#bfe8e8', { ink: 1 });
      inlay(pen, roundRect(f, 318, 120, 482, 252, 8), '#f7f1e6', { ink: 1 });
      inlay(pen, roundRect(f, 330, 206, 470, 242, 4), '#e8447f', { ink: 0.7 });
      letters(pen, f, 'SUMMER MIX', { s: 400, z: 215, height: 17, fit: 122, colour: '#fff6d0', width: 1.5 });
      inlay(pen, roundRect(f, 344, 150, 456, 194, 18), '#3a3448', { ink: 0.8 });
      for (const k of [368, 432]) {
        inlay(pen, discOn(f, k, 172, 17, 16), '#fff6d0', { edge: 'smooth', ink: 0.7 });
        const reel = turnOf(turned, k < 400 ? 'left reel' : 'right reel');
        for (const a of [0.2, 2.3, 4.4])
          pen.line([f.at(k, 172), f.at(k + Math.cos(a - reel) * 14, 172 + Math.sin(a - reel) * 14)], 1.6);
      }
    }
    // the floor in front of it
    const floor = box(pen, frame, { u0: -h + 30, u1: h - 30, w0: -30, w1: 220, z1: low }, '#6a4fb0', {
      topMaterial: '#f3e3c0',
    });
    for (const k of range(7))
      pen.line([frame.at(-h + 130 + k * 100, -26, low), frame.at(-h + 130 + k * 100, 216, low)], 0.8, {
        opacity: 0.7,
      });
    if (floor.front) bulbs(pen, floor.front, [20, 20], [720, 20], 22, 8, ['#ffd84a', '#ff8fb0', '#8ff0e0']);
    for (const u of [-h - 6, h + 6]) {
      const stack = box(pen, frame.moved(u, 130), { u0: -44, u1: 44, w0: -36, w1: 36, z1: 190 }, '#3a3448', {
        topMaterial: '#5a5470',
      });
      if (!stack.front) continue;
      for (const [z, r] of [
        [56, 34],
        [140, 26],
      ] as const)
        speaker(pen, stack.front, 44, z, r - 8, z > 100 ? '#ffd84a' : '#8f86a8');
    }
    microphones(pen, frame, low);
  },
};
