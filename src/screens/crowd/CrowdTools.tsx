/** The tools of a crowd hunt: zoom, hint, skip, pause and sound. */
import { useTranslation } from '../../i18n/use-translation';
import { CROWD_RULES } from '../../crowd/hunt';
import { MuteTool } from '../../table/MuteTool';
import { Tool } from '../../table/Tool';
import tools from '../../table/Tools.module.css';
import { HintIcon, PauseIcon, SkipIcon, ZoomInIcon, ZoomOutIcon } from '../../ui/icons/tools';
import type { ZoomState } from '../../viewer/types';

interface Props {
  readonly zoom: ZoomState | undefined;
  readonly hinted: boolean;
  readonly isRunning: boolean;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onHint: () => void;
  readonly onSkip: () => void;
  readonly onPause: () => void;
}

export function CrowdTools({ zoom, hinted, isRunning, ...on }: Props) {
  const { t } = useTranslation(['crowd', 'play']);
  return (
    <div className={tools['tools']} role="toolbar" aria-label={t('play:tools.label')}>
      <Tool
        icon={<ZoomOutIcon />}
        label={t('play:tools.zoomOut')}
        disabled={!zoom?.canZoomOut}
        onClick={on.onZoomOut}
      />
      <Tool
        icon={<ZoomInIcon />}
        label={t('play:tools.zoomIn')}
        disabled={!zoom?.canZoomIn}
        onClick={on.onZoomIn}
      />
      <Tool
        name="hint"
        icon={<HintIcon />}
        label={t('tools.hint', { seconds: CROWD_RULES.hint })}
        word={t('tools.hintShort')}
        disabled={!isRunning || hinted}
        onClick={on.onHint}
      />
      <Tool
        name="skip"
        icon={<SkipIcon />}
        label={t('tools.skip', { seconds: CROWD_RULES.skip })}
        word={t('tools.skipShort')}
        disabled={!isRunning}
        onClick={on.onSkip}
      />
      <Tool
        name="pause"
        icon={<PauseIcon />}
        label={t('tools.pause')}
        word={t('tools.pauseShort')}
        disabled={!isRunning}
        onClick={on.onPause}
      />
      <MuteTool />
    </div>
  );
}
