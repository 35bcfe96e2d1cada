/** The pictures of a level: which one is on the bench, and a way to change each and to add the night or a pair's own. */
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { MAIN_MAP, NIGHT_MAP } from '../maps/maps';
import { Button } from '../ui/Button';
import type { OpenLevel } from './api';
import { PictureDrop } from './PictureDrop';
import styles from './Studio.module.css';

interface Props {
  readonly keyword: string;
  readonly pictures: readonly string[];
  /** Name of the picture on the bench. */
  readonly shown: string;
  readonly onShow: (picture: string) => void;
  /** Absent where the pictures are not to be changed. */
  readonly onTaken: ((level: OpenLevel | null) => void) | undefined;
}

/** What a further picture is called in the level's files: the first free number. */
function freeName(pictures: readonly string[]): string {
  let number = 1;
  while (pictures.includes(`picture${String(number)}`)) number += 1;
  return `picture${String(number)}`;
}

/** What a picture is called in the studio. */
export function usePictureName(): (picture: string) => string {
  const { t } = useTranslation('studio');
  return (picture) => {
    if (picture === MAIN_MAP) return t('pictures.main');
    if (picture === NIGHT_MAP) return t('pictures.night');
    return t('pictures.other', { name: picture.replace(/^picture/, '') });
  };
}

export function Pictures({ keyword, pictures, shown, onShow, onTaken }: Props) {
  const { t } = useTranslation('studio');
  const name = usePictureName();
  /** Name of the picture that is given or changed. */
  const [given, setGiven] = useState<string>();
  const give = (picture: string) => setGiven((now) => (now === picture ? undefined : picture));
  const further = freeName(pictures);
  return (
    <section aria-label={t('pictures.title')}>
      <h3>{t('pictures.title')}</h3>
      <div className={styles['row']}>
        {pictures.map((each) => (
          <Button
            key={each}
            size="small"
            aria-pressed={each === shown}
            data-picture={each}
            onClick={() => onShow(each)}
          >
            {name(each)}
          </Button>
        ))}
      </div>
      {onTaken ? (
        <div className={styles['row']}>
          <Button size="small" aria-expanded={given === shown} onClick={() => give(shown)}>
            {t('pictures.change', { name: name(shown) })}
          </Button>
          {pictures.includes(NIGHT_MAP) ? null : (
            <Button size="small" aria-expanded={given === NIGHT_MAP} onClick={() => give(NIGHT_MAP)}>
              {t('pictures.addNight')}
            </Button>
          )}
          <Button size="small" aria-expanded={given === further} onClick={() => give(further)}>
            {t('pictures.add')}
          </Button>
        </div>
      ) : null}
      {given === undefined || !onTaken ? null : (
        <PictureDrop
          key={given}
          keyword={keyword}
          name={given}
          canBegin={false}
          onTaken={(level) => {
            setGiven(undefined);
            onShow(given);
            onTaken(level);
          }}
        />
      )}
    </section>
  );
}
