import { afterEach, expect, it, vi } from 'vitest';
import { settings, USUAL } from '../../../src/settings/settings';
import { whenHeard } from '../../../src/sound/when-heard';

afterEach(() => settings.change(USUAL));

it('what a place sounds like is fetched at once where it is to be heard, else once it is, and only once', () => {
  const run = vi.fn<() => void>();
  whenHeard(run);
  expect(run).toHaveBeenCalledTimes(1);
  settings.change({ ambience: false });
  whenHeard(run);
  const leave = whenHeard(run);
  settings.change({ muted: true });
  settings.change({ ambience: true });
  expect(run).toHaveBeenCalledTimes(1);
  leave();
  settings.change({ muted: false });
  settings.change({ volume: 1 });
  expect(run).toHaveBeenCalledTimes(2);
});
