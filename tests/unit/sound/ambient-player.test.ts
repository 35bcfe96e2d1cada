// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../../src/settings/settings';
import { AmbientPlayer } from '../../../src/sound/ambient-player';
import { withSound } from '../../../src/sound/use-sounds';

vi.mock('../../../src/sound/use-sounds', () => ({ withSound: vi.fn<typeof withSound>() }));

const mix = { sea: 1, crowd: 0, wind: 1, fair: 0 };

/** An output that keeps what was started and stopped. */
function listen() {
  const started: string[] = [];
  const stopped: string[] = [];
  const gain = { value: 0, setTargetAtTime: () => gain };
  const output = {
    currentTime: 0,
    destination: {},
    createBuffer: () => ({ copyToChannel: () => undefined }),
    createGain: () => ({ gain, connect: () => undefined }),
    createBufferSource: () => ({
      connect: (to: unknown) => to,
      start: () => started.push('loop'),
      stop: () => stopped.push('loop'),
    }),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an output's members these are used
  vi.mocked(withSound).mockImplementation((make) =>
    make(output as unknown as Parameters<typeof make>[0], 0.6),
  );
  return { started, stopped };
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => settings.change({ ambience: true, muted: false }));

it('begins one loop at a time, and no loop of what is not in view', () => {
  const { started } = listen();
  const player = new AmbientPlayer();
  // what a place sounds like is made between the calls, never within one
  for (const count of [0, 1, 2, 2]) {
    player.play(mix);
    expect(started.length).toBe(count);
    vi.runAllTimers();
  }
  player.destroy();
});

it('makes nothing more once the picture is gone', () => {
  const { started } = listen();
  const player = new AmbientPlayer();
  player.play({ ...mix, sea: 0, wind: 0, fair: 1 });
  expect(vi.getTimerCount()).toBe(1);
  player.destroy();
  expect([vi.getTimerCount(), started.length]).toEqual([0, 0]);
});

it('makes nothing while the page has no time for it, and goes on afterwards', () => {
  const { started } = listen();
  let isBusy = false;
  const player = new AmbientPlayer(() => !isBusy);
  const hear = () => player.play({ ...mix, sea: 0, wind: 0, crowd: 1 });
  hear();
  isBusy = true;
  vi.advanceTimersByTime(60_000);
  hear();
  expect(started.length).toBe(0);
  isBusy = false;
  vi.runAllTimers();
  hear();
  expect(started.length).toBe(1);
  player.destroy();
});

it('ends at once when its switch is off, the sound is off, or the picture is gone', () => {
  const { started, stopped } = listen();
  const player = new AmbientPlayer();
  const hear = () => {
    player.play({ ...mix, wind: 0 });
    vi.runAllTimers();
    player.play({ ...mix, wind: 0 });
  };
  hear();
  settings.change({ ambience: false });
  expect(stopped.length).toBe(1);
  hear();
  expect(started.length).toBe(1);
  settings.change({ ambience: true });
  hear();
  settings.change({ muted: true });
  expect(stopped.length).toBe(2);
  settings.change({ muted: false });
  hear();
  player.destroy();
  expect(stopped.length).toBe(3);
});
