import { expect, it, vi } from 'vitest';
import type { Pace } from '../../../src/living/governor';
import { Pulse, type Beat } from '../../../src/living/pulse';
import { FRAME, HandClock } from '../../support/hand-clock';

interface Seen {
  readonly at: number;
  readonly pace: Pace;
}

function watched({ late = 0, script = 1, rests = () => true }) {
  const clock = new HandClock(late);
  const pulse = new Pulse(clock);
  const seen: Seen[] = [];
  const beat: { isLively: boolean } & Beat = {
    isLively: false,
    step: (at: number, pace: Pace) => {
      if (!rests()) return false;
      seen.push({ at, pace });
      clock.worked(script);
      return true;
    },
  };
  pulse.add(beat);
  return { clock, pulse, beat, seen };
}

it('a device that is quick enough draws five times a second for as long as it is looked at', () => {
  const { clock, pulse, seen } = watched({});
  clock.until(60_000);
  expect(pulse.pace).toBe('all');
  expect(seen.length).toBeGreaterThan(290);
});

it.each([
  ['its display is two frames late after each step', { late: 2 * FRAME }],
  ['its script takes 30 ms a step', { script: 30 }],
  ['a step takes it a tenth of a second', { script: 100 }],
])('within two seconds fewer move and then nobody, where %s', (_, device) => {
  const { clock, pulse, seen } = watched(device);
  clock.until(1250);
  expect(pulse.pace).not.toBe('all');
  clock.until(2000);
  expect(pulse.pace).toBe('still');
  const steps = seen.length;
  // it says no more and costs no more
  clock.until(30_000);
  expect(seen.length).toBe(steps);
  expect(seen.at(-1)?.pace).toBe('still');
});

it('a picture that was stilled while the device was busy lives again half a minute later', () => {
  const { clock, pulse, seen } = watched({ late: 50 });
  clock.until(5000);
  expect(pulse.pace).toBe('still');
  clock.late = 0;
  const steps = seen.length;
  clock.until(60_000);
  expect(pulse.pace).toBe('all');
  expect(seen.length).toBeGreaterThan(steps + 100);
});

it('what is touched is answered at once, also on a picture that is still', () => {
  const { clock, pulse, beat, seen } = watched({ late: 50 });
  clock.until(5000);
  expect(pulse.pace).toBe('still');
  const before = seen.length;
  beat.isLively = true;
  pulse.wake();
  clock.until(5000 + 3 * FRAME + 50);
  expect(seen.length).toBeGreaterThan(before);
  beat.isLively = false;
  clock.until(5400);
  const after = seen.length;
  clock.until(9000);
  expect(seen.length).toBe(after);
});

it('a map that is being moved is not drawn upon, and says nothing of the device', () => {
  let isMoving = true;
  const { clock, pulse, seen } = watched({ late: 50, rests: () => !isMoving });
  clock.until(10_000);
  expect([seen.length, pulse.pace]).toEqual([0, 'all']);
  isMoving = false;
  clock.until(10_300);
  expect(seen.length).toBeGreaterThan(0);
});

it('a picture that is gone draws no more', () => {
  const { clock, pulse, seen } = watched({});
  clock.until(400);
  pulse.destroy();
  const steps = seen.length;
  clock.until(4000);
  expect(seen.length).toBe(steps);
});

it('a picture that is gone is not begun again by what comes late', () => {
  const { clock, pulse, beat, seen } = watched({});
  clock.until(400);
  pulse.destroy();
  const steps = seen.length;
  pulse.add(beat);
  pulse.wake();
  clock.until(4000);
  expect(seen.length).toBe(steps);
});

it('a picture that goes while a step is drawn waits for no other', () => {
  const { clock, pulse } = watched({ rests: () => (pulse.destroy(), false) });
  const wait = vi.spyOn(clock, 'later');
  clock.until(4000);
  expect(wait).not.toHaveBeenCalled();
});

it('takes no step while it is held, and goes on afterwards', () => {
  const { clock, pulse, seen } = watched({});
  clock.until(1000);
  const before = seen.length;
  pulse.hold(500);
  clock.until(1499);
  // a step that was being measured is over; none begins
  expect(seen.length).toBe(before);
  clock.until(3000);
  expect(seen.length).toBeGreaterThan(before + 6);
});

it('is not held by a press while a step is measured for longer than it lasts', () => {
  const { clock, pulse, seen } = watched({});
  clock.until(1000);
  const from = seen.at(-1)?.at ?? 0;
  clock.until(from + 181 + FRAME);
  const before = seen.length;
  pulse.hold(50);
  clock.until(clock.now() + 400);
  expect(seen.length).toBeGreaterThan(before);
});

it('answers at once what is touched while it is held', () => {
  const { clock, pulse, beat, seen } = watched({});
  clock.until(1000);
  pulse.hold(500);
  beat.isLively = true;
  const before = seen.length;
  pulse.wake();
  clock.until(1000 + 2 * FRAME);
  expect(seen.length).toBe(before + 1);
});

it('a picture that is gone is not begun again by a press', () => {
  const { clock, pulse, seen } = watched({});
  clock.until(400);
  pulse.destroy();
  const steps = seen.length;
  pulse.hold(50);
  clock.until(4000);
  expect(seen.length).toBe(steps);
});
