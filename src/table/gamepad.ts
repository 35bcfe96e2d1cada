/** Translates a standard gamepad's state into the game's actions; pure. */
import type { CssStep } from '../viewer/space';

export type PadAct = 'press' | 'takeBack' | 'hint' | 'skip' | 'zoomIn' | 'zoomOut';

export interface Pad {
  readonly axes: readonly number[];
  readonly buttons: readonly { readonly pressed: boolean }[];
}

export interface PadMoves {
  /** Movement of the cursor in CSS px. */
  readonly push: CssStep;
  /** Actions whose button went down since the last reading. */
  readonly acts: readonly PadAct[];
  /** Actions whose button is down, for the next reading. */
  readonly held: readonly PadAct[];
}

/** Actions of the standard mapping's buttons, by index: the four face buttons, then the two shoulder buttons. */
const BUTTONS: readonly PadAct[] = ['press', 'takeBack', 'hint', 'skip', 'zoomOut', 'zoomIn'];
const CROSS = { up: 12, down: 13, left: 14, right: 15 } as const;

/** Dead zone: smaller deflections of a stick are noise. */
const DEAD = 0.18;
/** CSS px a second at full deflection; half a deflection is a quarter as fast, for aiming. */
const SPEED = 900;
/** Longest time step in ms, so that the cursor does not jump after the page was paused. */
const LONGEST_LOOK = 50;

function tilt(value = 0): number {
  const size = Math.abs(value);
  if (size < DEAD) return 0;
  const share = Math.min(1, (size - DEAD) / (1 - DEAD));
  return Math.sign(value) * share * share;
}

/** `held` are the actions down at the last reading, `elapsed` the ms since then. */
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
