// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StampNotice } from '../../../src/table/StampNotice';
import { deck, MISS, play, started } from '../../support/game-builders';

vi.mock('../../../src/i18n/use-translation', () => ({
  useTranslation: () => ({ t: (key: string, { seconds }: { seconds: number }) => `${key} ${seconds}` }),
}));

const miss = (at: number) => ({ type: 'mark', at, ...MISS }) as const;
const resting = play(started(deck(1, 1)), miss(0), miss(100), miss(200));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the notice of a stamp that is down', () => {
  it('is said politely for exactly as long as it is down', () => {
    let instant = 200;
    render(<StampNotice session={resting} now={() => instant} />);
    const region = screen.getByRole('status');
    expect(region.getAttribute('aria-live')).toBe('polite');
    expect(region.textContent).toBe('verdict.stampDown 2');
    act(() => {
      instant += 1999;
      vi.advanceTimersByTime(1999);
    });
    expect(region.textContent).toBe('verdict.stampDown 2');
    act(() => {
      instant += 1;
      vi.advanceTimersByTime(1);
    });
    expect(region.textContent).toBe('');
  });

  it('is not said before', () => {
    render(<StampNotice session={started(deck(1, 1))} now={() => 0} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
