/** The desktop adapter of the platform port: data comes over the preload bridge, pictures from the shell's own protocol. */
import type { WorldmapsBridge } from '../bridge/bridge';
import type { Platform } from './platform';

export function desktopPlatform(
  bridge: WorldmapsBridge,
  { definitions, kiosk }: Pick<Platform, 'definitions' | 'kiosk'> = {},
): Platform {
  return {
    kind: 'desktop',
    ...(definitions ? { definitions } : {}),
    ...(kiosk ? { kiosk } : {}),
    followLanguage: (language) => void bridge.language(language),
    maps: {
      manifest: () => bridge.manifest(),
      level: (id) => bridge.level(id),
      further: (id, name) => bridge.further(id, name),
      pictureUrl: (path) => `/maps/${path}`,
    },
  };
}
