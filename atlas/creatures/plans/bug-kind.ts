/** What every bug may say, and what a kind of bug is. */
import type { Sketch } from '../../core/sketch';
import type { Transform } from '../../core/transform';
import type { Swatch } from '../../core/swatches';
import type { CoatSpec, Ground, WingsSpec } from '../body';
import { skullShape } from '../head';
import type { SkulledSpec } from '../head';
import { wearHead } from '../worn';
import type { WornSpec } from '../worn';

export interface BugTraits extends WornSpec, SkulledSpec, WingsSpec, CoatSpec {
  readonly headSize?: number;
  readonly headColour?: Swatch;
  readonly limbColour?: Swatch;
}

export interface BugKind {
  readonly ground: Ground;
  readonly draw: (s: Sketch, p: BugTraits) => void;
}

/** The head in a frame whose scale is the bug's own or the kind's. */
export function bugHead(s: Sketch, { scale = 1, ...frame }: Transform, p: BugTraits): void {
  wearHead(s, { ...frame, scale: p.headSize ?? scale }, p, skullShape(p.skull));
}
