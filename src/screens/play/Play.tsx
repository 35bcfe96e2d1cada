/** One game from the first sharp picture to the result. */
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { easeIn, isEased, NO_EASE, type Ease } from '../../game/ease';
import type { GameChoice } from '../../game/modes';
import { resultOf } from '../../game/recap';
import { NEXT_QUEST_DELAY } from '../../game/constants';
import type { LevelData } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import { bestBefore, compareWithBest } from '../../progress/comparison';
import { progressStore } from '../../progress/store';
import { useGameMenu } from '../../ui/game-menu';
import { GameView } from '../../table/GameView';
import { editionOf } from '../../runs/edition';
import type { InterruptedRun } from '../../runs/interrupted';
import { seedOf } from '../../runs/seed';
import { fetchEnding, LateEnding, LateRecap } from './LateEnding';
import type { FormLoader } from './LateForm';
import type { Rivalry } from './rivalry';
import { LeaveDialog } from '../../table/LeaveDialog';
import { useGame } from '../../table/use-game';
import { useLeaveGuard } from '../../table/use-leave-guard';
import { useKeptRun } from './use-kept-run';
import { useNextMap } from './use-next-map';

interface Props {
  readonly level: LevelData;
  readonly choice: Extract<GameChoice, { kind: 'game' }>;
  /** The slot whose seed it is, see `seedOf`. */
  readonly slot: number;
  /** As it was chosen with the run. */
  readonly ease?: Ease;
  /** Tells games apart; a run without it is not kept. */
  readonly name?: string;
  /** What was played of it before the page was loaded again. */
  readonly earlier?: InterruptedRun | undefined;
  /** Set when it is played against another run; it counts for no board then. */
  readonly rivalry?: Rivalry;
  readonly loadForm: FormLoader;
  readonly onAgain: () => void;
}

/** How long a game has been played before its end is preloaded, in ms: what a first pan asks for goes first. */
const END_AHEAD = 4000;

/** What shows after the end: first the last verdict, then the result, or the map when the player returns to it. */
type After = 'verdict' | 'result' | 'map';

/** A result's own id, which its document will have however often it is sent. */
const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

export function Play({
  level,
  choice,
  slot,
  ease = NO_EASE,
  name,
  earlier,
  rivalry,
  loadForm,
  onAgain,
}: Props) {
  const menu = useGameMenu();
  const { kiosk } = usePlatform();
  const { texts } = useTranslation('play');
  const { relaxed, largeTargets } = easeIn(choice.mode, ease);
  const ranked = !isEased({ relaxed, largeTargets });
  const [setup] = useState(() => ({
    level: level.level,
    mode: choice.mode,
    seed: seedOf({ edition: editionOf(level.quests), mode: choice.mode, slot }),
    ranked,
    ...(choice.quest === undefined ? {} : { quest: choice.quest }),
  }));
  // before this run's own finds are noted
  const [best] = useState(() =>
    kiosk ? undefined : bestBefore(progressStore.get(), level.level, choice.mode, choice.quest),
  );
  const next = useNextMap(level.level, choice.mode);
  const game = useGame({ level, setup, deck: choice.deck, largeTargets, earlier });
  const { session } = game.run;
  const result = resultOf(session);
  const [after, setAfter] = useState<After>('verdict');
  const guard = useLeaveGuard(session.phase !== 'waiting' && session.phase !== 'over');
  const over = session.phase === 'over';
  // its page was loaded again at the result
  const [wasOver] = useState(over);
  // two players of a duel may share the screen, and the best on it is then the other's
  const isCompared = ranked && !kiosk && !wasOver && !rivalry?.goesOn;
  /** Epoch ms at the instant 0 of the run's clock. */
  const [epoch] = useState(() => Date.now() - game.run.now());

  const begun = session.phase !== 'waiting';
  const [id] = useState(() => earlier?.result ?? newId());
  useKeptRun(game, { name: kiosk ? undefined : name, slot, result: id });

  useEffect(() => {
    if (!begun) return undefined;
    const preload = () => {
      // a failure is shown at the end
      fetchEnding().catch(() => undefined);
      if (!ranked || rivalry) return;
      loadForm().catch(() => undefined);
      void texts.load('records');
    };
    const timer = setTimeout(preload, END_AHEAD);
    return () => clearTimeout(timer);
  }, [begun, ranked, rivalry, loadForm, texts]);

  useEffect(() => {
    if (!over) return undefined;
    // effects run again after a suspension for texts, so the result replaces only the verdict
    const showResult = () => setAfter((now) => (now === 'verdict' ? 'result' : now));
    const timer = setTimeout(showResult, NEXT_QUEST_DELAY);
    return () => clearTimeout(timer);
  }, [over]);

  return (
    <>
      <GameView
        game={game}
        menu={menu}
        clockless={relaxed}
        unranked={!ranked || rivalry !== undefined}
        layer={after === 'verdict' ? rivalry?.renderMark(game) : null}
      >
        {rivalry && after === 'verdict' ? rivalry.renderStrip(game) : null}
        {result && after === 'map' ? <LateRecap game={game} onBack={() => setAfter('result')} /> : null}
      </GameView>
      {result ? (
        <LateEnding
          open={after === 'result'}
          game={game}
          result={result}
          comparison={isCompared ? compareWithBest(choice.mode, best, result) : undefined}
          ease={{ relaxed, largeTargets }}
          slot={slot}
          next={rivalry?.goesOn ? undefined : next}
          earned={{ id, date: new Date(epoch + (game.run.run.events.at(-1)?.at ?? 0)).toISOString() }}
          isAgain={wasOver}
          rivalry={rivalry}
          loadForm={loadForm}
          onSeeMap={() => setAfter('map')}
          onAgain={onAgain}
        />
      ) : null}
      <LeaveDialog guard={guard} />
    </>
  );
}
