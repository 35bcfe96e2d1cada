/** An address to send: as a code that a camera reads, as a text to copy, and by the device's own way of sending. */
import { generate } from 'lean-qr';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { usePlatform } from '../../platform/PlatformContext';
import { pageSharing, shareText, type ShareOutcome } from '../../results/share';
import { ownPlace, sharedAddress } from '../../results/share-address';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import styles from './SendPanel.module.css';

interface Props {
  /** Address relative to the app's base. */
  readonly path: string;
  /** The same told shortly enough for a code. */
  readonly scanned: string;
  /** Further ways, beside the one that sends. */
  readonly children?: ReactNode;
}

/** The code of a text as a picture, one unit a square, with the quiet edge that readers need. */
function codePicture(text: string): string {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  const box = `-4 -4 ${code.size + 8} ${code.size + 8}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const wholeOf = (path: string) =>
  sharedAddress(path.slice(1), ownPlace(), import.meta.env.BASE_URL) ?? window.location.origin + path;

function Code({ text }: { readonly text: string }) {
  const { t } = useTranslation('runs');
  const picture = useMemo(() => codePicture(text), [text]);
  return <img className={styles['code']} src={picture} alt={t('challenge.code')} />;
}

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
      <Code text={wholeOf(scanned)} />
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
