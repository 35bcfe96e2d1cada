/** The end of a hunt: finds beside one's best, the longest streak, and the ways on: again, or a challenge. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import type { CrowdBest } from '../../crowd/best';
import { challengeAddress, type Challenge } from '../../crowd/challenge';
import type { Hunt } from '../../crowd/hunt';
import { SentNote } from '../../results/SentNote';
import { pageSharing, shareText, type ShareOutcome } from '../../results/share';
import { ownPlace, sharedAddress } from '../../results/share-address';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { PlayIcon } from '../../ui/icons/ways';
import { Stamp } from '../../ui/Stamp';
import styles from './CrowdGame.module.css';

interface Props {
  readonly hunt: Hunt;
  readonly level: { readonly level: number; readonly name: string };
  /** The best before this hunt. */
  readonly best: CrowdBest | undefined;
  readonly challenge: Challenge | undefined;
  /** Whether the page may send an address; a booth sends none. */
  readonly canShare: boolean;
  readonly onAgain: () => void;
}

export function CrowdResult({ hunt, level, best, challenge, canShare, onAgain }: Props) {
  const { t } = useTranslation('crowd');
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const { found, longest, wrong, skipped, seed } = hunt;
  const isRecord = found > (best?.found ?? 0);
  const path = challengeAddress(level.level, { seed, beat: found });
  const address = sharedAddress(path.slice(1), ownPlace(), import.meta.env.BASE_URL);
  const share = async (address: string) =>
    setOutcome(
      await shareText(
        t('result.share', { found: t('found', { count: found }), level: level.name, address }),
        pageSharing(),
      ),
    );
  const facts = [
    { label: t('result.best'), value: Math.max(found, best?.found ?? 0) },
    { label: t('result.streak'), value: longest },
    { label: t('result.wrong'), value: wrong },
    { label: t('result.skipped'), value: skipped },
  ];
  return (
    <Dialog open title={found > 0 ? t('result.title', { count: found }) : t('result.none')}>
      <div className={styles['sheet']} data-crowd="result">
        <Stamp shape="square" tone={isRecord ? 'vermilion' : 'ink'} className={styles['stamp']}>
          {t(isRecord ? 'result.record' : 'result.over')}
        </Stamp>
        {challenge && challenge.beat > 0 ? (
          <p className={styles['dare']}>
            {found > challenge.beat ? t('result.beaten') : t('result.missed', { count: challenge.beat })}
          </p>
        ) : null}
        <dl className={styles['facts']}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className={styles['ways']}>
          <Button tone="primary" icon={<PlayIcon />} onClick={onAgain}>
            {t('result.again')}
          </Button>
          {canShare && address !== undefined && found > 0 ? (
            <Button onClick={() => void share(address)}>{t('result.challenge')}</Button>
          ) : null}
          <ButtonLink to="/">{t('cover.other')}</ButtonLink>
        </div>
        <SentNote
          outcome={outcome}
          address={address}
          copied={t('result.copied')}
          failed={t('result.failed')}
        />
      </div>
    </Dialog>
  );
}
