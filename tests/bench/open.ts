/** Opens a subject in a fresh context and counts what came over the line. */
import type { Browser, CDPSession, Page } from 'playwright';
import type { Line, View } from './views';
import { markGame, type Subject } from './subjects';

export interface Traffic {
  /** Bytes received, headers included. */
  readonly bytes: number;
  readonly requests: number;
  /** Bytes of scripts alone, as they travelled. */
  readonly scriptBytes: number;
}

export interface Opened {
  readonly page: Page;
  readonly cdp: CDPSession;
  traffic(): Traffic;
  close(): Promise<void>;
}

const SHARP_TIMEOUT = 60_000;

/** Resolves when the page is sharp (`wait` true) or merely open. */
export async function openSubject(
  browser: Browser,
  origin: string,
  subject: Pick<Subject, 'path' | 'game'>,
  view: View,
  line: Line,
  wait = true,
): Promise<Opened> {
  const context = await browser.newContext(view.context);
  const page = await context.newPage();
  // the loader of these files names functions through a helper that a page does not have
  await page.addInitScript({ content: 'globalThis.__name ??= (value) => value;' });
  if (subject.game) await page.addInitScript(markGame);
  const cdp = await context.newCDPSession(page);
  const scripts = new Set<string>();
  let bytes = 0;
  let requests = 0;
  let scriptBytes = 0;
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
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
  await page.goto(origin + subject.path);
  if (wait)
    await page.waitForFunction(() => performance.getEntriesByName('sharp').length > 0, undefined, {
      timeout: SHARP_TIMEOUT,
    });
  return { page, cdp, traffic: () => ({ bytes, requests, scriptBytes }), close: () => context.close() };
}
