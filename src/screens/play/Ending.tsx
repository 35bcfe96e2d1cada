/** What stands after a game's last verdict: its result with the form that sends it, or what the run was played against. */
import { useTranslation } from '../../i18n/use-translation';
import { isEased, type Ease } from '../../game/ease';
import type { Result } from '../../game/recap';
import type { Comparison } from '../../progress/comparison';
import type { Earned } from '../../records/forms';
import { recordOf } from '../../table/record-of';
import type { Game } from '../../table/use-game';
import { LateChallenge } from './LateChallenge';
import { LateForm, type FormLoader } from './LateForm';
import { ResultDialog } from './ResultDialog';
import type { Rivalry } from './rivalry';

export { Recap } from './Recap';

export interface EndingProps {
  readonly open: boolean;
  readonly game: Game;
  readonly result: Result;
  /** How the run stands beside one's best; absent where runs are not compared. */
  readonly comparison: Comparison | undefined;
  /** As the run was played: an eased one counts for no board. */
  readonly ease: Ease;
  /** The slot whose seed the run has. */
  readonly slot: number;
  /** Address of the next map; absent when there is none. */
  readonly next: string | undefined;
  /** The result's id, and when it was earned. */
  readonly earned: Earned;
  /** Its page was loaded again at the result. */
  readonly isAgain: boolean;
  readonly rivalry: Rivalry | undefined;
  readonly loadForm: FormLoader;
  readonly onSeeMap: () => void;
  readonly onAgain: () => void;
}

export function Ending({ ease, slot, earned, isAgain, rivalry, loadForm, game, ...dialog }: EndingProps) {
  const { t } = useTranslation('play');
  const { result } = dialog;
  const ranked = !isEased(ease);
  const told = rivalry ? (
    rivalry.renderResult(game)
  ) : ranked ? (
    <LateForm
      load={loadForm}
      result={result}
      earned={earned}
      isAgain={isAgain}
      recordOf={() => recordOf(game, slot)}
    />
  ) : (
    <p>{t(ease.relaxed ? 'result.relaxed' : 'result.largeTargets')}</p>
  );
  return (
    <ResultDialog
      {...dialog}
      session={game.run.session}
      level={game.level}
      ways={ranked && result.score > 0 ? <LateChallenge game={game} slot={slot} /> : null}
    >
      {told}
    </ResultDialog>
  );
}
