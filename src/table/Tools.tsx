/** The toolbar: at the bottom on phones, beside the quest on wide screens, never over the map. */
import { useTranslation } from '../i18n/use-translation';
import { regionCost } from '../game/hint-cost';
import type { Session } from '../game/session';
import { HintIcon, SkipIcon, UndoIcon, ZoomInIcon, ZoomOutIcon } from '../ui/icons/tools';
import { DayIcon, NightIcon } from '../ui/icons/signs';
import type { ZoomState } from '../viewer/types';
import { MotionTool } from './MotionTool';
import { MuteTool } from './MuteTool';
import { Tool } from './Tool';
import styles from './Tools.module.css';

export interface ToolsProps {
  readonly session: Session;
  readonly zoom: ZoomState | undefined;
  /** Hides hint and skip, as in the catalogue's single quest (SPEC section 2). */
  readonly minimal: boolean;
  readonly skippable: boolean;
  /** Whether the night map is shown; undefined when the level has none. */
  readonly night: boolean | undefined;
  readonly hintOpen: boolean;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onHint: () => void;
  readonly onSkip: () => void;
  readonly onTakeBack: () => void;
  readonly onNight: () => void;
}

const HINT_LABELS = ['tools.hint', 'tools.hintRegion', 'tools.hintAgain'] as const;

export function Tools(props: ToolsProps) {
  const { session, zoom, minimal, night, hintOpen } = props;
  const { t } = useTranslation('play');
  const searching = session.phase === 'searching';
  const several = session.quest.positions.length > 1;
  const cost = regionCost(session);
  const hintLabel = () =>
    session.hintStep === 1 && cost > 0
      ? t('tools.hintRegionCost', { seconds: cost })
      : t(HINT_LABELS[session.hintStep]);
  const dayLabel = night ? t('tools.day') : t('tools.night');
  return (
    <div className={styles['tools']} role="toolbar" aria-label={t('tools.label')}>
      <Tool
        name="zoomOut"
        icon={<ZoomOutIcon />}
        label={t('tools.zoomOut')}
        disabled={!zoom?.canZoomOut}
        onClick={props.onZoomOut}
      />
      <Tool
        name="zoomIn"
        icon={<ZoomInIcon />}
        label={t('tools.zoomIn')}
        disabled={!zoom?.canZoomIn}
        onClick={props.onZoomIn}
      />
      {night === undefined ? null : (
        <Tool
          icon={night ? <DayIcon /> : <NightIcon />}
          label={dayLabel}
          word={night ? t('tools.dayShort') : t('tools.nightShort')}
          onClick={props.onNight}
        />
      )}
      {several ? (
        <Tool
          name="takeBack"
          icon={<UndoIcon />}
          label={t('tools.takeBack')}
          word={t('tools.takeBackShort')}
          disabled={!searching || session.marks.length === 0}
          onClick={props.onTakeBack}
        />
      ) : null}
      {minimal ? null : (
        <>
          <Tool
            name="hint"
            icon={<HintIcon />}
            label={hintLabel()}
            word={t('tools.hint')}
            disabled={!searching}
            expanded={hintOpen}
            onClick={props.onHint}
          />
          {props.skippable ? (
            <Tool
              name="skip"
              icon={<SkipIcon />}
              label={t('tools.skip')}
              word={t('tools.skipShort')}
              disabled={!searching || session.queue.length === 0}
              onClick={props.onSkip}
            />
          ) : null}
        </>
      )}
      <MotionTool />
      <MuteTool />
    </div>
  );
}
