/** What lies and stands at the scissors' gate: a ladder that has fallen, the sheet held for whoever it left up there, a reel of thread. */
import { arc, nth, range } from '../../../core/geometry';
import type { Point } from '../../../core/geometry';
import { drum } from '../../../core/solids';
import type { ThingKind } from '../../../core/thing';
import { block, disc } from '../../../core/footprint';

/** A ladder on the ground, flat on its side. */
export const fallenLadder: ThingKind<object> = {
  name: 'fallenLadder',
  footprint: () => block(170, 60),
  height: 8,
  shadow: false,
  draw(pen, frame) {
    const s = frame.scale;
    const at = (t: number, side: number): Point => frame.at(-110 + t * 220, side * 34 - t * 44, 7);
    pen.tint([frame.at(-110, 44), frame.at(114, 0), frame.at(114, -70), frame.at(-110, -20)], '#5a2f86', {
      opacity: 0.22,
    });
    pen.bars(
      range(8).map((i) => [at((i + 0.6) / 8, -1), at((i + 0.6) / 8, 1)]),
      6 * s,
      '#c98a4a',
      { edge: 1.4 },
    );
    pen.bars(
      [-1, 1].map((side) => [at(0, side), at(1, side)]),
      8 * s,
      '#a8744a',
      { edge: 1.6 },
    );
  },
};

export interface RescueSheetOptions {
  /** Half of it from hand to hand, world units, and how high the hands are. */
  readonly half: number;
  readonly high: number;
}

/** A sheet held tight between two, a star in its middle. */
export const rescueSheet: ThingKind<RescueSheetOptions> = {
  name: 'rescueSheet',
  footprint: ({ half }) => block(half * 1.4, 30),
  height: 50,
  draw(pen, frame, { half, high }) {
    const p = (u: number, w: number, z: number): Point => frame.at(u * half, w, z);
    const sag = (u: number) => high - 12 + 12 * u * u;
    const rim = (w: number, lift: number) =>
      range(9).map((i): Point => p(i / 4 - 1, w, sag(i / 4 - 1) + lift));
    pen.shape([...rim(-46, 6), ...rim(46, -6).reverse()], '#fff8ea', { wobble: 0 });
    pen.tint([...rim(6, -4), ...rim(46, -6).reverse()], '#fff8ea', { tone: -0.8, edge: 'straight' });
    const [x, y] = p(0, -2, high - 12);
    pen.shape(
      range(10).map((i): Point => {
        const a = (i / 10) * 6.283 - 1.57;
        const r = (i % 2 ? 13 : 30) * frame.scale;
        return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.5];
      }),
      '#d9303f',
      { ink: 0.7, contour: false },
    );
    for (const w of [-30, 26])
      pen.line(
        range(7).map((i) => p(i / 3 - 1, w, sag(i / 3 - 1))),
        0.7,
        { smooth: true, opacity: 0.6 },
      );
  },
};

export interface HangingThreadOptions {
  /** How far it reaches down, world units. */
  readonly long: number;
}

/** The one thread that holds, from the screw down to somebody's collar. */
export const hangingThread: ThingKind<HangingThreadOptions> = {
  name: 'hangingThread',
  footprint: () => disc(6),
  height: 0,
  shadow: false,
  draw(pen, frame, { long }) {
    const s = frame.scale;
    pen.bars([range(7).map((i) => frame.at(Math.sin(i * 1.1) * 3, 0, -(long * i) / 6))], 6 * s, '#c8e84a', {
      smooth: true,
      edge: 1.6,
    });
    for (const k of [-1, 1])
      pen.bars([[frame.at(0, 0, -4), frame.at(k * 16, 0, 12), frame.at(k * 4, 0, 16)]], 5 * s, '#c8e84a', {
        smooth: true,
        edge: 1.4,
      });
  },
};

export interface ThreadReelOptions {
  readonly thread?: string;
}

/** A reel as high as a man, its needle stuck through the thread, its end run out over the stones. */
export const threadReel: ThingKind<ThreadReelOptions> = {
  name: 'threadReel',
  footprint: () => disc(86),
  height: 120,
  draw(pen, frame, { thread = '#d9303f' }) {
    const s = frame.scale;
    const run = [
      [-80, -30],
      [-150, -74],
      [-220, -40],
      [-300, -86],
      [-356, -50],
      [-392, -70],
    ].map(([u = 0, w = 0]) => frame.at(u, w, 3));
    pen.bars([run], 8 * s, thread, { smooth: true, edge: 1.8 });
    drum(pen, frame, { r: 86, z0: 0, z1: 18 }, '#d8a868', { topMaterial: '#e8c088' });
    drum(pen, frame, { r: 66, r1: 66, z0: 18, z1: 122 }, thread, { top: false });
    for (const i of range(9))
      pen.line(frame.disc(0, 0, 26 + i * 11, 66.5, 0.04 + (i % 3) * 0.05, 3.1, 16), 1, {
        smooth: true,
        opacity: 0.75,
      });
    for (const i of range(4))
      pen.line(frame.disc(0, 0, 32 + i * 24, 66.5, 2, 2.7, 8), 2, {
        smooth: true,
        colour: thread,
        tone: 1.2,
      });
    drum(pen, frame, { r: 86, z0: 122, z1: 140 }, '#d8a868', { topMaterial: '#e8c088' });
    pen.shape(frame.disc(0, 0, 140, 26), '#5a3a3a', { edge: 'smooth', contour: false });
    pen.line(frame.disc(0, 0, 140, 58), 0.8, { smooth: true, opacity: 0.6 });
    // the needle goes in below and out above
    const eye = frame.at(66, 20, 224);
    const needle = [frame.at(30, 60, 60), frame.at(58, 30, 190), eye];
    pen.bars([needle], 11 * s, '#dfe4ec', { edge: 1.8 });
    pen.shape(arc(...eye, 13 * s, 22 * s), '#dfe4ec', { edge: 'smooth' });
    pen.shape(arc(...eye, 5 * s, 13 * s), '#8c76b2', { edge: 'smooth', ink: 0.8, contour: false });
    pen.line([nth(needle, 0), nth(needle, 1)], 1.2, { colour: '#ffffff' });
  },
};
