/** Reads the game's own text of a page in both languages, for the owner to begin with. */
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { Words } from '../../../contest/plan';
import { loadFile } from '../../../i18n/load-file';
import type { SitePageName } from '../../../records/site-pages';
import { ownText } from '../../../site-pages/own-texts';

const wordsSchema = z.record(z.string(), z.unknown());

/** Throws where the file does not come, or has no such words. */
async function textIn(language: 'fr' | 'en', name: SitePageName): Promise<string> {
  const loaded = await loadFile(language, 'legal');
  if ('error' in loaded) throw loaded.error;
  return ownText(name, (key) => {
    const found = key
      .split('.')
      .reduce<unknown>((inner, part) => wordsSchema.parse(inner)[part], loaded.texts);
    return z.string().parse(found);
  });
}

/** Undefined while the files are on their way, and where they do not come. */
export function useOwnWords(name: SitePageName): Words | undefined {
  const [words, setWords] = useState<Words>();
  useEffect(() => {
    let current = true;
    const read = async () => {
      const [fr, en] = await Promise.all([textIn('fr', name), textIn('en', name)]);
      if (current) setWords({ fr, en });
    };
    // the fields are then empty, and can be written all the same
    void read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [name]);
  return words;
}
