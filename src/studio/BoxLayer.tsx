/** The boxes and outlines of a level on its map: drawn, moved and resized with pointer and keyboard. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArtworkDocument } from '../artwork/document';
import { movedBox, removeBox, resizedBox, setBox } from '../artwork/edits';
import { addedPoint, middleOfEdge, movedPoint, removedPoint } from '../artwork/outline-edits';
import { classes } from '../ui/classes';
import { BoxButton } from './BoxButton';
import { listenToBoxes, type Spot } from './box-gestures';
import { afterGesture } from './gesture-outcome';
import outlineStyles from './Outline.module.css';
import { PointHandles } from './PointHandles';
import styles from './Studio.module.css';
import { NO_TRACE, pointsOf, traced, type Trace } from './trace';

export interface Chosen {
  readonly quest: string;
  readonly box?: number | undefined;
  /** The picture to look at, where the quest has just been given another one. */
  readonly image?: string | undefined;
}

/** What a drag or a click on the map draws of the chosen quest. */
export type Drawing = 'box' | 'outline';

interface Props {
  readonly document: ArtworkDocument;
  readonly picture: string;
  readonly chosen: Chosen | undefined;
  readonly drawing: Drawing | undefined;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onChange: (next: ArtworkDocument) => void;
  readonly onDrawn: () => void;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How near to its first point a click ends an outline, CSS px. */
const CLOSING = 14;

/** How far an arrow moves, in pixels of the sheet; undefined for another key. */
function strideOf({ key, shiftKey }: React.KeyboardEvent): readonly [number, number] | undefined {
  const step = STEPS[key];
  const by = shiftKey ? 20 : 2;
  return step && [step[0] * by, step[1] * by];
}

const isRemoval = ({ key }: React.KeyboardEvent): boolean => key === 'Delete' || key === 'Backspace';

export function BoxLayer(props: Props) {
  const { document: level, picture, chosen, drawing } = props;
  const layer = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [draft, setDraft] = useState<ArtworkDocument>();
  const [trace, setTrace] = useState<Trace>(NO_TRACE);
  const latestTrace = useRef(trace);
  /** The quest whose outline is drawn: another one begins anew. */
  const tracedQuest = drawing === 'outline' ? chosen?.quest : undefined;
  const [traceOf, setTraceOf] = useState(tracedQuest);
  if (traceOf !== tracedQuest) {
    setTraceOf(tracedQuest);
    setTrace(NO_TRACE);
  }
  useEffect(() => {
    latest.current = props;
    latestTrace.current = trace;
  });

  /** A click of an outline, at a spot of the map. */
  const click = useCallback((spot: Spot) => {
    const { document: now, chosen: on, onChange, onChoose, onDrawn } = latest.current;
    if (!on || !layer.current) return undefined;
    const before = latestTrace.current;
    const points = pointsOf(now, on.quest, before);
    const [first] = points;
    const { width, height } = layer.current.getBoundingClientRect();
    if (first && points.length > 2) {
      const away = [spot.x - first.x / now.width, spot.y - first.y / now.height] as const;
      if (Math.hypot(away[0] * width, away[1] * height) < CLOSING) return onDrawn();
    }
    const next = traced(now, on.quest, before, { x: spot.x * now.width, y: spot.y * now.height });
    setTrace(next.trace);
    if (next.level) onChange(next.level);
    if (next.level) onChoose({ quest: on.quest, box: next.trace.box });
    return next.isFull ? onDrawn() : undefined;
  }, []);

  useEffect(() => {
    if (!layer.current) return undefined;
    const leaving = new AbortController();
    const isClick = () => latest.current.drawing === 'outline';
    const then = (...[grip, from, to]: Parameters<Parameters<typeof listenToBoxes>[1]['end']>) =>
      afterGesture(latest.current.document, latest.current.chosen?.quest, grip, from, to);
    listenToBoxes(
      layer.current,
      {
        begin: (grip) => {
          if (grip.kind !== 'draw') latest.current.onChoose({ quest: grip.quest, box: grip.box });
        },
        drag: (grip, from, to) => {
          if (!isClick()) setDraft(then(grip, from, to));
        },
        end: (grip, from, to) => {
          setDraft(undefined);
          if (isClick()) return click(to);
          const next = then(grip, from, to);
          if (next) latest.current.onChange(next);
          if (next && grip.kind === 'draw') latest.current.onDrawn();
          return undefined;
        },
        cancel: () => setDraft(undefined),
      },
      leaving.signal,
    );
    return () => leaving.abort();
  }, [click]);

  const onFocus = useCallback((quest: string, box: number) => latest.current.onChoose({ quest, box }), []);
  const onKey = useCallback((event: React.KeyboardEvent, quest: string, index: number) => {
    const { document: now, onChange } = latest.current;
    const box = now.quests.find((each) => each.quest === quest)?.positions[index];
    const stride = strideOf(event);
    if (!box || (!stride && !isRemoval(event))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!stride) return onChange(removeBox(now, quest, index));
    const next = event.altKey ? resizedBox(box, ...stride, now) : movedBox(box, ...stride, now);
    onChange(setBox(now, quest, index, next));
  }, []);
  const onPointKey = (event: React.KeyboardEvent, quest: string, index: number, point: number) => {
    const box = level.quests.find((each) => each.quest === quest)?.positions[index];
    const stride = strideOf(event);
    const isNew = event.key === 'Insert' || event.key === 'Enter';
    if (!box?.outline || (!stride && !isNew && !isRemoval(event))) return;
    event.preventDefault();
    event.stopPropagation();
    const middle = middleOfEdge(box.outline, point);
    const changed = stride
      ? movedPoint(box, point, ...stride, level)
      : isNew && middle
        ? addedPoint(box, point, middle, level)
        : removedPoint(box, point, level);
    if (changed === box) return;
    // the last point's button goes with it
    if (changed.outline?.length === point)
      layer.current?.querySelector<HTMLElement>(`[data-point="${String(point - 1)}"]`)?.focus();
    props.onChange(setBox(level, quest, index, changed));
  };

  const shown = draft ?? level;
  const points = tracedQuest === undefined ? [] : pointsOf(level, tracedQuest, trace);
  const spots = points === trace.points ? points : [];
  const quests = shown.quests.filter(({ image = 'main' }) => image === picture);
  const held = quests.find(({ quest }) => quest === chosen?.quest);
  const heldBox = held?.positions[chosen?.box ?? -1];
  return (
    <div
      ref={layer}
      className={classes(styles['layer'], drawing && styles['drawing'])}
      data-box-layer=""
      data-drawing={drawing}
    >
      {quests.flatMap(({ quest, positions }) =>
        positions.map((box, index) => (
          <BoxButton
            // a box has no name of its own: its place in the quest is what it is called by
            // oxlint-disable-next-line react/no-array-index-key
            key={`${quest} ${String(index)}`}
            quest={quest}
            index={index}
            box={box}
            width={shown.width}
            height={shown.height}
            isChosen={chosen?.quest === quest}
            isPressed={chosen?.quest === quest && chosen.box === index}
            onFocus={onFocus}
            onKey={onKey}
          />
        )),
      )}
      {held && heldBox ? (
        <PointHandles
          quest={held.quest}
          index={chosen?.box ?? 0}
          box={heldBox}
          sheet={shown}
          onKey={onPointKey}
        />
      ) : null}
      {spots.map(({ x, y }) => (
        <span
          key={`${String(x)} ${String(y)}`}
          className={outlineStyles['spot']}
          style={{
            left: `${String((x / shown.width) * 100)}%`,
            top: `${String((y / shown.height) * 100)}%`,
          }}
          aria-hidden="true"
        />
      ))}
    </div>
  );
}
