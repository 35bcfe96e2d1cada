/** A game on a map from a seed: the game's own rules, table and clock, on no board. */
import { useEffect, useRef, useState } from 'react';
import type { Challenge } from '../../endless/address';
import { bestOf, endlessBests, mapKey, withRun } from '../../endless/best';
import type { EndlessCode } from '../../endless/code';
import { editionOf } from '../../endless/drawn-map';
import type { PlayableMap } from '../../endless/ready';
import { NEXT_QUEST_DELAY } from '../../game/constants';
import type { Deck, Mode } from '../../game/modes';
import { resultOf } from '../../game/recap';
import type { LevelData } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import { useSettings } from '../../settings/settings';
import { GameView } from '../../table/GameView';
import { LeaveDialog } from '../../table/LeaveDialog';
import { useGame } from '../../table/use-game';
import { useLeaveGuard } from '../../table/use-leave-guard';
import { useGameMenu } from '../../ui/game-menu';
import { EndlessResult } from './EndlessResult';

interface Props {
  readonly code: EndlessCode;
  readonly map: PlayableMap;
  readonly level: LevelData;
  readonly mode: Mode;
  readonly deck: Deck;
  readonly seed: number;
  readonly challenge: Challenge | undefined;
  readonly onAgain: () => void;
}

export function EndlessGame({ code, map, level, mode, deck, seed, challenge, onAgain }: Props) {
  const menu = useGameMenu();
  const { kiosk } = usePlatform();
  const { largeButtons } = useSettings();
  const [setup] = useState(() => ({ level: level.level, mode, seed, ranked: false }));
  // before this run is noted
  const [best] = useState(() => bestOf(endlessBests.get(), mapKey(map), mode));
  const game = useGame({ level, setup, deck, largeTargets: largeButtons });
  const { session } = game.run;
  const isOver = session.phase === 'over';
  const result = resultOf(session);
  const guard = useLeaveGuard(session.phase !== 'waiting' && !isOver);
  const [isShown, setShown] = useState(false);
  const noted = useRef(false);

  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(() => setShown(true), NEXT_QUEST_DELAY);
    return () => clearTimeout(timer);
  }, [isOver]);

  useEffect(() => {
    if (!result || noted.current || kiosk !== undefined) return;
    noted.current = true;
    const run = { score: result.score, time: Math.round(result.time * 1000), at: Date.now() };
    endlessBests.change((bests) => withRun(bests, mapKey(map), mode, run));
  }, [result, kiosk, map, mode]);

  return (
    <>
      <GameView game={game} menu={menu} unranked />
      {result && isShown ? (
        <EndlessResult
          code={code}
          edition={editionOf(map)}
          mode={mode}
          seed={seed}
          goal={session.goal}
          result={{ score: result.score, time: Math.round(result.time * 1000) }}
          best={kiosk === undefined ? best : undefined}
          challenge={challenge}
          canShare={kiosk === undefined}
          onAgain={onAgain}
        />
      ) : null}
      <LeaveDialog guard={guard} />
    </>
  );
}
