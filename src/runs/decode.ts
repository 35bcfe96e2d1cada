/** Reads a record from a text that anybody may have written. */
import { fromBase64url } from '../bytes/base64url';
import type { RunEvent } from '../game/events';
import { MODES } from '../game/modes';
import { mapPoint } from '../game/space';
import { byteReader, type ByteReader } from './varints';
import { EVENT_CODES, FLAGS, TRAIL_PARTS, VERSION } from './format';
import { POINT_PARTS, SLACK_PARTS } from './grain';
import { LONGEST_RECORD, type RunRecord, type TrailPoint, type View } from './record';
import { seedOf } from './seed';

/** Most samples of a pointer: an hour at 10 Hz. */
const MOST_SAMPLES = 36_000;

/** The next `count` numbers; undefined when one is missing. */
function wholes<const Names extends readonly string[]>(
  from: ByteReader,
  names: Names,
): Record<Names[number], number> | undefined {
  const entries: [string, number][] = [];
  for (const name of names) {
    const value = from.whole();
    if (value === undefined) return undefined;
    entries.push([name, value]);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry was added for each name
  return Object.fromEntries(entries) as Record<Names[number], number>;
}

function readEvents(from: ByteReader): readonly RunEvent[] | undefined {
  const count = from.whole();
  if (count === undefined || count > from.left()) return undefined;
  const events: RunEvent[] = [{ type: 'start', at: 0 }];
  let [at, x, y, slack] = [0, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const told = from.whole();
    if (told === undefined) return undefined;
    const type = EVENT_CODES[told % 8];
    at += Math.floor(told / 8);
    if (type === undefined) return undefined;
    if (type === 'hint') {
      const visibleWidth = from.whole();
      if (visibleWidth === undefined) return undefined;
      events.push({ type, at, visibleWidth });
    } else if (type === 'mark') {
      const [right, down, wider] = [from.signed(), from.signed(), from.signed()];
      if (right === undefined || down === undefined || wider === undefined) return undefined;
      [x, y, slack] = [x + right, y + down, slack + wider];
      events.push({
        type,
        at,
        point: mapPoint(x / POINT_PARTS, y / POINT_PARTS),
        slack: slack / SLACK_PARTS,
      });
    } else events.push({ type, at });
  }
  return events;
}

function readViews(from: ByteReader): readonly View[] | undefined {
  const count = from.whole();
  if (count === undefined || count > from.left()) return undefined;
  const views: View[] = [];
  let [time, x, y, zoom] = [0, 0, 0, 0];
  for (let index = 0; index < count; index += 1) {
    const wait = from.whole();
    const [right, down, nearer] = [from.signed(), from.signed(), from.signed()];
    if (wait === undefined || right === undefined || down === undefined || nearer === undefined)
      return undefined;
    [time, x, y, zoom] = [time + wait, x + right, y + down, zoom + nearer];
    views.push({ at: time, centre: mapPoint(x, y), zoom });
  }
  return views;
}

function readTrail(from: ByteReader): RunRecord['trail'] | undefined {
  const head = wholes(from, ['step', 'count']);
  if (!head || head.step < 1 || head.count > MOST_SAMPLES) return undefined;
  const points: TrailPoint[] = [];
  let [x, y] = [0, 0];
  while (points.length < head.count) {
    const told = from.whole();
    if (told === undefined) return undefined;
    if (told === 0) {
      const rests = from.whole();
      if (rests === undefined || rests < 1 || rests > head.count - points.length) return undefined;
      for (let index = 0; index < rests; index += 1) points.push({ x, y });
      continue;
    }
    const down = from.signed();
    if (down === undefined) return undefined;
    x += told % 2 === 1 ? (told - 1) / 2 : -told / 2;
    y += down;
    if (x < 0 || y < 0 || x > TRAIL_PARTS || y > TRAIL_PARTS) return undefined;
    points.push({ x, y });
  }
  return { step: head.step, points };
}

function questOf(from: ByteReader, flags: number): string | undefined {
  const number = from.whole();
  return number === undefined || number < 1 || number > 999_999
    ? undefined
    : `${flags & FLAGS.duplicate ? 'dquest' : 'quest'}${number}`;
}

/** The record of a text; undefined for any text that is too long, ends early, goes on too long or names what there is not. */
export function decodeRecord(text: string): RunRecord | undefined {
  if (text.length > LONGEST_RECORD) return undefined;
  const bytes = fromBase64url(text);
  if (!bytes) return undefined;
  const from = byteReader(bytes);
  const head = wholes(from, ['version', 'level', 'mode', 'flags', 'edition', 'slot', 'width', 'height']);
  const mode = MODES.find((each) => each === head?.mode);
  if (!head || head.version !== VERSION || mode === undefined || head.flags > 7) return undefined;
  const named = (head.flags & FLAGS.quest) !== 0;
  const quest = named ? questOf(from, head.flags) : undefined;
  if ((named && quest === undefined) || (!named && head.flags & FLAGS.duplicate)) return undefined;
  const events = readEvents(from);
  const views = events && readViews(from);
  const trail = views && readTrail(from);
  if (!events || !views || !trail || from.left() > 0) return undefined;
  const { level, edition, slot, width, height } = head;
  const seed = seedOf({ edition, mode, slot });
  const ranked = (head.flags & FLAGS.ranked) !== 0;
  const run = { level, mode, seed, ranked, events, ...(quest === undefined ? {} : { quest }) };
  return { edition, slot, run, window: { width, height }, views, trail };
}
