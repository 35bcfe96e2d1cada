/** The rankings: the week's explorers first, behind them each level's, by mode and week (SPEC section 2, DECISIONS 16 to 18). */
import { useTranslation } from '../../i18n/use-translation';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { CHOSEN_MODES, DEFAULT_MODE, MODE_NAMES, type Mode } from '../../game/modes';
import { weekKeyAt } from '../../contest/weeks';
import { CATALOGUE, findLevel } from '../../maps/catalogue';
import { openLevel } from '../../levels/manifest';
import { useNow } from '../../platform/use-now';
import { useManifest } from '../../levels/ManifestContext';
import { boardAddress, ownOf, parseBoardAddress } from '../../records/board-address';
import { ButtonLink } from '../../ui/ButtonLink';
import { Select } from '../../ui/Select';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { OutboxNote } from '../../boards/OutboxNote';
import { WeekNavigator } from '../../boards/WeekNavigator';
import { BoardSheet } from './BoardSheet';
import { ExplorersBoard } from './ExplorersBoard';
import styles from './LeaderboardScreen.module.css';
import { ModeChoice } from './ModeChoice';
import { SpanChoice } from './SpanChoice';

const LEVELS = CATALOGUE.toSorted((a, b) => a.catalogOrder - b.catalogOrder);

export function LeaderboardScreen() {
  const { level } = useParams();
  const [query] = useSearchParams();
  return level === undefined && !query.has('mode') ? <ExplorersBoard /> : <MapBoards />;
}

function MapBoards() {
  const { t } = useTranslation(['records', 'interface']);
  const now = useNow(Date.now);
  const [query] = useSearchParams();
  const { level: levelText } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const manifest = useManifest();
  useScreenTitle(t('board.title'));

  const asked = parseBoardAddress(levelText, query, now);
  const isOpen = (id: number) => manifest.kind !== 'ready' || openLevel(manifest.manifest, id) !== undefined;
  const level = asked.level ?? LEVELS.find(({ id }) => isOpen(id))?.id ?? 1;
  const entry = findLevel(String(level));
  const { week, quest } = asked;
  // where no map is, there are no bests to choose by
  const mode = asked.mode ?? (isOpen(level) ? undefined : DEFAULT_MODE);

  const go = (changes: Partial<typeof asked>) => {
    // keeps the own result in the state; only the board it belongs to highlights it
    void navigate(
      boardAddress({
        mode,
        week,
        quest: changes.level ? undefined : quest,
        ...changes,
        level: changes.level ?? level,
      }),
      {
        state: location.state,
      },
    );
  };

  const offers = (one: Mode) => one !== 1 || (entry?.questCounts.duplicate ?? 0) > 0;
  const modes: readonly Mode[] = mode === 5 ? [...CHOSEN_MODES, 5] : CHOSEN_MODES;

  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1 tabIndex={-1}>{t('board.title')}</h1>
        <p>{t(week === 'ever' ? 'board.introEver' : 'board.intro')}</p>
        <ButtonLink to="/leaderboard" size="small" tone="quiet">
          {t('explorers.title')}
        </ButtonLink>
      </header>
      <div className={styles['choices']}>
        <SpanChoice
          span={week}
          onChange={(kind) => {
            go({ week: kind === 'ever' ? 'ever' : weekKeyAt(now) });
          }}
        />
        {week === 'ever' ? null : (
          <WeekNavigator
            week={week}
            now={now}
            onChange={(changed) => {
              go({ week: changed });
            }}
          />
        )}
        <Select
          label={t('board.level')}
          value={String(level)}
          options={LEVELS.map(({ id, name }) => ({
            value: String(id),
            text: isOpen(id) ? name : t('board.soon', { level: name }),
            disabled: !isOpen(id) && id !== level,
          }))}
          onChange={({ target }) => {
            go({ level: Number(target.value) });
          }}
        />
        <ModeChoice
          modes={modes.map((one) => ({ mode: one, offered: offers(one) }))}
          chosen={mode}
          onChange={(changed) => {
            go({ mode: changed });
          }}
        />
      </div>
      <div className={styles['board']}>
        <OutboxNote />
        <BoardSheet
          level={level}
          levelName={entry?.name ?? ''}
          mode={mode}
          modeName={mode && t(`interface:modes.${MODE_NAMES[mode]}.name`)}
          quest={quest}
          week={week}
          now={now}
          modes={modes.filter(offers)}
          own={ownOf(location.state)}
          onEver={() => {
            go({ week: 'ever' });
          }}
        />
      </div>
    </div>
  );
}
