/** What is done with one's own run: it is watched, or sent as a challenge by an address and a code that hold it. */
import { generate } from 'lean-qr';
import { useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { useNavigate } from 'react-router-dom';
import { readText } from '../../kept/kept';
import { usePlatform } from '../../platform/PlatformContext';
import { LONGEST_NAME } from '../../records/limits';
import { pageSharing, shareText, type ShareOutcome } from '../../results/share';
import { ownPlace, sharedAddress } from '../../results/share-address';
import { challengeAddress, watchAddress } from '../../runs/address';
import { encodeRecord } from '../../runs/encode';
import type { RunRecord } from '../../runs/record';
import type { Game } from '../../table/use-game';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { PlayIcon } from '../../ui/icons/ways';
import styles from './ChallengeButton.module.css';
import { recordOf } from '../../table/record-of';

interface Props {
  readonly game: Game;
  readonly slot: number;
}

/** Most bytes of a run in a code that a camera reads from a screen: the events fit, samples and views are left out. */
const MOST_BYTES = 400;

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

function Code({ text }: { readonly text: string }) {
  const { t } = useTranslation('runs');
  const picture = useMemo(() => codePicture(text), [text]);
  return <img className={styles['code']} src={picture} alt={t('challenge.code')} />;
}

function ChallengeDialog({ record, onClose }: { readonly record: RunRecord; readonly onClose: () => void }) {
  const { t } = useTranslation('runs');
  const { kiosk } = usePlatform();
  const [name, setName] = useState(() => (kiosk ? '' : (readText('name', () => localStorage) ?? '')));
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const whole = useMemo(() => encodeRecord(record), [record]);
  const short = useMemo(() => encodeRecord(record, MOST_BYTES) ?? whole, [record, whole]);
  if (whole === undefined || short === undefined) return null;
  const addressOf = (code: string) => {
    const path = challengeAddress({ record, code, name: name.trim() });
    return (
      sharedAddress(path.slice(1), ownPlace(), import.meta.env.BASE_URL) ?? window.location.origin + path
    );
  };
  const link = addressOf(whole);
  const send = async () => setOutcome(await shareText(link, pageSharing()));
  return (
    <Dialog open title={t('challenge.title')} onClose={onClose} className={styles['dialog']}>
      <p>{t('challenge.text')}</p>
      <Code text={addressOf(short)} />
      {kiosk ? null : (
        <>
          <Field
            label={t('challenge.name')}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="nickname"
            onChange={({ target }) => {
              setName(target.value);
              setOutcome(undefined);
            }}
          />
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
          <div className={styles['ways']}>
            <ButtonLink to={watchAddress({ code: whole, name: name.trim() })}>
              {t('challenge.watch')}
            </ButtonLink>
            <Button tone="primary" onClick={() => void send()}>
              {t('share' in navigator ? 'challenge.share' : 'challenge.copy')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

export function ChallengeButton(props: Props) {
  const { t } = useTranslation('runs');
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const record = open ? recordOf(props.game, props.slot) : undefined;

  const watch = () => {
    const played = recordOf(props.game, props.slot);
    const code = played && encodeRecord(played);
    if (code !== undefined) void navigate(watchAddress({ code, name: '' }));
  };

  return (
    <>
      <Button size="small" icon={<PlayIcon />} onClick={watch}>
        {t('challenge.watch')}
      </Button>
      <Button size="small" onClick={() => setOpen(true)}>
        {t('challenge.button')}
      </Button>
      {record ? <ChallengeDialog record={record} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
