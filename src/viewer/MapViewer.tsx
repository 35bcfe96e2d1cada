/** The React component of the map viewer: wraps the engine and renders the overlay and the minimap. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MapRect } from '../game/space';
import { createEarlyMark } from './early-mark';
import { ViewerEngine } from './engine';
import { MapOverlay } from './MapOverlay';
import marks from './MapOverlay.module.css';
import styles from './MapViewer.module.css';
import { Minimap } from './Minimap';
import { useCursor } from './use-cursor';
import type { MapViewerProps } from './types';

/**
 * Shows one map with native scrolling. Taps are reported in natural map pixels; `onSharp` is called each time the
 * visible part has become sharp. The zoom starts at the step nearest to the full width (DECISIONS 1).
 */
export function MapViewer(props: MapViewerProps) {
  const { map, pictureUrl, labels } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const tiles = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const engine = useRef<ViewerEngine | null>(null);
  const latest = useRef(props);
  const [failed, setFailed] = useState(0);
  const [sharp, setSharp] = useState(false);
  const [view, setView] = useState<MapRect>();
  const { point: cursor, onKey, push, press, hide } = useCursor(map, engine);
  useEffect(() => {
    latest.current = props;
  });

  // before the first frame, which would show the blur over the page's own sharp view
  useLayoutEffect(() => {
    if (!scroller.current || !content.current || !tiles.current || !mark.current) return undefined;
    const elements = { scroller: scroller.current, content: content.current, tiles: tiles.current };
    const early = createEarlyMark(mark.current, map, (tap) => latest.current.onTap?.(tap));
    const created = new ViewerEngine(elements, map, pictureUrl, {
      tap: (tap) => {
        const { disabled, marks: set, verdict } = latest.current;
        if (!disabled) early.tap(tap, set && (verdict === 'pending' ? set.length + 1 : 1));
      },
      doubleTap: () => {
        early.flush();
        latest.current.onDoubleTap?.();
      },
      zoom: (state) => latest.current.onZoom?.(state),
      view: setView,
      sharp: (now) => {
        setSharp(now);
        if (now) latest.current.onSharp?.();
      },
      failed: setFailed,
    });
    engine.current = created;
    latest.current.onReady?.({
      zoomIn: () => created.zoomIn(),
      zoomOut: () => created.zoomOut(),
      centreOn: (point) => created.centreOn(point),
      visible: () => created.visible(),
      pushCursor: push,
      pressCursor: press,
    });
    return () => {
      early.flush();
      created.destroy();
      setSharp(false);
      setFailed(0);
    };
  }, [map, pictureUrl, push, press]);

  useEffect(() => {
    const map = scroller.current;
    if (!map || !latest.current.takesFocus || document.querySelector('dialog[open]')) return;
    // whoever plays by pointer did not ask for the focus, and sees no frame
    map.dataset['quiet'] = '';
    map.focus({ preventScroll: true });
  }, []);

  const showFocus = () => void delete scroller.current?.dataset['quiet'];

  const onKeyDown = (event: React.KeyboardEvent) => {
    showFocus();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') engine.current?.zoomIn();
    else if (event.key === '-') engine.current?.zoomOut();
    else if (event.key === '0') engine.current?.zoomReset();
    else if (event.key === 'Escape') hide();
    else if (onKey(event.key)) event.preventDefault();
  };

  return (
    <div className={styles['viewer']} data-map-viewer={map.id} data-sharp={sharp}>
      <div
        ref={scroller}
        className={styles['scroller']}
        // focusable, since the arrow keys move its cursor
        tabIndex={0}
        role="application"
        aria-label={labels.map}
        onKeyDown={onKeyDown}
        onBlur={showFocus}
        onPointerDown={hide}
        data-map-scroller=""
      >
        <div ref={content} className={styles['content']} data-map-content="">
          <img className={styles['placeholder']} src={map.placeholder} alt="" draggable={false} />
          {props.overview ? (
            <img className={styles['placeholder']} src={props.overview} alt="" draggable={false} />
          ) : null}
          <div ref={tiles} className={styles['tiles']} data-map-tiles="" />
          <MapOverlay
            map={map}
            marks={props.marks}
            verdict={props.verdict}
            found={props.found}
            hint={props.hint}
            cursor={cursor}
          />
          <div className={marks.overlay} aria-hidden="true">
            <span ref={mark} className={`${marks.mark ?? ''} ${marks.early ?? ''}`} hidden />
          </div>
          {props.layer}
        </div>
      </div>
      <div className={styles['ring']} aria-hidden="true" />
      {!sharp && failed === 0 && (
        <output className={styles['loading']} aria-label={labels.loading} data-loading="" />
      )}
      {failed > 0 && (
        <output className={styles['failed']}>
          <span>{labels.failed}</span>
          <button type="button" onClick={() => engine.current?.retry()}>
            {labels.retry}
          </button>
        </output>
      )}
      {view && (
        <Minimap
          map={map}
          view={view}
          overview={props.overview}
          labels={labels}
          onMove={(point) => engine.current?.centreOn(point)}
        />
      )}
    </div>
  );
}
