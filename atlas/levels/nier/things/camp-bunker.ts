/** The resistance's home: a corner of a fallen house, tarpaulins for a roof, and a mast that listens all night. */
import { TAU, arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import type { Frame } from '../../../core/frame';
import type { Pen } from '../../../core/pen';
import { box, drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block } from '../../../core/footprint';
import { puff } from '../../../things/nature/tree';
import { cracks, drape, ragged, rods, stains, tinFace } from './ruin';

export interface CampBunkerOptions {
  readonly concrete?: string;
  readonly cloth?: string;
  readonly stripe?: string;
}

function sandbags(pen: Pen, frame: Frame, u0: number, count: number, w: number, rows: number) {
  const s = frame.scale;
  for (const r of range(rows))
    for (const i of range(count - r)) {
      const [x, y] = frame.at(u0 + (i + r * 0.5) * 44, w, 14 + r * 24);
      pen.shape(arc(x, y, 25 * s, 15 * s, 0, TAU, 12), '#cbbf94', {
        edge: 'smooth',
        tone: (i + r) % 2 ? -0.25 : 0.2,
      });
      pen.line(
        [
          [x - 12 * s, y - 4 * s],
          [x + 12 * s, y - 5 * s],
        ],
        0.6,
      );
    }
}

function awning(
  pen: Pen,
  frame: Frame,
  [u0, u1]: readonly [number, number],
  z: number,
  cloth: string,
  stripe: string,
) {
  const s = frame.scale;
  pen.bars(
    [u0 + 12, u1 - 12].map((u) => [frame.at(u, 168, 0), frame.at(u, 168, z - 14)]),
    9 * s,
    '#8f7454',
  );
  const parts = 8;
  for (const i of range(parts)) {
    const [a, b] = [u0 + ((u1 - u0) * i) / parts, u0 + ((u1 - u0) * (i + 1)) / parts];
    const dip = (u: number) => 12 * Math.sin(((u - u0) / (u1 - u0)) * Math.PI * 3);
    pen.shape(
      [
        frame.at(a, 96, z + 46),
        frame.at(b, 96, z + 46),
        frame.at(b, 176, z - 8 - dip(b)),
        frame.at((a + b) / 2, 180, z - 24 - dip(a)),
        frame.at(a, 176, z - 8 - dip(a)),
      ],
      i % 2 ? cloth : stripe,
      { tone: 0.2, ink: 0.9 },
    );
  }
}

function mast(pen: Pen, frame: Frame, u: number, z: number) {
  const s = frame.scale;
  const p = (a: number, b: number): Point => frame.at(u + a, -40, z + b);
  pen.bars(
    [
      [p(-30, 0), p(-4, 330)],
      [p(30, 0), p(4, 330)],
    ],
    8 * s,
    '#a8a08c',
  );
  pen.bars(
    range(6).map((i) => [p(-28 + i * 4.4, i * 54), p(26 - i * 4, i * 54 + 48)]),
    4 * s,
    '#a8a08c',
    { edge: 1.6 },
  );
  pen.bars([[p(0, 320), p(0, 430)]], 5 * s, '#d9534a', { edge: 1.8 });
  pen.shape(arc(...p(0, 436), 11 * s, 11 * s, 0, TAU, 10), { emit: '#ff5a3c' }, { edge: 'smooth' });
  const [x, y] = p(46, 250);
  pen.shape(arc(x, y, 62 * s, 70 * s, 0, TAU, 20), '#efe8d2', { edge: 'smooth' });
  pen.tint(arc(x + 10 * s, y + 6 * s, 46 * s, 54 * s, 0, TAU, 16), '#cfc6ac');
  pen.bars(
    [
      [
        [x, y],
        [x + 54 * s, y - 30 * s],
      ],
    ],
    5 * s,
    '#8a8272',
    { edge: 1.8 },
  );
  pen.shape(arc(x + 58 * s, y - 32 * s, 10 * s, 10 * s, 0, TAU, 9), '#d9534a', { edge: 'smooth' });
}

export const campBunker: ThingKind<CampBunkerOptions> = {
  name: 'campBunker',
  footprint: () => block(660, 330),
  height: 300,
  draw(pen, frame, { concrete = '#cfcbb6', cloth = '#7d8a5a', stripe = '#e9e0c4' }, random) {
    const s = frame.scale;
    mast(pen, frame, 200, 250);
    const walls = box(pen, frame, { u0: -320, u1: 320, w0: -150, w1: 100, z1: 260 }, concrete, {
      topMaterial: '#b4b690',
    });
    for (const wall of Object.values(walls)) {
      stains(pen, wall, 14);
      cracks(pen, wall, 10);
    }
    const f = walls.front;
    if (f) {
      // the bar: a pot that steams, bread, cups, and one of tin who serves
      f.panel(40, 40, 330, 190, '#4f4a44', { ink: 1.4 });
      tinFace(pen, f.at(96, 98), 34 * s, '#d8c8a0');
      for (const z of [112, 150]) f.panel(150, z, 326, z + 5, '#a8744c', { ink: 0.7 });
      for (const i of range(8)) {
        const [a, z] = [158 + i * 21, 117];
        f.panel(
          a,
          z,
          a + 13,
          z + 16 + (i % 3) * 5,
          nth(['#d9534a', '#6f9a8a', '#e0b04a', '#f4ead2'], i % 4),
          {
            ink: 0.7,
          },
        );
      }
      pen.shape([f.at(196, 52), f.at(250, 52), f.at(256, 92), f.at(190, 92)], '#6f7a80', { contour: false });
      for (const a of [208, 224, 240])
        pen.line(
          range(4).map((i) => f.at(a + (i % 2) * 5, 96 + i * 5)),
          1.2,
          { smooth: true, colour: '#fffbe8' },
        );
      for (const a of [276, 304])
        pen.shape(arc(...f.at(a, 64), 17 * s, 12 * s, 0, TAU, 12), '#d9a05a', {
          edge: 'smooth',
          contour: false,
        });
      for (const a of [142, 164]) f.panel(a, 52, a + 14, 70, '#f4ead2', { ink: 0.8 });
      f.panel(30, 34, 340, 52, '#a8744c', { ink: 1.1, tone: 0.2 });
      f.panel(420, 0, 520, 176, '#4a4640', { ink: 1.3 });
      f.panel(430, 0, 474, 170, '#8a9a6a', { ink: 0.9, tone: 0.1 });
      // the second counter: lamps and spare eyes, and who knows what each was
      f.panel(530, 44, 632, 190, '#4f4a44', { ink: 1.3 });
      tinFace(pen, f.at(582, 104), 30 * s, '#b8a078');
      for (const [i, a] of [540, 562, 584, 606].entries())
        pen.shape(
          arc(...f.at(a + 8, 64), 9 * s, 9 * s, 0, TAU, 10),
          { emit: nth(['#ffd98a', '#ff8a6a'], i % 2) },
          {
            edge: 'smooth',
            contour: false,
          },
        );
      f.panel(524, 36, 636, 54, '#a8744c', { ink: 1.1, tone: 0.2 });
      const crest = [f.at(470, 214), f.at(492, 238), f.at(470, 254), f.at(448, 238)];
      pen.shape(crest, '#d9534a', { contour: false });
      pen.line([f.at(470, 222), f.at(470, 248)], 1.4, { colour: '#fff4d8' });
      const edge = ragged(pen, f, 640, 0, 260, 30);
      pen.shape([f.at(0, 236), f.at(640, 236), ...edge], concrete, { tone: f.tone + 0.2, contour: false });
      rods(
        pen,
        edge.filter((_, i) => i % 5 === 2),
        [10 * s, -30 * s],
      );
      drape(pen, f, [340, 420], 250, 150, '#7a9a52');
      drape(pen, f, [540, 640], 246, 90, '#7a9a52');
    }
    drum(pen, frame, { u: -240, w: -60, r: 62, z0: 260, z1: 360 }, '#b0764f', { topMaterial: '#8a5a44' });
    for (const z of [284, 336]) pen.line(frame.disc(-240, -60, z, 62, 0.05, 3.1, 14), 1.2, { smooth: true });
    // a garden, two sun plates and a spare hammock: the roof is the best room
    for (const u of [-110, 10]) {
      const q = (a: number, w: number, z: number): Point => frame.at(u + a, w, z);
      pen.bars(
        [
          [q(6, 40, 262), q(6, -20, 320)],
          [q(84, 40, 262), q(84, -20, 320)],
        ],
        5 * s,
        '#8a8272',
        { edge: 1.6 },
      );
      pen.shape([q(0, 44, 272), q(94, 44, 272), q(94, -26, 330), q(0, -26, 330)], '#5f7f8a', { ink: 1.1 });
      for (const t of [0.33, 0.66])
        pen.line([q(94 * t, 44, 272), q(94 * t, -26, 330)], 0.8, { colour: '#dfe8e0' });
      for (const t of [0.33, 0.66])
        pen.line([q(0, 44 - 70 * t, 272 + 58 * t), q(94, 44 - 70 * t, 272 + 58 * t)], 0.8, {
          colour: '#dfe8e0',
        });
    }
    box(pen, frame, { u0: 130, u1: 290, w0: 10, w1: 70, z0: 260, z1: 284 }, '#a8744c', {
      topMaterial: '#7a6248',
    });
    for (const i of range(6)) {
      const r = random.range(15, 22) * s;
      puff(pen, frame.at(146 + i * 26, 36, 292), r, r * 0.8, '#7a9a52', 0.3);
      if (i % 2)
        pen.shape(arc(...frame.at(146 + i * 26, 46, 298), 7 * s, 7 * s, 0, TAU, 8), '#d9534a', {
          edge: 'smooth',
          ink: 0.7,
        });
    }
    // laundry between tank and mast
    const line = range(9).map((i) => frame.at(-180 + i * 42, -110, 378 - 30 * Math.sin((i / 8) * Math.PI)));
    pen.line(line, 1, { smooth: true });
    for (const i of [1, 2, 4, 5, 6]) {
      const [x, y] = nth(line, i);
      pen.shape(
        [
          [x - 14 * s, y],
          [x + 14 * s, y],
          [x + 16 * s, y + 44 * s],
          [x - 12 * s, y + 46 * s],
        ],
        nth(['#4a4640', '#f4ead2', '#d9534a', '#4a4640', '#f4ead2', '#8a9a6a', '#4a4640'], i),
        {},
      );
    }
    awning(pen, frame, [-320, 30], 232, cloth, stripe);
    awning(pen, frame, [150, 320], 236, '#b8584a', stripe);
    sandbags(pen, frame, 60, 3, 190, 2);
    sandbags(pen, frame, -340, 3, 190, 3);
  },
};
