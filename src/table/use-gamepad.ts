/** Gamepad input: stick or directional pad move the cursor; buttons mark, take back, hint, skip and zoom. */
import { useEffect, useRef } from 'react';
import type { CssStep } from '../viewer/space';
import type * as gamepad from './gamepad';
import type { Pad, PadAct } from './gamepad';

export type PadActs = Readonly<Record<PadAct, () => void>> & {
  readonly push: (by: CssStep) => void;
};

function firstPad(): Pad | undefined {
  return navigator.getGamepads().find((pad) => pad?.connected && pad.mapping === 'standard') ?? undefined;
}

/** Polls the gamepad once a frame while one is connected; its code comes with the first one that is. */
export function useGamepad(acts: PadActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });

  useEffect(() => {
    if (!('getGamepads' in navigator)) return undefined;
    let frame = 0;
    let code: typeof gamepad | undefined;
    let held: readonly PadAct[] = [];
    let before = performance.now();
    const look = () => {
      const pad = firstPad();
      const now = performance.now();
      frame = pad ? requestAnimationFrame(look) : 0;
      // while a dialog is open the game ignores the gamepad, as it ignores the keyboard
      if (pad && code && !document.querySelector('dialog[open]')) {
        const moves = code.padMoves(pad, held, now - before);
        held = moves.held;
        if (moves.push.x !== 0 || moves.push.y !== 0) latest.current.push(moves.push);
        for (const act of moves.acts) latest.current[act]();
      }
      before = now;
    };
    const begin = () => {
      if (firstPad())
        import('./gamepad').then(
          (loaded) => (code = loaded),
          // the next one that is connected asks again
          () => undefined,
        );
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    window.addEventListener('gamepadconnected', begin);
    begin();
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('gamepadconnected', begin);
    };
  }, []);
}
