/** What came of a run of a duel: the round side by side, how the duel stands, and the address it goes on at. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { usePlatform } from '../../platform/PlatformContext';
import {
  codeOf,
  duelAddress,
  LONGEST_SCANNED,
  nextRound,
  standingOf,
  withTurn,
  type Duel,
  type RoundSetup,
  type Side,
} from '../../runs/duel';
import { noteSent } from '../../runs/duel-ledger';
import type { Rival } from '../../runs/rival';
import { recordOf } from '../../table/record-of';
import type { Game } from '../../table/use-game';
import { ButtonLink } from '../../ui/ButtonLink';
import { NextIcon } from '../../ui/icons/signs';
import { DuelTable } from './DuelTable';
import { SendPanel } from './SendPanel';
import { Versus } from './Versus';
import styles from './Versus.module.css';

interface Props {
  readonly game: Game;
  readonly slot: number;
  readonly duel: Duel;
  /** Whose run it is. */
  readonly side: Side;
  readonly names: readonly [string, string];
  /** How often its round was begun on this device. */
  readonly begun: number;
  readonly round: RoundSetup;
  /** Of the run that was answered. */
  readonly rival: Rival | undefined;
}

export function DuelResult({ game, slot, duel, side, names, begun, round, rival }: Props) {
  const { t } = useTranslation('runs');
  const { kiosk } = usePlatform();
  const { quests } = game.level;
  const [after] = useState(() => {
    const record = recordOf(game, slot);
    const code = record && codeOf(record);
    return record && code !== undefined ? withTurn(duel, record, code, begun) : undefined;
  });
  const sent = after?.turns.at(-1);
  useEffect(() => {
    if (!kiosk && sent && 'code' in sent) noteSent(sent.code, side, () => localStorage);
  }, [kiosk, sent, side]);
  const standing = after && standingOf(after, round, quests);
  if (!after || !standing || typeof standing === 'string') return <p role="alert">{t('duel.untold')}</p>;
  const { turn, winner, open } = standing;
  const next = open || turn === undefined ? round : nextRound(round, quests);
  const path = duelAddress(after, standing, next);
  const other = side === 0 ? names[1] : names[0];
  return (
    <section className={styles['versus']} aria-label={t('duel.title', { first: names[0], second: names[1] })}>
      {winner === undefined ? null : (
        <p className={styles['outcome']} data-duel-winner="">
          {winner === 'drawn' ? t('duel.drawn') : t('duel.winner', { name: names[winner] })}
        </p>
      )}
      {turn === side ? (
        <ButtonLink to={path} tone="primary" icon={<NextIcon />}>
          {t('duel.open', { number: standing.rounds.length + 1 })}
        </ButtonLink>
      ) : null}
      {turn === undefined || turn === side ? null : (
        <ButtonLink to={path} tone={kiosk ? 'primary' : 'secondary'}>
          {t('duel.handOver', { name: other })}
        </ButtonLink>
      )}
      <DuelTable names={names} standing={standing} mode={round.mode} />
      {turn === side ? null : (
        <>
          <p>{t(turn === undefined ? 'duel.tell' : 'duel.send', { name: other })}</p>
          <SendPanel path={path} scanned={duelAddress(after, standing, next, LONGEST_SCANNED)} />
        </>
      )}
      {rival ? <Versus game={game} rival={rival} name={other} /> : null}
    </section>
  );
}
