/** The boxes of a level on its map: drawn, moved and resized with pointer and keyboard. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ArtworkDocument } from '../artwork/document';
import { addBox, boxBetween, movedBox, removeBox, resizedBox, setBox } from '../artwork/edits';
import { classes } from '../ui/classes';
import { BoxButton } from './BoxButton';
import { listenToBoxes, type Grip, type Spot } from './box-gestures';
import styles from './Studio.module.css';

export interface Chosen {
  readonly quest: string;
  readonly box?: number | undefined;
  /** The picture to look at, where the quest has just been given another one. */
  readonly image?: string | undefined;
}

interface Props {
  readonly document: ArtworkDocument;
  readonly picture: string;
  readonly chosen: Chosen | undefined;
  /** While true, a drag on the map draws a box of the chosen quest. */
  readonly isDrawing: boolean;
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

/** The document after a gesture; undefined when nothing is held that it could change. */
function after(level: ArtworkDocument, chosen: Chosen | undefined, grip: Grip, from: Spot, to: Spot) {
  const at = ({ x, y }: Spot) => ({ x: x * level.width, y: y * level.height });
  if (grip.kind === 'draw') {
    const isTap = Math.hypot(at(to).x - at(from).x, at(to).y - at(from).y) < 4;
    return chosen && !isTap ? addBox(level, chosen.quest, boxBetween(at(from), at(to), level)) : undefined;
  }
  const box = level.quests.find(({ quest }) => quest === grip.quest)?.positions[grip.box];
  if (!box) return undefined;
  const [dx, dy] = [at(to).x - at(from).x, at(to).y - at(from).y];
  if (dx === 0 && dy === 0) return undefined;
  const next = grip.kind === 'move' ? movedBox(box, dx, dy, level) : resizedBox(box, dx, dy, level);
  return setBox(level, grip.quest, grip.box, next);
}

export function BoxLayer(props: Props) {
  const { document: level, picture, chosen, isDrawing } = props;
  const layer = useRef<HTMLDivElement>(null);
  const latest = useRef(props);
  const [draft, setDraft] = useState<ArtworkDocument>();
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!layer.current) return undefined;
    const leaving = new AbortController();
    const then = (grip: Grip, from: Spot, to: Spot) =>
      after(latest.current.document, latest.current.chosen, grip, from, to);
    listenToBoxes(
      layer.current,
      {
        begin: (grip) => {
          if (grip.kind !== 'draw') latest.current.onChoose({ quest: grip.quest, box: grip.box });
        },
        drag: (grip, from, to) => setDraft(then(grip, from, to)),
        end: (grip, from, to) => {
          const next = then(grip, from, to);
          setDraft(undefined);
          if (next) latest.current.onChange(next);
          if (next && grip.kind === 'draw') latest.current.onDrawn();
        },
        cancel: () => setDraft(undefined),
      },
      leaving.signal,
    );
    return () => leaving.abort();
  }, []);

  const onFocus = useCallback((quest: string, box: number) => latest.current.onChoose({ quest, box }), []);
  const onKey = useCallback((event: React.KeyboardEvent, quest: string, index: number) => {
    const { document: now, onChange } = latest.current;
    const box = now.quests.find((each) => each.quest === quest)?.positions[index];
    const step = STEPS[event.key];
    const isGone = event.key === 'Delete' || event.key === 'Backspace';
    if (!box || (!step && !isGone)) return;
    event.preventDefault();
    event.stopPropagation();
    if (isGone) return onChange(removeBox(now, quest, index));
    const by = event.shiftKey ? 20 : 2;
    const [dx, dy] = [(step?.[0] ?? 0) * by, (step?.[1] ?? 0) * by];
    const next = event.altKey ? resizedBox(box, dx, dy, now) : movedBox(box, dx, dy, now);
    onChange(setBox(now, quest, index, next));
  }, []);

  const shown = draft ?? level;
  return (
    <div ref={layer} className={classes(styles['layer'], isDrawing && styles['drawing'])} data-box-layer="">
      {shown.quests
        .filter(({ image = 'main' }) => image === picture)
        .flatMap(({ quest, positions }) =>
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
    </div>
  );
}
