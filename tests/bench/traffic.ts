/** Counts what comes to a page over the line, and when. */
import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

export interface Traffic {
  /** Bytes received, headers included. */
  readonly bytes: number;
  readonly requests: number;
  /** Bytes of scripts alone, as they travelled. */
  readonly scriptBytes: number;
}

export interface TrafficWatch {
  /** Ms of the monotonic clock, which is also the trace's, at which the page was asked for; NaN before. */
  startedAt(): number;
  /** What had come at that instant of the monotonic clock, in ms; all, without one. */
  traffic(at?: number): Traffic;
  /** Resolves when nothing has been on the line for `ms`, at the latest after `most` ms. */
  quiet(ms: number, most: number): Promise<void>;
}

/** A piece of an answer. */
interface Part {
  /** Ms of the monotonic clock. */
  readonly at: number;
  readonly bytes: number;
}

const SECOND = 1000;
const LOOK = 100;

const sumOf = (parts: readonly { readonly bytes: number }[]) =>
  parts.reduce((sum, { bytes }) => sum + bytes, 0);

/** Watches from now on. */
export async function watchTraffic(cdp: CDPSession): Promise<TrafficWatch> {
  const scripts = new Set<string>();
  const pictures = new Set<string>();
  const loads = new Map<string, Part[]>();
  let startedAt = Number.NaN;
  let lastAt = performance.now();
  const end = (id: string, timestamp: number, all: number) => {
    lastAt = performance.now();
    const parts = loads.get(id);
    // headers and what was not told piece by piece
    parts?.push({ at: timestamp * SECOND, bytes: Math.max(0, all - sumOf(parts)) });
  };
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (Number.isNaN(startedAt)) startedAt = timestamp * SECOND;
    lastAt = performance.now();
    if (!request.url.startsWith('data:')) loads.set(requestId, []);
  });
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
    if (type === 'Image') pictures.add(requestId);
  });
  cdp.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength, dataLength }) => {
    lastAt = performance.now();
    // what travelled is told late, for all pieces before it at once; a picture travels as it is
    const bytes = pictures.has(requestId) ? dataLength : encodedDataLength;
    loads.get(requestId)?.push({ at: timestamp * SECOND, bytes });
  });
  cdp.on('Network.loadingFinished', (event) =>
    end(event.requestId, event.timestamp, event.encodedDataLength),
  );
  cdp.on('Network.loadingFailed', (event) => end(event.requestId, event.timestamp, 0));
  await cdp.send('Network.enable');
  return {
    startedAt: () => startedAt,
    traffic: (at = Infinity) => {
      const come = [...loads]
        .map(([id, parts]) => ({ id, bytes: sumOf(parts.filter((part) => part.at <= at)) }))
        .filter(({ bytes }) => bytes > 0);
      return {
        bytes: sumOf(come),
        requests: come.length,
        scriptBytes: sumOf(come.filter(({ id }) => scripts.has(id))),
      };
    },
    quiet: async (ms, most) => {
      const until = performance.now() + most;
      while (performance.now() < until && performance.now() - lastAt < ms) await wait(LOOK);
    },
  };
}
