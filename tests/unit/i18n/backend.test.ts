import { describe, expect, it } from 'vitest';
import { backendOver, type LoadFile } from '../../../src/i18n/backend';

const gone = { error: new Error('gone'), again: true };

/** What i18next hears, as it tries again whenever it may, up to six times. */
async function read(load: LoadFile) {
  const asked: string[] = [];
  const backend = backendOver((language, namespace) => {
    asked.push(language);
    return load(language, namespace);
  });
  for (let left = 6; left > 0; left--) {
    const { error, data } = await new Promise<{ error: unknown; data: unknown }>((resolve) => {
      backend.read('fr', 'play', (failure, found) => resolve({ error: failure, data: found }));
    });
    if (!error) return { asked, data };
    if (data !== true) break;
  }
  return { asked, data: undefined };
}

describe('a file of words', () => {
  it('is asked for once when it comes', async () => {
    expect(await read(async (language) => ({ texts: { language } }))).toEqual({
      asked: ['fr'],
      data: { language: 'fr' },
    });
  });

  it('is tried again before the other language stands in', async () => {
    const { asked, data } = await read(async (language) =>
      language === 'fr' ? gone : { texts: { language } },
    );
    expect(data).toEqual({ language: 'en' });
    expect(asked).toEqual(['fr', 'fr', 'fr', 'en']);
  });

  it('that does not exist is not tried again, and the other language stands in', async () => {
    const { asked, data } = await read(async (language) =>
      language === 'fr' ? { ...gone, again: false } : { texts: { language } },
    );
    expect(data).toEqual({ language: 'en' });
    expect(asked).toEqual(['fr', 'en']);
  });

  it('that comes in no language is given up after a few tries', async () => {
    const { asked, data } = await read(async () => gone);
    expect(data).toBeUndefined();
    expect(asked.length).toBeLessThanOrEqual(10);
  });
});
