/** Measures the contrast of boxes on a level's pictures, each picture read once and each box measured once. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { contrastOf, labOf, type LabPicture } from '../artwork/contrast';
import type { ArtworkBox, ArtworkQuest } from '../artwork/document';
import { NATURAL, type Size } from '../artwork/fit';
import { pictureAddress } from './api';

/** Width at which a picture is measured: the smallest target is still ten pixels wide, and all is there in a moment. */
const MEASURED: Size = { width: 960, height: Math.round((960 * NATURAL.height) / NATURAL.width) };

interface Measured {
  /** Address of the picture. */
  readonly address: string;
  readonly picture: LabPicture;
  readonly known: WeakMap<ArtworkBox, number | undefined>;
}

/** Undefined when it did not come or the browser gives no pixels. */
async function readPicture(address: string): Promise<LabPicture | undefined> {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  Object.assign(canvas, MEASURED);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(image, 0, 0, MEASURED.width, MEASURED.height);
  return labOf(MEASURED, context.getImageData(0, 0, MEASURED.width, MEASURED.height).data);
}

/** The contrast of a box of a quest, measured on a sheet; undefined while its picture is not there. */
export type Contrast = (quest: ArtworkQuest, box: ArtworkBox, sheet: Size) => number | undefined;

export interface Measures {
  readonly contrast: Contrast;
  /** A picture in Lab by its name; undefined while it is not there. */
  readonly pictureOf: (name: string) => LabPicture | undefined;
}

/** `stamp` changes with the pictures. */
export function useMeasures(keyword: string, pictures: readonly string[], stamp: string): Measures {
  const [measured, setMeasured] = useState<ReadonlyMap<string, Measured>>(new Map());
  const names = pictures.join(' ');
  useEffect(() => {
    let wanted = true;
    const read = async (name: string) => {
      const address = pictureAddress(keyword, name, stamp);
      const picture = await readPicture(address);
      if (!wanted || !picture) return;
      setMeasured((before) => new Map(before).set(name, { address, picture, known: new WeakMap() }));
    };
    for (const name of names.split(' ').filter(Boolean)) void read(name);
    return () => {
      wanted = false;
    };
  }, [keyword, names, stamp]);
  const measuredOn = useCallback(
    (name: string) => {
      const on = measured.get(name);
      return on?.address === pictureAddress(keyword, name, stamp) ? on : undefined;
    },
    [measured, keyword, stamp],
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
