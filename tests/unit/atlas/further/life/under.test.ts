import { describe, expect, it } from 'vitest';
import type { Part } from '../../../../../atlas/core/compose';
import type { Points } from '../../../../../atlas/core/geometry';
import { DayLight } from '../../../../../atlas/core/light';
import { polygon } from '../../../../../atlas/core/path';
import { Scene } from '../../../../../atlas/core/scene';
import { underOf } from '../../../../../atlas/further/life/under';
import { Ground } from '../../../../../atlas/ground/ground';
import type { LaidPicture } from '../../../../../atlas/layout/picture';

const box = (x0: number, y0: number, x1: number, y1: number): Points => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const part = (outline: Points, far?: Part['far']): Part => ({
  nodes: [{ d: polygon(outline), fill: '#8a8a8a' }],
  defs: [],
  ...(far ? { far } : {}),
});

/** Ten squares by eight; sky above the fourth row, a lawn below it and a pond at the right. */
function picture(overlays: readonly Part[] = []): LaidPicture {
  const scene = new Scene({ width: 640, height: 512, horizon: 256, light: new DayLight(), seed: 'under' });
  const ground = new Ground(scene);
  ground.lay('lawn', box(-10, 256, 650, 522), { material: '#88aa66' });
  ground.lay('pond', box(448, 320, 640, 512), { material: '#88aacc' });
  return {
    id: 'main',
    stage: { scene, ground },
    overlays,
    targets: [],
    specs: new Map(),
    pair: undefined,
  };
}

describe('what lies where no thing stands', () => {
  it('is told square by square', () => {
    const { cell, rows } = underOf(picture(), []);
    expect(cell).toBe(64);
    expect(rows).toEqual([
      ...Array<string>(4).fill('s'.repeat(10)),
      'l'.repeat(10),
      ...Array<string>(3).fill('lllllllwww'),
    ]);
  });

  it('is land where far hills and towns stand before the sky, and sky where clouds do', () => {
    const hills = part(box(0, 192, 320, 256), 'green');
    const town = part(box(320, 128, 640, 256), 'built');
    const cloud = part(box(0, 0, 640, 64));
    const { rows } = underOf(picture(), [cloud, hills, town]);
    expect(rows.slice(0, 5)).toEqual(['ssssssssss', 'ssssssssss', 'sssssggggg', 'lllllggggg', 'llllllllll']);
  });

  it('is leaf where boughs hang before the picture, whatever is behind them', () => {
    const { rows } = underOf(picture([part(box(512, 0, 640, 512))]), [part(box(320, 0, 640, 256), 'built')]);
    expect(rows[0]).toBe('sssssgggll');
    expect(rows[7]).toBe('lllllllwll');
  });
});
