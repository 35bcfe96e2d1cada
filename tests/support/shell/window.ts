/** Opens the shell's window in Chromium: the real renderer, preload and scheme handler, joined by the test. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { INVOKE, preloadScript } from './preload-script';
import type { Shell } from './shell';

const ORIGIN = 'app://worldmaps';
/** Chromium does not know the scheme `app:`; a secure origin with the same rights takes its place. */
export const WEB = 'https://worldmaps.app.test';

const toApp = (url: string) => (url.startsWith(WEB) ? ORIGIN + url.slice(WEB.length) : url);

interface Preferences {
  readonly webPreferences: { readonly preload: string };
}

/** Whether the network can be reached; the game's own scheme always can. */
export interface Network {
  online: boolean;
}

/** Wires a browser context to the shell that `shellOf` gives at the moment, so that it may be restarted below a page. */
export async function wire(
  context: BrowserContext,
  shellOf: () => Shell,
  network: Network = { online: false },
): Promise<void> {
  const window = (await shellOf().state()).windows.findLast(({ gone }) => !gone);
  if (!window) throw new Error('the shell opened no window');
  const { preload } = (window.options as Preferences).webPreferences;
  await context.exposeBinding(INVOKE, async ({ frame }, channel: string, args: unknown[]) => {
    try {
      return { ok: await shellOf().invoke(channel, args, toApp(frame.url())) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  });
  await context.addInitScript({ content: preloadScript(await readFile(preload, 'utf8')) });
  await context.route('**/*', async (route, request) => {
    const url = toApp(request.url());
    if (request.isNavigationRequest() && !(await mayNavigate(shellOf(), url, request.frame.bind(request))))
      return route.abort('aborted');
    if (!url.startsWith(`${ORIGIN}/`)) {
      if (!network.online) return route.abort('internetdisconnected');
      // asked by the test, since a page on a stand-in origin may not reach this machine's ports
      return route.fulfill({ response: await route.fetch({ maxRetries: 2 }) });
    }
    try {
      const { status, headers, body } = await shellOf().fetch(url, request.method());
      await route.fulfill({ status, headers, body: Buffer.from(body) });
    } catch {
      // the shell is being restarted, or the page has gone
      await route.abort().catch(() => undefined);
    }
  });
}

async function mayNavigate(shell: Shell, url: string, frameOf: () => unknown): Promise<boolean> {
  try {
    frameOf();
  } catch {
    // a popup's first request has no frame yet
    return (await shell.windowOpen(url)).action !== 'deny';
  }
  return !(await shell.emit({ event: 'will-navigate', details: { url } }));
}

/** A page at an address below the root, as the shell's window would show it. */
export async function openAt(context: BrowserContext, address = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${WEB}/${address}`);
  return page;
}
