/** The stroll's few tools: zoom, day and night, sound, sharing. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { MotionTool } from '../../table/MotionTool';
import { MuteTool } from '../../table/MuteTool';
import { Tool } from '../../table/Tool';
import { ZoomInIcon, ZoomOutIcon } from '../../ui/icons/tools';
import { DayIcon, NightIcon } from '../../ui/icons/signs';
import type { ZoomState } from '../../viewer/types';
import styles from './Tray.module.css';

interface Props {
  readonly zoom: ZoomState | undefined;
  /** Whether the night map is shown; undefined when the picture has none. */
  readonly night: boolean | undefined;
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  readonly onNight: () => void;
  /** Stands last. */
  readonly share: ReactNode;
}

export function StrollTools({ zoom, night, onZoomIn, onZoomOut, onNight, share }: Props) {
  const { t } = useTranslation('play');
  return (
    <div className={styles['tools']} role="toolbar" aria-label={t('tools.label')}>
      <Tool
        icon={<ZoomOutIcon />}
        label={t('tools.zoomOut')}
        disabled={!zoom?.canZoomOut}
        onClick={onZoomOut}
      />
      <Tool icon={<ZoomInIcon />} label={t('tools.zoomIn')} disabled={!zoom?.canZoomIn} onClick={onZoomIn} />
      {night === undefined ? null : (
        <Tool
          icon={night ? <DayIcon /> : <NightIcon />}
          label={night ? t('tools.day') : t('tools.night')}
          onClick={onNight}
        />
      )}
      <MotionTool />
      <MuteTool />
      {share}
    </div>
  );
}
