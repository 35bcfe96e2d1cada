/** Safari's engine: WebKitGTK's small browser on a screen in memory, driven over WebDriver. */
import { createServer } from 'node:net';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { startChild, type Child } from './children';
import { VIEWPORT, type Driver, type Key, type Spot } from './driver';
import { until } from './until';
import { isReady, newSession, type Session } from './webdriver';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** The protocol's code points for keys without a letter. */
const KEYS: Record<Key, string> = { ArrowDown: '\uE015', Enter: '\uE007' };

/** Room for the browser's own bars around the page, in CSS pixels. */
const BARS = 200;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Starts a screen in memory; answers with the name that programs on it are given. */
async function startScreen(program: string): Promise<{ readonly child: Child; readonly display: string }> {
  const size = `${String(VIEWPORT.width + BARS)}x${String(VIEWPORT.height + BARS)}x24`;
  const child = await startChild(
    program,
    ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'],
    ['ignore', 'ignore', 'ignore', 'pipe'],
  );
  const [number] = (await once(child.process.stdio[3] as Readable, 'data')) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
}

const mouse = (actions: readonly unknown[]) => ({
  actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
});

const moveTo = ({ x, y }: Spot) => ({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) });
const down = { type: 'pointerDown', button: 0 };
const up = { type: 'pointerUp', button: 0 };

const keys = (values: readonly string[]) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});

/** Gives the page, not the window, the size that all engines play on. */
async function fit(session: Session, driver: Pick<Driver, 'look'>): Promise<void> {
  await session.post('window/rect', { x: 0, y: 0, ...VIEWPORT });
  const inner = await driver.look(() => ({ width: innerWidth, height: innerHeight }), undefined);
  await session.post('window/rect', {
    width: 2 * VIEWPORT.width - inner.width,
    height: 2 * VIEWPORT.height - inner.height,
  });
}

export async function startWebKit({ driver: program, browser, screen }: WebKitPrograms): Promise<Driver> {
  const { child: xvfb, display } = await startScreen(screen);
  const port = await freePort();
  const address = `http://localhost:${String(port)}`;
  const service = await startChild(program, [`--port=${String(port)}`], 'ignore', { DISPLAY: display });
  await until('the WebKit driver is ready', () => isReady(address));
  const session = await newSession(address, {
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const perform = async (actions: unknown) => {
    await session.post('actions', actions);
  };
  const driver: Driver = {
    open: async (url) => {
      await session.post('url', { url });
    },
    look: async (seen, argument) =>
      (await session.post('execute/sync', {
        script: `return (${seen.toString()})(...arguments)`,
        args: [argument ?? null],
      })) as ReturnType<typeof seen>,
    click: (at) => perform(mouse([moveTo(at), down, up])),
    drag: (from, to, steps) =>
      perform(
        mouse([
          moveTo(from),
          down,
          ...Array.from({ length: steps }, (_, i) => {
            const part = (i + 1) / steps;
            return moveTo({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
          }),
          up,
        ]),
      ),
    wheel: (at, deltaY) =>
      perform({
        actions: [
          {
            type: 'wheel',
            id: 'wheel',
            actions: [
              { type: 'scroll', duration: 0, x: Math.round(at.x), y: Math.round(at.y), deltaX: 0, deltaY },
            ],
          },
        ],
      }),
    type: (text) => perform(keys(text.split(''))),
    press: (key) => perform(keys([KEYS[key]])),
    picture: async () => Buffer.from((await session.get('screenshot')) as string, 'base64'),
    close: async () => {
      try {
        await session.end();
      } finally {
        service.end();
        xvfb.end();
      }
    },
  };
  await fit(session, driver);
  return driver;
}
