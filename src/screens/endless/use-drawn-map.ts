/** The map of a code: as it is kept on this device, or drawn anew, step by step. */
import { useCallback, useEffect, useState } from 'react';
import { beginDrawing, canDraw, type Draughtsman } from '../../endless/draw';
import type { DrawnMap } from '../../endless/drawn-map';
import { keptMaps } from '../../endless/kept-maps';
import type { Failure, Step } from '../../endless/protocol';

/** Ms after which the player is told that this device takes its time, and that nobody has to wait. */
export const SLOW_AFTER = 60_000;

type Progress =
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'drawing';
      readonly step: Step;
      /** 0 to 1. */
      readonly share: number;
      readonly sketch?: Blob;
      readonly isSlow?: boolean;
    }
  | { readonly kind: 'stopped' }
  /** `unable`: this device has not what drawing needs. */
  | { readonly kind: 'failed'; readonly why: Failure | 'unable' }
  | { readonly kind: 'ready'; readonly map: DrawnMap };

export interface Drawn {
  readonly state: Progress;
  readonly stop: () => void;
  /** Draws after all, or once more. */
  readonly again: () => void;
}

const BEGUN = { kind: 'drawing', step: 'plan', share: 0 } as const;

/** Does `change` while a map is being drawn. */
const whileDrawing =
  (change: (state: Extract<Progress, { kind: 'drawing' }>) => Progress) =>
  (state: Progress): Progress =>
    state.kind === 'drawing' ? change(state) : state;

/** `code`: a code's text. `open` begins a worker. */
export function useDrawnMap(code: string, open: () => Draughtsman): Drawn {
  const [state, setState] = useState<Progress>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const [end, setEnd] = useState<() => void>();

  useEffect(() => {
    let isWanted = true;
    let endDrawing: (() => void) | undefined;
    let slow: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      if (!canDraw(globalThis)) {
        setState({ kind: 'failed', why: 'unable' });
        return;
      }
      setState(BEGUN);
      slow = setTimeout(() => setState(whileDrawing((now) => ({ ...now, isSlow: true }))), SLOW_AFTER);
      endDrawing = beginDrawing(open, code, (told) => {
        if (told.kind === 'step')
          setState(whileDrawing((now) => ({ ...now, step: told.step, share: told.share })));
        else if (told.kind === 'sketch') setState(whileDrawing((now) => ({ ...now, sketch: told.picture })));
        else if (told.kind === 'failed') setState(told);
        else {
          void keptMaps.keep(told.map, Date.now());
          setState({ kind: 'ready', map: told.map });
        }
      });
      setEnd(() => endDrawing);
    };
    const run = async () => {
      setState({ kind: 'opening' });
      // whoever asks for it once more has not got it
      const known = attempt === 0 ? await keptMaps.open(code, Date.now()) : undefined;
      if (!isWanted) return;
      if (known) setState({ kind: 'ready', map: known });
      else draw();
    };
    void run();
    return () => {
      isWanted = false;
      clearTimeout(slow);
      endDrawing?.();
    };
  }, [code, open, attempt]);

  const stop = useCallback(() => {
    end?.();
    setState({ kind: 'stopped' });
  }, [end]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, stop, again };
}
