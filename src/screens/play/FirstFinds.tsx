/** A newcomer's first finds on a map: quests without a clock and a line from the cat, before the game itself. */
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstFinds } from '../../game/first-finds';
import { gameAddress, type Ease } from '../../game/ease';
import { NEXT_QUEST_DELAY } from '../../game/constants';
import { deckOf, DEFAULT_MODE, goalOf, type GameChoice } from '../../game/modes';
import { useTranslation } from '../../i18n/use-translation';
import { MAIN_MAP, mapOf } from '../../maps/maps';
import type { LevelData } from '../../maps/schema';
import { GameView } from '../../table/GameView';
import { useGame } from '../../table/use-game';
import guideUrl from '../../ui/art/guide.svg';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { Dialog } from '../../ui/Dialog';
import { FormActions } from '../../ui/Form';
import { useGameMenu } from '../../ui/game-menu';
import { TimerIcon } from '../../ui/icons/tools';
import styles from './FirstFinds.module.css';

export interface FirstFindsProps {
  readonly level: LevelData;
  /** The game that follows. */
  readonly choice: Extract<GameChoice, { kind: 'game' }>;
  readonly ease: Ease;
  /** How many finds are made before it. */
  readonly count: number;
}

function Line() {
  const { t } = useTranslation('runs');
  return (
    <output className={styles['line']} data-first-line="">
      <img src={guideUrl} alt="" width="334" height="350" />
      <span>{t('first.cat')}</span>
    </output>
  );
}

interface WakeProps {
  readonly onWake: () => void;
}

/** Who knows the game need not wait for it. */
function Wake({ onWake }: WakeProps) {
  const { t } = useTranslation('runs');
  return (
    <div className={styles['wake']}>
      <Button size="small" icon={<TimerIcon />} onClick={onWake}>
        {t('first.wake')}
      </Button>
    </div>
  );
}

function End({ level, choice, onWake }: FirstFindsProps & WakeProps) {
  const { t } = useTranslation('runs');
  return (
    <Dialog open title={t('first.title')}>
      <p>{t('first.text', { count: goalOf(choice.mode, choice.deck.length) })}</p>
      <FormActions atEnd>
        <ButtonLink to={`/stroll/${String(level.level)}`} tone="quiet">
          {t('first.stroll')}
        </ButtonLink>
        <Button tone="primary" icon={<TimerIcon />} onClick={onWake}>
          {t('first.wake')}
        </Button>
      </FormActions>
    </Dialog>
  );
}

export function FirstFinds(props: FirstFindsProps) {
  const { level, choice, ease, count } = props;
  const menu = useGameMenu();
  const navigate = useNavigate();
  // the same screen by an address that says nothing of first finds: the map stays as it is
  const wake = () => void navigate(gameAddress(level.level, choice.mode, ease), { replace: true });
  const [{ deck, seed, middle }] = useState(() => {
    const map = mapOf(level, MAIN_MAP) ?? { width: 0, height: 0 };
    // the hunt for what is there twice has pictures of its own, and comes after them
    return firstFinds(deckOf(level.quests, DEFAULT_MODE) ?? choice.deck, map, Date.now(), count);
  });
  // single finds, which are nobody's game of ten
  const [setup] = useState(() => ({ level: level.level, mode: 5 as const, seed, ranked: false }));
  const game = useGame({ level, setup, deck, largeTargets: ease.largeTargets, opensAt: middle });
  const { phase, answers } = game.run.session;
  const isOver = phase === 'over';
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => setTold(true), NEXT_QUEST_DELAY);
    return () => clearTimeout(timer);
  }, [isOver]);
  return (
    <GameView game={game} menu={menu} clockless>
      {/* its words come late, and take nothing from the map */}
      <Suspense fallback={null}>
        {answers.some(({ right }) => right) ? null : <Line />}
        {isOver ? null : <Wake onWake={wake} />}
        {isTold ? <End {...props} onWake={wake} /> : null}
      </Suspense>
    </GameView>
  );
}
