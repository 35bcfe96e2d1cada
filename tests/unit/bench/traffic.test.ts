import { EventEmitter } from 'node:events';
import type { CDPSession } from 'playwright';
import { expect, it } from 'vitest';
import { watchTraffic, type TrafficWatch } from '../../bench/traffic';

/** A session that tells what the test lets it tell. */
class Line extends EventEmitter {
  send(): Promise<void> {
    return Promise.resolve();
  }
}

interface Piece {
  readonly dataLength: number;
  readonly encodedDataLength: number;
}

/** A request that is answered in these pieces, one each ms from its start on; headers make `all`. */
function answer(
  line: Line,
  requestId: string,
  { type, pieces, all }: { readonly type: string; readonly pieces: readonly Piece[]; readonly all: number },
): void {
  const request = { url: `https://localhost/${requestId}` };
  line.emit('Network.requestWillBeSent', { requestId, timestamp: 1, request });
  line.emit('Network.responseReceived', { requestId, type });
  for (const [i, piece] of pieces.entries())
    line.emit('Network.dataReceived', { requestId, timestamp: 1.001 + i / 1000, ...piece });
  line.emit('Network.loadingFinished', { requestId, timestamp: 1.01, encodedDataLength: all });
}

async function watched(): Promise<{ readonly line: Line; readonly watch: TrafficWatch }> {
  const line = new Line();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- events and commands are all of it that is used
  return { line, watch: await watchTraffic(line as unknown as CDPSession) };
}

it('counts a picture once, also where what travelled is told for earlier pieces too', async () => {
  const { line, watch } = await watched();
  const pieces = [
    { dataLength: 600, encodedDataLength: 0 },
    { dataLength: 400, encodedDataLength: 1000 },
  ];
  answer(line, 'map.jpg', { type: 'Image', pieces, all: 1040 });
  expect(watch.traffic()).toEqual({ bytes: 1040, requests: 1, scriptBytes: 0 });
  expect(watch.traffic(1001).bytes).toBe(600);
});

it('counts a packed script as it travelled', async () => {
  const { line, watch } = await watched();
  answer(line, 'index.js', {
    type: 'Script',
    pieces: [{ dataLength: 3000, encodedDataLength: 900 }],
    all: 950,
  });
  expect(watch.traffic()).toEqual({ bytes: 950, requests: 1, scriptBytes: 950 });
});
