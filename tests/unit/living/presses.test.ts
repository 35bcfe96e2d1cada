// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { holdAtPresses } from '../../../src/living/presses';

it('holds the picture from a press until its mark is shown, and no more once it is over', () => {
  const hold = vi.fn<(ms: number) => void>();
  const over = new AbortController();
  holdAtPresses({ hold }, over.signal);
  const button = document.body.appendChild(document.createElement('button'));
  // also where something keeps the event to itself
  button.addEventListener('pointerdown', (event) => event.stopPropagation());
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown'])
    button.dispatchEvent(new Event(type, { bubbles: true }));
  expect(hold).toHaveBeenCalledTimes(4);
  for (const [ms] of hold.mock.calls) expect(ms).toBeGreaterThan(2 * (1000 / 60));
  over.abort();
  button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(hold).toHaveBeenCalledTimes(4);
});
