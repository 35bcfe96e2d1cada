/** The end of a game, whose code comes while the game is played; where it cannot be had the result waits for another try. */
import { Suspense } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { Dialog } from '../../ui/Dialog';
import { Late, lateCode } from '../../ui/late';
import { formatSeconds } from '../../i18n/formats';
import type { Game } from '../../table/use-game';
import type { EndingProps } from './Ending';
import { Unfetched } from './Unfetched';

interface RecapProps {
  readonly game: Game;
  readonly onBack: () => void;
}

const ENDING = lateCode<EndingProps>(async () => (await import('./Ending')).Ending);
const RECAP = lateCode<RecapProps>(async () => (await import('./Ending')).Recap);

/** Fetches it ahead; rejects while it cannot be had. */
export const fetchEnding = async (): Promise<void> => void (await ENDING.fetch());

export function LateEnding(props: EndingProps) {
  const { t, language } = useTranslation('play');
  const { score, time } = props.result;
  return (
    <Suspense fallback={null}>
      <Late
        code={ENDING}
        props={props}
        renderUnloaded={({ again }) => (
          <Dialog
            open={props.open}
            title={t('result.finished', { time: formatSeconds(language, time), score })}
          >
            <Unfetched what="result.failed" again={again} />
          </Dialog>
        )}
      />
    </Suspense>
  );
}

/** The list of finds over the map, which is fetched with the rest of the end. */
export function LateRecap(props: RecapProps) {
  return <Late code={RECAP} props={props} renderUnloaded={() => null} />;
}
