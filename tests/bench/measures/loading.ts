/** Bytes, requests and time until the first and the sharp picture of a map. */
import type { Browser, CDPSession } from 'playwright';
import { barsOf } from '../../../src/viewer/first-view';
import { openSubject } from '../open';
import type { Subject } from '../subjects';
import { settledAt, recordScreen, type Band, type Frame } from '../trace';
import type { Traffic } from '../traffic';
import type { Line, View } from '../views';

export interface Loading extends Traffic {
  /** Ms since the navigation began, as the page itself marks it. */
  readonly first: number;
  /** Ms from the page's request until what shows the map is, but for 1 % of it, as it stays. */
  readonly sharp: number;
  /** The same of the whole window, with the bars around the map. */
  readonly rest: number;
}

/** A living picture never stays as it is: the map is loaded as by a player who keeps it still. */
const STILL = `localStorage.setItem('worldmaps.settings', '{"still":true}')`;
/** Ms without anything on the line after which a page has loaded, and after which nobody waits any longer. */
const QUIET = 1500;
const PATIENCE = 60_000;
/** CSS px per rem in both views. */
const REM = 16;

/** The part of the window that shows the map: a peer has nothing else, the game has its bar above and, on a phone, its tools below. */
function bandOf({ game }: Subject, { size }: View): Band {
  if (!game) return { top: 0, bottom: 1 };
  const top = barsOf(Infinity, REM) / size.height;
  return { top, bottom: 1 + top - barsOf(size.width, REM) / size.height };
}

export async function measureLoading(
  browser: Browser,
  origin: string,
  subject: Subject,
  view: View,
  line: Line,
): Promise<Loading> {
  let stop: (() => Promise<readonly Frame[]>) | undefined;
  const before = async (cdp: CDPSession) => {
    stop = await recordScreen(cdp);
  };
  const opened = await openSubject(browser, origin, subject, view, line, { before, script: STILL });
  await opened.quiet(QUIET, PATIENCE);
  const [first] = await opened.page.evaluate(() =>
    performance.getEntriesByName('first-picture').map(({ startTime }) => startTime),
  );
  const start = opened.startedAt();
  const frames = (await stop?.()) ?? [];
  const end = settledAt(frames, start, bandOf(subject, view)) ?? Number.NaN;
  const rest = settledAt(frames, start) ?? Number.NaN;
  const traffic = opened.traffic(end);
  await opened.close();
  return { ...traffic, first: first ?? Number.NaN, sharp: end - start, rest: rest - start };
}
