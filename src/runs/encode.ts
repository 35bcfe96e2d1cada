/** Writes a record as a short text; the pointer's way is told more coarsely where it does not fit, what was done never is. */
import { toBase64url } from '../bytes/base64url';
import type { RunEvent } from '../game/events';
import { byteWriter, MOST, type ByteWriter } from './varints';
import { EVENT_CODES, FLAGS, VERSION } from './format';
import { POINT_PARTS, SLACK_PARTS } from './grain';
import { MOST_BYTES, NO_TRAIL, viewAt, type RunRecord, type View } from './record';

const fits = (value: number) => Number.isInteger(value) && value >= 0 && value <= MOST;

/** Writes the events after the start; false when one cannot be told. */
function writeEvents(to: ByteWriter, events: readonly RunEvent[]): boolean {
  let at = 0;
  let x = 0;
  let y = 0;
  let slack = 0;
  to.whole(events.length);
  for (const event of events) {
    const wait = event.at - at;
    if (event.type === 'start' || !fits(wait * 8)) return false;
    at = event.at;
    to.whole(wait * 8 + EVENT_CODES.indexOf(event.type));
    if (event.type === 'hint') {
      if (!fits(event.visibleWidth)) return false;
      to.whole(event.visibleWidth);
    }
    if (event.type !== 'mark') continue;
    const next = [event.point.x * POINT_PARTS, event.point.y * POINT_PARTS, event.slack * SLACK_PARTS];
    const [nextX = 0, nextY = 0, nextSlack = 0] = next;
    if (!next.every((value) => Number.isInteger(value) && Math.abs(value) < MOST / 4)) return false;
    to.signed(nextX - x);
    to.signed(nextY - y);
    to.signed(nextSlack - slack);
    [x, y, slack] = [nextX, nextY, nextSlack];
  }
  return true;
}

/** Writes the views; false when one cannot be told. */
function writeViews(to: ByteWriter, views: readonly View[]): boolean {
  let [time, x, y, zoom] = [0, 0, 0, 0];
  to.whole(views.length);
  for (const { at, centre, zoom: next } of views) {
    const whole = [centre.x, centre.y, next].every(
      (value) => Number.isInteger(value) && Math.abs(value) < MOST / 4,
    );
    if (!whole || !fits(at - time)) return false;
    to.whole(at - time);
    to.signed(centre.x - x);
    to.signed(centre.y - y);
    to.signed(next - zoom);
    [time, x, y, zoom] = [at, centre.x, centre.y, next];
  }
  return true;
}

/** A step of 0, 0 is told once with how often it comes, since a hand rests most of the time. */
function writeTrail(to: ByteWriter, { step, points }: RunRecord['trail']): void {
  to.whole(step);
  to.whole(points.length);
  let [x, y, rests] = [0, 0, 0];
  const rest = () => {
    if (rests === 0) return;
    to.whole(0);
    to.whole(rests);
    rests = 0;
  };
  for (const point of points) {
    if (point.x === x && point.y === y) {
      rests += 1;
      continue;
    }
    rest();
    const right = point.x - x;
    to.whole(1 + (right < 0 ? -2 * right - 1 : 2 * right));
    to.signed(point.y - y);
    [x, y] = [point.x, point.y];
  }
  rest();
}

function bytesOf(record: RunRecord): Uint8Array | undefined {
  const { run, edition, slot, window, views, trail } = record;
  const to = byteWriter();
  const quest = /^(d?)quest([1-9]\d{0,5})$/.exec(run.quest ?? '');
  if ((run.quest !== undefined) !== (quest !== null)) return undefined;
  const flags =
    (run.ranked ? FLAGS.ranked : 0) | (quest ? FLAGS.quest : 0) | (quest?.[1] === 'd' ? FLAGS.duplicate : 0);
  const head = [VERSION, run.level, run.mode, flags, edition, slot, window.width, window.height];
  if (!head.every(fits)) return undefined;
  for (const value of head) to.whole(value);
  if (quest) to.whole(Number(quest[2]));
  const [start, ...events] = run.events;
  if (start?.type !== 'start' || start.at !== 0 || !writeEvents(to, events)) return undefined;
  if (!writeViews(to, views)) return undefined;
  writeTrail(to, trail);
  return to.bytes();
}

const everySecond = <T>(items: readonly T[]): readonly T[] => items.filter((_, index) => index % 2 === 0);

/** Those views in which a mark was set: without them nobody can tell whether its place was on screen. */
function viewsOfMarks({ views, run }: RunRecord): readonly View[] {
  const marks = run.events.filter(({ type }) => type === 'mark');
  const seen = new Set(marks.map(({ at }) => viewAt(views, at)));
  return views.filter((view) => seen.has(view));
}

/** The same record with nothing but what its judge needs. */
export function leastOf(record: RunRecord): RunRecord {
  return { ...record, trail: NO_TRAIL, views: viewsOfMarks(record) };
}

/** The same record told with fewer samples of the pointer, or without the views between marks; undefined when neither is left. */
function coarser(record: RunRecord): RunRecord | undefined {
  const { trail, views } = record;
  if (trail.points.length > 1)
    return { ...record, trail: { step: trail.step * 2, points: everySecond(trail.points) } };
  if (trail.points.length > 0) return { ...record, trail: NO_TRAIL };
  const least = viewsOfMarks(record);
  return least.length < views.length ? { ...record, views: least } : undefined;
}

/**
 * The text of a record, at most `most` bytes as base64url. Undefined when even its events do not fit, or one of its
 * numbers is not on the record's grain.
 */
export function encodeRecord(record: RunRecord, most: number = MOST_BYTES): string | undefined {
  for (let told: RunRecord | undefined = record; told; told = coarser(told)) {
    const bytes = bytesOf(told);
    if (!bytes) return undefined;
    if (bytes.length <= most) return toBase64url(bytes);
  }
  return undefined;
}
