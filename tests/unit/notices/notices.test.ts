import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchNotices, noticesSchema } from '../../../src/notices/notices';

afterEach(() => vi.unstubAllGlobals());

const part = { name: 'a-part', version: '1.2.3', licence: 'MIT', text: 0 };
const NOTICES = { texts: ['Be kind.', 'Be fair.'], parts: [part, { ...part, by: 'Ada', text: 1 }] };

describe('the third-party notices', () => {
  it('are those of this build', async () => {
    const fetch = vi.fn(async (_url: string) => Response.json(NOTICES));
    vi.stubGlobal('fetch', fetch);
    expect(await fetchNotices('/worldmaps/')).toEqual(NOTICES);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/worldmaps/notices.json');
  });

  it.each([
    ['the server has none', () => Promise.resolve(Response.json(NOTICES, { status: 404 }))],
    ['the page comes in their place', () => Promise.resolve(new Response('<!doctype html>'))],
    ['nobody answers', () => Promise.reject(new TypeError('offline'))],
  ])('are not there when %s', async (_, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await fetchNotices('/')).toBeUndefined();
  });

  it.each([
    ['none of its parts has a text', { ...NOTICES, texts: [] }],
    ['one of its parts points past the last text', { ...NOTICES, texts: ['Be kind.'] }],
    ['a part points before the first', { ...NOTICES, parts: [{ ...part, text: -1 }] }],
    ['a part has no licence', { ...NOTICES, parts: [{ name: 'a-part', version: '1.2.3', text: 0 }] }],
  ])('are refused when %s', (_, notices) => {
    expect(noticesSchema.safeParse(notices).success).toBe(false);
    expect(noticesSchema.safeParse(NOTICES).success).toBe(true);
  });
});
