/** Runs a booth's visits around the game: attract screen, warnings, and the hidden way to the operator's page. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Language } from '../i18n/language';
import type { Shelves } from '../records/shelves';
import { Attract, type Game } from './Attract';
import { Keyboard } from './Keyboard';
import type { KioskHost } from '../booth/host';
import { OperatorDoor } from './OperatorDoor';
import { useGuards } from './use-guards';
import { useVisit } from './use-visit';
import { VisitWarning } from './VisitWarning';

export type { Game };

interface Props {
  readonly host: KioskHost;
  readonly shelves: Shelves;
  /** Called when a visit begins, to open what the visitor chose in the visitor's language. */
  readonly onBegin: (language: Language, game: Game) => Promise<void>;
  /** Called when a visit ends, to clear everything of it before the next visitor. */
  readonly onEnd: () => Promise<void>;
  /** The game; mounted for one visit only. */
  readonly children: ReactNode;
}

export function KioskFrame({ host, shelves, onBegin, onEnd, children }: Props) {
  const { phase, begin, end } = useVisit(host.settings);
  const [visits, setVisits] = useState(0);
  const forgetting = useRef<Promise<void>>(undefined);
  useGuards();

  useEffect(() => {
    if (phase.kind !== 'over') return;
    // the attract screen shows at once; the next visit waits until the data is cleared
    forgetting.current = onEnd();
    end();
  }, [phase.kind, onEnd, end]);

  const start = async (language: Language, game: Game) => {
    host.fill?.();
    await forgetting.current;
    await onBegin(language, game);
    setVisits((count) => count + 1);
    begin();
  };

  const isPlaying = phase.kind !== 'attract' && phase.kind !== 'over';
  return (
    <>
      {isPlaying ? (
        <div key={visits} style={{ display: 'contents' }}>
          {children}
        </div>
      ) : (
        <Attract
          settings={host.settings}
          shelves={shelves}
          onStart={(language, game) => void start(language, game)}
        />
      )}
      {phase.kind === 'idle' || phase.kind === 'lastCall' ? <VisitWarning phase={phase} /> : null}
      <Keyboard />
      <OperatorDoor host={host} shelves={shelves} />
    </>
  );
}
