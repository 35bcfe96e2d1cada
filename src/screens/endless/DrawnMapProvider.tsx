/** Gives the screens below a drawn map's pictures and words where they have those of a level. */
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import type { DrawnMap } from '../../endless/drawn-map';
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

interface Props {
  readonly map: DrawnMap;
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
          return picture ? addresses.of(path, picture) : platform.maps.pictureUrl(path);
        },
      },
    }),
    [platform, map, addresses],
  );
  return <PlatformProvider platform={given}>{children}</PlatformProvider>;
}
