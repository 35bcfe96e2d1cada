/** Configures the PWA: its manifest, and a service worker that precaches the shell and caches maps as they are played. */
import { VitePWA } from 'vite-plugin-pwa';
import type { PluginOption } from 'vite';
import { APP_DESCRIPTION } from './app-description.ts';
import { FALLBACK_FILE } from './pages.ts';

/** Where `src/offline/keep.ts` puts maps too. */
const MAPS_CACHE = 'worldmaps-maps';

interface Fetched {
  readonly request: Pick<Request, 'url'>;
  readonly response: Response;
}

/**
 * The file of a map that came, or null for a page that a server answers everything with: that is no picture. Written into
 * the worker as it stands, so that it knows nothing beside its argument.
 */
export async function fileToKeep({ request, response }: Fetched): Promise<Response | null> {
  const type = response.headers.get('content-type') ?? '';
  const wanted = new URL(request.url).pathname.endsWith('.json') ? 'json' : 'image';
  return response.status === 200 && type.includes(wanted) ? response : null;
}

export function pwaPlugin(base: string): PluginOption {
  return VitePWA({
    registerType: 'prompt',
    // the page registers the worker itself, once its first pictures are there
    injectRegister: false,
    manifestFilename: 'worldmaps.webmanifest',
    manifest: {
      id: base,
      name: 'Worldmaps',
      short_name: 'Worldmaps',
      description: APP_DESCRIPTION,
      lang: 'fr',
      start_url: base,
      scope: base,
      display: 'standalone',
      background_color: '#fbf3df',
      theme_color: '#fbf3df',
      categories: ['games'],
      icons: [
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['index.html', FALLBACK_FILE, 'assets/**/*.{js,css,woff2,json,svg}', 'favicon.svg'],
      // screens for maps that are still being drawn are needed on a local server alone; what draws maps on the device
      // is kept once somebody has one drawn
      globIgnores: ['assets/drawing-*', 'assets/follow-*', 'assets/atlas/**'],
      navigateFallback: base + FALLBACK_FILE,
      navigateFallbackDenylist: [new RegExp(`^${base}(maps|ready|assets)/`)],
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/assets/atlas/'),
          handler: 'CacheFirst',
          // the script of this version and of the one before
          options: { cacheName: 'worldmaps-atlas', expiration: { maxEntries: 2 } },
        },
        {
          urlPattern: ({ url }) => url.pathname.endsWith('/maps/manifest.json'),
          handler: 'NetworkFirst',
          options: { cacheName: 'worldmaps-list', networkTimeoutSeconds: 4 },
        },
        {
          // a folder's name holds a hash of what is in it, so that its files never change
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.includes('/maps/'),
          handler: 'CacheFirst',
          options: {
            cacheName: MAPS_CACHE,
            plugins: [{ cacheWillUpdate: fileToKeep }],
            matchOptions: { ignoreVary: true },
          },
        },
      ],
    },
  });
}
