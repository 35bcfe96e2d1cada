/** The ways to the run of a row: to watch it, and to play against it. */
import { useMemo } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Link } from 'react-router-dom';
import {
  challengeAddress,
  parseHuntFragment,
  raceHuntAddress,
  watchAddress,
  watchHuntAddress,
} from '../runs/address';
import { decodeRecord } from '../runs/decode';
import { isOfHunt } from '../runs/legs';
import { RaceIcon } from '../ui/icons/race';
import { PlayIcon } from '../ui/icons/ways';
import styles from './RunLinks.module.css';

interface Props {
  /** The record's text, or that of the five of a hunt. */
  readonly run: string;
  /** Who played it; the player themself when left out. */
  readonly name?: string;
  /** False for a run that is only to be looked at. */
  readonly withRace?: boolean;
}

/** Where a row's runs are watched, and raced; undefined for what cannot be read. */
function waysTo(code: string, name: string) {
  const hunt = { code, name };
  if (isOfHunt(code))
    return parseHuntFragment(`#runs=${code}`)
      ? { watch: watchHuntAddress(hunt), race: raceHuntAddress(hunt) }
      : undefined;
  const record = decodeRecord(code);
  return record && { watch: watchAddress(hunt), race: challengeAddress({ record, code, name }) };
}

/** Renders nothing for a run that cannot be read. */
export function RunLinks({ run: code, name = '', withRace = true }: Props) {
  const { t } = useTranslation('records');
  const ways = useMemo(() => waysTo(code, name), [code, name]);
  if (!ways) return null;
  const watch = t(name === '' ? 'board.watchOwn' : 'board.watch', { name });
  const race = t(name === '' ? 'board.raceOwn' : 'board.race', { name });
  return (
    <span className={styles['links']}>
      <Link className={styles['link']} to={ways.watch} aria-label={watch} title={watch}>
        <PlayIcon />
      </Link>
      {withRace ? (
        <Link className={styles['link']} to={ways.race} aria-label={race} title={race}>
          <RaceIcon />
        </Link>
      ) : null}
    </span>
  );
}
