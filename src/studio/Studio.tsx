/** The studio: all levels in a list, and the chosen one to work on. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { LANGUAGES } from '../i18n/language';
import { chooseLanguage } from '../i18n/setup';
import { Button } from '../ui/Button';
import { listLevels, type ListedLevel } from './api';
import { Editor } from './Editor';
import { serverKeeper, serverSheets } from './server-keeper';
import { SharedFile } from './SharedFile';
import styles from './Studio.module.css';
import { useReason } from './use-reason';

/** The level of the address, so that a reload comes back to it. */
const levelOfAddress = (): string => decodeURIComponent(location.hash.slice(1));

function StudioLevel({
  level: { keyword, name },
  onLeave,
}: {
  readonly level: ListedLevel;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation('studio');
  const keeper = useMemo(() => serverKeeper(keyword), [keyword]);
  const sheetsOf = useCallback(
    (pictures: readonly string[], stamp: string) => serverSheets(keyword, pictures, stamp),
    [keyword],
  );
  return (
    <Editor
      keyword={keyword}
      name={name}
      keeper={keeper}
      sheetsOf={sheetsOf}
      isWhole
      leave={t('toList')}
      onLeave={onLeave}
    />
  );
}

export function Studio() {
  const { t, language: spoken, texts } = useTranslation('studio');
  const say = useReason();
  const [levels, setLevels] = useState<readonly ListedLevel[]>();
  const [isLost, setLost] = useState(false);
  const [keyword, setKeyword] = useState(levelOfAddress);
  const read = useCallback(() => {
    const ask = async () => {
      const answer = await listLevels();
      setLost(answer.kind !== 'ok');
      if (answer.kind === 'ok') setLevels(answer.value.levels);
    };
    void ask();
  }, []);
  useEffect(read, [read, keyword]);
  useEffect(() => {
    document.title = t('title');
  }, [t]);

  // the browser's way back leads back to the list
  useEffect(() => {
    const follow = () => setKeyword(levelOfAddress());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  const open = (next: string) => location.assign(`#${next}`);
  const level = levels?.find((each) => each.keyword === keyword);
  return (
    <div className={styles['studio']}>
      <header className={styles['head']}>
        <h1>{t('title')}</h1>
        <fieldset className={styles['row']}>
          <legend className={styles['legend']}>{t('language')}</legend>
          {LANGUAGES.map((language) => (
            <Button
              key={language}
              size="small"
              aria-pressed={language === spoken}
              onClick={() => void chooseLanguage(texts, language)}
            >
              {t(`languages.${language}`)}
            </Button>
          ))}
        </fieldset>
      </header>
      {isLost ? (
        <p role="alert">
          {t('lost')} <Button onClick={read}>{t('again')}</Button>
        </p>
      ) : null}
      {level ? (
        <StudioLevel key={level.keyword} level={level} onLeave={() => open('')} />
      ) : (
        <main className={styles['list']}>
          <h2>{t('list.title')}</h2>
          <p>{t('list.intro')}</p>
          <SharedFile onOpened={open} />
          <ul>
            {(levels ?? []).map(({ id, keyword: own, name, quests, fault }) => (
              <li key={own}>
                <button type="button" className={styles['level']} onClick={() => open(own)} data-level={own}>
                  <strong>
                    {id}. {name}
                  </strong>
                  <span>
                    {fault
                      ? say(fault)
                      : quests === undefined
                        ? t('list.drawn')
                        : t('list.artwork', { count: quests })}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </main>
      )}
    </div>
  );
}
