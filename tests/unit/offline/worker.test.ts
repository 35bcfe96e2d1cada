// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from '../../../src/offline/worker';

const { made, FakeWorkbox } = vi.hoisted(() => {
  const workers: { url: unknown; scope: unknown; fire: (type: string) => void; skipped: number }[] = [];
  /** The library's worker, whose browser a test plays. */
  class Worker {
    readonly #listeners: (readonly [string, () => void])[] = [];
    readonly #seen = { url: undefined as unknown, scope: undefined as unknown, skipped: 0 };
    constructor(url: unknown, { scope }: { scope: unknown }) {
      Object.assign(this.#seen, { url, scope });
      workers.push(
        Object.assign(this.#seen, {
          fire: (type: string) => {
            for (const [of, listener] of this.#listeners) if (of === type) listener();
          },
        }),
      );
    }
    addEventListener(type: string, listener: () => void) {
      this.#listeners.push([type, listener]);
    }
    register() {
      return Promise.reject(new TypeError('an insecure address'));
    }
    messageSkipWaiting() {
      this.#seen.skipped += 1;
    }
  }
  return { made: workers, FakeWorkbox: Worker };
});
vi.mock('workbox-window', () => ({ Workbox: FakeWorkbox }));

const reload = vi.fn();

beforeEach(() => {
  made.length = 0;
  reload.mockClear();
  vi.stubGlobal('location', { reload });
});
afterEach(() => vi.unstubAllGlobals());

function registered() {
  const updates = registerWorker('/worldmaps/');
  const [worker, ...others] = made;
  if (!worker || others.length > 0) throw new Error('not one worker');
  return { updates, worker };
}

describe('the service worker', () => {
  it('is registered for the app’s base, and is missed by nobody where the browser refuses', async () => {
    const { worker } = registered();
    expect([worker.url, worker.scope]).toEqual(['/worldmaps/sw.js', '/worldmaps/']);
    // a rejection that nobody awaits would fail this file
    await Promise.resolve();
  });

  it('goes by a policy where the browser wants script addresses of one', () => {
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => ({
        createScriptURL: (url: string) => `${name}: ${createScriptURL(url)}`,
      }),
    });
    expect(registered().worker.url).toBe('worldmaps-worker: /worldmaps/sw.js');
  });
});

describe('a newer version', () => {
  it('is told of to who listens, and to who asks', () => {
    const { updates, worker } = registered();
    const heard = vi.fn();
    const stop = updates.subscribe(heard);
    expect(updates.isWaiting()).toBe(false);
    worker.fire('waiting');
    expect(updates.isWaiting()).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    stop();
    worker.fire('waiting');
    expect(heard).toHaveBeenCalledOnce();
  });

  it('is taken only when the player says so, and the page is loaded once it has taken over', () => {
    const { updates, worker } = registered();
    worker.fire('waiting');
    worker.fire('controlling');
    expect([worker.skipped, reload.mock.calls.length]).toEqual([0, 0]);
    updates.take();
    expect([worker.skipped, reload.mock.calls.length]).toEqual([1, 0]);
    worker.fire('controlling');
    expect(reload).toHaveBeenCalledOnce();
  });
});
