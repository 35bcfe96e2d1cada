/** Tells from a trace's pictures of the screen when the view last changed: one measure of "sharp" for all subjects alike. */
import type { CDPSession } from 'playwright';
import sharp from 'sharp';

/** A frame as the display drew it. */
export interface Frame {
  /** Ms of the monotonic clock, which is also the network events'. */
  readonly at: number;
  readonly grey: Uint8Array;
  /** Pixels in a row of `grey`. */
  readonly width: number;
}

/** A band of the screen, as shares of its height. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
}

const WHOLE: Band = { top: 0, bottom: 1 };

/** Share of the view that a frame must change to count: a clock, a cursor or a button is less. */
export const LEAST_CHANGE = 0.01;
/** Levels of grey, of 256, by which a pixel must differ. Two pictures of the same screen do not differ at all. */
const LEAST_STEP = 8;

/** Share of pixels in which two frames of one size differ; 1 for frames of two sizes. */
export function changeOf(before: Uint8Array, after: Uint8Array): number {
  if (before.length !== after.length || after.length === 0) return 1;
  let changed = 0;
  for (const [i, level] of after.entries()) if (Math.abs(level - (before[i] ?? 0)) > LEAST_STEP) changed += 1;
  return changed / after.length;
}

/** The pixels of a band. */
function pixelsIn({ grey, width }: Frame, { top, bottom }: Band): Uint8Array {
  const rows = grey.length / width;
  return grey.subarray(Math.ceil(top * rows) * width, Math.floor(bottom * rows) * width);
}

/**
 * The instant of the first frame since `from` after which a band never again differs by 1 % of its pixels from how it
 * ends: the last frame that changed as much, also where a picture comes in steps too small to count by themselves.
 * Undefined where nothing changed.
 */
export function settledAt(frames: readonly Frame[], from: number, band = WHOLE): number | undefined {
  const end = frames.at(-1);
  if (!end) return undefined;
  const last = pixelsIn(end, band);
  const before = frames.findLastIndex((frame) => changeOf(pixelsIn(frame, band), last) >= LEAST_CHANGE);
  const settled = frames[before + 1];
  return settled && settled.at >= from ? settled.at : undefined;
}

interface TraceEvent {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
  readonly args: { readonly snapshot?: string };
}

const isPicture = (event: Record<string, unknown>): event is Record<string, unknown> & TraceEvent =>
  event['name'] === 'Screenshot' && typeof event['ts'] === 'number' && typeof event['args'] === 'object';

async function frameOf({ ts, args }: TraceEvent): Promise<Frame | undefined> {
  if (!args.snapshot) return undefined;
  const picture = sharp(Buffer.from(args.snapshot, 'base64')).greyscale().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { at: ts / 1000, grey: data, width: info.width };
}

/**
 * Begins to record the screen of the session's page (a session of the whole browser gets no pictures); the function
 * returned ends it and gives the frames, oldest first.
 */
export async function recordScreen(cdp: CDPSession): Promise<() => Promise<readonly Frame[]>> {
  const pictures: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (isPicture(event)) pictures.push(event);
  });
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.screenshot'] },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => {
      cdp.once('Tracing.tracingComplete', () => resolve());
    });
    await cdp.send('Tracing.end');
    await complete;
    const frames = await Promise.all(pictures.toSorted((a, b) => a.ts - b.ts).map(frameOf));
    return frames.flatMap((frame) => frame ?? []);
  };
}
