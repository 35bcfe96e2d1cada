/** The maps a local server is still drawing. Elsewhere there are none, and nothing is fetched to know it. */
import { useEffect, useMemo, useState } from 'react';
import type { DrawingLevel, DrawingState } from '../maps/drawing';
import type { Platform } from '../platform/platform';

export interface Drawing {
  /** What is known of the levels that cannot be played yet, by id; undefined until the server has told. */
  readonly levels: ReadonlyMap<number, DrawingLevel> | undefined;
  /** Whether a level that is not listed will be, as far as is known. */
  readonly isExpected: (level: number) => boolean;
  /** Whether the server does not answer. */
  readonly isAway: boolean;
  /** Asks for a level before all that wait. */
  readonly first: (level: number) => void;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Undefined unless `partial`, which says that the list came from a server that is drawing; `onDrawn` is told when it has grown. */
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
    // code that cannot be had leaves the list as it is, like everywhere else
    begin().catch(() => undefined);
    return () => {
      wanted = false;
      stop?.();
    };
  }, [source, partial, onDrawn]);

  return useMemo(() => {
    if (!partial || !source) return undefined;
    const levels = state && new Map(state.levels.map((level) => [level.level, level]));
    // a wish that nobody heard is made again by whoever still waits
    // what is drawn may not be listed yet
    const isExpected = (level: number) =>
      !state || levels?.has(level) === true || state.drawn.includes(level);
    return { levels, isExpected, isAway, first: (level) => void source.first(level).catch(() => undefined) };
  }, [source, partial, state, isAway]);
}
