import { describe, expect, it, vi } from 'vitest';
import { beginDrawing, canDraw, type Draughtsman } from '../../../src/endless/draw';
import { parseAsk, parseTold, STEPS, type Told } from '../../../src/endless/protocol';
import { drawnMap } from './drawn';

/** A worker whose messages the test sends. */
function fakeWorker() {
  const asked: unknown[] = [];
  let send: (message: unknown) => void = () => undefined;
  let fail: () => void = () => undefined;
  const dismiss = vi.fn<() => void>();
  const draughtsman: Draughtsman = {
    draw: (ask, hear, onBroken) => {
      asked.push(ask);
      [send, fail] = [hear, onBroken];
    },
    dismiss,
  };
  const opened = vi.fn<() => Draughtsman>(() => draughtsman);
  return {
    open: opened,
    opened,
    asked,
    send: (message: unknown) => send(message),
    fail: () => fail(),
    dismiss,
  };
}

function begun(code = 'E1-KYOTO') {
  const worker = fakeWorker();
  const heard: Told[] = [];
  const end = beginDrawing(worker.open, code, (told) => heard.push(told));
  return { ...worker, heard, end };
}

describe('a drawing', () => {
  it('is asked for by its code, tells its steps, and ends with the map', () => {
    const { asked, send, heard, dismiss } = begun();
    expect(asked).toEqual([{ lay: 'E1-KYOTO' }]);
    send({ kind: 'step', step: 'plan', share: 0 });
    send({ kind: 'sketch', picture: new Blob(['x']) });
    expect(dismiss).not.toHaveBeenCalled();
    send({ kind: 'drawn', map: drawnMap('E1-KYOTO') });
    expect(heard.map(({ kind }) => kind)).toEqual(['step', 'sketch', 'drawn']);
    expect(dismiss).toHaveBeenCalled();
    send({ kind: 'step', step: 'ink', share: 0.5 });
    expect(heard).toHaveLength(3);
  });

  it('is painted by another worker than laid it out, begun when the first one has gone', () => {
    const { asked, opened, send, heard, dismiss } = begun();
    const place = { code: 'E1-KYOTO' };
    send({ kind: 'laid', place });
    expect(asked).toEqual([{ lay: 'E1-KYOTO' }, { paint: place }]);
    expect(opened.mock.invocationCallOrder[1]).toBeGreaterThan(
      dismiss.mock.invocationCallOrder[0] ?? Infinity,
    );
    send({ kind: 'drawn', map: drawnMap('E1-KYOTO') });
    expect(heard.map(({ kind }) => kind)).toEqual(['drawn']);
    expect(dismiss).toHaveBeenCalledTimes(2);
  });

  it('is painted by nobody once it was ended', () => {
    const { opened, send, end } = begun();
    end();
    send({ kind: 'laid', place: {} });
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('is heard of no more once it was ended', () => {
    const { send, heard, end, dismiss, fail } = begun();
    end();
    send({ kind: 'drawn', map: drawnMap('E1-KYOTO') });
    fail();
    expect(heard).toEqual([]);
    expect(dismiss).toHaveBeenCalled();
  });

  it.each([
    ['a worker that breaks', (worker: ReturnType<typeof begun>) => worker.fail()],
    [
      'a message that is none',
      ({ send }: ReturnType<typeof begun>) => send({ kind: 'step', step: 'dance', share: 0 }),
    ],
    [
      'a share beyond the whole',
      ({ send }: ReturnType<typeof begun>) => send({ kind: 'step', step: 'ink', share: 2 }),
    ],
    [
      'the map of another code',
      ({ send }: ReturnType<typeof begun>) => send({ kind: 'drawn', map: drawnMap('E1-OSAKA') }),
    ],
    [
      'a map that is none',
      ({ send }: ReturnType<typeof begun>) => send({ kind: 'drawn', map: { code: 'E1-KYOTO' } }),
    ],
  ])('fails with %s', (_, happen) => {
    const worker = begun();
    happen(worker);
    expect(worker.heard).toEqual([{ kind: 'failed', why: 'broken' }]);
    expect(worker.dismiss).toHaveBeenCalled();
  });

  it('fails where no worker can be had', async () => {
    const heard: Told[] = [];
    beginDrawing(
      () => {
        throw new Error('refused by a policy');
      },
      'E1-KYOTO',
      (told) => heard.push(told),
    );
    expect(heard).toEqual([]);
    await Promise.resolve();
    expect(heard).toEqual([{ kind: 'failed', why: 'broken' }]);
  });
});

describe('what the worker is asked and tells', () => {
  it('is known, or is nothing', () => {
    expect(parseAsk({ lay: 'E1-A' })).toEqual({ lay: 'E1-A' });
    expect(parseAsk({ paint: { code: 'E1-A' } })).toEqual({ paint: { code: 'E1-A' } });
    expect(parseAsk({ lay: 'x'.repeat(81) })).toBeUndefined();
    expect(parseAsk({ paint: 'E1-A' })).toBeUndefined();
    expect(parseAsk('E1-A')).toBeUndefined();
    for (const step of STEPS)
      expect(parseTold({ kind: 'step', step, share: 0.25 })).toEqual({ kind: 'step', step, share: 0.25 });
    expect(parseTold({ kind: 'failed', why: 'unfair' })).toEqual({ kind: 'failed', why: 'unfair' });
    for (const raw of [
      undefined,
      {},
      { kind: 'failed', why: 'tired' },
      { kind: 'laid' },
      { kind: 'sketch', picture: 'data:,' },
    ])
      expect(parseTold(raw)).toBeUndefined();
  });
});

it('a device draws when it has workers, canvases for them, and memory as far as it tells', () => {
  const able = { Worker: Blob, OffscreenCanvas: Blob };
  expect(canDraw(able)).toBe(true);
  expect(canDraw({ ...able, navigator: { deviceMemory: 8 } })).toBe(true);
  expect(canDraw({ ...able, navigator: { deviceMemory: 1 } })).toBe(false);
  expect(canDraw({ Worker: able.Worker })).toBe(false);
  expect(canDraw({ OffscreenCanvas: able.OffscreenCanvas })).toBe(false);
});
