/** A game being played: its bar, tools, verdicts, hints, and the recap of a whole run. */
import { useEffect, type ReactNode } from 'react';
import { REGION_COST_SECONDS } from '../../../src/game/constants';
import type { Deck } from '../../../src/game/modes';
import type { Quest } from '../../../src/game/quest';
import { mapPoint } from '../../../src/game/space';
import { viewPoint } from '../../../src/viewer/space';
import { Bar } from '../../../src/table/Bar';
import { HintBubble } from '../../../src/table/HintBubble';
import { Tools } from '../../../src/table/Tools';
import { useGame } from '../../../src/table/use-game';
import { VerdictPopup } from '../../../src/table/VerdictPopup';
import { useQuestTexts } from '../../../src/i18n/quest-texts';
import { CATALOGUE } from '../../../src/maps/catalogue';
import { Recap } from '../../../src/screens/play/Recap';
import { plainLevel } from '../../support/plain-levels';
import styles from '../gallery.module.css';
import { Specimen } from '../Specimen';

const NOTHING = () => undefined;
const LEVEL = CATALOGUE.filter(({ id }) => id === 1).map(plainLevel)[0];
/** Play time of the bar, ms. */
const STOPPED = 42_300;
const stopped = () => STOPPED;
const VIEW = { width: 640, height: 300 };

function deckOf([first, ...rest]: readonly Quest[]): Deck | undefined {
  return first && [first, ...rest];
}

const DECK = deckOf(LEVEL?.quests.slice(0, 5) ?? []);
const TWO_TARGETS = deckOf(LEVEL?.quests.filter(({ positions }) => positions.length > 1).slice(0, 3) ?? []);

function Stage({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles['stage']} style={VIEW}>
      {children}
    </div>
  );
}

interface GameProps {
  readonly level: NonNullable<typeof LEVEL>;
  readonly deck: Deck;
  readonly mode: 1 | 3 | 4;
}

function BarAndTools({ level, deck, mode }: GameProps) {
  const setup = { level: level.level, mode, seed: 7, ranked: true };
  const { run } = useGame({ level, setup, deck, now: stopped });
  const title = useQuestTexts(level.translationSpace)(run.session.quest.quest).title;
  return (
    <div className={styles['game']}>
      <Bar session={run.session} now={run.now} place={level.name} title={title} clockless={false} />
      <Tools
        session={{ ...run.session, phase: 'searching' }}
        zoom={{ zoom: 50, canZoomIn: true, canZoomOut: false }}
        minimal={false}
        skippable
        night={mode === 4 ? false : undefined}
        hintOpen={mode === 4}
        onZoomIn={NOTHING}
        onZoomOut={NOTHING}
        onHint={NOTHING}
        onSkip={NOTHING}
        onTakeBack={NOTHING}
        onNight={NOTHING}
      />
    </div>
  );
}

function PlayedRecap({ level, deck }: Pick<GameProps, 'level' | 'deck'>) {
  const setup = { level: level.level, mode: 4 as const, seed: 7, ranked: true };
  const game = useGame({ level, setup, deck, now: stopped });
  const { session, send } = game.run;
  const { phase, quest } = session;
  useEffect(() => {
    if (phase === 'waiting') send({ type: 'start' });
    if (phase !== 'searching' || session.answers.length > 0) return;
    const [target] = quest.positions;
    if (!target) return;
    send({ type: 'mark', point: mapPoint(1, 1), slack: 0 });
    send({ type: 'mark', point: target.top, slack: 0 });
  }, [phase, quest, session.answers.length, send]);
  return <Recap game={game} onBack={NOTHING} />;
}

export function Table() {
  if (!LEVEL || !DECK || !TWO_TARGETS) return null;
  const text = 'Regarde du côté de la grande roue : quelqu’un y a laissé son chapeau.';
  return (
    <>
      <Specimen id="bars" title="Bar and tools">
        <BarAndTools level={LEVEL} deck={DECK} mode={4} />
        <BarAndTools level={LEVEL} deck={DECK} mode={3} />
        <BarAndTools level={LEVEL} deck={TWO_TARGETS} mode={1} />
      </Specimen>
      <Specimen id="verdicts" title="Verdicts">
        <Stage>
          <VerdictPopup verdict="right" at={viewPoint(60, 40)} view={VIEW} />
          <VerdictPopup verdict="wrong" at={viewPoint(580, 260)} view={VIEW} />
        </Stage>
      </Specimen>
      <Specimen id="hints" title="Hints">
        {([1, 2] as const).map((step) => (
          <Stage key={step}>
            <HintBubble
              text={text}
              step={step}
              cost={REGION_COST_SECONDS}
              at={viewPoint(400, 20)}
              view={VIEW}
              region={undefined}
              onMore={NOTHING}
              onClose={NOTHING}
            />
          </Stage>
        ))}
      </Specimen>
      <Specimen id="recap" title="Recap">
        <div className={styles['stage']} style={{ height: 380 }}>
          <PlayedRecap level={LEVEL} deck={DECK} />
        </div>
      </Specimen>
    </>
  );
}
