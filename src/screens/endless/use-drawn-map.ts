/** The map of a code: as it is kept on this device, or drawn anew, step by step. */
import { useCallback, useEffect, useState } from 'react';
import { beginDrawing, canDraw, type Draughtsman } from '../../endless/draw';
import { keptMaps } from '../../endless/kept-maps';
import type { Failure, Step } from '../../endless/protocol';
import type { PlayableMap, ReadyMaps } from '../../endless/ready';

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
      /** The same map as it was drawn ahead, once the drawing is slow. */
      readonly instead?: PlayableMap | undefined;
    }
  | { readonly kind: 'stopped' }
  /** `unable`: this device has not what drawing needs. */
  | { readonly kind: 'failed'; readonly why: Failure | 'unable' }
  | { readonly kind: 'ready'; readonly map: PlayableMap };

export interface Drawn {
  readonly state: Progress;
  readonly stop: () => void;
  /** Draws after all, or once more. */
  readonly again: () => void;
  /** Ends the drawing for a map that was drawn ahead. */
  readonly take: (map: PlayableMap) => void;
}

const BEGUN = { kind: 'drawing', step: 'plan', share: 0 } as const;

/** Does `change` while a map is being drawn. */
const whileDrawing =
  (change: (state: Extract<Progress, { kind: 'drawing' }>) => Progress) =>
  (state: Progress): Progress =>
    state.kind === 'drawing' ? change(state) : state;

/** `code`: a code's text. `open` begins a worker; `ready` are the maps drawn ahead, where this home has any. */
export function useDrawnMap(code: string, open: () => Draughtsman, ready: ReadyMaps | undefined): Drawn {
  const [state, setState] = useState<Progress>({ kind: 'opening' });
  const [attempt, setAttempt] = useState(0);
  const [end, setEnd] = useState<() => void>();

  useEffect(() => {
    let isWanted = true;
    let endDrawing: (() => void) | undefined;
    let slow: ReturnType<typeof setTimeout> | undefined;
    /** The map as it was drawn ahead, or why there is none. */
    const fallBack = async (why: Failure | 'unable') => {
      ready?.spare();
      const map = await ready?.open(code);
      if (isWanted) setState(map ? { kind: 'ready', map } : { kind: 'failed', why });
    };
    const tellSlow = async () => {
      setState(whileDrawing((now) => ({ ...now, isSlow: true })));
      const instead = await ready?.open(code);
      if (isWanted) setState(whileDrawing((now) => ({ ...now, instead })));
    };
    const draw = () => {
      if (!canDraw(globalThis)) {
        void fallBack('unable');
        return;
      }
      setState(BEGUN);
      slow = setTimeout(() => void tellSlow(), SLOW_AFTER);
      endDrawing = beginDrawing(open, code, (told) => {
        if (told.kind === 'step')
          setState(whileDrawing((now) => ({ ...now, step: told.step, share: told.share })));
        else if (told.kind === 'sketch') setState(whileDrawing((now) => ({ ...now, sketch: told.picture })));
        else if (told.kind === 'failed') void fallBack(told.why);
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
      const isFirst = attempt === 0;
      const known =
        (isFirst ? await keptMaps.open(code, Date.now()) : undefined) ??
        (isFirst && ready?.isSpared === true ? await ready.open(code) : undefined);
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
  }, [code, open, ready, attempt]);

  const stop = useCallback(() => {
    end?.();
    setState({ kind: 'stopped' });
  }, [end]);
  const again = useCallback(() => setAttempt((before) => before + 1), []);
  const take = useCallback(
    (map: PlayableMap) => {
      end?.();
      ready?.spare();
      setState({ kind: 'ready', map });
    },
    [end, ready],
  );
  return { state, stop, again, take };
}
