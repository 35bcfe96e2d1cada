/**
 * Has a map drawn by workers, which can be sent away at any moment: the page is never blocked. One lays the place out and
 * another one paints it: an engine gives back what a place took when its worker ends, and no sooner.
 */
import { parseTold, type Ask, type Told } from './protocol';

/** A worker that draws. */
export interface Draughtsman {
  /** Asks for a place or its map. `hear` is given each message as it is; `onBroken` is called when there will be none. */
  draw(ask: Ask, hear: (message: unknown) => void, onBroken: () => void): void;
  /** Sends the worker away, whatever it is doing. */
  dismiss(): void;
}

/** What a device is asked before it draws. */
export interface Device {
  readonly Worker?: unknown;
  readonly OffscreenCanvas?: unknown;
  /** Tells its memory in gigabytes as `deviceMemory`, where browsers do. */
  readonly navigator?: object;
}

/** Gigabytes of memory below which a device is spared a drawing, which takes up to 500 MB for a while. */
const LEAST_MEMORY = 2;

/** Whether a device can be asked to draw. Those that do not tell their memory are asked. */
export function canDraw({ Worker, OffscreenCanvas, navigator }: Device): boolean {
  const memory: unknown = navigator && Reflect.get(navigator, 'deviceMemory');
  return (
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    !(typeof memory === 'number' && memory < LEAST_MEMORY)
  );
}

/**
 * Begins a drawing. `hear` is told of every step, and last of the map or of a failure; a worker that breaks or cannot be
 * had is a failure, too. Returns the function that ends it, after which nothing is heard.
 */
export function beginDrawing(
  open: () => Draughtsman,
  code: string,
  hear: (told: Exclude<Told, { kind: 'laid' }>) => void,
): () => void {
  let isOver = false;
  let draughtsman: Draughtsman | undefined;
  const end = () => {
    isOver = true;
    draughtsman?.dismiss();
  };
  const tell = (told: Exclude<Told, { kind: 'laid' }>) => {
    if (isOver) return;
    if (told.kind === 'drawn' || told.kind === 'failed') end();
    hear(told);
  };
  const onBroken = () => tell({ kind: 'failed', why: 'broken' });
  const ask = (asked: Ask) => {
    try {
      draughtsman = open();
      draughtsman.draw(asked, onMessage, onBroken);
    } catch {
      // a policy or a browser without such workers: heard like any other failure, after this call
      queueMicrotask(onBroken);
    }
  };
  const onMessage = (message: unknown) => {
    const told = parseTold(message);
    if (isOver) return;
    if (told?.kind === 'laid') {
      draughtsman?.dismiss();
      ask({ paint: told.place });
    } else if (!told || (told.kind === 'drawn' && told.map.code !== code)) onBroken();
    else tell(told);
  };
  ask({ lay: code });
  return end;
}
