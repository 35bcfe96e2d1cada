/** The title of a quest where it only names something: what waits for it, or cannot have it, goes on without. */
import { use, useEffect, useState } from 'react';
import { I18nContext, useTranslation } from 'react-i18next';

/** Undefined until the space's texts have come, and without a quest. */
export function useQuestTitle(space: string, quest: string | undefined): string | undefined {
  useTranslation();
  const { i18n: texts } = use(I18nContext);
  const { language } = texts;
  const [, setLoaded] = useState<string>();

  useEffect(() => {
    if (quest === undefined || texts.hasResourceBundle(language, space)) return undefined;
    let isWanted = true;
    const load = async () => {
      // a failure leaves the namespace out; only what has come is drawn again
      await texts.loadNamespaces(space);
      if (isWanted) setLoaded(`${language} ${space}`);
    };
    load().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [texts, language, space, quest]);

  if (quest === undefined) return undefined;
  const title: unknown = texts.getResource(language, space, `${quest}.title`);
  return typeof title === 'string' ? title : undefined;
}
