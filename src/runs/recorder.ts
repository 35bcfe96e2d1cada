/** Collects, while a run is played, where its view was and where its pointer went. */
import { mapPoint, type MapPoint } from '../game/space';
import type { Run } from '../game/events';
import { TRAIL_PARTS } from './format';
import { keptEvents, viewAt, type RunRecord, type TrailPoint, type View } from './record';

/** Ms between two samples of the pointer. */
export const SAMPLE_MS = 100;

/** Most views and samples that are collected: what a record cannot tell need not be kept. */
const MOST_SAMPLES = 6000;

/** Where the pointer is in the view; both parts are shares from 0 to 1. */
export interface ViewShare {
  readonly x: number;
  readonly y: number;
}

/** What a recorder has collected, at instants of the run's events. */
export interface Samples {
  readonly views: readonly View[];
  readonly pointer: readonly { readonly at: number; readonly point: TrailPoint }[];
}

/** Instants are those of the run's events. */
export interface Recorder {
  /** The view at an instant by its centre and the zoom in percent; one that is still the last is not kept again. */
  readonly look: (at: number, centre: MapPoint, zoom: number) => void;
  /** The pointer at an instant; places outside the view are moved to its edge. */
  readonly point: (at: number, share: ViewShare) => void;
  readonly samples: () => Samples;
  /** Instant of the last view; 0 before the first. */
  readonly lastAt: () => number;
  /** The record of a run that has started; undefined before. */
  readonly recordOf: (
    run: Run,
    about: Pick<RunRecord, 'edition' | 'slot' | 'window'>,
  ) => RunRecord | undefined;
}

const inParts = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * TRAIL_PARTS);

const isSameView = (a: View, b: View) =>
  a.zoom === b.zoom && a.centre.x === b.centre.x && a.centre.y === b.centre.y;

/** The samples from the start on, one each `SAMPLE_MS`; where none was taken the pointer rested. */
function evenly(samples: readonly { readonly at: number; readonly point: TrailPoint }[]): TrailPoint[] {
  const points: TrailPoint[] = [];
  let last: TrailPoint = { x: 0, y: 0 };
  for (const { at, point } of samples) {
    const index = Math.floor(at / SAMPLE_MS);
    while (points.length < Math.min(index, MOST_SAMPLES)) points.push(last);
    if (index < MOST_SAMPLES) points[index] = point;
    last = point;
  }
  return points;
}

/** `earlier` is what was collected of the same run before. */
export function createRecorder(earlier?: Samples): Recorder {
  const views: View[] = [...(earlier?.views ?? [])];
  const samples = [...(earlier?.pointer ?? [])];
  return {
    look: (at, { x, y }, zoom) => {
      const view = { at, centre: mapPoint(Math.round(x), Math.round(y)), zoom: Math.round(zoom) };
      const last = views.at(-1);
      if (views.length >= MOST_SAMPLES || (last && isSameView(last, view))) return;
      views.push(view);
    },
    point: (at, { x, y }) => {
      const point = { x: inParts(x), y: inParts(y) };
      const last = samples.at(-1)?.point;
      if (samples.length < MOST_SAMPLES && (last?.x !== point.x || last.y !== point.y))
        samples.push({ at, point });
    },
    samples: () => ({ views, pointer: samples }),
    lastAt: () => views.at(-1)?.at ?? 0,
    recordOf: ({ events, ...setup }, about) => {
      const [first] = events;
      if (first?.type !== 'start') return undefined;
      const origin = first.at;
      const opened = viewAt(views, origin);
      const since = views.filter(({ at }) => at > origin);
      return {
        ...about,
        run: { ...setup, events: keptEvents(events) },
        views: (opened ? [opened, ...since] : since).map((view) => ({
          ...view,
          at: Math.max(0, view.at - origin),
        })),
        trail: {
          step: 1,
          points: evenly(
            samples.filter(({ at }) => at >= origin).map(({ at, point }) => ({ at: at - origin, point })),
          ),
        },
      };
    },
  };
}
