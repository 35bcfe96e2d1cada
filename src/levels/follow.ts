/** Asks a local server again and again how its maps come along, until all are there. */
import { drawingSchema, type DrawingState } from '../maps/drawing';

/** Milliseconds between two questions, and at most while nobody answers. */
const PAUSE = 1000;
const LONGEST_PAUSE = 10_000;

export interface Following {
  /** The server's answer as it came. Rejects when there is none. */
  readonly ask: () => Promise<unknown>;
  /** Told each answer; undefined where there was none, or none that could be understood. */
  readonly onAnswer: (state: DrawingState | undefined) => void;
  /** Told when levels were drawn since the last answer, and at the end: the list is worth reading again. */
  readonly onDrawn: () => void;
  readonly pause: (milliseconds: number) => Promise<void>;
}

/** Begins to ask; whoever calls what it gives ends it. */
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
