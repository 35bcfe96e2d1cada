/** The body of a board's page: the map as a banner, the table or a message, and the play button. */
import { useTranslation } from '../../i18n/useTranslation';
import { useAccount } from '../../accounts/AccountsContext';
import { weekKeyAt, weekParts, type WeekKey } from '../../contest/weeks';
import { useQuestTitle } from '../../i18n/quest-title';
import { openLevel } from '../../levels/manifest';
import { useManifest } from '../../levels/ManifestContext';
import { findLevel } from '../../maps/catalogue';
import { BANNER_SIZES } from '../../maps/thumbnail-sizes';
import { Thumbnail } from '../../levels/Thumbnail';
import type { BoardResult } from '../../records/answers';
import type { GameMode } from '../../records/schema';
import { useBoard, useLooks } from '../../records/useAnswers';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { PlayIcon } from '../../ui/icons/ways';
import { Notice } from '../../ui/Notice';
import { BoardRows } from '../../boards/BoardRows';
import styles from './BoardSheet.module.css';

interface Props {
  readonly level: number;
  readonly levelName: string;
  readonly mode: GameMode | undefined;
  readonly modeName: string | undefined;
  /** In mode 5: whose board this is. */
  readonly quest: string | undefined;
  readonly week: WeekKey;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Id of the result to highlight. */
  readonly own: string | undefined;
}

export function BoardSheet({ level, levelName, mode, modeName, quest, week, now, own }: Props) {
  const { t } = useTranslation('records');
  const [looks, onMore] = useLooks([level, mode, week, quest].join(' '));
  const isJustRead = own !== undefined;
  const result = useBoard(level, mode, week, { quest, ownId: own, looks, isJustRead });
  const manifest = useManifest();
  const drawn = manifest.kind === 'ready' ? openLevel(manifest.manifest, level) : undefined;
  const questTitle = useQuestTitle(findLevel(String(level))?.translationSpace ?? '', quest);
  const caption = t(questTitle ? 'board.questCaption' : 'board.caption', {
    mode: modeName ?? '',
    level: levelName,
    week: weekParts(week).week,
    quest: questTitle ?? '',
  });

  return (
    <section className={styles['sheet']} aria-label={mode ? caption : levelName}>
      <header className={styles['banner']}>
        {drawn ? <Thumbnail level={drawn} sizes={BANNER_SIZES} eager /> : null}
        <h2 className={styles['title']}>
          <span>{levelName}</span>
          {modeName ? <span className={styles['mode']}>{modeName}</span> : null}
          {questTitle ? <span className={styles['mode']}>{questTitle}</span> : null}
        </h2>
      </header>
      <div className={styles['body']} aria-busy={mode !== undefined && !result}>
        {mode === 5 && !quest ? <p>{t('board.noQuest')}</p> : null}
        <Body
          mode={mode}
          result={result}
          caption={caption}
          isCurrent={week === weekKeyAt(now)}
          onMore={onMore}
        />
      </div>
      <footer className={styles['foot']}>
        {mode && drawn && (mode !== 5 || quest) ? (
          <ButtonLink
            tone="primary"
            size="large"
            icon={<PlayIcon />}
            to={`/game/${String(level)}?mode=${String(mode)}${quest ? `&quest=${quest}` : ''}`}
          >
            {t('board.play')}
          </ButtonLink>
        ) : (
          <Button tone="primary" disabled>
            {t(mode && manifest.kind === 'ready' ? 'board.notYetOpen' : 'board.chooseMode')}
          </Button>
        )}
      </footer>
    </section>
  );
}

interface BodyProps {
  readonly mode: GameMode | undefined;
  readonly result: BoardResult | undefined;
  readonly caption: string;
  readonly isCurrent: boolean;
  readonly onMore: () => void;
}

function Body({ mode, result, caption, isCurrent, onMore }: BodyProps) {
  const { t } = useTranslation('records');
  const isOwner = useAccount()?.isAdmin === true;
  if (!mode) return <Notice heading="h2" title={t('board.choose.title')} text={t('board.choose.text')} />;
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
          title={t(isCurrent ? 'board.empty.title' : 'board.empty.pastTitle')}
          text={t(isCurrent ? 'board.empty.text' : 'board.empty.past')}
        />
      }
    />
  );
}
