import { describe, expect, it } from 'vitest';
import { noticeOf, type Outcome } from '../../../../scripts/mutate/notice';

/** Runs that end so, in this order; a run that nobody expected is a defect. */
async function noticed(isSound: boolean, ...outcomes: (readonly [withFault: boolean, Outcome])[]) {
  const runs = outcomes.values();
  const notice = await noticeOf(async (withFault) => {
    const [expected, outcome] = runs.next().value ?? [];
    expect(withFault).toBe(expected);
    return outcome ?? 'green';
  }, isSound);
  expect(runs.next().done).toBe(true);
  return notice;
}

describe('a fault', () => {
  it('is missed by tests that pass with it', async () => {
    expect(await noticed(true, [true, 'green'])).toBe('missed');
  });

  it('is noticed at once by tests that passed before and fail without a wait', async () => {
    expect(await noticed(true, [true, 'red'])).toBe('noticed');
  });

  it('is noticed by tests never seen before once they pass without it', async () => {
    expect(await noticed(false, [true, 'red'], [false, 'green'])).toBe('noticed');
    expect(await noticed(false, [true, 'red'], [false, 'red'])).toBe('broken');
  });

  it('is not noticed by tests that only waited too long', async () => {
    expect(await noticed(true, [true, 'late'], [false, 'green'], [true, 'green'])).toBe('missed');
    expect(await noticed(true, [true, 'late'], [false, 'late'])).toBe('missed');
    expect(await noticed(false, [true, 'late'], [false, 'late'])).toBe('broken');
  });

  it('is noticed by tests that wait in vain with it alone', async () => {
    expect(await noticed(true, [true, 'late'], [false, 'green'], [true, 'late'])).toBe('noticed');
  });
});
