/** The end of a game on a map from a seed: the result beside one's best and the challenger's, and the ways on. */
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { endlessAddress, type Challenge } from '../../endless/address';
import { isBetter, isClose, type EndlessBest } from '../../endless/best';
import type { EndlessCode } from '../../endless/code';
import { MODE_NAMES, type Mode } from '../../game/modes';
import { SentNote } from '../../results/SentNote';
import { pageSharing, shareText, type ShareOutcome } from '../../results/share';
import { ownPlace, sharedAddress } from '../../results/share-address';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { PlayIcon } from '../../ui/icons/ways';
import { Stamp } from '../../ui/Stamp';
import styles from './Endless.module.css';
import { useMapName, useResultWords } from './use-words';

interface Props {
  readonly code: EndlessCode;
  /** Of the map that was played. */
  readonly edition: string;
  readonly mode: Mode;
  readonly seed: number;
  readonly goal: number;
  /** `time` in ms. */
  readonly result: { readonly score: number; readonly time: number };
  /** The best before this game. */
  readonly best: EndlessBest | undefined;
  readonly challenge: Challenge | undefined;
  /** Whether the page may send an address; a booth sends none. */
  readonly canShare: boolean;
  readonly onAgain: () => void;
}

export function EndlessResult(props: Props) {
  const { code, edition, mode, seed, goal, result, best, challenge, canShare, onAgain } = props;
  const { t } = useTranslation(['endless', 'interface']);
  const words = useResultWords();
  const name = useMapName()(code);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const isRecord = result.score > 0 && (!best || isBetter(result, best));
  const path = endlessAddress(code, { kind: 'mode', mode, challenge: { edition, seed, ...result } });
  const address = sharedAddress(path.slice(1), ownPlace(), import.meta.env.BASE_URL);
  const told = words(mode, result);
  const share = async (to: string) =>
    setOutcome(await shareText(t('result.share', { name, result: told, address: to }), pageSharing()));
  return (
    <Dialog open title={told}>
      <div className={styles['end']} data-endless="result">
        <p>
          {t(`interface:modes.${MODE_NAMES[mode]}.name`)} · {name}
        </p>
        <Stamp shape="square" tone={isRecord ? 'vermilion' : 'ink'} className={styles['stamp']}>
          {t(isRecord ? 'result.record' : result.score >= goal ? 'result.done' : 'result.over')}
        </Stamp>
        {challenge ? (
          <p className={styles['dare']}>
            {isBetter(result, challenge)
              ? t('result.beaten')
              : t(isClose(result, challenge) ? 'result.nearly' : 'result.missed', {
                  result: words(mode, challenge),
                })}
          </p>
        ) : null}
        {best ? <p>{t('result.best', { result: words(mode, best) })}</p> : null}
        <p className={styles['small']}>{t('unranked')}</p>
        <div className={styles['ways']}>
          <Button tone="primary" icon={<PlayIcon />} onClick={onAgain}>
            {t('result.again')}
          </Button>
          {canShare && address !== undefined && result.score > 0 ? (
            <Button onClick={() => void share(address)}>{t('result.challenge')}</Button>
          ) : null}
          <ButtonLink to={endlessAddress(code)}>{t('result.cover')}</ButtonLink>
          <ButtonLink to="/endless">{t('cover.other')}</ButtonLink>
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
