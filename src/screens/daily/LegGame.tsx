/** Plays one quest of a hunt as a run and records its time while it goes on, so that a reload does not reset it. */
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { startOf, type Day } from '../../daily/day';
import { worse, type LegResult } from '../../daily/diary';
import { HUNT_LENGTH, type HuntQuest } from '../../daily/hunt';
import { elapsedMs } from '../../game/clock';
import { NEXT_QUEST_DELAY } from '../../game/constants';
import { isEased, type Ease } from '../../game/ease';
import type { Deck } from '../../game/modes';
import type { ShareSign } from '../../game/recap';
import type { Session } from '../../game/session';
import type { LevelData } from '../../maps/schema';
import { useGameMenu } from '../../ui/game-menu';
import { editionOf } from '../../runs/edition';
import { encodeLeg, huntSlot } from '../../runs/hunt-trust';
import { rivalOf } from '../../runs/rival';
import { seedOf } from '../../runs/seed';
import type { SharedHunt } from '../../runs/address';
import { GameView } from '../../table/GameView';
import { recordOf } from '../../table/record-of';
import { RivalMark } from '../../table/RivalMark';
import { RivalStrip } from '../../table/RivalStrip';
import { useGame } from '../../table/use-game';
import type { HuntActs } from './use-hunt';
import { useNextLeg } from './use-next-leg';

const NOTE_EVERY_MS = 1000;

/** The runs a hunt is played against. */
export interface Race {
  readonly rival: SharedHunt;
  /** As it is shown. */
  readonly name: string;
  /** Tells the rival's seconds in a leg. */
  readonly onRival: (leg: number, seconds: number) => void;
}

export interface LegProps extends HuntActs {
  readonly day: Day;
  /** Number of the leg, from 0. */
  readonly number: number;
  readonly next: HuntQuest | undefined;
  readonly ease: Ease;
  /** Milliseconds of play of all earlier legs. */
  readonly earlierMs: number;
  /** Time and sign of this leg from before the page was last closed. */
  readonly before: LegResult;
  readonly race?: Race | undefined;
  /** Called once the last verdict has been shown. */
  readonly onNext: () => void;
}

interface Props extends LegProps {
  readonly level: LevelData;
  readonly deck: Deck;
}

function signSoFar({ answers, hints }: Session): ShareSign {
  if (answers.some(({ right }) => !right)) return 'afterWrong';
  return hints.length > 0 ? 'withHelp' : 'atOnce';
}

export function LegGame({
  day,
  number,
  next,
  ease,
  earlierMs,
  before,
  race,
  level,
  deck,
  onSpend,
  onLeg,
  onNext,
}: Props) {
  const menu = useGameMenu();
  // preloads the result's texts
  useTranslation(['play', 'records', 'daily']);
  const [start] = useState(before);
  const record = race?.rival.legs[number]?.record;
  // a race asks for the rival's hunt, of whatever day that was
  const slot = record?.slot ?? huntSlot(startOf(day));
  const [setup] = useState(() => ({
    level: level.level,
    mode: 5 as const,
    // of the day, so that hints show the same regions to everybody
    seed: seedOf({ edition: editionOf(level.quests), mode: 5, slot }),
    quest: deck[0].quest,
    ranked: !isEased(ease),
  }));
  const game = useGame({ level, setup, deck, largeTargets: ease.largeTargets });
  const { recorder } = game;
  const { session, now, run } = game.run;
  const isWaiting = session.phase === 'waiting';
  const isOver = session.phase === 'over';
  useNextLeg(next, !isWaiting);

  const rival = useMemo(
    () => (record?.edition === editionOf(level.quests) ? rivalOf(record, deck) : undefined),
    [record, level, deck],
  );
  const onRival = race?.onRival;
  useEffect(() => {
    if (isOver && rival) onRival?.(number, rival.time);
  }, [isOver, rival, onRival, number]);

  useEffect(() => {
    if (isWaiting) return undefined;
    const cost = (): LegResult => ({
      ms: start.ms + elapsedMs(session, now()),
      sign: worse(start.sign, signSoFar(session)),
    });
    if (isOver) {
      const played = run.ranked ? recordOf({ run: { run }, recorder, level }, slot) : undefined;
      const told = played && encodeLeg(played);
      onLeg(number, { ...cost(), ...(told === undefined ? {} : { run: told }) });
      return undefined;
    }
    const note = () => onSpend(number, cost());
    note();
    const timer = setInterval(note, NOTE_EVERY_MS);
    window.addEventListener('pagehide', note);
    return () => {
      note();
      clearInterval(timer);
      window.removeEventListener('pagehide', note);
    };
  }, [session, isWaiting, isOver, now, run, recorder, level, slot, start, number, onSpend, onLeg]);

  useEffect(() => {
    if (!isOver) return undefined;
    const timer = setTimeout(onNext, NEXT_QUEST_DELAY);
    return () => clearTimeout(timer);
  }, [isOver, onNext]);

  return (
    <GameView
      game={game}
      menu={menu}
      clockless={ease.relaxed}
      unranked={isEased(ease) || race !== undefined}
      series={{ earlierMs: earlierMs + start.ms, done: number, goal: HUNT_LENGTH }}
      layer={race && rival ? <RivalMark game={game} rival={rival} name={race.name} /> : null}
    >
      {race && rival ? <RivalStrip game={game} rival={rival} name={race.name} /> : null}
    </GameView>
  );
}
