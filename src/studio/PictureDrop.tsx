/** Takes a picture for a level, shows how it will lie on the map before it is kept, or begins from the drawn map. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/Button';
import { beginLevel, sendPicture, type Answer, type Fitting, type OpenLevel } from './api';
import { useReason } from './use-reason';
import styles from './Studio.module.css';

interface Props {
  readonly keyword: string;
  readonly name: string;
  /** Whether the level may begin from its drawn map. */
  readonly canBegin: boolean;
  readonly onTaken: (level: OpenLevel | null) => void;
}

export function PictureDrop({ keyword, name, canBegin, onTaken }: Props) {
  const { t } = useTranslation('studio');
  const say = useReason();
  const [file, setFile] = useState<File>();
  const [preview, setPreview] = useState<string>();
  const [fit, setFit] = useState<Fitting>('crop');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const choose = useCallback((files: FileList | null | undefined) => {
    const [first] = files ?? [];
    if (!first) return;
    setFile(first);
    setPreview(URL.createObjectURL(first));
  }, []);
  useEffect(() => (preview === undefined ? undefined : () => URL.revokeObjectURL(preview)), [preview]);

  // a picture may be dropped anywhere: beside the field, the browser would leave the page for it
  useEffect(() => {
    const leaving = new AbortController();
    const take = (event: DragEvent) => {
      if (event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      if (event.type === 'drop') choose(event.dataTransfer?.files);
    };
    window.addEventListener('dragover', take, { signal: leaving.signal });
    window.addEventListener('drop', take, { signal: leaving.signal });
    return () => leaving.abort();
  }, [choose]);

  const run = async (deed: Promise<Answer<{ level: OpenLevel | null }>>) => {
    setBusy(true);
    setFault(undefined);
    const answer = await deed;
    setBusy(false);
    if (answer.kind !== 'ok') return setFault(say(answer.reason));
    setFile(undefined);
    return onTaken(answer.value.level);
  };
  return (
    <section className={styles['drop']} aria-label={t('picture.title')}>
      <p>{t('picture.intro')}</p>
      <label className={styles['file']}>
        {t('picture.choose')}
        <input
          type="file"
          accept=".png,.jpg,.jpeg,.webp,.avif,.tif,.tiff"
          onChange={(event) => choose(event.target.files)}
        />
      </label>
      {file ? (
        <>
          <fieldset className={styles['row']}>
            <legend>{t('picture.fit')}</legend>
            {(['crop', 'pad'] as const).map((way) => (
              <label key={way}>
                <input type="radio" name="fit" checked={fit === way} onChange={() => setFit(way)} />
                {t(`picture.fits.${way}`)}
              </label>
            ))}
          </fieldset>
          <img className={styles['preview']} data-fit={fit} src={preview} alt={t('picture.preview')} />
          <Button
            tone="primary"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void run(sendPicture(keyword, name, file, fit))}
          >
            {t(isBusy ? 'picture.busy' : 'picture.keep')}
          </Button>
        </>
      ) : null}
      {canBegin ? (
        <Button aria-disabled={isBusy} onClick={() => !isBusy && void run(beginLevel(keyword))}>
          {t(isBusy ? 'picture.busy' : 'picture.begin')}
        </Button>
      ) : null}
      {fault === undefined ? null : <p role="alert">{fault}</p>}
    </section>
  );
}
