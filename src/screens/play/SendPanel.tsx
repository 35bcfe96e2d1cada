/** An address to send: as a code that a camera reads, as a text to copy, and by the device's own way of sending. */
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { usePlatform } from '../../platform/PlatformContext';
import { pageSharing, shareText, type ShareOutcome } from '../../results/share';
import { ownPlace, sharedAddress } from '../../results/share-address';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { QrCode } from '../../ui/QrCode';
import styles from './SendPanel.module.css';

interface Props {
  /** Address relative to the app's base. */
  readonly path: string;
  /** The same told shortly enough for a code. */
  readonly scanned: string;
  /** Further ways, beside the one that sends. */
  readonly children?: ReactNode;
}

const wholeOf = (path: string) =>
  sharedAddress(path.slice(1), ownPlace(), import.meta.env.BASE_URL) ?? window.location.origin + path;

/** At a booth nobody types or copies: the code alone takes the address along. */
export function SendPanel({ path, scanned, children }: Props) {
  const { t } = useTranslation('runs');
  const { kiosk } = usePlatform();
  const link = wholeOf(path);
  const [told, setTold] = useState<{ readonly link: string; readonly outcome: ShareOutcome }>();
  // what was said of another address is old news
  const outcome = told?.link === link ? told.outcome : undefined;
  const send = async () => setTold({ link, outcome: await shareText(link, pageSharing()) });
  return (
    <>
      <QrCode text={wholeOf(scanned)} label={t('challenge.code')} className={styles['code']} />
      {kiosk ? null : (
        <>
          <Field
            label={t('challenge.link')}
            value={link}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <output className={styles['outcome']}>
            {outcome === 'copied' ? t('challenge.copied') : null}
            {outcome === 'failed' ? t('challenge.failed') : null}
          </output>
        </>
      )}
      <div className={styles['ways']}>
        {children}
        {kiosk ? null : (
          <Button tone="primary" onClick={() => void send()}>
            {t('share' in navigator ? 'challenge.share' : 'challenge.copy')}
          </Button>
        )}
      </div>
    </>
  );
}
