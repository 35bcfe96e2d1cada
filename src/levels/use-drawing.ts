/** Follows the maps a local server is still drawing; on any other server it fetches nothing. */
import { useEffect, useMemo, useState } from 'react';
import type { DrawingLevel, DrawingState } from '../maps/drawing';
import type { Platform } from '../platform/platform';

export interface Drawing {
  /** State of the levels that cannot be played yet, by id; undefined until the server's first answer. */
  readonly levels: ReadonlyMap<number, DrawingLevel> | undefined;
  /** Whether a level missing from the manifest is going to be drawn, as far as is known. */
  readonly isExpected: (level: number) => boolean;
  /** Whether the server does not answer. */
  readonly isAway: boolean;
  /** Asks the server to draw a level next. */
  readonly first: (level: number) => void;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Undefined unless `partial`, which means that the manifest came from a server that is drawing. `onDrawn` is called when the manifest has grown. */
export function useDrawing(
  { drawing: source }: Platform,
  partial: boolean,
  onDrawn: () => void,
): Drawing | undefined {
  const [state, setState] = useState<DrawingState>();
  const [isAway, setAway] = useState(false);

  useEffect(() => {
    if (!partial || !source) return undefined;
    let stop: (() => void) | undefined;
    let wanted = true;
    const begin = async () => {
      const { follow } = await import('./follow');
      if (!wanted) return;
      const onAnswer = (next: DrawingState | undefined) => {
        setAway(next === undefined);
        if (next) setState(next);
      };
      stop = follow({ ask: () => source.state(), onAnswer, onDrawn, pause });
    };
    // if the code fails to load, the manifest stays as it is
    begin().catch(() => undefined);
    return () => {
      wanted = false;
      stop?.();
    };
  }, [source, partial, onDrawn]);

  return useMemo(() => {
    if (!partial || !source) return undefined;
    const levels = state && new Map(state.levels.map((level) => [level.level, level]));
    // a request that failed is repeated by the component that still waits
    // a drawn level may not be in the manifest yet
    const isExpected = (level: number) =>
      !state || levels?.has(level) === true || state.drawn.includes(level);
    return { levels, isExpected, isAway, first: (level) => void source.first(level).catch(() => undefined) };
  }, [source, partial, state, isAway]);
}
