/** Measures the contrast of boxes on a level's pictures, each picture read once and each box measured once. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { contrastOf, type LabPicture } from '../artwork/contrast';
import type { ArtworkBox, ArtworkQuest } from '../artwork/document';
import type { Size } from '../artwork/fit';
import type { Sheets } from './keeper';

interface Measured {
  /** Of which the picture is one. */
  readonly sheets: Sheets;
  readonly picture: LabPicture;
  readonly known: WeakMap<ArtworkBox, number | undefined>;
}

/** The contrast of a box of a quest, measured on a sheet; undefined while its picture is not there. */
export type Contrast = (quest: ArtworkQuest, box: ArtworkBox, sheet: Size) => number | undefined;

export interface Measures {
  readonly contrast: Contrast;
  /** A picture in Lab by its name; undefined while it is not there. */
  readonly pictureOf: (name: string) => LabPicture | undefined;
}

export function useMeasures(sheets: Sheets, pictures: readonly string[]): Measures {
  const [known, setKnown] = useState<ReadonlyMap<string, Measured>>(new Map());
  const names = pictures.join(' ');
  useEffect(() => {
    let wanted = true;
    const read = async (name: string) => {
      const picture = await sheets.measure(name);
      if (!wanted || !picture) return;
      setKnown((before) => new Map(before).set(name, { sheets, picture, known: new WeakMap() }));
    };
    for (const name of names.split(' ').filter(Boolean)) void read(name);
    return () => {
      wanted = false;
    };
  }, [sheets, names]);
  const measuredOn = useCallback(
    (name: string) => {
      const on = known.get(name);
      return on?.sheets === sheets ? on : undefined;
    },
    [known, sheets],
  );
  return useMemo(
    () => ({
      pictureOf: (name) => measuredOn(name)?.picture,
      contrast: ({ image = 'main' }, box, sheet) => {
        const on = measuredOn(image);
        if (!on) return undefined;
        if (!on.known.has(box)) on.known.set(box, contrastOf(on.picture, box, sheet));
        return on.known.get(box);
      },
    }),
    [measuredOn],
  );
}
