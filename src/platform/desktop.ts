/** The desktop shell as a platform: maps come over the preload bridge, their pictures from the shell's own scheme. */
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
      pictureUrl: (path) => `/maps/${path}`,
    },
  };
}
