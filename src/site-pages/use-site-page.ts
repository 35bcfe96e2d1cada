/** Asks for the text that the owner has put in the place of a page of the game's own, or for an earlier version of it. */
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Words } from '../contest/plan';
import { useRecords } from '../records/RecordsContext';
import { pageWording, type SitePageName } from '../records/site-pages';

/** Milliseconds until the game's own text is shown in the place of an answer. */
const PATIENCE = 8000;

export interface ShownPage {
  /** Undefined: the game's own text holds, or nobody could be asked. */
  readonly words: Words | undefined;
  /** Of what is shown; 0 for the game's own text. */
  readonly version: number;
  /** The version in force; 0 where that is the game's own text. */
  readonly latest: number;
  /** Nobody answered: what is shown may not be the last word. */
  readonly isUnsure: boolean;
}

const UNSURE: ShownPage = { words: undefined, version: 0, latest: 0, isUnsure: true };

/** Which version an address asks for: `?version=rules-2`; undefined for none of this page. */
function versionAsked(name: SitePageName, text: string | null): number | undefined {
  const found = new RegExp(`^${name}-([1-9]\\d{0,3})$`).exec(text ?? '')?.[1];
  return found === undefined ? undefined : Number(found);
}

/** Undefined while it is asked for. */
export function useSitePage(name: SitePageName): {
  readonly shown: ShownPage | undefined;
  readonly ask: () => void;
} {
  const records = useRecords();
  const [query] = useSearchParams();
  const [turn, setTurn] = useState(0);
  const asked = versionAsked(name, query.get('version'));
  const question = `${name} ${String(asked)} ${String(turn)}`;
  const [known, setKnown] = useState<{ readonly question: string; readonly shown: ShownPage }>();

  useEffect(() => {
    let current = true;
    const tell = (shown: ShownPage) => {
      if (current) setKnown({ question, shown });
    };
    const alarm = setTimeout(() => tell(UNSURE), PATIENCE);
    const read = async (): Promise<ShownPage> => {
      const answer = await records.sitePage(name);
      if (answer.kind !== 'ok') return UNSURE;
      const latest = answer.page?.version ?? 0;
      if (asked !== undefined && asked !== latest) {
        const earlier = await records.wording(pageWording(name, asked));
        if (earlier.kind !== 'ok') return UNSURE;
        if (earlier.words) return { words: earlier.words, version: asked, latest, isUnsure: false };
      }
      return { words: answer.page, version: latest, latest, isUnsure: false };
    };
    void read()
      .catch(() => UNSURE)
      .then(tell)
      .finally(() => clearTimeout(alarm));
    return () => {
      current = false;
      clearTimeout(alarm);
    };
  }, [records, name, asked, question]);

  return {
    shown: known?.question === question ? known.shown : undefined,
    ask: useCallback(() => setTurn((before) => before + 1), []),
  };
}
