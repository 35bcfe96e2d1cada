/** The ways to the run of a row: to watch it, and to play against it. */
import { useMemo } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { Link } from 'react-router-dom';
import { challengeAddress, watchAddress } from '../runs/address';
import { decodeRecord } from '../runs/decode';
import { RaceIcon } from '../ui/icons/signs';
import { PlayIcon } from '../ui/icons/ways';
import styles from './RunLinks.module.css';

interface Props {
  /** The record's text. */
  readonly run: string;
  /** Who played it; the player themself when left out. */
  readonly name?: string;
  /** False for a run that is only to be looked at. */
  readonly withRace?: boolean;
}

/** Renders nothing for a run that cannot be read. */
export function RunLinks({ run: code, name = '', withRace = true }: Props) {
  const { t } = useTranslation('records');
  const record = useMemo(() => decodeRecord(code), [code]);
  if (!record) return null;
  const watch = t(name === '' ? 'board.watchOwn' : 'board.watch', { name });
  const race = t(name === '' ? 'board.raceOwn' : 'board.race', { name });
  return (
    <span className={styles['links']}>
      <Link className={styles['link']} to={watchAddress({ code, name })} aria-label={watch} title={watch}>
        <PlayIcon />
      </Link>
      {withRace ? (
        <Link
          className={styles['link']}
          to={challengeAddress({ record, code, name })}
          aria-label={race}
          title={race}
        >
          <RaceIcon />
        </Link>
      ) : null}
    </span>
  );
}
