/** Bytes, requests and time until the first and the sharp picture of a map. */
import type { Browser } from 'playwright';
import { openSubject, type Traffic } from '../open';
import type { Subject } from '../subjects';
import type { Line, View } from '../views';

export interface Loading extends Traffic {
  /** Ms since the navigation began. */
  readonly first: number;
  readonly sharp: number;
}

export async function measureLoading(
  browser: Browser,
  origin: string,
  subject: Subject,
  view: View,
  line: Line,
): Promise<Loading> {
  const opened = await openSubject(browser, origin, subject, view, line);
  const traffic = opened.traffic();
  const [first, sharp] = await opened.page.evaluate(() =>
    ['first-picture', 'sharp'].map((name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN),
  );
  await opened.close();
  return { ...traffic, first: first ?? Number.NaN, sharp: sharp ?? Number.NaN };
}
