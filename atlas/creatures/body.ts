/** What several body plans share: tails, wings and coats, and how a plan says where it stands. */
import { named } from '../core/named';
import type { Sketch } from '../core/sketch';
import type { Transform } from '../core/transform';
import type { Swatch } from '../core/swatches';
import { PATTERNS } from './patterns';
import type { Coat, PatternName } from './patterns';
import { TAILS } from './tails';
import type { TailName } from './tails';
import { WINGS } from './wings';
import type { WingsName } from './wings';

/** The contact shadow a body plan asks for: half its width, where its middle is, how high the body floats. */
export interface Ground {
  readonly width: number;
  readonly x?: number;
  readonly air?: number;
}

export interface TailSpec {
  readonly tail?: TailName;
  readonly tailColour?: Swatch;
  readonly tailTip?: Swatch;
  readonly tailSize?: number;
}

export interface WingsSpec {
  readonly wings?: WingsName;
  readonly wingColour?: Swatch;
  readonly wingSize?: number;
}

export interface CoatSpec {
  readonly pattern?: PatternName;
  readonly patternColour?: Swatch;
}

/** What a part falls back on where the spec does not say it. */
interface Usual<Name extends string> {
  readonly name?: Name;
  readonly colour: Swatch;
  readonly second: Swatch;
  readonly scale?: number;
}

export function drawTail(s: Sketch, frame: Transform, spec: TailSpec, usual: Usual<TailName>): void {
  const draw = named<(s: Sketch, c: Swatch, d: Swatch) => void>(
    TAILS,
    spec.tail ?? usual.name ?? 'none',
    'tail',
  );
  s.at({ ...frame, scale: spec.tailSize ?? usual.scale ?? 1 }, () =>
    draw(s, spec.tailColour ?? usual.colour, spec.tailTip ?? usual.second),
  );
}

export function drawWings(s: Sketch, frame: Transform, spec: WingsSpec, usual: Usual<WingsName>): void {
  const draw = named<(s: Sketch, c: Swatch, d: Swatch) => void>(
    WINGS,
    spec.wings ?? usual.name ?? 'none',
    'wings',
  );
  s.at({ ...frame, scale: spec.wingSize ?? usual.scale ?? 1 }, () =>
    draw(s, spec.wingColour ?? usual.colour, usual.second),
  );
}

/** Marks clipped inside the part that is being drawn. */
export function drawCoat(
  s: Sketch,
  coat: Coat,
  spec: CoatSpec,
  usual: { readonly name: PatternName; readonly colour: Swatch; readonly turn?: number },
): void {
  const draw = named<(s: Sketch, coat: Coat, d: Swatch, t: number) => void>(
    PATTERNS,
    spec.pattern ?? usual.name,
    'pattern',
  );
  draw(s, coat, spec.patternColour ?? usual.colour, usual.turn ?? 0);
}
