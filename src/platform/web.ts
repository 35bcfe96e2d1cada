/** The web adapter of the platform port: fetches maps from the folder beside the app. */
import type { Platform } from './platform';

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.json();
}

/** `base` is the path the app is served at, with both slashes: `/worldmaps/`. */
export function webPlatform(base: string, definitions?: Platform['definitions']): Platform {
  const drawing = `${base}drawing`;
  const pictureUrl = (path: string) => `${base}maps/${path}`;
  return {
    kind: 'web',
    ...(definitions ? { definitions } : {}),
    drawing: {
      state: () => fetchJson(drawing),
      first: (level) =>
        fetch(drawing, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ first: level }),
        }),
    },
    maps: {
      manifest: () => fetchJson(pictureUrl('manifest.json')),
      level: (_id, data) => fetchJson(pictureUrl(data)),
      further: (_id, _name, path) => fetchJson(pictureUrl(path)),
      pictureUrl,
    },
  };
}
