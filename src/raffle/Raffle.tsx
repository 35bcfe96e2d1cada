/** The prize draw: sealed in its week, drawn after it by a slot machine, closed when the winner has answered (SPEC section 2). */
import { useId } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { WeekKey } from '../contest/weeks';
import type { ContestDraws } from '../records/store-port';
import sheet from '../ui/sheet.module.css';
import { Spinner } from '../ui/Spinner';
import { RunDraw } from './RunDraw';
import { SealPanel } from './SealPanel';
import type { Lot } from './use-lot';

interface Props {
  readonly week: WeekKey;
  readonly isOver: boolean;
  /** Undefined when the week was never sealed. */
  readonly seed: string | undefined;
  /** Undefined while the entries are read: sealing needs none of them. */
  readonly lot: Lot | undefined;
  /** Entries read so far. */
  readonly read: number;
  readonly draws: ContestDraws;
  readonly onSealed: () => void;
  /** A draw or a winner's name was published. */
  readonly onPublished: () => void;
  /** What is shown is no longer how things stand. */
  readonly onChanged: () => void;
}

export function Raffle({ seed, lot, read, isOver, onSealed, ...shown }: Props) {
  const { t } = useTranslation('accounts');
  const heading = useId();
  return (
    <section className={sheet['sheet']}>
      <h2 id={heading}>{t('admin.draw.title')}</h2>
      {seed === undefined && !isOver ? <SealPanel week={shown.week} onSealed={onSealed} /> : null}
      {seed === undefined && isOver ? <p>{t('admin.draw.unsealed')}</p> : null}
      {seed !== undefined && !isOver ? <p>{t('admin.draw.notYet')}</p> : null}
      {seed !== undefined && isOver && !lot ? (
        <Spinner label={t('admin.participants.loading', { count: read })} />
      ) : null}
      {seed !== undefined && isOver && lot ? (
        <RunDraw {...shown} labelledBy={heading} seed={seed} lot={lot} />
      ) : null}
    </section>
  );
}
