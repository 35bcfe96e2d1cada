/** The title of a quest where it only names something: what waits for it, or cannot have it, goes on without. */
import { useEffect, useState } from 'react';
import { useTranslation } from './use-translation';

/** Undefined until the space's texts have come, and without a quest. */
export function useQuestTitle(space: string, quest: string | undefined): string | undefined {
  const { texts, language } = useTranslation();
  const [, setLoaded] = useState<string>();

  useEffect(() => {
    if (quest === undefined || texts.has(space)) return undefined;
    let isWanted = true;
    const load = async () => {
      // a failure leaves the namespace out; only what has come is drawn again
      await texts.load(space);
      if (isWanted) setLoaded(`${language} ${space}`);
    };
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [texts, language, space, quest]);

  if (quest === undefined) return undefined;
  const title = texts.read(space, `${quest}.title`);
  return typeof title === 'string' ? title : undefined;
}
