/** The board that is shown first: the week's explorers, who have a point for each quest first found in it, with one's neighbours. */
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePlayer } from '../../accounts/AccountsContext';
import { OutboxNote } from '../../boards/OutboxNote';
import { WeekNavigator } from '../../boards/WeekNavigator';
import { weekKeyAt, weekParts } from '../../contest/weeks';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { useTranslation } from '../../i18n/use-translation';
import { openLevel } from '../../levels/manifest';
import { useNow } from '../../platform/use-now';
import { useManifest } from '../../levels/ManifestContext';
import { CATALOGUE } from '../../maps/catalogue';
import { boardAddress, weekOfQuery } from '../../records/board-address';
import { HUNT_POINTS } from '../../records/explorers';
import { useRecords } from '../../records/RecordsContext';
import { useExplorers } from '../../records/use-answers';
import { rememberedName } from '../../results/player-name';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import styles from './LeaderboardScreen.module.css';
import sheet from './BoardSheet.module.css';
import { ExplorersTable } from './ExplorersTable';
import { OwnPoints } from './OwnPoints';

const FIRST_LEVEL = CATALOGUE.toSorted((a, b) => a.catalogOrder - b.catalogOrder);

export function ExplorersBoard() {
  const { t } = useTranslation('records');
  const now = useNow(Date.now);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const records = useRecords();
  const manifest = useManifest();
  const player = usePlayer();
  const [guest] = useState(() => rememberedName(() => localStorage));
  const week = weekOfQuery(query, now);
  const isCurrent = week === weekKeyAt(now);
  const result = useExplorers(week, player?.name ?? guest, player?.userId);
  useScreenTitle(t('explorers.title'));

  const isOpen = (id: number) => manifest.kind !== 'ready' || openLevel(manifest.manifest, id) !== undefined;
  const level = FIRST_LEVEL.find(({ id }) => isOpen(id))?.id ?? 1;
  const rows = result?.rows ?? [];

  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1} className={styles['long']}>
          {t('explorers.title')}
        </h1>
        <p>{t('explorers.intro', { points: HUNT_POINTS })}</p>
      </header>
      <div className={styles['choices']}>
        <WeekNavigator
          week={week}
          now={now}
          onChange={(changed) => void navigate(`/leaderboard?weekOfYear=${changed}`)}
        />
        <ButtonLink to={boardAddress({ level })}>{t('explorers.toMaps')}</ButtonLink>
      </div>
      <div className={styles['board']}>
        <OutboxNote />
        <section
          className={sheet['sheet']}
          aria-label={t('explorers.caption', { week: weekParts(week).week })}
        >
          <div className={sheet['body']} aria-busy={!result} data-explorers="">
            {result ? null : <Spinner label={t('board.loading')} />}
            {result?.kind === 'offline' ? (
              <p>
                {t('explorers.offline')}{' '}
                <Button size="small" onClick={() => records.retry()}>
                  {t('board.retry')}
                </Button>
              </p>
            ) : null}
            {result && isCurrent ? <OwnPoints rows={rows} /> : null}
            {rows.length > 0 ? (
              <ExplorersTable rows={rows} caption={t('explorers.caption', { week: weekParts(week).week })} />
            ) : null}
            {result?.kind === 'ok' && rows.length === 0 ? (
              <Notice
                heading="h2"
                picture="guide"
                title={t(isCurrent ? 'explorers.empty.title' : 'board.empty.pastTitle')}
                text={t(isCurrent ? 'explorers.empty.text' : 'explorers.empty.past')}
              />
            ) : null}
            <ButtonLink tone="primary" icon={<PlayIcon />} to="/daily">
              {t('explorers.hunt', { points: HUNT_POINTS })}
            </ButtonLink>
          </div>
        </section>
      </div>
    </div>
  );
}
