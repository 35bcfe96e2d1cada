/** Eyes, brows, cheeks and mouth of any creature, or of a plant that has a face. Head space, radius 36. */
import { lookUpMood } from '../core/expressions';
import type { Mood } from '../core/expressions';
import type { Sketch } from '../core/sketch';
import { knots, oval } from '../core/knots';
import { mixSrgb } from '../core/colour';
import type { Swatch } from '../core/swatches';

export interface FaceSpec {
  readonly mood?: Mood;
  readonly iris?: Swatch;
  /** -1 looks left, 1 right; never quite frontal. */
  readonly turn?: number;
  /** Half the distance between the eyes. */
  readonly gap?: number;
  /** Height of the eyes. */
  readonly y?: number;
  /** Size of the eyes. */
  readonly size?: number;
  readonly mouthY?: number;
  /** Colour of the cheeks; some moods blush without it. */
  readonly blush?: Swatch;
  /** A single eye in the middle. */
  readonly one?: boolean;
}

export interface FacePlace {
  /** Colour the brows are darkened from. */
  readonly tone?: Swatch;
  /** False where the snout has a mouth of its own. */
  readonly mouth?: boolean;
  /** Height of the mouth where the spec does not say it. */
  readonly mouthY?: number | undefined;
}

interface EyePlace {
  readonly x: number;
  /** Outward direction. */
  readonly out: number;
  /** Relative width: the far eye of a turned head is narrower. */
  readonly k: number;
}

function eyePlaces(middle: number, gap: number, turn: number, one: boolean): readonly EyePlace[] {
  if (one) return [{ x: middle, out: 1, k: 1 }];
  return [-1, 1].map((out) => ({
    x: middle + out * gap,
    out,
    k: out * turn > 0 ? 1 - 0.2 * Math.abs(turn) : 1,
  }));
}

/** Throws on an expression that does not exist. */
export function drawCreatureFace(s: Sketch, spec: FaceSpec, place: FacePlace = {}): void {
  const { mood = 'cute', iris = 'umber', turn = 0.3, gap = 16, y = 4, size = 1.15, one = false } = spec;
  const { tone = 'umber', mouth = true } = place;
  const face = lookUpMood(mood, 'simple');
  const middle = turn * 8;
  const eyes = eyePlaces(middle, gap, turn, one);
  const cheeks = spec.blush ?? (face.blush ? 'coral' : undefined);
  if (cheeks !== undefined) {
    for (const { x, out } of eyes) s.tint(oval(x + out * 7, y + 11, 6, 3.8), s.lit(cheeks), 0.75);
  }
  for (const { x, k, out } of eyes) {
    const eye = out === 1 ? face.wink : face.eyes;
    s.at({ x, y, scale: size * (one ? 1.5 : 1) }, () => eye(s, { k, out, iris }));
    const { brow } = face;
    if (brow === null || one) continue;
    const colour = mixSrgb(s.dim(tone), s.inkColour, 0.6);
    s.at({ x, y: y - 15 + (brow.dy ?? 0), rot: out * brow.angle }, () =>
      s.stroke(knots`-6 0.6, 0 -1, 6 0.6`, brow.width, { colour }),
    );
  }
  if (!mouth) return;
  const mouthY = spec.mouthY ?? place.mouthY ?? y + 13;
  s.at({ x: middle * 1.1, y: mouthY, scale: 1.05 }, () => face.mouth(s));
}
