/** What a browser has to do for the visit: the few things that a hand and an eye do, the same for every engine. */

/** A place in the page's viewport, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Keys that the visit presses besides letters. */
export type Key = 'ArrowDown' | 'Enter';

export interface Driver {
  /** Goes to an address and waits until its document is loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Calls a function inside the page. It sees nothing of this process but its argument; both ways pass as JSON. */
  readonly look: <Argument, Answer>(
    seen: (argument: Argument) => Answer,
    argument: Argument,
  ) => Promise<Answer>;
  readonly click: (at: Spot) => Promise<void>;
  /** Presses at one place, moves to another in `steps` moves, and lets go there. */
  readonly drag: (from: Spot, to: Spot, steps: number) => Promise<void>;
  /** Turns the wheel over a place; `down` is in CSS pixels, negative away from the hand. */
  readonly wheel: (at: Spot, down: number) => Promise<void>;
  /** Types into what has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: Key) => Promise<void>;
  /** The page as it looks now, as a PNG. */
  readonly picture: () => Promise<Uint8Array>;
  /** Ends the browser and all that was started for it. */
  readonly close: () => Promise<void>;
}

/** A size of the window on which the header has all its links. */
export const VIEWPORT = { width: 1280, height: 800 } as const;
