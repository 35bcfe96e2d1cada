/** What a standard gamepad means to the game; pure arithmetic over what the browser reports. */
import type { CssStep } from '../viewer/space';

export type PadAct = 'press' | 'takeBack' | 'hint' | 'skip' | 'zoomIn' | 'zoomOut';

export interface Pad {
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean }[];
}

export interface PadMoves {
  /** What the cursor is pushed by. */
  readonly push: CssStep;
  /** What was pressed just now, once each. */
  readonly acts: readonly PadAct[];
  /** What is down, for the next look. */
  readonly held: readonly PadAct[];
}

/** Buttons of the standard mapping: the four of the right hand, then the two shoulders. */
const BUTTONS: readonly PadAct[] = ['press', 'takeBack', 'hint', 'skip', 'zoomOut', 'zoomIn'];
const CROSS = { up: 12, down: 13, left: 14, right: 15 } as const;

/** A stick at rest is never quite still. */
const DEAD = 0.18;
/** CSS pixels a second at full tilt; half a tilt is a quarter as fast, for aiming. */
const SPEED = 900;
/** The longest look, ms: after a pause of the page the cursor must not leap. */
const LONGEST_LOOK = 50;

function tilt(value = 0): number {
  const size = Math.abs(value);
  if (size < DEAD) return 0;
  const share = Math.min(1, (size - DEAD) / (1 - DEAD));
  return Math.sign(value) * share * share;
}

/** `held` is what was down at the last look, `elapsed` the ms since. */
export function padMoves({ axes, buttons }: Pad, held: readonly PadAct[], elapsed: number): PadMoves {
  const isDown = (index: number) => buttons[index]?.pressed ?? false;
  const cross = (less: number, more: number) => (Number(isDown(more)) - Number(isDown(less))) / 3;
  const travel = (SPEED * Math.min(elapsed, LONGEST_LOOK)) / 1000;
  const down = BUTTONS.filter((_, index) => isDown(index));
  return {
    push: {
      x: (tilt(axes[0]) + cross(CROSS.left, CROSS.right)) * travel,
      y: (tilt(axes[1]) + cross(CROSS.up, CROSS.down)) * travel,
    },
    acts: down.filter((act) => !held.includes(act)),
    held: down,
  };
}
