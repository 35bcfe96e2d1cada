/** A test game: the game's own table, reducer and viewer, with nothing that counts, keeps or sends what is played. */
import { useRef, useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import type { ShownWords } from '../artwork/words';
import { regionCost } from '../game/hint-cost';
import type { Deck, Mode } from '../game/modes';
import type { Session } from '../game/session';
import type { LevelData } from '../maps/schema';
import { useSounds } from '../sound/use-sounds';
import { Bar } from '../table/Bar';
import { HintBubble } from '../table/HintBubble';
import { StampNotice } from '../table/StampNotice';
import { GameTools } from '../table/GameTools';
import { useGame } from '../table/use-game';
import { useHintPlace } from '../table/use-hint-place';
import { useKeys } from '../table/use-keys';
import { useLine } from '../table/use-line';
import { useSize } from '../table/use-size';
import { useViewerLabels } from '../table/use-viewer-words';
import { VerdictPopup } from '../table/VerdictPopup';
import { Button } from '../ui/Button';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { MapViewer } from '../viewer/MapViewer';
import type { Sheets } from './keeper';
import styles from './TestPlay.module.css';

interface Props {
  readonly level: LevelData;
  readonly mode: Mode;
  readonly deck: Deck;
  readonly seed: number;
  readonly words: (quest: string) => ShownWords;
  readonly sheets: Pick<Sheets, 'url' | 'overview'>;
  /** The player wants to see what was tapped, at the end or before. */
  readonly onEnd: (session: Session) => void;
}

export function TestTable({ level, mode, deck, seed, words, sheets, onEnd }: Props) {
  const { t } = useTranslation(['play', 'studio']);
  const [setup] = useState(() => ({
    level: level.level,
    mode,
    seed,
    ranked: false,
    ...(mode === 5 ? { quest: deck[0].quest } : {}),
  }));
  const game = useGame({ level, setup, deck });
  const { run, map, act, hintOpen, tappedAt } = game;
  const { session } = run;
  const labels = useViewerLabels(level.name);
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const view = useSize(stage);
  const hintAt = useHintPlace(root, stage, hintOpen);
  const isSingle = mode === 5;
  const isOver = session.phase === 'over';
  useKeys(isSingle ? { zoomIn: act.zoomIn, zoomOut: act.zoomOut, takeBack: act.takeBack } : act, true);
  useSounds(session, run.now);
  const text = words(session.quest.quest);
  const line = useLine(session);
  const verdict = game.verdict === 'pending' ? undefined : game.verdict;
  return (
    <div
      ref={root}
      className={styles['table']}
      data-game={mode}
      data-phase={session.phase}
      data-quest={session.quest.quest}
    >
      <Bar
        session={session}
        now={run.now}
        place={level.name}
        title={text.title}
        menu={
          <Button size="small" tone={isOver ? 'primary' : 'secondary'} onClick={() => onEnd(session)}>
            {t(isOver ? 'studio:test.taps' : 'studio:test.stop')}
          </Button>
        }
        clockless={false}
        unranked
      />
      <GameTools game={game} minimal={isSingle} skippable />
      <div ref={stage} className={styles['stage']}>
        {map ? (
          <MapViewer
            map={map}
            pictureUrl={sheets.url}
            labels={labels}
            overview={sheets.overview(map)}
            marks={game.marks}
            verdict={game.verdict}
            found={game.found}
            hint={game.hint}
            disabled={session.phase !== 'searching'}
            takesFocus
            onTap={act.tap}
            onDoubleTap={act.doubleTap}
            onSharp={act.sharp}
            onZoom={act.zoomed}
            onReady={act.ready}
          />
        ) : null}
        {verdict && tappedAt ? (
          <VerdictPopup
            key={session.answers.length}
            verdict={verdict}
            line={line}
            at={tappedAt}
            view={view}
          />
        ) : null}
        <StampNotice session={session} now={run.now} />
        {hintOpen ? (
          <HintBubble
            text={text.hint}
            step={session.hintStep}
            cost={regionCost(session)}
            at={hintAt}
            view={view}
            region={game.regionSpan}
            onMore={act.hint}
            onClose={act.closeHint}
          />
        ) : null}
      </div>
      <VisuallyHidden>
        <output aria-live="assertive">{verdict ? t(`verdict.${verdict}`) : ''}</output>
      </VisuallyHidden>
    </div>
  );
}
