/** Lets a run go on in a page that is loaded again: what is kept of it, and its events on the new page's clock. */
import * as z from 'zod/mini';
import type { RunEvent } from '../game/events';
import { mapPoint } from '../game/space';
import type { Samples } from './recorder';

/** One moment on a page's monotonic clock and on the calendar's, both in ms. */
export interface Moment {
  readonly at: number;
  readonly epoch: number;
}

/** A run as it stood when it was last kept. */
export interface InterruptedRun {
  /** What was played, as the screen tells games apart. */
  readonly game: string;
  /** The level's edition, see `editionOf`. */
  readonly edition: number;
  /** The slot whose seed it has, see `seedOf`. */
  readonly slot: number;
  readonly kept: Moment;
  readonly events: readonly RunEvent[];
  readonly samples: Samples;
  /** The id its result will have. */
  readonly result: string;
  /** It is over, and its result waits. */
  readonly isOver?: boolean | undefined;
}

const at = z.number();
const point = z.pipe(
  z.object({ x: z.number(), y: z.number() }),
  z.transform(({ x, y }) => mapPoint(x, y)),
);

const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('mark'), at, point, slack: z.number() }),
  z.object({ type: z.literal('hint'), at, visibleWidth: z.number() }),
  z.object({ type: z.literal(['start', 'pictureReady', 'takeBack', 'skip', 'tick', 'pause', 'resume']), at }),
]);

const runSchema = z.object({
  game: z.string(),
  edition: z.number(),
  slot: z.number(),
  kept: z.object({ at, epoch: z.number() }),
  events: z.array(eventSchema),
  samples: z.object({
    views: z.array(z.object({ at, centre: point, zoom: z.number() })),
    pointer: z.array(z.object({ at, point: z.object({ x: z.number(), y: z.number() }) })),
  }),
  result: z.string(),
  isOver: z.optional(z.boolean()),
});

/** Undefined for anything but a run that has begun. */
export function parseInterrupted(raw: unknown): InterruptedRun | undefined {
  const parsed = runSchema.safeParse(raw);
  return parsed.success && parsed.data.events[0]?.type === 'start' ? parsed.data : undefined;
}

const moved = <Timed extends { readonly at: number }>(all: readonly Timed[], by: number): readonly Timed[] =>
  all.map((each) => ({ ...each, at: each.at + by }));

/**
 * The run on the clock of the page that goes on with it. The time between is time of a ranked run, so that a reload
 * gains nothing; a calendar that was put back takes none away. Of any other run the clock rests until it is resumed.
 */
export function resumed(run: InterruptedRun, now: Moment, isRanked: boolean): InterruptedRun {
  const between = Math.max(0, now.epoch - run.kept.epoch);
  const by = now.at - between - run.kept.at;
  const events = moved(run.events, by);
  const rest: readonly RunEvent[] = isRanked ? [] : [{ type: 'pause', at: run.kept.at + by }];
  const { views, pointer } = run.samples;
  return {
    ...run,
    kept: now,
    events: [...events, ...rest],
    samples: { views: moved(views, by), pointer: moved(pointer, by) },
  };
}
