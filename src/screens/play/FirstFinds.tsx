/** A newcomer's first finds on a map: three quests without a clock and a line from the cat, before the game itself. */
import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { firstFinds } from '../../game/first-finds';
import { gameAddress, NO_EASE } from '../../game/ease';
import { NEXT_QUEST_DELAY } from '../../game/constants';
import { goalOf, type GameChoice } from '../../game/modes';
import { useTranslation } from '../../i18n/useTranslation';
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
  readonly choice: Extract<GameChoice, { kind: 'game' }>;
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

function End({ level, choice }: FirstFindsProps) {
  const { t } = useTranslation('runs');
  const navigate = useNavigate();
  // the same screen without its question mark: the map stays as it is
  const wake = () => void navigate(gameAddress(level.level, choice.mode, NO_EASE), { replace: true });
  return (
    <Dialog open title={t('first.title')}>
      <p>{t('first.text', { count: goalOf(choice.mode, choice.deck.length) })}</p>
      <FormActions atEnd>
        <ButtonLink to={`/stroll/${String(level.level)}`} tone="quiet">
          {t('first.stroll')}
        </ButtonLink>
        <Button tone="primary" icon={<TimerIcon />} onClick={wake}>
          {t('first.wake')}
        </Button>
      </FormActions>
    </Dialog>
  );
}

export function FirstFinds(props: FirstFindsProps) {
  const { level, choice } = props;
  const menu = useGameMenu();
  const [{ deck, seed, middle }] = useState(() => {
    const map = mapOf(level, MAIN_MAP) ?? { width: 0, height: 0 };
    return firstFinds(choice.deck, map, Date.now());
  });
  // single finds, which are nobody's game of ten
  const [setup] = useState(() => ({ level: level.level, mode: 5 as const, seed, ranked: false }));
  const game = useGame({ level, setup, deck, opensAt: middle });
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
        {isTold ? <End {...props} /> : null}
      </Suspense>
    </GameView>
  );
}
