/** The quick game of a booth, `/rush`: a map of the booth's own, five people, one clock; elsewhere the address leads home. */
import { useCallback, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { KioskSettings } from '../../booth/settings';
import { rushQuests, rushResultOf, type RushResult } from '../../game/rush';
import type { Stroll } from '../../game/stroll';
import { useScreenTitle } from '../../i18n/use-screen-title';
import { useTranslation } from '../../i18n/use-translation';
import { useManifest } from '../../levels/ManifestContext';
import { useLevel } from '../../levels/use-level';
import type { LevelData } from '../../maps/schema';
import { usePlatform } from '../../platform/PlatformContext';
import { ErrorModal } from '../../table/ErrorModal';
import { LevelWait } from '../../table/LevelGate';
import { Clock } from './Clock';
import { RushOver } from './RushOver';

/** What a stroll is told when a clock runs over it. */
export interface Timed {
  readonly clock: ReactNode;
  readonly onStep: (stroll: Stroll) => void;
}

interface Props {
  readonly renderStroll: (level: LevelData, timed: Timed) => ReactNode;
}

interface GameProps extends Props {
  readonly level: LevelData;
  readonly seconds: number;
  readonly onOver: (result: RushResult) => void;
}

function RushGame({ level, seconds, onOver, renderStroll }: GameProps) {
  const [dealt] = useState(() => ({ ...level, quests: [...rushQuests(level.quests, Math.random)] }));
  const [stroll, setStroll] = useState<Stroll>();
  const onStep = useCallback(
    (step: Stroll) => {
      setStroll(step);
      if (step.finds.length === step.quests.length) onOver(rushResultOf(step));
    },
    [onOver],
  );
  const clock = (
    <Clock
      stroll={stroll}
      seconds={seconds}
      onOut={() => onOver(stroll ? rushResultOf(stroll) : { found: 0, ms: 0 })}
    />
  );
  return renderStroll(dealt, { clock, onStep });
}

function RushOf({ settings, renderStroll }: Props & { readonly settings: KioskSettings }) {
  const { t } = useTranslation(['kiosk', 'play']);
  const list = useManifest();
  const [lot, setLot] = useState(() => Math.random());
  const [result, setResult] = useState<RushResult>();
  const levels = list.kind === 'ready' ? list.manifest.levels : [];
  const id = levels[Math.floor(lot * levels.length)]?.level;
  const state = useLevel(id);
  const seconds = settings.rushSeconds;
  useScreenTitle(t('rush.title', { seconds }));

  if (list.kind === 'failed') return <ErrorModal error="unreadable" level="" onRetry={list.retry} />;
  if (state.kind === 'unreadable') return <ErrorModal error="unreadable" level="" onRetry={state.retry} />;
  if (state.kind !== 'ready') return <LevelWait label={t('play:catalogue.loading')} />;
  if (result)
    return (
      <RushOver
        level={state.level}
        result={result}
        prize={settings.prize}
        onAgain={() => {
          setLot(Math.random());
          setResult(undefined);
        }}
      />
    );
  return (
    <RushGame
      key={`${String(lot)} ${String(id)}`}
      level={state.level}
      seconds={seconds}
      onOver={setResult}
      renderStroll={renderStroll}
    />
  );
}

export function RushScreen(props: Props) {
  const { kiosk } = usePlatform();
  return kiosk ? <RushOf {...props} settings={kiosk.settings} /> : <Navigate to="/" replace />;
}
