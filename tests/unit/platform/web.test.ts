import { afterEach, describe, expect, it, vi } from 'vitest';
import { webPlatform } from '../../../src/platform/web';

afterEach(() => vi.unstubAllGlobals());

/** A server that answers with these files, by address, and notes what it was asked. */
function serve(files: Readonly<Record<string, unknown>>) {
  const fetch = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>(async (url) =>
    url in files ? Response.json(files[url]) : new Response('', { status: 404 }),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('the web platform', () => {
  it('fetches what lies below its base', async () => {
    serve({
      '/worldmaps/maps/manifest.json': { levels: [] },
      '/worldmaps/maps/7/level.json': { level: 7 },
      '/worldmaps/drawing': { over: false },
    });
    const { kind, maps, drawing } = webPlatform('/worldmaps/');
    expect(kind).toBe('web');
    expect(await maps.manifest()).toEqual({ levels: [] });
    expect(await maps.level(7, '7/level.json')).toEqual({ level: 7 });
    expect(await drawing?.state()).toEqual({ over: false });
    expect(maps.pictureUrl('7/thumb.webp')).toBe('/worldmaps/maps/7/thumb.webp');
  });

  it('rejects what the server does not give, and names it', async () => {
    serve({});
    const { maps } = webPlatform('/');
    await expect(maps.manifest()).rejects.toThrow('/maps/manifest.json: 404');
  });

  it('asks for a level to be drawn next', async () => {
    const fetch = serve({});
    await webPlatform('/').drawing?.first(7);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method, init?.body]).toEqual(['/drawing', 'POST', '{"first":7}']);
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  });

  it('asks a database only when it has one', async () => {
    expect(Object.keys(webPlatform('/'))).not.toContain('definitions');
    const { definitions } = webPlatform('/', (level) => Promise.resolve({ level }));
    expect(await definitions?.(7)).toEqual({ level: 7 });
  });
});
