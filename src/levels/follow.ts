/** Polls a local server for the progress of its maps until all are drawn. */
import { drawingSchema, type DrawingState } from '../maps/drawing';

/** Milliseconds between two requests, and the longest such time while the server does not answer. */
const PAUSE = 1000;
const LONGEST_PAUSE = 10_000;

export interface Following {
  /** Requests the server's state, unparsed. Rejects when the server does not answer. */
  readonly ask: () => Promise<unknown>;
  /** Called with each answer; undefined when there was none or it was malformed. */
  readonly onAnswer: (state: DrawingState | undefined) => void;
  /** Called when more levels were drawn, and at the end, to read the manifest again. */
  readonly onDrawn: () => void;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Starts polling; returns the function that stops it. */
export function follow({ ask, onAnswer, onDrawn, pause }: Following): () => void {
  let wanted = true;
  const run = async () => {
    let drawn: number | undefined;
    let wait = PAUSE;
    for (;;) {
      const state = await understood(ask);
      if (!wanted) return;
      onAnswer(state);
      if (state && (state.over || state.drawn.length !== drawn)) onDrawn();
      if (state?.over) return;
      drawn = state?.drawn.length ?? drawn;
      wait = state ? PAUSE : Math.min(wait * 2, LONGEST_PAUSE);
      await pause(wait);
      if (!wanted) return;
    }
  };
  void run();
  return () => {
    wanted = false;
  };
}

async function understood(ask: Following['ask']): Promise<DrawingState | undefined> {
  try {
    const parsed = drawingSchema.safeParse(await ask());
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
