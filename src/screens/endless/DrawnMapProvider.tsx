/** Gives the screens below a drawn map's pictures and words where they have those of a level. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { overviewOf } from '../../endless/drawn-map';
import type { PlayableMap } from '../../endless/ready';
import { ManifestProvider, useManifest } from '../../levels/ManifestContext';
import type { ManifestResult } from '../../levels/manifest';
import type { ManifestLevel } from '../../maps/manifest';
import { PlatformProvider, usePlatform } from '../../platform/PlatformContext';

/** Addresses of pictures in memory, each made when it is first asked for. */
class Addresses {
  readonly #known = new Map<string, string>();

  of(path: string, picture: Blob): string {
    const known = this.#known.get(path) ?? URL.createObjectURL(picture);
    this.#known.set(path, known);
    return known;
  }

  forget(): void {
    for (const url of this.#known.values()) URL.revokeObjectURL(url);
    this.#known.clear();
  }
}

/** The list of maps with a drawn one in it, so that it has a small picture like any other. */
function withDrawn(levels: readonly ManifestLevel[], { code, level }: PlayableMap): ManifestResult {
  const [main] = level.maps;
  const pairs = level.quests.filter(({ type }) => type === 1).length;
  const entry = {
    level: level.level,
    data: '',
    thumbnails: main ? [{ width: main.width, height: main.height, path: overviewOf(code) }] : [],
    placeholder: main?.placeholder ?? '',
    normalQuests: level.quests.length - pairs,
    duplicateQuests: pairs,
    updateDate: '',
    bytes: 0,
  };
  return { kind: 'ready', manifest: { version: 1, levels: [entry, ...levels] } };
}

interface Props {
  readonly map: PlayableMap;
  readonly children: ReactNode;
}

export function DrawnMapProvider({ map, children }: Props) {
  const platform = usePlatform();
  const { texts } = useTranslation();
  const [addresses] = useState(() => new Addresses());
  useEffect(() => () => addresses.forget(), [addresses]);
  const words = map.level.translationSpace;
  // before the first child asks for them
  if (!texts.has(words)) texts.put(words, map.texts);
  const given = useMemo(
    () => ({
      ...platform,
      maps: {
        ...platform.maps,
        pictureUrl: (path: string) => {
          const picture = map.pictures.get(path);
          if (picture) return addresses.of(path, picture);
          return map.addressOf ? map.addressOf(path) : platform.maps.pictureUrl(path);
        },
      },
    }),
    [platform, map, addresses],
  );
  const list = useManifest();
  const others = list.kind === 'ready' ? list.manifest.levels : undefined;
  const start = useMemo(() => Promise.resolve(withDrawn(others ?? [], map)), [others, map]);
  return (
    <PlatformProvider platform={given}>
      <ManifestProvider start={start}>{children}</ManifestProvider>
    </PlatformProvider>
  );
}
