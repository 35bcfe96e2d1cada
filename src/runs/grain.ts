/** Rounds what a player does to what a record keeps, before it is judged, so that a replay judges the same numbers. */
import type { RunEvent } from '../game/events';
import { mapPoint } from '../game/space';

/** Parts of a natural map pixel that a mark's place is told in. */
export const POINT_PARTS = 4;
/** Parts of a natural map pixel that a mark's slack is told in. */
export const SLACK_PARTS = 16;

const to = (value: number, parts: number) => Math.round(value * parts) / parts;

/** The event on the record's grain; applying it twice changes nothing more. */
export function onGrain<Event extends RunEvent>(event: Event): Event {
  const { type } = event;
  if (type === 'hint') return { ...event, visibleWidth: Math.max(1, Math.round(event.visibleWidth)) };
  if (type !== 'mark') return event;
  const { x, y } = event.point;
  return {
    ...event,
    point: mapPoint(to(x, POINT_PARTS), to(y, POINT_PARTS)),
    slack: to(event.slack, SLACK_PARTS),
  };
}
