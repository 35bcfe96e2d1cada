import { describe, expect, it } from 'vitest';
import { shareText, signsText } from '../../../src/results/share';

const never = () => Promise.reject(new Error('does not work'));

describe('signsText', () => {
  it('has a picture of its own for each way of finding', () => {
    const signs = (['atOnce', 'withHelp', 'afterWrong'] as const).map((sign) => signsText([sign]));
    expect(new Set(signs).size).toBe(3);
    expect(signsText(['atOnce', 'withHelp', 'afterWrong'])).toBe(signs.join(''));
    expect(signsText([])).toBe('');
  });
});

describe('shareText', () => {
  it('shares by the device where it can', async () => {
    const shared: string[] = [];
    const share = ({ text }: { readonly text: string }) => Promise.resolve(void shared.push(text));
    expect(await shareText('10!', { share, copy: never })).toBe('shared');
    expect(shared).toEqual(['10!']);
  });

  it('copies where the device cannot share, or fails to', async () => {
    const copied: string[] = [];
    const copy = (text: string) => Promise.resolve(void copied.push(text));
    expect(await shareText('a', { copy })).toBe('copied');
    expect(await shareText('b', { share: never, copy })).toBe('copied');
    expect(copied).toEqual(['a', 'b']);
  });

  it('does nothing more when the player thinks better of it', async () => {
    const share = () => Promise.reject(new DOMException('no', 'AbortError'));
    expect(await shareText('a', { share, copy: never })).toBe('cancelled');
  });

  it('says when nothing works', async () => {
    expect(await shareText('a', {})).toBe('failed');
    expect(await shareText('a', { share: never, copy: never })).toBe('failed');
  });
});
