// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings, USUAL } from '../../../src/settings/settings';
import { AmbientPlayer } from '../../../src/sound/ambient-player';
import { withSound } from '../../../src/sound/use-sounds';

vi.mock('../../../src/sound/use-sounds', () => ({ withSound: vi.fn<typeof withSound>() }));

const NOW = 40;

const mix = { sea: 1, crowd: 0, wind: 1, fair: 0 };

/** An output that keeps what was started and stopped. */
function listen() {
  const started: { readonly loop: boolean; readonly buffer: unknown }[] = [];
  const stopped: number[] = [];
  /** Where the gain goes, from when on, and how fast; what it was before it was led to the speaker. */
  const fades: (readonly [to: number, at: number, pace: number])[] = [];
  const begun: number[] = [];
  const output = {
    currentTime: NOW,
    destination: 'speaker',
    createBuffer: (channels: number, length: number, rate: number) => ({
      is: [channels, length, rate],
      copyToChannel: () => undefined,
    }),
    createGain: () => {
      const gain = { value: 1, setTargetAtTime: (...fade: [number, number, number]) => fades.push(fade) };
      return { gain, connect: (to: unknown) => to === 'speaker' && begun.push(gain.value) };
    },
    createBufferSource: () => {
      const source = {
        loop: false,
        buffer: undefined as { readonly is: unknown } | undefined,
        connect: (to: unknown) => to,
        start: () => started.push({ loop: source.loop, buffer: source.buffer?.is }),
        stop: (at: number) => stopped.push(at),
      };
      return source;
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- of an output's members these are used
  vi.mocked(withSound).mockImplementation((make) =>
    make(output as unknown as Parameters<typeof make>[0], 0.6),
  );
  return { started, stopped, fades, begun };
}

/** A picture before has made the loop of the sea. */
function afterTheSea() {
  listen();
  const before = new AmbientPlayer();
  before.play({ ...mix, wind: 0 });
  vi.runAllTimers();
  before.destroy();
}

beforeEach(() => vi.useFakeTimers());

afterEach(() => settings.change(USUAL));

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

it('keeps what is heard once, for other pictures too', () => {
  afterTheSea();
  const { started } = listen();
  for (let pictures = 0; pictures < 2; pictures++) {
    const player = new AmbientPlayer();
    player.play({ ...mix, wind: 0 });
    player.destroy();
  }
  const [first, second] = started;
  expect(started.length).toBe(2);
  expect(second?.buffer).toBe(first?.buffer);
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
  let asked = 0;
  const player = new AmbientPlayer(() => {
    asked += 1;
    return !isBusy;
  });
  const hear = () => player.play({ ...mix, sea: 0, wind: 0, crowd: 1 });
  hear();
  isBusy = true;
  asked = 0;
  vi.advanceTimersByTime(60_000);
  // four times a second
  expect(asked).toBeCloseTo(240, -1);
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

it('swells from silence to its share of the volume, follows what is in view, and dies away before it stops', () => {
  const { started, stopped, fades, begun } = listen();
  const player = new AmbientPlayer();
  const fair = (share: number) => player.play({ ...mix, sea: 0, wind: 0, fair: share });
  fair(0.5);
  vi.runAllTimers();
  fair(0.5);
  // one channel of six seconds, again and again
  expect(started).toEqual([{ loop: true, buffer: [1, 6 * 22_050, 22_050] }]);
  expect(begun).toEqual([0]);
  fair(0.25);
  fair(0);
  expect(started.length).toBe(1);
  const loud = fades.map(([to]) => to);
  // at a volume of 0.6, and quieter than a verdict
  for (const [index, wanted] of [0.18, 0.09, 0].entries()) expect(loud[index]).toBeCloseTo(wanted, 10);
  expect(fades.every(([, at]) => at === NOW)).toBe(true);
  player.destroy();
  const [to, , pace = 1] = fades.at(-1) ?? [];
  expect(to).toBe(0);
  // eight times its pace is silence
  expect((stopped[0] ?? 0) - NOW).toBeCloseTo(8 * pace, 10);
  expect(pace).toBeLessThan(fades[0]?.[2] ?? 0);
});

it('makes a loop once for every picture', () => {
  afterTheSea();
  const { started } = listen();
  let asked = 0;
  const busy = new AmbientPlayer(() => (asked++, false));
  busy.play({ ...mix, wind: 0 });
  vi.runAllTimers();
  expect([asked, started.length]).toEqual([0, 1]);
  busy.destroy();
});

it('is silent while nobody sees the page, and at no volume', () => {
  afterTheSea();
  const { started, stopped } = listen();
  const player = new AmbientPlayer();
  player.play({ ...mix, wind: 0 });
  expect(started.length).toBe(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  player.play({ ...mix, wind: 0 });
  expect([started.length, stopped.length]).toEqual([1, 1]);
  hidden.mockRestore();
  player.play({ ...mix, wind: 0 });
  settings.change({ volume: 0 });
  expect([started.length, stopped.length]).toEqual([2, 2]);
  player.destroy();
});
