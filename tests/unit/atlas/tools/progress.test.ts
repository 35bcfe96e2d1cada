import { describe, expect, it } from 'vitest';
import { createProgress, spell, timeLeft } from '../../../../atlas/tools/progress';

describe('timeLeft', () => {
  it('grows from what was measured', () => {
    expect(timeLeft(10_000, 0.25)).toBe(30_000);
    expect(timeLeft(10_000, 1)).toBe(0);
    expect(timeLeft(10_000, 0)).toBeUndefined();
  });
});

describe('spell', () => {
  it.each([
    [400, '0 s'],
    [8_400, '8 s'],
    [59_600, '1 min 00 s'],
    [125_000, '2 min 05 s'],
  ])('spells %i ms as %s', (milliseconds, text) => expect(spell(milliseconds)).toBe(text));
});

describe('createProgress', () => {
  const run = (output: { isTTY?: boolean; columns?: number }): string => {
    let written = '';
    let now = 0;
    const progress = createProgress({ ...output, write: (text: string) => (written += text) }, () => now);
    progress.step('pokemon: layout', 0);
    now = 5000;
    progress.step('pokemon: main', 0.5);
    progress.say('done');
    return written;
  };

  it('writes a line a step where nobody watches', () => {
    expect(run({})).toBe('atlas   0 %  pokemon: layout\natlas  50 %  pokemon: main, about 5 s left\ndone\n');
  });

  it('rewrites one line on a terminal, never wider than it', () => {
    const written = run({ isTTY: true, columns: 30 });
    expect(written.match(/\n/g)).toHaveLength(1);
    expect(written).toContain('\r\x1b[2Katlas  50 %  pokemon: main, a\r');
    expect(written.endsWith('\r\x1b[2Kdone\n')).toBe(true);
  });
});
