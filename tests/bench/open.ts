/** Opens a subject in a fresh context, over the line it is measured on. */
import type { Browser, CDPSession, Page } from 'playwright';
import type { Line, View } from './views';
import { markGame, type Subject } from './subjects';
import { watchTraffic, type TrafficWatch } from './traffic';

export interface Opened extends TrafficWatch {
  readonly page: Page;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

const SHARP_TIMEOUT = 60_000;

interface Opening {
  /** Resolves when the page is sharp, else when it is merely open. */
  readonly wait?: boolean;
  /** Runs before the page is asked for. */
  readonly before?: (cdp: CDPSession) => Promise<void>;
  /** Runs in the page before its own. */
  readonly script?: string;
}

/** Opens a subject with nothing in its cache. */
export async function openSubject(
  browser: Browser,
  origin: string,
  subject: Pick<Subject, 'path' | 'game'>,
  view: View,
  line: Line,
  { wait = true, before, script }: Opening = {},
): Promise<Opened> {
  const context = await browser.newContext({ ...view.context, ignoreHTTPSErrors: true });
  const page = await context.newPage();
  // the loader of these files names functions through a helper that a page does not have
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  if (script !== undefined) await page.addInitScript({ content: script });
  if (subject.game) await page.addInitScript(markGame);
  const cdp = await context.newCDPSession(page);
  const watch = await watchTraffic(cdp);
  if (line.network) {
    const { bytes: throughput, latency } = line.network;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
  if (line.cpu > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: line.cpu });
  await before?.(cdp);
  await page.goto(origin + subject.path);
  if (wait)
    await page.waitForFunction(() => performance.getEntriesByName('sharp').length > 0, undefined, {
      timeout: SHARP_TIMEOUT,
    });
  return { ...watch, page, cdp, close: () => context.close() };
}
