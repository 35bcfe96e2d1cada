import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_WAIT_MS, openTexts, RETRIES, type Loaded, type LoadFile } from '../../../src/i18n/texts';

const gone: Loaded = { error: new Error('gone'), again: true };
const missing: Loaded = { error: new Error('missing'), again: false };
const hello: LoadFile = async (language, namespace) => ({
  texts: { hello: `${namespace} ${language} {{name}}`, part: { deep: 'yes' } },
});

/** Texts over this source, and what was asked of it. */
function open(load: LoadFile) {
  const asked: string[] = [];
  const texts = openTexts('fr', (language, namespace) => {
    asked.push(`${language} ${namespace}`);
    return load(language, namespace);
  });
  return { texts, asked };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a file of words', () => {
  it('is asked for once, however many wait for it', async () => {
    const { texts, asked } = open(hello);
    expect(texts.has('play')).toBe(false);
    const waiting = [texts.load('play'), texts.load('play')];
    expect(waiting[0]).toBe(waiting[1]);
    await Promise.all(waiting);
    await texts.load('play', 'records');
    expect(asked).toEqual(['fr play', 'fr records']);
    expect(texts.has('play')).toBe(true);
    expect(texts.read('play', 'part')).toEqual({ deep: 'yes' });
  });

  it('is tried again before the other language stands in', async () => {
    const { texts, asked } = open(async (language, namespace) =>
      language === 'fr' ? gone : hello(language, namespace),
    );
    void texts.load('play');
    await vi.advanceTimersByTimeAsync(FIRST_WAIT_MS - 1);
    expect(asked).toEqual(['fr play']);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(FIRST_WAIT_MS * 2);
    expect(asked).toEqual(['fr play', 'fr play', 'fr play', 'en play']);
    expect(texts.sayIn('play')('hello', { name: 'Léa' })).toBe('play en Léa');
  });

  it('that does not exist is not tried again, and the other language stands in', async () => {
    const { texts, asked } = open(async (language, namespace) =>
      language === 'fr' ? missing : hello(language, namespace),
    );
    await texts.load('play');
    expect(asked).toEqual(['fr play', 'en play']);
    expect(texts.has('play')).toBe(true);
  });

  it('that comes in no language is given up after five more tries, and asked for again only by who insists', async () => {
    let answer: LoadFile = async () => gone;
    const { texts, asked } = open((...call) => answer(...call));
    const loading = texts.load('play');
    await vi.advanceTimersByTimeAsync(60_000);
    await loading;
    expect(asked.filter((each) => each === 'fr play')).toHaveLength(1 + RETRIES);
    expect(texts.has('play')).toBe(false);
    expect(texts.sayIn('play')('hello')).toBe('');
    const before = asked.length;
    await texts.load('play');
    expect(asked).toHaveLength(before);
    answer = hello;
    await texts.reload('play');
    expect(texts.has('play')).toBe(true);
    await texts.reload('play');
    expect(asked).toHaveLength(before + 1);
  });

  it('keeps what a late try brings', async () => {
    let tries = 0;
    const { texts } = open(async (...call) => ((tries += 1) < 3 ? gone : hello(...call)));
    const loading = texts.load('play');
    await vi.advanceTimersByTimeAsync(5000);
    await loading;
    expect(texts.sayIn('play')('hello', { name: '!' })).toBe('play fr !');
  });
});

describe('words that no file has', () => {
  it('are there in every language, and nothing is asked for', async () => {
    const { texts, asked } = open(hello);
    texts.put('drawn', { fr: { title: 'Un' }, en: { title: 'One' } });
    expect(texts.has('drawn')).toBe(true);
    await texts.load('drawn');
    expect(texts.sayIn('drawn')('title')).toBe('Un');
    await texts.change('en');
    expect(texts.sayIn('drawn')('title')).toBe('One');
    expect(asked).toEqual([]);
  });
});

describe('a key', () => {
  it('may name another namespace', async () => {
    const { texts } = open(hello);
    await texts.load('play', 'records');
    expect(texts.sayIn('play')('records:part.deep')).toBe('yes');
    expect(texts.sayIn('play')('records:hello', { name: 'Léa' })).toBe('records fr Léa');
  });

  it('without a text says nothing', async () => {
    const { texts } = open(hello);
    await texts.load('play');
    expect(texts.sayIn('play')('nowhere')).toBe('');
    expect(texts.sayIn('play')('elsewhere:hello')).toBe('');
  });
});

describe('a change of the language', () => {
  it('waits for the words in use, then tells', async () => {
    const { texts, asked } = open(hello);
    await texts.load('interface', 'fair');
    const say = texts.sayIn('fair');
    expect(texts.sayIn('fair')).toBe(say);
    const heard: string[] = [];
    const stop = texts.subscribe(() => heard.push(`${texts.language} ${String(texts.has('fair'))}`));
    await texts.change('en');
    expect(heard).toEqual(['en true']);
    expect(asked.slice(2)).toEqual(['en interface', 'en fair']);
    expect(texts.sayIn('fair')).not.toBe(say);
    stop();
    await texts.change('fr');
    expect(heard).toHaveLength(1);
    expect(asked).toHaveLength(4);
  });

  it('is told once, and not when it is the same', async () => {
    const { texts } = open(hello);
    const listener = vi.fn();
    texts.subscribe(listener);
    await texts.change('fr');
    expect(listener).not.toHaveBeenCalled();
  });

  it('that was taken back does not come late', async () => {
    let bring: () => void = () => undefined;
    const { texts } = open((language, namespace) =>
      language === 'fr'
        ? hello(language, namespace)
        : new Promise((resolve) => {
            bring = () => resolve({ texts: { hello: 'late' } });
          }),
    );
    await texts.load('play');
    const slow = texts.change('en');
    await texts.change('fr');
    bring();
    await slow;
    expect(texts.language).toBe('fr');
  });
});
