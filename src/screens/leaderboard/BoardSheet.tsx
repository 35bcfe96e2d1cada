/** The body of a board's page: the map as a banner, the table or a message, and the play button. */
import { useTranslation } from '../../i18n/use-translation';
import { useAccount } from '../../accounts/AccountsContext';
import { weekKeyAt, weekParts, type Span } from '../../contest/weeks';
import { useQuestTitle } from '../../i18n/quest-title';
import { DEFAULT_MODE, type Mode } from '../../game/modes';
import { openLevel } from '../../levels/manifest';
import { useManifest } from '../../levels/ManifestContext';
import { findLevel } from '../../maps/catalogue';
import { BANNER_SIZES } from '../../maps/thumbnail-sizes';
import { Thumbnail } from '../../levels/Thumbnail';
import type { BoardResult } from '../../records/answers';
import type { GameMode } from '../../records/schema';
import { useBoard, useLooks } from '../../records/use-answers';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { classes } from '../../ui/classes';
import { PlayIcon } from '../../ui/icons/ways';
import { Notice } from '../../ui/Notice';
import { BoardRows } from '../../boards/BoardRows';
import { RaceOwnBest } from '../../boards/RaceOwnBest';
import styles from './BoardSheet.module.css';
import { OwnBests, useOwnBest } from './OwnBests';

interface Props {
  readonly level: number;
  readonly levelName: string;
  readonly mode: GameMode | undefined;
  readonly modeName: string | undefined;
  /** In mode 5: whose board this is. */
  readonly quest: string | undefined;
  readonly week: Span;
  /** Those the level has boards of. */
  readonly modes: readonly Mode[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** Id of the result to highlight. */
  readonly own: string | undefined;
  /** Shows the board of all weeks. */
  readonly onEver: () => void;
}

export function BoardSheet(props: Props) {
  const { level, levelName, mode, modeName, modes, quest, week, now, own, onEver } = props;
  const { t } = useTranslation('records');
  const [looks, onMore] = useLooks([level, mode, week, quest].join(' '));
  const isJustRead = own !== undefined;
  const result = useBoard(level, mode, week, { quest, ownId: own, looks, isJustRead });
  const manifest = useManifest();
  const drawn = manifest.kind === 'ready' ? openLevel(manifest.manifest, level) : undefined;
  const questTitle = useQuestTitle(findLevel(String(level))?.translationSpace ?? '', quest);
  const said = { mode: modeName ?? '', level: levelName, quest: questTitle ?? '' };
  const caption =
    week === 'ever'
      ? t(questTitle ? 'board.questCaptionEver' : 'board.captionEver', said)
      : t(questTitle ? 'board.questCaption' : 'board.caption', { ...said, week: weekParts(week).week });
  const best = useOwnBest()(level, mode ?? DEFAULT_MODE, quest);
  const isClosed = manifest.kind === 'ready' && !drawn;

  return (
    <section className={styles['sheet']} aria-label={mode ? caption : levelName}>
      <header className={classes(styles['banner'], isClosed && styles['bare'])}>
        {drawn ? <Thumbnail level={drawn} sizes={BANNER_SIZES} eager /> : null}
        <h2 className={styles['title']}>
          <span>{levelName}</span>
          {modeName ? <span className={styles['mode']}>{modeName}</span> : null}
          {questTitle ? <span className={styles['mode']}>{questTitle}</span> : null}
        </h2>
      </header>
      <div className={styles['body']} aria-busy={mode !== undefined && !result}>
        {isClosed ? (
          <Notice
            heading="h2"
            picture="guide"
            title={t('board.closed.title')}
            text={t('board.closed.text')}
          />
        ) : null}
        {!isClosed && !mode ? <OwnBests level={level} modes={modes} week={week} /> : null}
        {mode && best !== undefined ? (
          <p className={styles['best']}>
            {t('board.bests.yours', { best })} <RaceOwnBest level={level} mode={mode} quest={quest} />
          </p>
        ) : null}
        {mode === 5 && !quest ? <p>{t('board.noQuest')}</p> : null}
        {isClosed && isEmpty(result) ? null : (
          <Body
            mode={mode}
            result={result}
            caption={caption}
            when={whenOf(week, now)}
            onMore={onMore}
            onEver={onEver}
          />
        )}
      </div>
      {mode && drawn && (mode !== 5 || quest) ? (
        <footer className={styles['foot']}>
          <ButtonLink
            tone="primary"
            size="large"
            icon={<PlayIcon />}
            to={`/game/${String(level)}?mode=${String(mode)}${quest ? `&quest=${quest}` : ''}`}
          >
            {t('board.play')}
          </ButtonLink>
        </footer>
      ) : null}
    </section>
  );
}

type When = 'current' | 'past' | 'ever';

function whenOf(week: Span, now: number): When {
  if (week === 'ever') return 'ever';
  return week === weekKeyAt(now) ? 'current' : 'past';
}

function isEmpty(result: BoardResult | undefined): boolean {
  return !result || result.board.rows.length + result.board.unproved.length === 0;
}

const EMPTY = {
  current: ['board.empty.title', 'board.empty.text'],
  past: ['board.empty.pastTitle', 'board.empty.past'],
  ever: ['board.empty.title', 'board.empty.ever'],
} as const satisfies Record<When, readonly string[]>;

interface BodyProps {
  readonly mode: GameMode | undefined;
  readonly result: BoardResult | undefined;
  readonly caption: string;
  readonly when: When;
  readonly onMore: () => void;
  readonly onEver: () => void;
}

function Body({ mode, result, caption, when, onMore, onEver }: BodyProps) {
  const { t } = useTranslation('records');
  const isOwner = useAccount()?.isAdmin === true;
  if (!mode) return null;
  const [title, text] = EMPTY[when];
  return (
    <BoardRows
      result={result}
      caption={caption}
      withReasons={isOwner}
      onMore={onMore}
      empty={
        <Notice
          heading="h2"
          picture="guide"
          title={t(title)}
          text={t(text)}
          actions={when === 'ever' ? null : <Button onClick={onEver}>{t('weeks.ever')}</Button>}
        />
      }
    />
  );
}
