/** Moves a playhead over a run's length with the page's frames. */
import { useCallback, useEffect, useState } from 'react';

export const SPEEDS = [1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

export interface Playhead {
  /** Ms since the run's start. */
  readonly at: number;
  readonly playing: boolean;
  /** Whether it has come to the end, and was not paused. */
  readonly ended: boolean;
  readonly speed: Speed;
  readonly toggle: () => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly jump: (at: number) => void;
}

/** `length` in ms; begins to play when `ready` is true. */
export function usePlayhead(length: number, ready: boolean): Playhead {
  const [at, setAt] = useState(0);
  const [wanted, setWanted] = useState(true);
  const [speed, setSpeed] = useState<Speed>(1);
  const playing = ready && wanted && at < length;

  useEffect(() => {
    if (!playing) return undefined;
    let before: number | undefined;
    let frame = 0;
    const step = (now: number) => {
      const passed = before === undefined ? 0 : now - before;
      before = now;
      setAt((last) => Math.min(length, last + passed * speed));
      frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [playing, length, speed]);

  return {
    at,
    playing,
    ended: ready && wanted && at >= length,
    speed,
    toggle: useCallback(() => {
      if (at >= length) setAt(0);
      setWanted(at >= length || !playing);
    }, [at, length, playing]),
    setSpeed,
    jump: useCallback((to: number) => setAt(Math.min(length, Math.max(0, to))), [length]),
  };
}
