/** The front of a temple's roof: a slope of tiles whose hips are hollow and whose eave turns up at its corners. */
import type { Frame } from '../../core/frame';
import { lerp, range } from '../../core/geometry';
import type { Pen } from '../../core/pen';
import { tiles } from './facade';

/** In world units. */
export interface EavesShape {
  /** Where its middle is. */
  readonly u?: number;
  /** Half the width of the wall below, and how far in front that wall stands. */
  readonly half: number;
  readonly w: number;
  /** How far in front the ridge lies. */
  readonly back: number;
  /** Height of the wall, and of the ridge above it. */
  readonly z: number;
  readonly rise: number;
  /** How far the eave stands out, and how far its corners turn up. */
  readonly over: number;
  readonly curl?: number;
}

/** The front slope of a hipped roof, its hips hollow and the corners of its eave turned up. */
export function eaves(
  pen: Pen,
  frame: Frame,
  { u = 0, half, w, back, z, rise, over, curl = 34 }: EavesShape,
  roof: string,
) {
  const [wide, front, low] = [half + over, w + over, z - 12];
  const top = Math.max(half - (w - back) * 0.7, half * 0.3);
  const eave = (lift: number) =>
    range(13).map((i) => {
      const t = i / 6 - 1;
      return frame.at(u + wide * t, front, low + lift + curl * Math.abs(t) ** 3);
    });
  const hip = (k: 1 | -1) =>
    range(9).map((i) => {
      const t = i / 8;
      const hollow = Math.sin(t * Math.PI) * 0.16 + t;
      return frame.at(
        u + k * lerp(wide, top, Math.min(1, hollow)),
        lerp(front, back, t),
        lerp(low + curl, z + rise, t ** 1.15),
      );
    });
  const slope = [...eave(0), ...hip(1), ...hip(-1).toReversed()];
  pen.shape([...eave(0), ...eave(-16).toReversed()], '#6a3a34', { tone: -1.2, wobble: 0 });
  pen.shape(slope, roof, { wobble: 0 });
  const corner = (k: 1 | -1) => frame.at(u + k * wide, front, low);
  const end = (k: 1 | -1) => frame.at(u + k * top, back, z + rise);
  pen.within(slope, () => {
    tiles(pen, [corner(1), corner(-1), end(-1), end(1)], { material: roof, gap: 21 });
    pen.tint(
      [...hip(1), frame.at(u + top * 0.86, back, z + rise), frame.at(u + wide * 0.8, front, low)],
      roof,
      {
        tone: -0.8,
        edge: 'straight',
      },
    );
  });
  for (const k of [1, -1] as const) pen.bars([hip(k)], 8 * frame.scale, roof, { tone: k < 0 ? 0.6 : -0.4 });
}
