/** A game, and each time it is played again a new one; a game that was cut off, or a newcomer's first finds, go first. */
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Ease } from '../../game/ease';
import type { GameChoice } from '../../game/modes';
import type { LevelData } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import { firstFindsLeft } from '../../progress/newcomer';
import { progressStore } from '../../progress/store';
import type { InterruptedRun } from '../../runs/interrupted';
import { slotOf } from '../../runs/seed';
import { Late, lateCode } from '../../ui/late';
import type { FormLoader } from './LateForm';
import type { BeforePlayProps } from './BeforePlay';
import { Play } from './Play';
import { interruptedText, offeredText } from './use-kept-run';

export interface TurnsProps {
  readonly level: LevelData;
  readonly choice: Extract<GameChoice, { kind: 'game' }>;
  readonly ease: Ease;
  /** Tells games apart. */
  readonly name: string;
  readonly loadForm: FormLoader;
  /** The run that the first turn goes on with. */
  readonly first?: InterruptedRun | undefined;
}

/** Each turn has the seed of the slot it begins in. */
export function Turns({ level, choice, ease, name, loadForm, first }: TurnsProps) {
  const [turn, setTurn] = useState(() => ({ count: 0, slot: first?.slot ?? slotOf(Date.now()) }));
  return (
    <Play
      key={turn.count}
      level={level}
      choice={choice}
      slot={turn.slot}
      ease={ease}
      name={name}
      earlier={turn.count === 0 ? first : undefined}
      loadForm={loadForm}
      onAgain={() => setTurn(({ count }) => ({ count: count + 1, slot: slotOf(Date.now()) }))}
    />
  );
}

const BEFORE = lateCode<BeforePlayProps>(async () => (await import('./BeforePlay')).BeforePlay);

interface Props extends Omit<TurnsProps, 'first'> {
  /** Whether a newcomer's first finds go before it. */
  readonly isAfterFirstFinds: boolean;
  readonly waiting: ReactNode;
}

export function PlayAgain({ waiting, isAfterFirstFinds, ...turns }: Props) {
  const { state } = useLocation();
  const { kiosk } = usePlatform();
  // at the start: each find that is made leaves one less
  const [left] = useState(() => (kiosk ? 0 : firstFindsLeft(progressStore.get())));
  const [text] = useState(() => interruptedText() ?? offeredText(state));
  if (text === undefined && !(isAfterFirstFinds && left > 0 && !turns.ease.relaxed))
    return <Turns {...turns} />;
  return (
    <Late
      code={BEFORE}
      props={{ ...turns, text, left }}
      waiting={waiting}
      renderUnloaded={() => <Turns {...turns} />}
    />
  );
}
